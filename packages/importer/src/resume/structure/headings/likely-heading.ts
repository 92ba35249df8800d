import { CJK, foldWords } from '../../../text/normalise.ts';

/** A heading, and the key of what it announces. */
export type KnownHeading = { text: string; key: string };

/** What the words of a heading speak of, as learned from headings that are known, and whether that is beyond doubt. */
export type HeadingModel = (heading: string) => { key: string; sure: boolean } | undefined;

const UNSPACED = /\p{Script=Hangul}/u;
/** How much a whole word, a beginning, an ending, a sign and two signs of an unspaced script count. */
const WEIGHTS = { word: 1, start: 0.6, end: 0.3, sign: 0.4, pair: 1 } as const;
/** A feature counts as if it had been seen so many times more, with the keys in their usual shares. */
const SMOOTHING = 5;
/** How much frequent keys are preferred. */
const PRIOR_WEIGHT = 0.3;
/** By how much, in natural logarithms, the first key must be likelier than the second. */
const LEAST_MARGIN = 1;
/** And by how much to be sure. */
const SURE_MARGIN = 2;

type Feature = { name: string; weight: number };

/** Words of a heading, with their beginnings and endings, so that "studied" and "Studies" have something in common. */
const featuresOf = (heading: string): Feature[] => {
  const found = new Map<string, Feature>();
  const add = (kind: keyof typeof WEIGHTS, text: string) =>
    found.set(`${kind} ${text}`, { name: `${kind} ${text}`, weight: WEIGHTS[kind] });
  for (const word of foldWords(heading)) {
    if (CJK.test(word) || UNSPACED.test(word)) {
      const signs = [...word];
      for (const [at, sign] of signs.entries()) {
        add('sign', sign);
        if (at > 0) add('pair', `${signs[at - 1] ?? ''}${sign}`);
      }
    } else {
      add('word', word);
      for (const length of [3, 4, 5, 6]) if (word.length > length) add('start', word.slice(0, length));
      for (const length of [4, 5]) if (word.length > length + 2) add('end', word.slice(-length));
    }
  }
  return [...found.values()];
};

/**
 * Learns from known headings what others announce: naive Bayes over the features of their words. The model answers the
 * likeliest key, or `undefined` if no feature is known or two keys are about as likely.
 */
export const learnHeadings = (known: readonly KnownHeading[]): HeadingModel => {
  const prior = new Map<string, number>();
  const seen = new Map<string, Map<string, number>>();
  for (const { text, key } of known) {
    prior.set(key, (prior.get(key) ?? 0) + 1);
    for (const { name } of featuresOf(text)) {
      const counts = seen.get(name) ?? new Map<string, number>();
      counts.set(key, (counts.get(key) ?? 0) + 1);
      seen.set(name, counts);
    }
  }
  const keys = [...prior].map(([key, count]) => ({ key, share: count / known.length }));
  return (heading) => {
    const features = featuresOf(heading).flatMap(({ name, weight }) => {
      const counts = seen.get(name);
      return counts ? [{ counts, weight, all: [...counts.values()].reduce((sum, count) => sum + count, 0) }] : [];
    });
    if (features.length === 0) return undefined;
    const [first, second] = keys
      .map(({ key, share }) => ({
        key,
        score: features.reduce(
          (sum, { counts, weight, all }) =>
            sum + weight * Math.log(((counts.get(key) ?? 0) / share + SMOOTHING) / (all + SMOOTHING)),
          PRIOR_WEIGHT * Math.log(share),
        ),
      }))
      .toSorted((one, other) => other.score - one.score);
    const margin = first ? first.score - (second?.score ?? -Infinity) : 0;
    if (!first || margin < LEAST_MARGIN) return undefined;
    const isSeen = features.some(({ weight }) => weight === WEIGHTS.word);
    return { key: first.key, sure: isSeen && margin >= SURE_MARGIN };
  };
};
