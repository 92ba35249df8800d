import type { JobPhrases } from './phrase-source.ts';

/** Words that every second job title has, and that say nothing about the work. */
const rank = new Set(['senior', 'junior', 'lead', 'head', 'chief', 'principal', 'staff', 'assistant', 'of', 'and', 'the', 'in', 'for', 'a']);

/** The jobs that a title may mean, the likeliest first: those called so, then those that share its words. */
export function matchJobs(jobs: readonly JobPhrases[], title: string): JobPhrases[] {
  const wanted = wordsIn(title);
  if (wanted.length === 0) return [];
  return jobs
    .map((job) => ({ job, score: Math.max(...[job.jobTitle, ...job.synonyms].map((name) => scoreOf(wordsIn(name), wanted))) }))
    .filter(({ score }) => score >= 0.5)
    .sort((a, b) => b.score - a.score)
    .map(({ job }) => job);
}

/** 1 for the same words; a word that is still being typed counts by its beginning. */
function scoreOf(name: readonly string[], wanted: readonly string[]): number {
  const found = wanted.filter((word) => name.some((other) => other.startsWith(word) || (other.length > 3 && word.startsWith(other)))).length;
  return (2 * found) / (Math.max(name.length, found) + wanted.length);
}

function wordsIn(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== '' && !rank.has(word));
}
