import type { Plugin } from 'vite';
import { pageFiles, plantedPage } from './planted.ts';
import { screens, withScreen } from './planted-screen.ts';

const address = '../rooms/account/reminders-page.tsx';

/** Runs the code as if a page had been added: one file in a room, one entry in the registry, and nothing else. */
export function addPage(): Plugin {
  return {
    name: 'add-page',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('/rooms/account/reminders-page.tsx') ? pageFiles.added : null),
    load: (id) => (id === screens ? withScreen(address) : (plantedPage().get(id) ?? null)),
  };
}
