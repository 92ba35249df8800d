import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { screens, withScreen } from './planted-screen.ts';

const packages = join(import.meta.dirname, '../packages');
const sources = join(packages, 'testkit/src/new-kind');

/** The folders of kinds: the file that each gets, and its content. */
const folders = [
  { folder: 'domain/src/kinds', source: 'domain.note.txt' },
  { folder: 'api/src/pages/kinds', source: 'api.note.txt' },
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

const formAddress = '../rooms/editor/kinds/note/forms/note-step.tsx';
const form = join(dirname(screens), formAddress);

/**
 * Runs the code as if a kind of document had been added: one file in each folder of kinds, one line in its registry,
 * the form, and nothing else.
 */
export function addKind(): Plugin {
  return {
    name: 'add-kind',
    enforce: 'pre',
    // Named relative to the registry when it is imported, and by its address when it is fetched.
    resolveId: (source, importer) => {
      if (source.endsWith('/note/forms/note-step.tsx')) return form;
      return (
        folders.find(
          ({ folder, registry }) =>
            source.endsWith(`/${folder}/note.ts`) || (source === './note.ts' && importer === registry),
        )?.added ?? null
      );
    },
    load(id) {
      if (id === form) return readFileSync(join(sources, 'form.note.txt'), 'utf8');
      if (id === screens) return withScreen(formAddress);
      const planted = folders.find(({ added }) => id === added);
      if (planted) return readFileSync(planted.source, 'utf8');
      const registered = folders.find(({ registry }) => id === registry);
      return registered ? `${readFileSync(registered.registry, 'utf8')}export { note } from './note.ts';\n` : null;
    },
  };
}
