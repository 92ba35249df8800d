import { jobTitles, type JobTitle } from '../job-titles.ts';
import type { StarterLanguage } from './starter-languages.ts';

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
 * invented. The gaps of `starterGaps` are the letter's own company and job title.
 */
export type Starter = Readonly<Record<StarterPart, string>>;

/** The starters of letters in one language. */
export interface LetterStarters {
  /** The job titles that have starters. */
  titles: readonly JobTitle[];
  ofTitle: (slug: string) => Starter | undefined;
  ofSituation: (situation: Situation) => Starter;
}

interface StoredStarters {
  titles?: Readonly<Record<string, Starter>>;
  situations: Readonly<Record<Situation, Starter>>;
}

const stored: Readonly<Record<StarterLanguage, () => Promise<{ default: StoredStarters }>>> = {
  en: () => import('./starters.en.json', { with: { type: 'json' } }),
  de: () => import('./starters.de.json', { with: { type: 'json' } }),
  fr: () => import('./starters.fr.json', { with: { type: 'json' } }),
  es: () => import('./starters.es.json', { with: { type: 'json' } }),
};

/** Fetches the starters of a language on its first request. Rejects if they cannot be fetched. */
export async function loadStarters(language: StarterLanguage): Promise<LetterStarters> {
  const { titles = {}, situations: bySituation } = (await stored[language]()).default;
  const byTitle: ReadonlyMap<string, Starter> = new Map(Object.entries(titles));
  return {
    titles: jobTitles.filter(({ slug }) => byTitle.has(slug)),
    ofTitle: (slug) => byTitle.get(slug),
    ofSituation: (situation) => bySituation[situation],
  };
}
