import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startedPrograms } from './allowed-imports.ts';
import { graphViolations, reaching, unregistered, workspacePackages } from './package-graph.ts';

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

  it('accepts what is allowed', () => {
    const folder = workspace({
      'packages/api/src/index.ts': `import type { Resume } from '@vitae/domain'; export type A = Resume;`,
      'packages/api/src/index.test.ts': `import '@vitae/testkit'; import 'node:fs';`,
      'packages/importer/src/node.ts': `import 'node:fs';`,
      'packages/store/src/sqlite/index.ts': `import 'node:fs'; import '@vitae/durable-files'; import '../port.ts';`,
      'packages/store/src/port.ts': '',
      'web/src/main.tsx': `import { mountApp } from '@vitae/ui'; import '@vitae/store/indexeddb'; import './x.css'; mountApp();`,
      'web/src/x.css': `@import 'tailwindcss';`,
      'desktop/src/main/testing/server.ts': `import { freePort } from '@vitae/testkit'; void freePort;`,
      'packages/ui/src/base/session/testing/person.ts': `import '@vitae/testkit'; import 'node:fs'; import '../session.ts';`,
      'packages/ui/src/base/session/session.test.ts': `import './testing/person.ts';`,
      'bench/x.ts': `import '@vitae/testkit'; import '@vitae/renderer';`,
    });
    expect(graphViolations(folder)).toEqual([]);
  });

  it.each([
    ['a static import', 'packages/domain/src/x.ts', `import { a } from '@vitae/ui'; a();`],
    [
      'a type-only import',
      'packages/sync/src/x.ts',
      `import type { Resume } from '@vitae/domain'; export type A = Resume;`,
    ],
    ['an import type', 'packages/sync/src/x.ts', `export type A = import('@vitae/domain').Resume;`],
    ['a dynamic import', 'packages/templates/src/x.ts', `export const a = () => import('@vitae/renderer');`],
    ['a re-export', 'packages/exporter/src/x.ts', `export * from '@vitae/importer';`],
    ['a store adapter in the interface', 'packages/ui/src/base/x.ts', `import '@vitae/store/indexeddb';`],
    [
      'Node in the interface',
      'packages/ui/src/base/x.tsx',
      `import { readFile } from 'node:fs/promises'; void readFile;`,
    ],
    ['Node without its prefix', 'packages/domain/src/x.ts', `import fs from 'fs'; void fs;`],
    ['a folder for Node in what is beside it', 'packages/store/src/index.ts', `export * from './sqlite/index.ts';`],
    ['the store of the desktop in the web app', 'web/src/x.ts', `import '@vitae/store/sqlite';`],
    ['electron outside of the desktop', 'packages/ui/src/base/x.ts', `import { app } from 'electron'; void app;`],
    ['testkit outside of tests', 'packages/exporter/src/x.ts', `import '@vitae/testkit';`],
    ['an app, even in a test', 'packages/ui/src/base/x.test.ts', `import '@vitae/server';`],
    ['a relative path out of the package', 'packages/ui/src/base/x.ts', `import '../../../domain/src/index.ts';`],
    ['a package for Node outside of the folder for Node', 'packages/store/src/x.ts', `import '@vitae/durable-files';`],
    ['a testing folder in what is shipped', 'packages/ui/src/base/x.ts', `import './session/testing/person.ts';`],
    ['a test in what is shipped', 'packages/ui/src/base/x.ts', `import './y.test.ts';`],
    ['an app in a testing folder', 'packages/ui/src/base/testing/x.ts', `import '@vitae/server';`],
    [
      'a worker out of the package',
      'packages/ui/src/base/x.ts',
      `new Worker(new URL('../../../importer/src/worker.ts', import.meta.url));`,
    ],
    ['a glob out of the package', 'packages/ui/src/base/x.ts', `import.meta.glob(['../../../domain/src/*.ts']);`],
    ['a stylesheet', 'packages/templates/src/x.css', `@import '@vitae/ui/theme.css';`],
    ['a package nobody listed', 'packages/strange/src/x.ts', `export const a = 1;`],
  ])('refuses %s', (_, path, content) => {
    expect(graphViolations(workspace({ [path]: content }))).toHaveLength(1);
  });

  it('lets each floor of the interface import the floors below it', () => {
    const folder = workspace({
      'packages/ui/src/index.ts': `export * from './shell/mount.ts';`,
      'packages/ui/src/shell/mount.ts': `import '../rooms/review/page.tsx'; import '../parts/button.tsx'; import '../base/words.ts';`,
      'packages/ui/src/rooms/review/page.tsx': `import './model.ts'; import '../../parts/button.tsx'; import '../../base/words.ts';`,
      'packages/ui/src/rooms/review/model.ts': '',
      'packages/ui/src/rooms/review/page.test.tsx': `import '../library/list.tsx'; import '../../shell/mount.ts';`,
      'packages/ui/src/rooms/library/list.tsx': '',
      'packages/ui/src/parts/button.tsx': `import '../base/words.ts';`,
      'packages/ui/src/base/words.ts': '',
    });
    expect(graphViolations(folder)).toEqual([]);
  });

  it.each([
    ['the base that knows a part', 'base/x.ts', `import '../parts/button.tsx';`],
    ['the base that knows the shell', 'base/deep/x.ts', `import '../../shell/routes.ts';`],
    ['a part that knows a room', 'parts/x.tsx', `export type A = import('../rooms/review/page.tsx').A;`],
    ['a part that fetches a room', 'parts/x.tsx', `export const a = () => import('../rooms/review/page.tsx');`],
    [
      'a room that knows another',
      'rooms/library/x.tsx',
      `import type { A } from '../review/model.ts'; export type B = A;`,
    ],
    ['a room that fetches another', 'rooms/library/x/y.tsx', `export const a = () => import('../../review/page.tsx');`],
    ['a room that knows the shell', 'rooms/library/x.tsx', `export * from '../../shell/layouts/main.tsx';`],
    ['a room that knows the door', 'rooms/library/x.tsx', `import '../../index.ts';`],
    ['a style sheet of a room in the base', 'base/x.css', `@import '../rooms/site/display.css';`],
    ['a file beside the floors', 'x.ts', ''],
    ['a folder beside the floors', 'cellar/x.ts', ''],
    ['a file in no room', 'rooms/x.ts', ''],
  ])('refuses %s', (_, path, content) => {
    expect(graphViolations(workspace({ [`packages/ui/src/${path}`]: content }))).toHaveLength(1);
  });

  it('rejects a dependency in a manifest that no file uses yet', () => {
    const folder = workspace({ 'packages/domain/src/x.ts': '' });
    writeFileSync(
      join(folder, 'packages/domain/package.json'),
      JSON.stringify({ name: '@vitae/domain', dependencies: { '@vitae/ui': 'workspace:*' } }),
    );
    expect(graphViolations(folder)).toEqual(['domain/package.json: may not depend on @vitae/ui']);
  });
});

