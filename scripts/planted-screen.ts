import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file that lists the screens of the pages. */
export const screens = join(import.meta.dirname, '../packages/ui/src/shell/screens.ts');

/**
 * The list of screens with one more. Vite looks for files of a glob on the disk, so a file that does not exist is added
 * explicitly.
 * @param address where the file would be, relative to the list
 */
export const withScreen = (address: string): string =>
  readFileSync(screens, 'utf8').replace(
    /const ofEditor: Files = (import\.meta\.glob\([^)]*\));/,
    (_, onDisk: string) => `const ofEditor: Files = { ...${onDisk}, '${address}': () => import('${address}') };`,
  );
