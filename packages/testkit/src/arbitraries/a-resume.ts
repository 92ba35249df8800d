import { coverLetterSchema, newId, resumeSchema, slugFor, type CoverLetter, type Resume } from '@vitae/domain';

const start = '2026-01-02T03:04:05.000Z';

function newDocument(title: string) {
  const id = newId();
  return { id, title, slug: slugFor(title, id), createdAt: start, updatedAt: start };
}

/** A valid resume with the parts that a test needs; the rest is empty. */
export function aResume(parts: Partial<Resume> = {}): Resume {
  return resumeSchema.parse({ ...newDocument('A resume'), ...parts });
}

/** A valid cover letter with the parts that a test needs; the rest is empty. */
export function aCoverLetter(parts: Partial<CoverLetter> = {}): CoverLetter {
  return coverLetterSchema.parse({ ...newDocument('A letter'), ...parts });
}
