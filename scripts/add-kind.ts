import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const packages = join(import.meta.dirname, '../packages');
const sources = join(packages, 'testkit/src/new-kind');

/** The folders of kinds: the file that each gets, and what is in it. */
const folders = [
  { folder: 'domain/src/kinds', source: 'domain.note.txt' },
  { folder: 'templates/src/kinds', source: 'templates.note.txt' },
  { folder: 'exporter/src/kinds', source: 'exporter.note.txt' },
  { folder: 'importer/src/kinds', source: 'importer.note.txt' },
  { folder: 'ui/src/rooms/editor/kinds', source: 'editor.note.txt' },
].map(({ folder, source }) => ({
  folder,
  registry: join(packages, folder, 'all.ts'),
  added: join(packages, folder, 'note.ts'),
  source: join(sources, source),
}));

/**
 * Runs the code as if somebody had added a kind of document: one file in each folder of kinds, one line in its registry,
 * and nothing else.
 */
export function addKind(): Plugin {
  return {
    name: 'add-kind',
    enforce: 'pre',
    // Named relative to the registry, and by its address when it is fetched.
    resolveId: (source, importer) =>
      folders.find(
        ({ folder, registry }) =>
          source.endsWith(`/${folder}/note.ts`) || (source === './note.ts' && importer === registry),
      )?.added ?? null,
    load(id) {
      const planted = folders.find(({ added }) => id === added);
      if (planted) return readFileSync(planted.source, 'utf8');
      const registered = folders.find(({ registry }) => id === registry);
      return registered ? `${readFileSync(registered.registry, 'utf8')}export { note } from './note.ts';\n` : null;
    },
  };
}
