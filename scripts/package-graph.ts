import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { z } from 'zod';
import {
  allowedFloors,
  allowedImports,
  apps,
  browserPackages,
  floorsFolder,
  nodeFolders,
  nodePackages,
  roomsFloor,
  testFolders,
} from './allowed-imports.ts';

const manifestSchema = z.object({
  name: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

const skippedFolders = new Set(['node_modules', 'dist', '.cache', 'test-results', 'playwright-report']);
const scope = '@vitae/';

const codeFilesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : codeFilesIn(path);
    return /\.([cm]?[jt]sx?|css)$/.test(entry.name) ? [path] : [];
  });

/**
 * What a file imports: static, re-exporting, dynamic, type-only (`import('…').T`), `new URL(…, import.meta.url)`,
 * globs.
 */
export const importsOf = (file: string, text: string): string[] => {
  if (file.endsWith('.css')) return [...text.matchAll(/@import\s+["']([^"']+)["']/g)].map((match) => match[1] ?? '');
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
  const found: string[] = [];
  const take = (node: { type: string; value?: unknown } | null | undefined) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') found.push(node.value);
  };
  new Visitor({
    ImportDeclaration: (node) => take(node.source),
    ExportNamedDeclaration: (node) => take(node.source),
    ExportAllDeclaration: (node) => take(node.source),
    ImportExpression: (node) => take(node.source),
    TSImportType: (node) => take(node.source),
    TSExternalModuleReference: (node) => take(node.expression),
    NewExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'URL' && node.arguments.length === 2)
        take(node.arguments[0]);
    },
    CallExpression: (node) => {
      const source = text.slice(node.callee.start, node.callee.end);
      if (source !== 'import.meta.glob' && source !== 'require') return;
      for (const argument of node.arguments) {
        if (argument.type === 'ArrayExpression') argument.elements.forEach(take);
        else take(argument);
      }
    },
  }).visit(program);
  return found;
};

/** Tests and what only tests use: `*.test.ts`, and everything in a folder named `e2e` or `testing`. */
const isTestFile = (path: string): boolean =>
  /\.(test|property\.test)\.tsx?$/.test(path) || path.split(sep).some((part) => testFolders.includes(part));

const isAllowed = (allowed: readonly string[], target: string): boolean =>
  allowed.includes('*') ||
  allowed.includes(target) ||
  allowed.some((entry) => entry.endsWith('/*') && target.startsWith(entry.slice(0, -1)));

type Place = { root: string; name: string; folder: string; path: string };

const isInNodeFolder = (root: string, path: string): boolean =>
  nodeFolders.some((folder) => path.startsWith(join(root, folder) + sep));

/** The floor and the room of a file of the interface; `null` for other files. */
const floorOf = (root: string, path: string): { floor: string; room: string | null } | null => {
  const [floor = '', room = ''] = relative(join(root, floorsFolder), path).split(sep);
  if (floor === '..') return null;
  if (floor === 'index.ts') return { floor: Object.keys(allowedFloors).at(-1) ?? '', room: null };
  return { floor, room: floor === roomsFloor ? room : null };
};

const floorViolation = (root: string, from: string, to: string): string | null => {
  const here = floorOf(root, from);
  const there = floorOf(root, to);
  if (!here || !there) return null;
  if (here.floor !== there.floor)
    return allowedFloors[here.floor]?.includes(there.floor) === false
      ? `on the floor ${here.floor} imports from ${there.floor}`
      : null;
  return here.room === there.room ? null : `in the room ${here.room} imports from the room ${there.room}`;
};

const isNodeEntry = (root: string, inFolder: string, path: string): boolean =>
  /^src[\\/]node(-[a-z-]+)?\.ts$/.test(inFolder) || isInNodeFolder(root, path);

const violationOf = ({ root, name, folder, path }: Place, specifier: string): string | null => {
  const inFolder = relative(folder, path);
  const test = isTestFile(inFolder);
  // Tool configurations, launchers and a package's own scripts belong to the workspace, not to what the package ships.
  const shipped = inFolder.startsWith(`src${sep}`) && !test;
  if (specifier.startsWith('.')) {
    const outside = relative(folder, resolve(dirname(path), specifier.split('?')[0] ?? '')).startsWith('..');
    const intoNodeFolder = isInNodeFolder(root, resolve(dirname(path), specifier)) && !isInNodeFolder(root, path);
    if (shipped && isTestFile(relative(folder, resolve(dirname(path), specifier)))) return 'imports what is for tests';
    if (intoNodeFolder && shipped) return 'is for browsers too and imports what is for Node';
    const floors = shipped ? floorViolation(root, path, resolve(dirname(path), specifier.split('?')[0] ?? '')) : null;
    if (floors) return floors;
    const toScripts = relative(root, resolve(dirname(path), specifier)).startsWith(`scripts${sep}`);
    return outside && (shipped || !toScripts) ? 'leaves its package by a relative path' : null;
  }
  if (specifier.startsWith(scope)) {
    const target = specifier.slice(scope.length);
    const [to = ''] = target.split('/');
    if (to === name) return 'imports its own package by name';
    if (apps.includes(to)) return `imports the app ${to}`;
    if (test) return null;
    if (to === 'testkit' && !apps.includes(name)) return 'imports testkit outside of a test';
    if (nodePackages.includes(to) && browserPackages.includes(name) && !isNodeEntry(root, inFolder, path))
      return `is for browsers too and imports ${to}, which is for Node`;
    return isAllowed(allowedImports[name] ?? [], target) ? null : `may not import ${scope}${target}`;
  }
  if (!shipped) return null;
  if (specifier === 'electron' && name !== 'desktop') return 'imports electron';
  if (
    browserPackages.includes(name) &&
    !isNodeEntry(root, inFolder, path) &&
    (specifier.startsWith('node:') || isBuiltin(specifier))
  )
    return `imports Node's ${specifier}`;
  return null;
};

