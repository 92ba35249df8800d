import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { screens, withScreen } from './planted-screen.ts';

const packages = join(import.meta.dirname, '../packages');
const sources = join(packages, 'testkit/src/new-kind');

/** The folders of kinds: the file that each gets, as its registry imports it, and the text of that file. */
const folders = [
  { folder: 'domain/src/kinds', source: 'domain.note.txt' },
  { folder: 'api/src/pages/kinds', source: 'api.note.txt' },
  { folder: 'templates/src/kinds', source: 'templates.note.txt', file: './note.tsx' },
  { folder: 'exporter/src/kinds', source: 'exporter.note.txt' },
  { folder: 'importer/src/kinds', source: 'importer.note.txt' },
  { folder: 'ui/src/rooms/editor/kinds', source: 'editor.note.txt', file: './note/index.ts' },
].map(({ folder, source, file = './note.ts' }) => ({
  file,
  /** The end of its path. */
  address: `/${folder}${file.slice(1)}`,
  registry: join(packages, folder, 'all.ts'),
  added: join(packages, folder, file),
  source: join(sources, source),
}));

/** The file that exports the definitions of kinds, which the code of each kind imports. */
const definitions = join(packages, 'domain/src/kinds/index.ts');

const formAddress = '../rooms/editor/kinds/note/forms/note-step.tsx';
const form = join(dirname(screens), formAddress);

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
      if (source.endsWith('/note/forms/note-step.tsx')) return form;
      return (
        folders.find(
          ({ address, file, registry }) => source.endsWith(address) || (source === file && importer === registry),
        )?.added ?? null
      );
    },
    load(id) {
      if (id === form) return readFileSync(join(sources, 'form.note.txt'), 'utf8');
      if (id === screens) return withScreen(formAddress);
      if (id === definitions) return `${readFileSync(id, 'utf8')}export { note as noteKind } from './all.ts';\n`;
      const planted = folders.find(({ added }) => id === added);
      if (planted) return readFileSync(planted.source, 'utf8');
      const registered = folders.find(({ registry }) => id === registry);
      return registered ? `${readFileSync(id, 'utf8')}export { note } from '${registered.file}';\n` : null;
    },
  };
}
