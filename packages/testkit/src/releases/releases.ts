import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../releases');

/** Every release whose data is kept, oldest first. */
export const releases: readonly string[] = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** The backup made by the server of a release. */
export const serverBackupOf = (release: string): string => join(folder, release, 'server.backup');

/** Copies the desktop app's documents of a release into an empty folder: opening them changes them. */
export const copyDesktopOf = (release: string, to: string): void =>
  cpSync(join(folder, release, 'desktop'), to, { recursive: true });

/** The password of every account in the data of releases. */
export const releasePassword = 'a long pass phrase of 0.1.0';
