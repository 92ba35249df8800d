import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const packages = join(root, 'packages');
const testkit = join(packages, 'testkit/src');
const read = (...path: string[]): string => readFileSync(join(...path), 'utf8');

/**
 * Files as they would be after an addition: the text of each by its path. The tests run on them (`add-section.ts`,
 * `add-page.ts`, `add-kind.ts`), and `planted-types.test.ts` checks their types.
 */
export type Planted = ReadonlyMap<string, string>;

/** The folder of sections: one more file, and one line in the registry. */
export const sectionFiles = {
  added: join(packages, 'domain/src/sections/patent.ts'),
  registry: join(packages, 'domain/src/sections/all.ts'),
};

/** A section of the resume that the registry does not have. */
export const plantedSection = (): Planted =>
  new Map([
    [sectionFiles.added, read(testkit, 'new-section/patent.section.txt')],
    [sectionFiles.registry, `${read(sectionFiles.registry)}export { patent } from './patent.ts';\n`],
  ]);

/** The page's file in a room, and the registry with one more entry. */
export const pageFiles = {
  added: join(packages, 'ui/src/rooms/account/reminders-page.tsx'),
  registry: join(packages, 'api/src/pages/account-pages.ts'),
};

/** A page that the registry does not have. */
export const plantedPage = (): Planted =>
  new Map([
    [pageFiles.added, read(testkit, 'new-page/reminders-page.tsx.txt')],
    [
      pageFiles.registry,
      read(pageFiles.registry).replace(
        'export const account: readonly Page[] = [',
        (begins) => begins + read(testkit, 'new-page/entry.txt'),
      ),
    ],
  ]);

/** The folders of kinds: the file that each gets, as its registry imports it, and the text of that file. */
export const kindFolders = [
  { folder: 'domain/src/kinds', source: 'domain.note.txt' },
  { folder: 'api/src/pages/builders', source: 'builder.note.txt' },
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
  source: join(testkit, 'new-kind', source),
}));

/** The file that exports the definitions of kinds, which the code of each kind imports. */
const definitions = join(packages, 'domain/src/kinds/index.ts');

/** The form of the planted kind. */
export const kindForm = join(packages, 'ui/src/rooms/editor/kinds/note/forms/note-step.tsx');

/** A kind of document that the registries do not have. */
export const plantedKind = (): Planted =>
  new Map([
    [kindForm, read(testkit, 'new-kind/form.note.txt')],
    [definitions, `${read(definitions)}export { note as noteKind } from './all.ts';\n`],
    ...kindFolders.flatMap(({ file, registry, added, source }): [string, string][] => [
      [added, read(source)],
      [registry, `${read(registry)}export { note } from '${file}';\n`],
    ]),
  ]);
