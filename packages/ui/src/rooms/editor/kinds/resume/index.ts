import { resumeKind } from '@vitae/domain';
import { latePart, type EditorKind } from '../editor-kind.ts';
import { addressOfPath } from './steps/address-of-path.ts';

export const resume: EditorKind = {
  key: resumeKind.key,
  addressOfPath: (document, path) => addressOfPath(resumeKind.of(document), path),
  navigation: latePart(async () => (await import('./navigation.ts')).navigation),
};
