import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  letterNamedIn,
  letterPlaces,
  namesLetter,
  namesResume,
  resumeFolders,
  resumeNamedIn,
} from './resume-folders.ts';

const root = join(import.meta.dirname, '..');
/** Tests, and what only tests use, create resumes as examples. */
const isForTests = (path: string) =>
  /\.test\.tsx?$|[/\\](?:testing|e2e|node_modules|dist)[/\\]|conformance|^packages[/\\](?:testkit|domain)[/\\]/.test(
    path,
  );
const shipped = ['packages/*/src', 'server/src', 'desktop/src', 'web/src']
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  .filter((path) => !isForTests(path));

const files = shipped.map((path) => join(root, path));

it('a resume is named only in its own folders', () => {
  expect(shipped.length).toBeGreaterThan(500);
  expect(resumeNamedIn(root, files)).toEqual([]);
});

it('kinds of documents are named only in registries', () => {
  expect(
    letterNamedIn(
      root,
      files.filter((path) => !path.includes('packages/words/')),
    ),
  ).toEqual([]);
});

it('these places exist', () => {
  for (const place of [...resumeFolders, ...letterPlaces]) expect(existsSync(join(root, place)), place).toBe(true);
});

it.each([
  [`const letter = documents.filter(({ kind }) => kind === 'coverletter');`, true],
  [`const accepted = { resume: '.pdf', coverletter: '.txt' };`, true],
  [`type Letter = Documents['coverletter'];`, true],
  [`const letters = documents.coverletter;`, true],
  [`import { coverLetterKind } from '@vitae/domain'; void coverLetterKind.key;`, false],
  ['// A coverletter\nexport const kinds = documentKinds;', false],
])('%s: %s', (text, expected) => expect(namesLetter('x.ts', text)).toBe(expected));

it.each([
  [`import type { Resume } from '@vitae/domain';`, true],
  [`import { newId, type Resume as Cv } from '@vitae/domain';`, true],
  [`import { resumeSchema } from '@vitae/domain';`, true],
  [`export type { Resume as Cv } from '@vitae/domain';`, true],
  [`type Cv = import('@vitae/domain').Resume;`, true],
  [`import type * as domain from '@vitae/domain'; type Cv = domain.Resume;`, true],
  [`import * as domain from '@vitae/domain'; void domain.resumeSchema;`, true],
  [`import type { Documents } from '@vitae/domain'; type Cv = Documents['resume'];`, true],
  [`import type { Documents } from '@vitae/domain'; type Letter = Documents['coverletter'];`, false],
  [`import * as domain from '@vitae/domain'; void domain.newId;`, false],
  [`import type { AnyDocument } from '@vitae/domain'; const Resume = 1; void Resume;`, false],
  [`import { Resume } from './icons.ts'; void Resume;`, false],
])('%s: %s', (text, expected) => expect(namesResume('x.ts', text)).toBe(expected));
