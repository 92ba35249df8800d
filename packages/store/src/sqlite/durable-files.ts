import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

/** Waits until what was written to a file is on the disk. */
export function syncFile(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Waits until the names in a folder are on the disk; Windows does so by itself and opens no folders. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Gives a whole, written file its name, in place of what had it: after a crash there is one or the other. */
export function putInPlace(from: string, to: string): void {
  syncFile(from);
  renameSync(from, to);
  syncFolder(dirname(to));
}
