import { normalized } from '@vitae/domain';
import titles from './job-titles.json' with { type: 'json' };

/** A job title that samples, phrases or starters are made for. */
export interface JobTitle {
  /** Its part of the address of samples. */
  readonly slug: string;
  /** As people write it, in English. */
  readonly title: string;
  readonly category: string;
  /** Other names for the same work, in lower case. */
  readonly synonyms: readonly string[];
}

/** The one list of job titles, by category. */
export const jobTitles: readonly JobTitle[] = titles;

/** The job title that a text names, or starts to name while it is being typed. */
export const jobTitleStarting = <Title extends JobTitle>(text: string, among: readonly Title[]): Title | undefined => {
  const typed = text.trim().toLowerCase();
  return (
    jobTitleFor(text, among) ??
    (typed.length < 2
      ? undefined
      : among.find(({ title, synonyms }) => [title, ...synonyms].some((name) => name.toLowerCase().startsWith(typed))))
  );
};

/** Words without case, accents or punctuation: "Résumé-Writer" gives resume, writer. */
function foldedWords(text: string): readonly string[] {
  return (
    normalized(text, 'NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/**
 * Of some job titles, the one that matches the user's wording. A name matches if all its words occur in the text; the
 * name with the most words wins, then one whose words are adjacent, then the longer one. Undefined if none matches.
 */
export function jobTitleFor<Title extends JobTitle>(text: string, among: readonly Title[]): Title | undefined {
  const words = foldedWords(text);
  const present = new Set(words);
  const line = ` ${words.join(' ')} `;
  let best: Title | undefined;
  let bestScore = 0;
  for (const jobTitle of among) {
    for (const name of [jobTitle.title, ...jobTitle.synonyms]) {
      const nameWords = foldedWords(name);
      if (!nameWords.every((word) => present.has(word))) continue;
      const phrase = nameWords.join(' ');
      const score = nameWords.length * 1000 + (line.includes(` ${phrase} `) ? 500 : 0) + phrase.length;
      if (score > bestScore) {
        best = jobTitle;
        bestScore = score;
      }
    }
  }
  return best;
}
