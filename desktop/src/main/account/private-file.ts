import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** The text of a file, null where there is none. */
export function readPrivate(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Replaces a file that only its owner may read: whole or not at all, and on the disk when this returns. */
export function writePrivate(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const next = `${file}.next`;
  // A file left by a program that was ended may have other rights.
  rmSync(next, { force: true });
  const handle = openSync(next, 'wx', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(next, file);
  syncFolder(dirname(file));
}

export function removePrivate(file: string): void {
  rmSync(`${file}.next`, { force: true });
  rmSync(file, { force: true });
}

/** A new name lasts when the folder is on the disk; Windows has no such call and does it by itself. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
