import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

/** Waits until the content of a file is on the disk. @throws the error of the system */
export function syncFile(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Errors of file systems that cannot sync a folder, and of folders that are writable but not readable. */
const cannotWait: readonly unknown[] = ['EACCES', 'EINVAL', 'ENOSYS', 'ENOTSUP', 'EPERM'];

/**
 * Waits until the names in a folder are on the disk: without this, a file that was just renamed may be missing or have
 * its old content after a power failure. Does nothing if the system has no such call: Windows, some network drives.
 * @throws other errors of the system
 */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  try {
    const folder = openSync(path, 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && cannotWait.includes(error.code))) throw error;
  }
}

/**
 * Gives a completely written file its name, replacing the file that had it: after a crash, one or the other exists.
 * @throws the error of the system
 */
export function putInPlace(from: string, to: string): void {
  syncFile(from);
  renameSync(from, to);
  syncFolder(dirname(to));
}
