/** Trouble of the shell with a text that a person can read. */
export class ShellError extends Error {
  override readonly name = 'ShellError';
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this program may not write there. Choose another folder',
  EPERM: 'this program may not write there. Choose another folder',
  EROFS: 'the disk can only be read. Choose another folder',
  ENOSPC: 'the disk is full. Free some space, or choose another disk',
  ENOENT: 'the folder is not there any more. Choose another one',
  EISDIR: 'a folder has this name already. Choose another name',
  EBUSY: 'another program keeps the file busy. Close it there and try again',
};

/** The text about a file that could not be written or read. */
export function fileTrouble(what: string, error: unknown): ShellError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new ShellError(`${what}: ${reasons[code] ?? `the system says ${code || 'no more than that it failed'}`}.`, {
    cause: error,
  });
}
