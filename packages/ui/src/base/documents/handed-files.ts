import { resumeKind, uploadPath as uploadPathOf } from '@vitae/domain';

/** Where files are read. */
export const uploadPath = uploadPathOf(resumeKind);
/** What can be read, for a dialog that chooses files. */
export const acceptedFiles = '.pdf,.docx,.json,.vitae,.txt,.md,.markdown,.yaml,.yml,.zip';

let handed: readonly File[] = [];

/** Leaves files for the upload page: a `File` does not survive in an address. */
export function handFiles(files: readonly File[]): void {
  handed = files;
}

/** Takes the files left by another page, once. */
export function takeHandedFiles(): readonly File[] {
  const files = handed;
  handed = [];
  return files;
}
