import { normalized } from '@vitae/domain';
import type { SampleHead } from '@vitae/api/samples';
import { jobTitles } from '@vitae/samples';
import MiniSearch from 'minisearch';

/** Finds samples by what people type: parts of words, other names of a job title, and mistyped ones. */
export function createSampleSearch(heads: readonly SampleHead[]): (query: string) => readonly SampleHead[] {
  const byId = new Map(heads.map((head) => [head.slug, head]));
  const names = new Map(jobTitles.map(({ slug, synonyms }) => [slug, synonyms.join(' ')]));
  const index = new MiniSearch<{ id: string; title: string; names: string; category: string }>({
    fields: ['title', 'names', 'category'],
    processTerm: (term) => normalized(term, 'NFD').replaceAll(/\p{M}/gu, '').toLowerCase(),
    searchOptions: {
      boost: { title: 3, names: 1.5 },
      prefix: true,
      combineWith: 'AND',
    },
  });
  index.addAll(
    heads.map(({ slug, title, jobTitle, category }) => ({
      id: slug,
      title,
      names: names.get(jobTitle) ?? '',
      category,
    })),
  );
  const find = (query: string, mistyped: number) =>
    index
      .search(query, { fuzzy: (term) => term.length > 3 && mistyped })
      .flatMap(({ id }) => (typeof id === 'string' ? (byId.get(id) ?? []) : []));
  return (query) => {
    const short = query.slice(0, 100);
    const found = find(short, 1);
    // Two letters swapped count as two.
    return found.length > 0 ? found : find(short, 2);
  };
}
