import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** What only a resume has: everything else takes a document of any kind. */
const resumeNames = new Set(['Resume', 'resumeSchema']);

/** Where a resume may be named, beside `domain`: the resume's own folders, and what reads, writes or draws resumes. */
export const resumeFolders = [
  'packages/ui/src/rooms/editor/kinds/resume',
  'packages/ui/src/parts/history/kinds',
  // Reads a resume out of a file and shows what was found.
  'packages/importer/src',
  'packages/ui/src/rooms/review',
  // Formats and templates of resumes, and finished resumes to begin with.
  'packages/exporter/src',
  'packages/templates/src',
  'packages/samples/src',
];

/** Files elsewhere that still name a resume. Only ever take from this list. */
export const stillNamed = [
  // The gallery of resume templates, and the resume that types itself on the home page.
  'packages/ui/src/rooms/library/templates-page.tsx',
  'packages/ui/src/rooms/site/demo-typing.ts',
  'packages/ui/src/rooms/site/live-resume.tsx',
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

/** The files that name a resume outside of its folders, relative to the root. */
export const resumeNamedIn = (root: string, files: readonly string[]): string[] =>
  files
    .map((file) => relative(root, file).split(sep).join('/'))
    .filter((path) => !resumeFolders.some((folder) => path.startsWith(`${folder}/`)))
    .filter((path) => namesResume(path, readFileSync(join(root, path), 'utf8')))
    .toSorted();
