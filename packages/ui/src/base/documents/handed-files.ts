import { resumeKind, uploadPath as uploadPathOf } from '@vitae/domain';

/** The page that reads files. */
export const uploadPath = uploadPathOf(resumeKind);
/** The file types that can be read, for a file dialog. */
export const acceptedFiles = '.pdf,.docx,.odt,.rtf,.html,.htm,.json,.vitae,.txt,.md,.markdown,.yaml,.yml,.xml,.zip';

let handed: readonly File[] = [];

/** Keeps files for the upload page: an address cannot carry a `File`. */
export function handFiles(files: readonly File[]): void {
  handed = files;
}

/** Takes the files that another page left, once. */
export function takeHandedFiles(): readonly File[] {
  const files = handed;
  handed = [];
  return files;
}