describe('what runs only in programs that the server starts', () => {
  it('is reached by no other file of the server', () => {
    const found = reaching(join(root, 'server/src'), startedPrograms.packages);
    for (const folder of startedPrograms.folders)
      expect(found.some((path) => path.startsWith(join(root, folder, '/')))).toBe(true);
    const isStarted = (path: string) =>
      startedPrograms.folders.some((folder) => path.startsWith(join(root, folder, '/')));
    expect(found.filter((path) => !isStarted(path))).toEqual([]);
  });

  it('is found behind other files', () => {
    const folder = workspace({
      'server/src/program/draw.ts': `import { createEngine } from '@vitae/renderer'; createEngine();`,
      'server/src/program/messages.ts': `export type { Drawn } from './draw.ts';`,
      'server/src/feature/router.ts': `const { a } = await import('../program/messages.ts'); void a;`,
      'server/src/feature/version.ts': `import '@vitae/renderer/version';`,
      'server/src/feature/router.test.ts': `import './router.ts';`,
    });
    const src = join(folder, 'server/src');
    expect(reaching(src, ['renderer'])).toEqual(
      ['feature/router.ts', 'program/draw.ts', 'program/messages.ts'].map((path) => join(src, path)),
    );
  });
});

describe('registries', () => {
  it.each([
    ['packages/domain/src/sections', 'packages/domain/src/sections/all.ts', 'files'],
    ['packages/domain/src/kinds', 'packages/domain/src/kinds/all.ts', 'files'],
    ['packages/api/src/pages/builders', 'packages/api/src/pages/builders/all.ts', 'files'],
    ['packages/api/src/pages/kinds', 'packages/api/src/pages/kinds/all.ts', 'files'],
    ['packages/templates/src/kinds', 'packages/templates/src/kinds/all.ts', 'files'],
    ['packages/evaluation/src/checks', 'packages/evaluation/src/checks/all.ts', 'files'],
    ['packages/exporter/src/kinds', 'packages/exporter/src/kinds/all.ts', 'files'],
    ['packages/importer/src/kinds', 'packages/importer/src/kinds/all.ts', 'files'],
    ['packages/ui/src/rooms/editor/kinds', 'packages/ui/src/rooms/editor/kinds/all.ts', 'folders'],
    ['packages/ui/src/parts/history/kinds', 'packages/ui/src/parts/history/kinds/all.ts', 'files', 'change-of-kind.ts'],
    [
      'packages/ui/src/rooms/review/kinds',
      'packages/ui/src/rooms/review/kinds/all.ts',
      'files',
      'resume-groups.ts',
      'resume-leftover.ts',
      'resume-places.ts',
    ],
    ['packages/templates/src', 'packages/templates/src/registry.ts', 'folders'],
    ['server/src/db/migrations', 'server/src/db/migrations/index.ts', 'files'],
    [
      'server/src/features/payments/providers',
      'server/src/features/payments/payment-services.ts',
      'files',
      'paystack-api.ts',
      'stripe-money.ts',
    ],
    [
      'packages/importer/src/resume/formats',
      'packages/importer/src/resume/formats/registry.ts',
      'files',
      'sniff.ts',
      'unknown-note.ts',
    ],
    ['packages/cli/src/commands', 'packages/cli/src/command-line.ts', 'files'],
  ] as const)('everything in %s is in %s', (folder, registry, kind, ...noEntries) => {
    const expected = noEntries.map((name) => join(root, folder, name));
    expect(unregistered(join(root, folder), join(root, registry), kind)).toEqual(expected);
  });

  it('report what is missing', () => {
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
    expect(unregistered(templates, join(templates, 'registry.ts'), 'folders')).toEqual([
      join(templates, 'forgotten/index.tsx'),
    ]);
  });
});
