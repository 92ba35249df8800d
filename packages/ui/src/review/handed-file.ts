let handed: File | null = null;

/** Leaves a file for the upload page: a `File` does not survive in an address. */
export function handFile(file: File): void {
  handed = file;
}

/** Takes the file left by another page, once. */
export function takeHandedFile(): File | null {
  const file = handed;
  handed = null;
  return file;
}
