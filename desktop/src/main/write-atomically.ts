import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';

/**
 * Writes a file whole or not at all: first to `beside`, then into its place. In a folder of our own that may have one name, so that a program that was
 * ended leaves no more than one. @throws what the system says
 */
export async function writeAtomically(path: string, content: Uint8Array | string, beside = `${path}.${randomUUID().slice(0, 8)}.part`): Promise<void> {
  try {
    const file = await open(beside, 'wx');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
