import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** What only a resume has: everything else handles documents of any kind. */
const resumeNames = new Set(['Resume', 'resumeSchema']);

/** Where `Resume` may be imported outside of `domain`: the resume's own folders. */
export const resumeFolders = [
  'packages/ui/src/rooms/editor/kinds/resume',
  'packages/ui/src/parts/history/kinds',
  // Reads a resume from a file, and the room that shows the result.
  'packages/importer/src/resume',
  'packages/ui/src/rooms/review',
  'packages/evaluation/src/resume',
  'packages/exporter/src/resume',
  'packages/samples/src/resumes',
  // The animated resume on the home page.
  'packages/ui/src/rooms/site/live-resume',
];

/** Whether a file imports what only a resume has. */
export function namesResume(file: string, text: string): boolean {
  const { program } = parseSync(file, text);
  let isNamed = false;
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (source.value !== '@vitae/domain') return;
      isNamed ||= specifiers.some(
        (specifier) =>
          specifier.type === 'ImportSpecifier' &&
          specifier.imported.type === 'Identifier' &&
          resumeNames.has(specifier.imported.name),
      );
    },
  }).visit(program);
  return isNamed;
}

/** The files outside these folders that import what only a resume has, relative to the root. */
export const resumeNamedIn = (root: string, files: readonly string[]): string[] =>
  files
    .map((file) => relative(root, file).split(sep).join('/'))
    .filter((path) => !resumeFolders.some((folder) => path.startsWith(`${folder}/`)))
    .filter((path) => namesResume(path, readFileSync(join(root, path), 'utf8')))
    .toSorted();
