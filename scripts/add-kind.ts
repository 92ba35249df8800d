import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { kindFolders, kindForm, plantedKind } from './planted.ts';
import { screens, withScreen } from './planted-screen.ts';

/**
 * Runs the code as if a kind of document had been added: one file in each folder of kinds, one line in its registry,
 * its definition exported by the domain, the form, and nothing else.
 */
export function addKind(): Plugin {
  return {
    name: 'add-kind',
    enforce: 'pre',
    // Named relative to the registry when it is imported, and by its address when it is fetched.
    resolveId: (source, importer) => {
      if (source.endsWith('/note/forms/note-step.tsx')) return kindForm;
      const path = importer === undefined ? source : resolve(dirname(importer), source);
      return kindFolders.find(({ address, added }) => source.endsWith(address) || path === added)?.added ?? null;
    },
    load: (id) =>
      id === screens ? withScreen('../rooms/editor/kinds/note/forms/note-step.tsx') : (plantedKind().get(id) ?? null),
  };
}
