import { describe, expect, it } from 'vitest';
import { matching, queryIn, searchOf, tagsOf, type DocumentQuery } from './document-query.ts';

const one = (
  id: string,
  title: string,
  more: { originalId?: string; fullName?: string; tags?: string[]; createdAt?: string; updatedAt?: string } = {},
) => ({
  id,
  title,
  originalId: null,
  fullName: '',
  tags: [],
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  ...more,
});
const query: DocumentQuery = { text: '', tag: '', sort: 'changed' };
const documents = [
  one('a', 'Teacher 10', { fullName: 'Zoë Łuk', updatedAt: '2026-03-01T00:00:00Z' }),
  one('b', 'teacher 9', {
    tags: ['Berlin', 'school'],
    updatedAt: '2026-02-01T00:00:00Z',
    createdAt: '2026-02-01T00:00:00Z',
  }),
  one('c', 'Analyst', { tags: ['Berlin'], updatedAt: '2026-04-01T00:00:00Z' }),
];
const ids = (changed: Partial<DocumentQuery>) =>
  matching(documents, { ...query, ...changed }, 'en')
    .map(({ id }) => id)
    .join('');

describe('matching', () => {
  it('shows the last edited first', () => expect(ids({})).toBe('cab'));
  it('sorts names in natural number order, ignoring case', () => expect(ids({ sort: 'title' })).toBe('cba'));
  it('sorts by the day of creation', () => expect(ids({ sort: 'created' })[0]).toBe('b'));
  it('finds names, people and tags, ignoring case and accents', () => {
    expect(ids({ text: 'TEACH' })).toBe('ab');
    expect(ids({ text: 'zoe' })).toBe('a');
    expect(ids({ text: 'school' })).toBe('b');
  });
  it('finds a variant by the name of its original', () => {
    const variant = one('d', 'For Halden', { originalId: 'c', updatedAt: '2026-01-01T00:00:00Z' });
    const found = matching([...documents, variant], { ...query, text: 'analyst' }, 'en');
    expect(found.map(({ id }) => id)).toEqual(['c', 'd']);
  });
  it('requires every word', () => {
    expect(ids({ text: 'teacher berlin' })).toBe('b');
    expect(ids({ text: 'teacher london' })).toBe('');
  });
  it('requires the tag', () => expect(ids({ tag: 'Berlin', text: 'a' })).toBe('cb'));
  it('does not change the list', () => {
    const before = documents.map(({ id }) => id);
    ids({ sort: 'title' });
    expect(documents.map(({ id }) => id)).toEqual(before);
  });
});

describe('tagsOf', () => {
  it('names each once, in order', () => expect(tagsOf(documents, 'en')).toEqual(['Berlin', 'school']));
});

describe('the address of a query', () => {
  it('round-trips', () => {
    const asked: DocumentQuery = { text: 'a b&c', tag: 'C++', sort: 'title' };
    expect(queryIn(new URLSearchParams(searchOf(asked).toString()))).toEqual(asked);
    expect(searchOf(query).toString()).toBe('');
  });
  it('falls back for unknown values', () => expect(queryIn(new URLSearchParams('sort=colour'))).toEqual(query));
});
