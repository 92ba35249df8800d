import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kebab } from '../slug.ts';
import * as all from './all.ts';
import {
  assetsOf,
  builderPaths,
  coverLetterKind,
  documentKinds,
  documentKindSchema,
  duplicateDocument,
  fullNameOf,
  isAlike,
  kindOf,
  readDocument,
  resumeKind,
  shownTitle,
  visibleContent,
  type AnyKind,
} from './index.ts';

const now = '2026-01-02T03:04:05.000Z';
const kebabOf = (name: string) => kebab(name.replace(/[A-Z]/g, (letter) => `-${letter}`));

describe('the registry of document kinds', () => {
  it('contains every file of a kind, named after its export', () => {
    const files = readdirSync(import.meta.dirname).filter((file) => !/^(?:all|index)\.ts$|\.test\.ts$/.test(file));
    expect(Object.keys(all).map((name) => `${kebabOf(name)}.ts`)).toEqual(files.sort());
  });

  it('gives every kind its own key, place, name and addresses', () => {
    const pick: ((kind: AnyKind) => unknown)[] = [
      ({ key }) => key,
      ({ place }) => place,
      ({ name }) => name,
      ({ root }) => root,
      ({ list }) => list,
    ];
    for (const one of pick) expect(new Set(documentKinds.map(one)).size).toBe(documentKinds.length);
  });

  it('knows no other kinds', () => {
    expect(documentKindSchema.safeParse('poem').success).toBe(false);
    expect(() => kindOf('poem')).toThrow(TypeError);
    expect(() => readDocument({ kind: 'poem' })).toThrow(/Invalid|kind|option/);
    // Objects have inherited keys that are not kinds.
    expect(documentKindSchema.safeParse('constructor').success).toBe(false);
  });
});

describe.each(documentKinds.map((kind) => [kind.key, kind] as const))('documents of the kind %s', (key, kind) => {
  const empty = kind.create({ title: 'My first', locale: 'de', country: 'AT' }, now);

  it('start empty, and round-trip', () => {
    expect(empty).toMatchObject({ kind: key, title: 'My first', locale: 'de', country: 'AT', createdAt: now });
    expect(empty.slug).toBe(`my-first-${empty.id.slice(-8)}`);
    expect(readDocument({ ...empty })).toEqual(empty);
    expect([fullNameOf(empty), assetsOf(empty)]).toEqual(['', []]);
    expect(kind.migrations.version).toBe(empty.schemaVersion);
  });

  it('are shown under their own title, whatever they contain', () => {
    expect(shownTitle({ ...empty, title: ' My first ' })).toBe('My first');
    expect(shownTitle({ ...empty, title: `Untitled ${kind.name}` })).toBe(`Untitled ${kind.name}`);
  });

  it('are exported without tags and conflicts', () => {
    const conflict = { id: empty.id, path: 'title', kept: 'a', other: 'b', device: '' };
    const shown = visibleContent({ ...empty, tags: ['own'], conflicts: [conflict] });
    expect(shown).toMatchObject({ kind: key, id: empty.id, tags: [], conflicts: [] });
  });

  it('are copied under a new id and address', () => {
    const copy = duplicateDocument(empty, 'Second');
    expect(copy.id).not.toBe(empty.id);
    expect(copy.slug).toBe(`second-${copy.id.slice(-8)}`);
    expect(isAlike(empty, copy)).toBe(true);
  });

  it('are refused by every other kind', () => {
    for (const other of documentKinds.filter((candidate) => candidate !== kind)) {
      expect(other.is(empty)).toBe(false);
      expect(() => other.fullName(empty)).toThrow(TypeError);
      expect(() => other.read({ ...empty })).toThrow(/kind/);
    }
  });

  it('have a builder with an address for each step', () => {
    const [builder, ...steps] = builderPaths(kind);
    expect(builder).toBe(`${kind.root}/builder/:slug`);
    expect(steps).toHaveLength(kind.steps.length);
    expect(new Set(steps).size).toBe(steps.length);
  });
});

it('dates a letter on the day it is begun', () => {
  const [first, last] = [new Date(2026, 2, 3, 0, 1), new Date(2026, 2, 3, 23, 59)].map((at) => at.toISOString());
  // The day where the program runs, not the one in London.
  expect(all.coverLetter.create({ title: 'Letter' }, first).date).toBe('2026-03-03');
  expect(all.coverLetter.create({ title: 'Letter' }, last).date).toBe('2026-03-03');
});

describe('a document that nobody has named', () => {
  it('is called after the person if it is a resume', () => {
    const { basics, ...resume } = resumeKind.create({ title: 'Untitled resume' });
    expect(shownTitle({ ...resume, basics: { ...basics, fullName: ' Ana Silva ' } })).toBe('Ana Silva');
  });

  it('is called after the company and the job if it is a letter, otherwise after the person', () => {
    const letter = coverLetterKind.create({ title: 'Untitled letter' });
    const sender = { ...letter.sender, fullName: 'Ana Silva' };
    const recipient = { ...letter.recipient, company: 'Halden' };
    expect(shownTitle({ ...letter, sender })).toBe('Ana Silva');
    expect(shownTitle({ ...letter, sender, recipient })).toBe('Halden');
    expect(shownTitle({ ...letter, sender, recipient, jobTitle: 'Welder' })).toBe('Halden – Welder');
    expect(shownTitle({ ...letter, sender, jobTitle: 'Welder' })).toBe('Welder');
  });
});
