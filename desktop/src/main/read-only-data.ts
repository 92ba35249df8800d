import { accessSync, constants, readlinkSync } from 'node:fs';
import { join } from 'node:path';

const READ_ONLY = new Set(['EROFS', 'EACCES', 'EPERM']);

/**
 * Whether the program may run although the system gives it no lock: nothing can be written to the folder of its data,
 * the lock neither, and no other program holds one. Documents are then read-only, so two programs do no harm.
 */
export function isReadOnlyAndFree(folder: string): boolean {
  return !canBeWritten(folder) && !isHeld(join(folder, 'SingletonLock'));
}

function canBeWritten(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && READ_ONLY.has(String(error.code)));
  }
}

/** Chromium's lock is a link to the host and the process that holds it; one of a program that has ended stays there. */
function isHeld(lock: string): boolean {
  try {
    const holder = Number(readlinkSync(lock).split('-').at(-1));
    return process.kill(holder, 0);
  } catch (error) {
    // A process of another user cannot be signalled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
