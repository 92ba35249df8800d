import { coverLetterSchema, type AnyDocument, type DocumentKind } from '@vitae/domain';
import { loadSample } from './resumes/sample-resumes.ts';

const examples: Partial<Record<DocumentKind, () => Promise<AnyDocument>>> = {
  resume: () => loadSample('operations-manager'),
  coverletter: async () => coverLetterSchema.parse((await import('./letters/operations-manager.json')).default),
};

/** A finished document of a kind, as an example of what one looks like; `undefined` if there is none. */
export const loadExample = async (kind: DocumentKind): Promise<AnyDocument | undefined> => examples[kind]?.();
