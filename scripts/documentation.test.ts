import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const root = join(import.meta.dirname, '..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const manifestSchema = z.object({
  scripts: z.record(z.string(), z.string()).default({}),
  exports: z.record(z.string(), z.unknown()).default({}),
});
const manifestOf = (folder: string) => manifestSchema.parse(JSON.parse(textOf(join(folder, 'package.json'))));

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
/** Each file and each folder. */
const places = new Set(
  files.flatMap((file) => file.split('/').map((_, end, parts) => parts.slice(0, end + 1).join('/'))),
);

/** Names of what is no file of the repository: as an example, or made by a command. */
const noFiles = new Set(['x.test.ts', 'x.property.test.ts', 'desktop/dist/', 'web/dist']);

/** `sections/<key>.ts` and `{site,account}-pages.ts` stand for any file of that form. */
const patternOf = (path: string) =>
  new RegExp(
    `(?:^|/)${path
      .replace(/\/$/, '')
      .replaceAll(/[.+^$()|[\]\\]/g, '\\$&')
      .replaceAll(/<[^>]*>/g, '[^/]+')
      .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)}$`,
  );

/** Whether it is an entry of one of our packages, such as `store/sqlite`. */
function isEntry(path: string): boolean {
  const [name = '', ...rest] = path.split('/');
  const folder = join('packages', name);
  if (!existsSync(join(root, folder, 'package.json'))) return false;
  return `./${rest.join('/')}` in manifestOf(folder).exports;
}

/** The files and folders that a document names, in code or as links. */
const named = (document: string): string[] =>
  [...textOf(document).matchAll(/`([^`\n]+)`|\]\(([^)]+)\)/g)]
    .map(([, code, link]) => code ?? link ?? '')
    .filter((name) => /^[\w@.<{-]/.test(name) && !/^https?:|^@|[\s(*$=:#…]/.test(name.replaceAll(/<[^>]*>/g, '')))
    .filter((name) => name.includes('/') || /\.(?:tsx?|md|json|mjs)$/.test(name));

it.each(['CONTRIBUTING.md', 'docs/architecture.md'])('every file that %s names exists', (document) => {
  const names = named(document);
  expect(names.length).toBeGreaterThan(30);
  const isThere = (name: string) => {
    const pattern = patternOf(name);
    return noFiles.has(name) || isEntry(name) || [...places].some((place) => pattern.test(place));
  };
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});

it('the README names every command', () => {
  const [, targets = ''] = /const targets[^=]*= \{\n(.*?)\n\};/s.exec(textOf('scripts/fuzz.ts')) ?? [];
  const fuzzed = [...targets.matchAll(/^ {2}(\w+): \{/gm)].flatMap(([, name = '']) => (name === 'sync' ? [] : [name]));
  expect(fuzzed.length).toBeGreaterThan(10);
  const commands = [
    ...Object.keys(manifestOf('.').scripts).map((name) =>
      /^(?:start|test)$/.test(name) ? `npm ${name}` : `npm run ${name}`,
    ),
    ...fuzzed.map((name) => `npm run fuzz -- ${name}`),
  ];
  const readme = textOf('README.md');
  expect(commands.filter((command) => !readme.includes(`\`${command}`))).toEqual([]);
});

it('the README and the architecture name every package', () => {
  const packages = [...places].filter(
    (place) => /^packages\/[^/]+$/.test(place) && places.has(`${place}/package.json`),
  );
  expect(packages.length).toBeGreaterThan(15);
  const readme = textOf('README.md');
  const architecture = textOf('docs/architecture.md');
  expect(packages.filter((place) => !new RegExp(`${place}\\b`).test(readme))).toEqual([]);
  expect(packages.filter((place) => !architecture.includes(place.slice('packages/'.length)))).toEqual([]);
});

it('the subjects of commits are sentences of at most 72 characters', () => {
  // Earlier ones are shared already; who finds one here that is too, names it here instead of rewriting it.
  const shared: readonly string[] = [];
  const log = ['log', '--since=2026-11-23T17:00:00Z', '--no-merges', '--format=%s'];
  const subjects = execFileSync('git', log, { cwd: root, encoding: 'utf8' }).trim().split('\n').filter(Boolean);
  const isWrong = (subject: string) => subject.length > 72 || !subject.includes(' ');
  expect(subjects.filter((subject) => isWrong(subject) && !shared.includes(subject))).toEqual([]);
});
