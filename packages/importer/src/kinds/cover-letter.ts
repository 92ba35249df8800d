import { coverLetterKind } from '@vitae/domain';
import { ownFilesOnly } from '../kind-importer.ts';

export const coverLetter = ownFilesOnly(coverLetterKind);
