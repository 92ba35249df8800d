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
  for (const folder of ['packages', 'server'])
    cpSync(join(root, folder), join(copy, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => path.includes('/node_modules/') || !isLeft(path),
    });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
}

/** What the compiler says about files of the copy. */
function errorsOf({ include, compilerOptions }: { include: string[]; compilerOptions: object }): string[] {
  const options = {
    composite: false,
    incremental: false,
    declaration: false,
    emitDeclarationOnly: false,
    noEmit: true,
  };
  write(
    'tsconfig.json',
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: { ...options, ...compilerOptions },
      include,
    }),
  );
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout, error } = spawnSync(process.execPath, [tsc, '--pretty', 'false'], { cwd: copy, encoding: 'utf8' });
  expect(error).toBeUndefined();
  return stdout.trim().split('\n');
}

// The compiler reads all of the interface and the server, which takes a few seconds, and minutes on a busy machine.
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
    'server/src/wrong.ts',
    `import type { DocumentKind } from '@vitae/domain';
export const right: Record<DocumentKind, string> = { resume: '', coverletter: '', note: '' };
export const wrong: Record<DocumentKind, string> = { resume: '', coverletter: '' };
`,
  );
  const found = [
    ...errorsOf({
      include: [
        'packages/api/src',
        'packages/domain/src',
        'packages/templates/src',
        'packages/ui/src',
        'packages/exporter/src/kinds',
        'packages/importer/src/kinds',
        'packages/*/src/**/*.d.ts',
      ],
      compilerOptions: { lib: ['ES2024', 'ESNext.Intl', 'DOM', 'DOM.Iterable'], types: ['node'] },
    }),
    ...errorsOf({
      include: ['server/src/main.ts', 'server/src/vitae-server.ts', 'server/src/wrong.ts'],
      compilerOptions: { types: ['node'] },
    }),
  ];
  expect(found).toEqual([
    expect.stringMatching(/^packages\/ui\/src\/wrong\.ts\(3,79\): error TS2339: Property 'summary' does not exist/),
    expect.stringMatching(/^server\/src\/wrong\.ts\(3,14\): error TS2741: Property 'note' is missing/),
  ]);
}, 600_000);
