import type { FieldText } from './texts.ts';

/** Owners whose plural is irregular, and what stands without the thing that is owned: "other people's", "master's". */
const OWNERS = 'people|men|women|children|master|bachelor|associate|doctor|driver|one|else|other|everybody|everyone';
/** A plural with an apostrophe, among words that ask for one and before no thing that could be owned: "all menu's, rotas". */
const PLURAL = new RegExp(
  `(?<=\\b(?:[Aa]ll|[Bb]oth|[Mm]any|[Ss]everal|[Vv]arious|[Nn]umerous|[Tt]hese|[Tt]hose|[Mm]aking|[Cc]ooking|[Ss]elling|kinds? of) )(?!(?:${OWNERS})['’])\\p{Ll}{3,}['’]s(?=[,.;:)]|$| (?:of|in|and|or|for|from|with|to|at|on|are|were|per)\\b)`,
  'gu',
);
/** "Their" that was written as the place. */
const THEIR =
  /(?<=\b(?:with|of|about|improving|meeting|reaching) )there(?= (?!(?:and|or|as|to|being|is|are|was|were|has|have|had|will)\b)[\p{L}])/gu;

/** Words that are right alone and wrong where they stand, in an English text. */
export const slipsInPhrases = ({ text, path }: FieldText): FieldText[] =>
  [PLURAL, THEIR].flatMap((wrong) => [...text.matchAll(wrong)].map(([word]) => ({ text: word, path })));
