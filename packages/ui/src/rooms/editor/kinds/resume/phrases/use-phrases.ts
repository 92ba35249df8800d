import { useEffect, useState } from 'react';
import { useDocument } from '../hooks.ts';
import type { JobPhrases } from './job-phrases.ts';

export type PhraseSearch =
  | { status: 'searching' }
  | { status: 'found'; found: JobPhrases }
  | { status: 'none' }
  | { status: 'failed' };

/** The suggestions for the first of some titles that names a job, fetched on demand. */
export function usePhrases(titles: readonly string[]): PhraseSearch {
  const level = useDocument(({ target }) => target.level);
  const asked = titles.join('\n');
  const [search, setSearch] = useState<PhraseSearch>({ status: 'searching' });
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const { phrasesFor } = await import('./job-phrases.ts');
      const found = await phrasesFor(asked.split('\n'), level);
      if (wanted) setSearch(found ? { status: 'found', found } : { status: 'none' });
    };
    look().catch((error: unknown) => {
      console.error(error);
      if (wanted) setSearch({ status: 'failed' });
    });
    return () => {
      wanted = false;
    };
  }, [asked, level]);
  return search;
}

/** The job titles that there are suggestions for; `undefined` until they are loaded. */
export function useSuggestedTitles(): readonly string[] | undefined {
  const [titles, setTitles] = useState<readonly string[]>();
  useEffect(() => {
    let wanted = true;
    import('./job-phrases.ts').then(
      ({ suggestedTitles }) => wanted && setTitles(suggestedTitles),
      // Without them the field still accepts any title.
      (error: unknown) => console.error(error),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return titles;
}
