import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

/** Waits until what was written to a file is on the disk. @throws what the system says */
export function syncFile(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** What file systems say that cannot wait for a folder, and folders in which one may write but not read. */
const cannotWait: readonly unknown[] = ['EACCES', 'EINVAL', 'ENOSYS', 'ENOTSUP', 'EPERM'];

/**
 * Waits until the names in a folder are on the disk: without this a file that was just renamed may be gone, or have its
 * old content, after a power cut. Does nothing where the system has no such call: Windows, some network drives. @throws
 * what else the system says
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
 * Gives a whole, written file its name, in place of the file that had it: after a crash there is one or the other.
 * @throws what the system says
 */
export function putInPlace(from: string, to: string): void {
  syncFile(from);
  renameSync(from, to);
  syncFolder(dirname(to));
}
