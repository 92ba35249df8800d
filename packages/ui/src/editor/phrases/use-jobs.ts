import { useEffect, useMemo, useState } from 'react';
import { matchJobs } from './match-jobs.ts';
import { loadJobs, type JobPhrases } from './phrase-source.ts';

export type { JobPhrases } from './phrase-source.ts';

/** Every job with phrases, fetched when first asked for; `null` until they are here. */
export function useAllJobs(): readonly JobPhrases[] | null {
  const [jobs, setJobs] = useState<readonly JobPhrases[] | null>(null);
  useEffect(() => {
    let wanted = true;
    loadJobs().then(
      (loaded) => wanted && setJobs(loaded),
      (error: unknown) => {
        console.error(error);
        if (wanted) setJobs([]);
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  return jobs;
}

/** The jobs that the first known of some titles may mean; `null` while they are fetched. */
export function useJobs(titles: readonly string[]): readonly JobPhrases[] | null {
  const jobs = useAllJobs();
  const asked = titles.join('\n');
  return useMemo(() => {
    if (jobs === null) return null;
    for (const title of asked.split('\n')) {
      const found = matchJobs(jobs, title);
      if (found.length > 0) return found;
    }
    return [];
  }, [jobs, asked]);
}
