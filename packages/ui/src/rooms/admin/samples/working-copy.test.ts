import { createResume } from '@vitae/domain';
import { createMemoryStore } from '@vitae/store/memory';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyOf, keepCopy, openCopy } from './working-copy.ts';

const document = { ...createResume({ title: 'Nurse' }) };
const content = {
  title: 'Nurse',
  jobTitle: 'Nurse',
  category: 'Health',
  level: 'mid' as const,
  family: 'nurse',
  points: [],
  document,
};
const sampleAt = (revision: number) => ({ kind: 'resume' as const, slug: 'nurse', revision, content });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('goes on with the copy of a sample while nobody else has changed the sample', async () => {
  const store = createMemoryStore();
  const first = await openCopy(store, sampleAt(3));
  expect((await openCopy(store, sampleAt(3))).slug).toBe(first.slug);
  keepCopy(sampleAt(3), sampleAt(4));
  expect((await openCopy(store, sampleAt(4))).slug).toBe(first.slug);
  expect(await store.list()).toHaveLength(1);
});

it('makes a new copy of a sample that another admin has changed since, and offers the old one no longer', async () => {
  const store = createMemoryStore();
  const first = await openCopy(store, sampleAt(3));
  expect(copyOf(sampleAt(4))).toBe('');
  const second = await openCopy(store, sampleAt(4));
  expect(second.slug).not.toBe(first.slug);
  expect(await store.list()).toHaveLength(2);
  // A change that came after another admin's says nothing about the copy.
  keepCopy(sampleAt(4), sampleAt(6));
  expect(copyOf(sampleAt(6))).toBe('');
});
