import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from './sync-to-disk.ts';

export interface WriteOptions {
  /**
   * The path of the temporary file. In a folder that belongs to the program it may be fixed: a file left behind when
   * the program was killed is then replaced instead of staying for ever. Without it, a new name next to the file.
   */
  beside?: string;
  /** The permissions of the file, as for `open`. Without it, the system's default for a new file. */
  mode?: number;
}

const nameBeside = (path: string): string => `${path}.${randomUUID().slice(0, 8)}.part`;

/**
 * Writes a file completely or not at all: first to a temporary file next to it, then into place. Resolves when both the
 * content and the name are on the disk. If there is a link, the link is replaced, never the file that it points to. Of
 * content in parts, only one part at a time is in memory; the first is requested once there is a file to write it to.
 *
 * @throws the error of the system or of the content; the old file is then unchanged, and nothing is left next to it
 */
export async function writeWhole(
  path: string,
  content: Uint8Array | string | AsyncIterable<Uint8Array>,
  { beside, mode }: WriteOptions = {},
): Promise<void> {
  const part = beside ?? nameBeside(path);
  if (beside !== undefined) await rm(beside, { force: true });
  // `wx` creates the file, and so never follows a link that was planted there.
  const file = await open(part, 'wx', mode);
  try {
    try {
      // Writes until everything is written: the system may accept only a part at a time, as it does when a disk is
      // nearly full.
      await writeFile(file, content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  syncFolder(dirname(path));
}

/**
 * Like `writeWhole`, but done when it returns: for content that must be on the disk before the next step of a program.
 */
export function writeWholeSync(path: string, content: Uint8Array | string, { beside, mode }: WriteOptions = {}): void {
  const part = beside ?? nameBeside(path);
  if (beside !== undefined) rmSync(beside, { force: true });
  const file = openSync(part, 'wx', mode);
  try {
    try {
      writeFileSync(file, content);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
  syncFolder(dirname(path));
}
