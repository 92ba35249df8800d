import { jobTitles, type JobTitle } from '../job-titles.ts';

/** The parts of a letter that starters are for, in the order of the letter. */
export const starterParts = ['opening', 'body', 'closing'] as const;
export type StarterPart = (typeof starterParts)[number];

/** Situations in which letters are written. */
export const situations = [
  'career-change',
  'first-job',
  'return-to-work',
  'internal',
  'speculative',
  'referral',
] as const;
export type Situation = (typeof situations)[number];

/**
 * One paragraph for each part of a letter. What the user replaces is in brackets: numbers, names and whatever else is
 * invented. `[company]` and `[job]` are those of the letter.
 */
export type Starter = Readonly<Record<StarterPart, string>>;

/** The starters of letters, in English. */
export interface LetterStarters {
  /** The job titles that have starters. */
  titles: readonly JobTitle[];
  ofTitle: (slug: string) => Starter | undefined;
  ofSituation: (situation: Situation) => Starter;
}

/** Fetches the starters on the first request. Rejects if they cannot be fetched. */
export async function loadStarters(): Promise<LetterStarters> {
  const { titles, situations: bySituation } = (await import('./starters.json')).default;
  const byTitle: ReadonlyMap<string, Starter> = new Map(Object.entries(titles));
  return {
    titles: jobTitles.filter(({ slug }) => byTitle.has(slug)),
    ofTitle: (slug) => byTitle.get(slug),
    ofSituation: (situation) => bySituation[situation],
  };
}
