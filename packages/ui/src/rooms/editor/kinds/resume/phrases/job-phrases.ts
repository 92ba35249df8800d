import type { Level } from '@vitae/domain';
import { jobTitleStarting, loadPhrases, phrasedTitles, type Phrase } from '@vitae/samples';

/** The titles of the jobs that there are suggestions for. */
export const suggestedTitles: readonly string[] = phrasedTitles.map(({ title }) => title);

/** The suggestions for a job. */
export interface JobPhrases {
  title: string;
  phrases: readonly Phrase[];
}

/**
 * The suggestions for the first of some titles that names a job, those of the level first; `null` if none does. Rejects
 * if they cannot be fetched.
 */
export async function phrasesFor(titles: readonly string[], level: Level): Promise<JobPhrases | null> {
  const job = titles.map((title) => jobTitleStarting(title, phrasedTitles)).find((found) => found !== undefined);
  if (!job) return null;
  const wanted = level === 'executive' ? 'senior' : level;
  const phrases = await loadPhrases(job.slug);
  const fits = (phrase: Phrase) => phrase.level === wanted;
  return { title: job.title, phrases: [...phrases.filter(fits), ...phrases.filter((phrase) => !fits(phrase))] };
}
