import { coverLetterKind } from '@vitae/domain';
import { latePart, type EditorKind } from '../editor-kind.ts';

/** The parts of a letter whose controls are in its first form. */
const ofDetails = new Set(['sender', 'locale', 'country', 'resumeId']);

export const coverLetter: EditorKind = {
  key: coverLetterKind.key,
  addressOfPath(_document, path) {
    const [root = ''] = path.split('.');
    if (root === 'template' || root === 'followsLook') return 'template';
    return ofDetails.has(root) ? '' : 'content';
  },
  navigation: latePart(async () => (await import('./navigation.ts')).navigation),
};
