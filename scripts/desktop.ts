// Starts the desktop app, rebuilding it if something changed. Electron itself is downloaded at the first start.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ensureBuilt } from './fresh-build.mjs';

const desktop = join(import.meta.dirname, '..', 'desktop');

/** Electron's executable; its package downloads it if it is missing. Null if that fails too. */
const findProgram = (): string | null => {
  try {
    const program = z.string().parse(createRequire(join(desktop, 'package.json'))('electron'));
    return existsSync(program) ? program : null;
  } catch {
    return null;
  }
};

await ensureBuilt('desktop');
const program = findProgram();
if (program === null) {
  console.error(
    'Electron could not be fetched. Name a mirror in ELECTRON_MIRROR, or the folder of an unpacked release in ELECTRON_OVERRIDE_DIST_PATH, and start again.',
  );
  console.error('Until then `npm start` serves the same app to a browser.');
  process.exitCode = 1;
} else {
  const { status } = spawnSync(program, [desktop, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
