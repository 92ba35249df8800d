import { coverLetterSchema, type CoverLetter } from '../cover-letter.ts';
import { resumeSchema, type Resume } from '../resume.ts';
import { migrate, migrationChain, type StoredDocument } from './chain.ts';

/** Steps from one stored format of a resume to the next: `.step(2, (document) => …)`. */
export const resumeMigrations = migrationChain(1);

/** Steps from one stored format of a cover letter to the next. */
export const coverLetterMigrations = migrationChain(1);

/**
 * Reads a stored resume of any known version.
 * @throws {NewerDocumentError} when a newer program wrote it.
 * @throws {z.ZodError} when it is not a resume.
 */
export function readResume(stored: StoredDocument): Resume {
  return resumeSchema.parse(migrate(stored, resumeMigrations));
}

/** Reads a stored cover letter of any known version; throws as `readResume` does. */
export function readCoverLetter(stored: StoredDocument): CoverLetter {
  return coverLetterSchema.parse(migrate(stored, coverLetterMigrations));
}
