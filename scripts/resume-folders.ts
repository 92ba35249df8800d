import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** What only a resume has: everything else handles documents of any kind. */
const resumeNames = new Set(['Resume', 'resumeSchema']);

/** Where `Resume` may be imported outside of `domain`: the resume's own folders. */
export const resumeFolders = [
  'packages/ui/src/rooms/editor/kinds/resume',
  'packages/ui/src/parts/history/kinds/resume.ts',
  // Reads a resume from a file, and shows what was read.
  'packages/importer/src/resume',
  'packages/ui/src/rooms/review/kinds/resume.ts',
  'packages/ui/src/rooms/review/kinds/resume-groups.ts',
  'packages/ui/src/rooms/review/kinds/resume-leftover.ts',
  'packages/ui/src/rooms/review/kinds/resume-places.ts',
  'packages/evaluation/src/resume',
  'packages/exporter/src/resume',
  'packages/samples/src/resumes',
  // The animated resume on the home page.
  'packages/ui/src/rooms/site/live-resume',
];

/**
 * Where a letter's key may be written outside of `domain` and the catalogue: registries of kinds, and what is about
 * letters alone. Whatever names kinds by hand names this one; a resume's key is also a common word.
 */
export const letterPlaces = [
  'packages/evaluation/src/check.ts',
  'packages/evaluation/src/evaluate.ts',
  'packages/evaluation/src/facts.ts',
  'packages/evaluation/src/job-match',
  'packages/evaluation/src/letter',
  'packages/samples/src/examples.ts',
  'packages/samples/src/sample-files.ts',
  'packages/spelling/src/texts.ts',
  'packages/templates/src',
  'packages/ui/src/base/documents/kind-texts.ts',
  'packages/ui/src/parts/samples/document-text.tsx',
  'packages/ui/src/rooms/editor/kinds/cover-letter',
  // Invents an account's documents, and moves rows by names that they once had.
  'server/src/command-line/seed-many.ts',
  'server/src/db/migrations',
];

const letterKey = 'coverletter';

/** The package that defines a resume. */
const domain = '@vitae/domain';

/** Whether a file imports, exports or refers to what only a resume has. */
export function namesResume(file: string, text: string): boolean {
  const { program } = parseSync(file, text);
  let isNamed = false;
  const namespaces = new Set<string>();
  const check = (node: { type: string; name?: unknown } | null | undefined) => {
    isNamed ||= node?.type === 'Identifier' && typeof node.name === 'string' && resumeNames.has(node.name);
  };
  const isNamespace = (node: { type: string; name?: unknown }) =>
    node.type === 'Identifier' && typeof node.name === 'string' && namespaces.has(node.name);
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (source.value !== domain) return;
      for (const specifier of specifiers) {
        if (specifier.type === 'ImportSpecifier') check(specifier.imported);
        else namespaces.add(specifier.local.name);
      }
    },
    ExportNamedDeclaration({ source, specifiers }) {
      if (source?.value === domain) for (const { local } of specifiers) check(local);
    },
    TSImportType({ source, qualifier }) {
      if (source.value === domain) check(qualifier);
    },
    TSQualifiedName({ left, right }) {
      if (isNamespace(left)) check(right);
    },
    MemberExpression({ object, property }) {
      if (isNamespace(object)) check(property);
    },
    // `Documents['resume']`
    TSIndexedAccessType({ objectType, indexType }) {
      isNamed ||=
        objectType.type === 'TSTypeReference' &&
        objectType.typeName.type === 'Identifier' &&
        objectType.typeName.name === 'Documents' &&
        indexType.type === 'TSLiteralType' &&
        indexType.literal.type === 'Literal' &&
        indexType.literal.value === 'resume';
    },
  }).visit(program);
  return isNamed;
}

/** Whether a file writes a letter's key, as a text or as the name of a property. */
export function namesLetter(file: string, text: string): boolean {
  const { program } = parseSync(file, text);
  let isNamed = false;
  new Visitor({
    Literal: ({ value }) => void (isNamed ||= value === letterKey),
    Property: ({ key }) => void (isNamed ||= key.type === 'Identifier' && key.name === letterKey),
    MemberExpression: ({ property }) =>
      void (isNamed ||= property.type === 'Identifier' && property.name === letterKey),
  }).visit(program);
  return isNamed;
}

/** The files outside these places that a test of their text finds, relative to the root. */
const foundOutside = (
  places: readonly string[],
  names: (file: string, text: string) => boolean,
  root: string,
  files: readonly string[],
): string[] =>
  files
    .map((file) => relative(root, file).split(sep).join('/'))
    .filter((path) => !places.some((place) => path === place || path.startsWith(`${place}/`)))
    .filter((path) => names(path, readFileSync(join(root, path), 'utf8')))
    .toSorted();

/** The files that name what only a resume has outside its folders, relative to the root. */
export const resumeNamedIn = (root: string, files: readonly string[]): string[] =>
  foundOutside(resumeFolders, namesResume, root, files);

/** The files that name the letter's key outside its places, relative to the root. */
export const letterNamedIn = (root: string, files: readonly string[]): string[] =>
  foundOutside(letterPlaces, namesLetter, root, files);
