import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes a folder a disk of its own, of some megabytes; false where this process may not. `removeDisk` undoes it. */
export function makeDisk(folder: string, megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export function removeDisk(folder: string): void {
  execFileSync('umount', ['-l', folder]);
}

/** Makes a disk read-only, as the system does with a damaged one. */
export function sealDisk(folder: string): void {
  execFileSync('mount', ['-o', 'remount,ro', folder]);
}

/** Fills a disk to the last block. */
export function fillDisk(folder: string): void {
  const block = new Uint8Array(1024);
  for (let full = false; !full;) {
    try {
      appendFileSync(join(folder, 'filler'), block);
    } catch {
      full = true;
    }
  }
}
