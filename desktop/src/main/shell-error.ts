import { desktopText } from '@vitae/words/desktop';

/** An error of the shell with a text for the user. */
export class ShellError extends Error {
  override readonly name = 'ShellError';
}

const reasons = {
  EACCES: 'reasonNotAllowed',
  EPERM: 'reasonNotAllowed',
  EROFS: 'reasonReadOnly',
  ENOSPC: 'reasonDiskFull',
  ENOENT: 'reasonFolderGone',
  EISDIR: 'reasonIsFolder',
  EBUSY: 'reasonBusy',
} as const;

const isKnown = (code: string): code is keyof typeof reasons => Object.hasOwn(reasons, code);

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (isKnown(code)) return desktopText(reasons[code]);
  return code === '' ? desktopText('reasonUnknown') : desktopText('reasonCode', { code });
}

/** A file that could not be opened or saved, and why. */
export const fileTrouble = (what: 'fileNotOpenedWhy' | 'fileNotSaved', name: string, error: unknown): ShellError =>
  new ShellError(desktopText(what, { name, reason: reasonOf(error) }), { cause: error });
