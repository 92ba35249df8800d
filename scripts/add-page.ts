import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { screens, withScreen } from './planted-screen.ts';

const root = join(import.meta.dirname, '..');
const registry = join(root, 'packages/api/src/pages/account-pages.ts');
const added = join(root, 'packages/ui/src/rooms/account/reminders-page.tsx');
const address = '../rooms/account/reminders-page.tsx';

const listBegins = 'export const account: readonly Page[] = [';

const planted = (name: string): string => readFileSync(join(root, 'packages/testkit/src/new-page', name), 'utf8');

/** Runs the code as if a page had been added: one file in a room, one entry in the registry, and nothing else. */
export function addPage(): Plugin {
  return {
    name: 'add-page',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('/rooms/account/reminders-page.tsx') ? added : null),
    load(id) {
      if (id === added) return planted('reminders-page.tsx.txt');
      if (id === registry)
        return readFileSync(registry, 'utf8').replace(listBegins, (begins) => begins + planted('entry.txt'));
      return id === screens ? withScreen(address) : null;
    },
  };
}
