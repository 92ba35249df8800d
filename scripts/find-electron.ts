import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const electron = join(import.meta.dirname, '../desktop/node_modules/electron');

/**
 * Electron's executable, if its package has downloaded it, or if ELECTRON_OVERRIDE_DIST_PATH names its folder. Unlike
 * that package, this downloads nothing.
 */
export const findElectron = (): string | null => {
  const note = join(electron, 'path.txt');
  const name = existsSync(note) ? readFileSync(note, 'utf8').trim() : 'electron';
  const program = join(process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(electron, 'dist'), name);
  return existsSync(program) ? program : null;
};

/** Why tests cannot drive Electron itself here; `''` if they can. */
export const noElectron = (): string => {
  if (findElectron() === null) return 'its program is not here; ELECTRON_OVERRIDE_DIST_PATH may name its folder';
  const hasDisplay = process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);
  return hasDisplay ? '' : 'there is no display; xvfb-run lends one';
};
