import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from './sync-to-disk.ts';

export interface WriteOptions {
  /**
   * The path that is written first. In a folder of the program's own it may be a fixed one: a file that a program left
   * there when it was killed is then replaced instead of staying for ever. Without it, a new name beside the file.
   */
  beside?: string;
  /** The rights of the file, as for `open`. Without it, what the system gives to a new file. */
  mode?: number;
}

const nameBeside = (path: string): string => `${path}.${randomUUID().slice(0, 8)}.part`;

/**
 * Writes a file whole or not at all: first beside it, then into its place. Resolves when both the content and the name
 * are on the disk. Where there is a link, the link is replaced, never the file that it leads to. Of content in parts
 * one part at a time is in memory; the first is asked for once there is a file to write it to.
 *
 * @throws what the system or the content says; the old file is then as it was, and nothing is left beside it
 */
export async function writeWhole(
  path: string,
  content: Uint8Array | string | AsyncIterable<Uint8Array>,
  { beside, mode }: WriteOptions = {},
): Promise<void> {
  const part = beside ?? nameBeside(path);
  if (beside !== undefined) await rm(beside, { force: true });
  // `wx` creates the file, and so never follows a link that somebody has put there.
  const file = await open(part, 'wx', mode);
  try {
    try {
      // Writes on until everything is written: the system may take only a part at a time, as it does when a disk fills up.
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

/** As `writeWhole`, done when it returns: for what has to be on the disk before the next step of a program. */
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