const manifestViolations = (name: string, folder: string): string[] => {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const allowed = allowedImports[name];
  if (!allowed) return [`${name}/package.json: the package is not in scripts/allowed-imports.ts`];
  const wanted = (dependencies: Record<string, string>) =>
    Object.keys(dependencies)
      .filter((key) => key.startsWith(scope))
      .map((key) => key.slice(scope.length));
  const mayDepend = (to: string) => allowed.some((entry) => entry === '*' || entry.split('/')[0] === to);
  const everything = [...wanted(manifest.dependencies), ...wanted(manifest.devDependencies)];
  return [
    ...wanted(manifest.dependencies)
      .filter((to) => !mayDepend(to))
      .map((to) => `${name}/package.json: may not depend on ${scope}${to}`),
    ...everything.filter((to) => apps.includes(to)).map((to) => `${name}/package.json: depends on the app ${to}`),
  ];
};

/** Every workspace package under a root: its short name and its folder. */
export const workspacePackages = (root: string): { name: string; folder: string }[] =>
  [...readdirSync(join(root, 'packages')).map((name) => join('packages', name)), 'web', 'server', 'desktop', 'bench']
    .map((at) => ({ name: basename(at), folder: join(root, at) }))
    .filter(({ folder }) => existsSync(join(folder, 'package.json')));

const isOnNoFloor = (root: string, path: string): boolean => {
  const place = floorOf(root, path);
  return place !== null && (!(place.floor in allowedFloors) || (place.room?.includes('.') ?? false));
};

/** Every import, manifest and file location that breaks the rules, one line each. */
export const graphViolations = (root: string): string[] =>
  workspacePackages(root).flatMap(({ name, folder }) => [
    ...manifestViolations(name, folder),
    ...codeFilesIn(folder).flatMap((path) => [
      ...(isOnNoFloor(root, path)
        ? [`${relative(root, path)}: stands on no floor and in no room of the interface`]
        : []),
      ...importsOf(path, readFileSync(path, 'utf8')).flatMap((specifier) => {
        const violation = violationOf({ root, name, folder, path }, specifier);
        return violation ? [`${relative(root, path)}: ${violation} ('${specifier}')`] : [];
      }),
    ]),
  ]);

/** The shipped files of a folder that import one of some packages, themselves or through other files of the folder. */
export function reaching(folder: string, packages: readonly string[]): string[] {
  const files = codeFilesIn(folder).filter((path) => !isTestFile(relative(folder, path)));
  const imports = new Map(files.map((path) => [path, importsOf(path, readFileSync(path, 'utf8'))]));
  const targets = packages.map((name) => `${scope}${name}`);
  const found = new Set<string>();
  for (let known = -1; known < found.size;) {
    known = found.size;
    for (const [path, specifiers] of imports)
      if (specifiers.some((to) => targets.includes(to) || found.has(resolve(dirname(path), to)))) found.add(path);
  }
  return [...found].toSorted();
}

/**
 * Entries in the folder of a registry that the registry does not import: its source files, or with `folders` the index
 * files of its subfolders. The folder's own index.ts is not an entry.
 */
export const unregistered = (folder: string, registry: string, kind: 'files' | 'folders'): string[] => {
  const registered = new Set(
    importsOf(registry, readFileSync(registry, 'utf8')).map((specifier) => resolve(dirname(registry), specifier)),
  );
  const entries = readdirSync(folder, { withFileTypes: true }).map((entry) => join(folder, entry.name));
  const candidates =
    kind === 'folders'
      ? entries
          .flatMap((entry) => ['index.ts', 'index.tsx'].map((name) => join(entry, name)))
          .filter((path) => existsSync(path))
      : entries.filter(
          (path) => /\.tsx?$/.test(path) && !isTestFile(path) && ![registry, join(folder, 'index.ts')].includes(path),
        );
  return candidates.filter((path) => !registered.has(path));
};
