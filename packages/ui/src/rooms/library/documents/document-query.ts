import { normalized } from '@vitae/domain';
import type { DocumentSummary } from '@vitae/store';

export const documentSorts = ['changed', 'title', 'created'] as const;
export type DocumentSort = (typeof documentSorts)[number];

/** Which documents are shown, and in which order. */
export interface DocumentQuery {
  text: string;
  /** `''` for any. */
  tag: string;
  sort: DocumentSort;
}

type Listed = Pick<DocumentSummary, 'id' | 'title' | 'originalId' | 'fullName' | 'tags' | 'createdAt' | 'updatedAt'>;

/** The documents that have every word somewhere in their name, that of their original, their person or their tags. */
export function matching<Document extends Listed>(
  documents: readonly Document[],
  { text, tag, sort }: DocumentQuery,
  language: string,
): Document[] {
  const words = folded(text).split(/\s+/u).filter(Boolean);
  const titles = new Map(documents.map(({ id, title }) => [id, title]));
  const fits = ({ title, originalId, fullName, tags }: Document) => {
    const original = titles.get(originalId ?? '') ?? '';
    const found = folded([title, original, fullName, ...tags].join('\n'));
    return (tag === '' || tags.includes(tag)) && words.every((word) => found.includes(word));
  };
  return documents.filter(fits).sort(orders(language)[sort]);
}

/** Every tag once, sorted by name. */
export function tagsOf(documents: readonly Pick<Listed, 'tags'>[], language: string): string[] {
  return [...new Set(documents.flatMap(({ tags }) => tags))].sort(new Intl.Collator(language).compare);
}

/** The query in an address; unknown values become the defaults. */
export function queryIn(search: URLSearchParams): DocumentQuery {
  const sort = documentSorts.find((known) => known === search.get('sort')) ?? 'changed';
  return { text: search.get('q') ?? '', tag: search.get('tag') ?? '', sort };
}

/** A query as a part of an address. */
export function searchOf({ text, tag, sort }: DocumentQuery): URLSearchParams {
  return new URLSearchParams([
    ...(text ? [['q', text]] : []),
    ...(tag ? [['tag', tag]] : []),
    ...(sort === 'changed' ? [] : [['sort', sort]]),
  ]);
}

function orders(language: string): Record<DocumentSort, (a: Listed, b: Listed) => number> {
  const byTitle = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  return {
    changed: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
    title: (a, b) => byTitle.compare(a.title, b.title) || b.updatedAt.localeCompare(a.updatedAt),
    created: (a, b) => b.createdAt.localeCompare(a.createdAt),
  };
}

/** Letters without case and accents, so that "zoe" finds "Zoë". */
const folded = (text: string): string => normalized(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase();
