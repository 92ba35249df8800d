import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Bytes that the temporary files of a run may need, and memory that programs need besides. */
const needed = 4e9;

/**
 * Creates a folder for temporary files in memory, and removes it when this process ends. The server's tests create
 * more than a thousand databases, and waiting for the disk to keep them takes longer than most tests; none of them
 * needs to survive a power cut. `null` where there is no such folder (only Linux has one), too little memory, or no
 * permission to run programs in it.
 */
export function memoryFolder(parent = '/dev/shm'): string | null {
  let folder: string | null = null;
  try {
    const { bavail, bsize } = statfsSync(parent);
    if (bavail * bsize < needed || freemem() < 2 * needed) return null;
    folder = mkdtempSync(join(parent, 'vitae-tests-'));
  } catch {
    return null;
  }
  const made = folder;
  process.on('exit', () => rmSync(made, { recursive: true, force: true }));
  // PostgreSQL runs as a user of its own.
  chmodSync(made, 0o755);
  const program = join(made, 'program');
  writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  return spawnSync(program).status === 0 ? made : null;
}
