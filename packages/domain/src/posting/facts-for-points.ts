import { keyTermsOf, stemsOf } from './key-terms.ts';
import type { AskedPoint } from './read-posting.ts';
import type { ResumeFact } from './resume-facts.ts';

/** How many facts are offered for a point. */
const most = 3;
/** How many facts are compared with every point, far more than a resume has. */
const mostCompared = 2000;
/** How much a term counts that only the entry of a fact has, not the fact itself. */
const nearby = 0.4;
/** The share of the best relevance from which on a result comes before facts without a number. */
const close = 0.4;

/**
 * For each point of a posting, the facts that answer it: results with numbers first, then the most relevant. A fact has
 * to have at least one key term of the point; terms that few facts have count more.
 */
export function factsForPoints(
  points: readonly Pick<AskedPoint, 'text'>[],
  facts: readonly ResumeFact[],
): ResumeFact[][] {
  const compared = facts.slice(0, mostCompared);
  const stems = compared.map((fact) => ({ fact, own: stemsOf(fact.text), around: stemsOf(fact.source) }));
  const rarity = (term: string): number => {
    const having = stems.filter(({ own }) => own.has(term)).length;
    return Math.log(1 + compared.length / (1 + having));
  };
  return points.map((point) => {
    const terms = [...keyTermsOf(point.text)].map((term) => ({ term, weight: rarity(term) }));
    const sum = (has: ReadonlySet<string>) =>
      terms.reduce((total, { term, weight }) => total + (has.has(term) ? weight : 0), 0);
    const scored = stems
      .map(({ fact, own, around }) => ({ fact, own: sum(own), score: sum(own) + nearby * sum(around) }))
      .filter(({ own }) => own > 0);
    const best = Math.max(0, ...scored.map(({ score }) => score));
    const isLeading = ({ fact, score }: (typeof scored)[number]) => fact.kind === 'result' && score >= best * close;
    return scored
      .toSorted((a, b) => Number(isLeading(b)) - Number(isLeading(a)) || b.score - a.score)
      .slice(0, most)
      .map(({ fact }) => fact);
  });
}
