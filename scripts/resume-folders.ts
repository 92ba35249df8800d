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

/** The files outside these folders that name what only a resume has, relative to the root. */
export const resumeNamedIn = (root: string, files: readonly string[]): string[] =>
  files
    .map((file) => relative(root, file).split(sep).join('/'))
    .filter((path) => !resumeFolders.some((folder) => path.startsWith(`${folder}/`)))
    .filter((path) => namesResume(path, readFileSync(join(root, path), 'utf8')))
    .toSorted();
