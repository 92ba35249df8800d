import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { environmentNames } from './config.ts';

// No program that runs containers is needed for what stands in their files.
const root = join(import.meta.dirname, '../..');
const text = (path: string) => readFileSync(join(root, path), 'utf8');
const dockerfile = text('Dockerfile');
const compose = text('compose.yaml');
const finalStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

it('the image is made of folders that a clone has or the build makes', () => {
  const copied = [...finalStage.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, path = '']) => path);
  expect(copied).toContain('server');
  const made = new Set(['node_modules', 'web/dist']);
  expect(copied.filter((path) => !made.has(path) && !existsSync(join(root, path)))).toEqual([]);
});

it('the container runs the built server, without root, and writes to its volume alone', () => {
  expect(finalStage).toMatch(/^USER node$/m);
  expect(finalStage).toMatch(/^VOLUME \/data$/m);
  expect(finalStage.indexOf('USER node')).toBeLessThan(finalStage.indexOf('CMD ["node", "--'));
  expect(finalStage).toContain('"server/dist/main.js"]');
  for (const line of ['read_only: true', 'cap_drop: [ALL]', "security_opt: ['no-new-privileges:true']"])
    expect(compose).toContain(line);
  expect(compose).toContain("volumes: ['data:/data']");
});

it('the container is of the version of Node and pnpm that the project pins', () => {
  const [pnpm = ''] = /pnpm@[\d.]+/.exec(text('scripts/node-runtime.mjs')) ?? [];
  const [, major = ''] = /^nodeVersion: (\d+)/m.exec(text('pnpm-workspace.yaml')) ?? [];
  expect(dockerfile.match(/pnpm@[\d.]+/g)).toEqual([pnpm, pnpm]);
  expect(dockerfile.match(/^FROM node:\d+/gm)).toEqual([`FROM node:${major}`, `FROM node:${major}`]);
});

it('compose.yaml sets only what the server reads', () => {
  const settings = [...compose.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = '']) => name);
  expect(settings.length).toBeGreaterThan(3);
  expect(settings.filter((name) => !environmentNames.includes(name))).toEqual([]);
});
