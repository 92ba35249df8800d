import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeWholeSync } from '@vitae/durable-files';

/** The text of a file; null if it does not exist. */
export function readPrivate(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Replaces a file that only its owner may read: all or nothing, and on the disk when this returns. */
export function writePrivate(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeWholeSync(file, text, { beside: `${file}.next`, mode: 0o600 });
}

export function removePrivate(file: string): void {
  rmSync(`${file}.next`, { force: true });
  rmSync(file, { force: true });
}
