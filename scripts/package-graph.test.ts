import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { graphViolations, unregistered, workspacePackages } from './package-graph.ts';

const root = join(import.meta.dirname, '..');
const planted: string[] = [];

/** A small workspace on disk: path → content; manifests are written for the packages named by the paths. */
const workspace = (files: Record<string, string>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'package-graph-'));
  planted.push(folder);
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  mkdirSync(join(folder, 'packages'));
  for (const [path, content] of Object.entries(files)) {
    const at = /^packages\/[^/]+|^[^/]+/.exec(path)?.[0] ?? '';
    write(join(at, 'package.json'), JSON.stringify({ name: `@vitae/${at.split('/').at(-1)}` }));
    write(path, content);
  }
  return folder;
};

afterEach(() => {
  for (const folder of planted.splice(0)) rmSync(folder, { recursive: true });
});

describe('the package graph', () => {
  it('holds in this workspace', () => {
    expect(workspacePackages(root).length).toBeGreaterThan(12);
    expect(graphViolations(root)).toEqual([]);
  });

  it('lets through what is allowed', () => {
    const folder = workspace({
      'packages/api/src/index.ts': `import type { Resume } from '@vitae/domain'; export type A = Resume;`,
      'packages/api/src/index.test.ts': `import '@vitae/testkit'; import 'node:fs';`,
      'packages/importer/src/node.ts': `import 'node:fs';`,
      'packages/store/src/sqlite/index.ts': `import 'node:fs'; import '../port.ts';`,
      'packages/store/src/port.ts': '',
      'web/src/main.tsx': `import { mountApp } from '@vitae/ui'; import '@vitae/store/indexeddb'; import './x.css'; mountApp();`,
      'web/src/x.css': `@import 'tailwindcss';`,
      'bench/x.ts': `import '@vitae/testkit'; import '@vitae/renderer';`,
    });
    expect(graphViolations(folder)).toEqual([]);
  });

  it.each([
    ['a static import', 'packages/domain/src/x.ts', `import { a } from '@vitae/ui'; a();`],
    ['a type-only import', 'packages/sync/src/x.ts', `import type { Resume } from '@vitae/domain'; export type A = Resume;`],
    ['an import type', 'packages/sync/src/x.ts', `export type A = import('@vitae/domain').Resume;`],
    ['a dynamic import', 'packages/templates/src/x.ts', `export const a = () => import('@vitae/renderer');`],
    ['a re-export', 'packages/exporter/src/x.ts', `export * from '@vitae/importer';`],
    ['a store adapter in the interface', 'packages/ui/src/x.ts', `import '@vitae/store/indexeddb';`],
    ['Node in the interface', 'packages/ui/src/x.tsx', `import { readFile } from 'node:fs/promises'; void readFile;`],
    ['Node without its prefix', 'packages/domain/src/x.ts', `import fs from 'fs'; void fs;`],
    ['a folder for Node in what is beside it', 'packages/store/src/index.ts', `export * from './sqlite/index.ts';`],
    ['the store of the desktop in the web app', 'web/src/x.ts', `import '@vitae/store/sqlite';`],
    ['electron outside of the desktop', 'packages/ui/src/x.ts', `import { app } from 'electron'; void app;`],
    ['testkit outside of tests', 'packages/exporter/src/x.ts', `import '@vitae/testkit';`],
    ['an app, even in a test', 'packages/ui/src/x.test.ts', `import '@vitae/server';`],
    ['a relative path out of the package', 'packages/ui/src/x.ts', `import '../../domain/src/index.ts';`],
    ['a worker out of the package', 'packages/ui/src/x.ts', `new Worker(new URL('../../importer/src/worker.ts', import.meta.url));`],
    ['a glob out of the package', 'packages/ui/src/x.ts', `import.meta.glob(['../../domain/src/*.ts']);`],
    ['a stylesheet', 'packages/templates/src/x.css', `@import '@vitae/ui/theme.css';`],
    ['a package nobody listed', 'packages/strange/src/x.ts', `export const a = 1;`],
  ])('refuses %s', (_, path, content) => {
    expect(graphViolations(workspace({ [path]: content }))).toHaveLength(1);
  });

  it('refuses a dependency in a manifest that no file uses yet', () => {
    const folder = workspace({ 'packages/domain/src/x.ts': '' });
    writeFileSync(join(folder, 'packages/domain/package.json'), JSON.stringify({ name: '@vitae/domain', dependencies: { '@vitae/ui': 'workspace:*' } }));
    expect(graphViolations(folder)).toEqual(['domain/package.json: may not depend on @vitae/ui']);
  });
});

describe('registries', () => {
  it.each([
    ['packages/domain/src/sections', 'packages/domain/src/sections/all.ts', 'files'],
    ['packages/templates/src', 'packages/templates/src/registry.ts', 'folders'],
    ['packages/importer/src/formats', 'packages/importer/src/formats/registry.ts', 'files', 'sniff.ts', 'unknown-note.ts'],
    ['packages/cli/src/commands', 'packages/cli/src/command-line.ts', 'files'],
  ] as const)('everything in %s is in %s', (folder, registry, kind, ...noEntries) => {
    const expected = noEntries.map((name) => join(root, folder, name));
    expect(unregistered(join(root, folder), join(root, registry), kind)).toEqual(expected);
  });

  it('notice what is not', () => {
    const folder = workspace({
      'packages/domain/src/sections/index.ts': `export { all } from './all.ts';`,
      'packages/domain/src/sections/all.ts': `import { a } from './a.ts'; export const all = [a];`,
      'packages/domain/src/sections/a.ts': 'export const a = 1;',
      'packages/domain/src/sections/a.test.ts': '',
      'packages/domain/src/sections/forgotten.ts': 'export const b = 1;',
      'packages/templates/src/registry.ts': `import { plain } from './plain/index.tsx'; export const templates = [plain];`,
      'packages/templates/src/plain/index.tsx': 'export const plain = 1;',
      'packages/templates/src/forgotten/index.tsx': 'export const fancy = 1;',
      'packages/templates/src/shared/text.tsx': 'export const text = 1;',
    });
    const sections = join(folder, 'packages/domain/src/sections');
    expect(unregistered(sections, join(sections, 'all.ts'), 'files')).toEqual([join(sections, 'forgotten.ts')]);
    const templates = join(folder, 'packages/templates/src');
    expect(unregistered(templates, join(templates, 'registry.ts'), 'folders')).toEqual([join(templates, 'forgotten/index.tsx')]);
  });
});
