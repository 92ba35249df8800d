import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What lists the files that draw pages. */
export const screens = join(import.meta.dirname, '../packages/ui/src/shell/screens.ts');

/**
 * The list of screens with one more. Vite looks for files of a glob on the disk, so a file that is not there is named
 * beside them.
 * @param address where the file would be, relative to the list
 */
export const withScreen = (address: string): string =>
  readFileSync(screens, 'utf8').replace(
    /const files = (import\.meta\.glob\([^)]*\));/,
    (_, onDisk: string) => `const files = { ...${onDisk}, '${address}': () => import('${address}') };`,
  );
