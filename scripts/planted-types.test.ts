import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { plantedKind, plantedPage, plantedSection } from './planted.ts';

const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'vitae-planted-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), text);
};

/** Copies what the compiler reads. The links in `node_modules` are relative: a copy refers to the other copies. */
function copySources(): void {
  const isLeft = (path: string) =>
    /\/(?:dist|testing|corpus|fixtures|golden|\.bin)$|\.test\.tsx?$/.test(path) || /\.(?!tsx?$|json$)\w+$/.test(path);
  cpSync(join(root, 'packages'), join(copy, 'packages'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => path.includes('/node_modules/') || !isLeft(path),
  });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
}

// The compiler reads all of the interface, which takes a few seconds, and minutes on a busy machine.
it('a planted section, page and kind of document compile, and what is wrong in them does not', () => {
  copySources();
  for (const planted of [plantedSection(), plantedPage(), plantedKind()])
    for (const [path, text] of planted) write(relative(root, path), text);
  write(
    'packages/ui/src/wrong.ts',
    `import { noteKind, type AnyDocument } from '@vitae/domain';
export const body = (document: AnyDocument): string => noteKind.of(document).body;
export const wrong = (document: AnyDocument): string => noteKind.of(document).summary;
`,
  );
  write(
    'tsconfig.json',
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: {
        composite: false,
        incremental: false,
        declaration: false,
        emitDeclarationOnly: false,
        noEmit: true,
        lib: ['ES2024', 'ESNext.Intl', 'DOM', 'DOM.Iterable'],
        types: ['node', 'vite/client'],
      },
      include: [
        'api/src',
        'domain/src',
        'templates/src',
        'ui/src',
        'exporter/src/kinds',
        'importer/src/kinds',
        'renderer/src/**/*.d.ts',
      ].map((path) => `packages/${path}`),
    }),
  );
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout, error } = spawnSync(process.execPath, [tsc, '--pretty', 'false'], { cwd: copy, encoding: 'utf8' });
  expect(error).toBeUndefined();
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/^packages\/ui\/src\/wrong\.ts\(3,79\): error TS2339: Property 'summary' does not exist/),
  ]);
}, 600_000);
