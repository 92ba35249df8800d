import type { Facts } from '../facts.ts';
import type { Passage } from '../input.ts';
import { hiddenRuns } from '../pages/hidden.ts';
import { copiedFrom, mostCopied } from '../text/copied.ts';
import { repeatedWords } from '../text/repeated.ts';
import { hasWords } from '../text/words.ts';
import { int01 } from '../checks/int-01.ts';
import { int03 } from '../checks/int-03.ts';
import { int04 } from '../checks/int-04.ts';

/** What in a document was written for programs, and what it costs. */
export interface Tricks {
  /** Points, as in the score. */
  penalty: number;
  /** Whether a passage can be believed. */
  isHonest: (passage: Passage) => boolean;
  /** Words that are repeated so often that they prove nothing. */
  repeated: ReadonlySet<string>;
}

/**
 * Text that nobody sees, words repeated without end, and passages of the posting itself: what only they say does not
 * count, and they cost as much as in the score. A trick therefore never gains.
 */
export function tricksIn({ input, texts, language }: Facts, posting: string): Tricks {
  const hidden = hiddenRuns(input.pages ?? []);
  const repeated = hasWords(language) ? repeatedWords(texts) : [];
  const copied = copiedFrom(posting, texts);
  const costs = [
    hidden.length > 0 ? int01.penalty : 0,
    repeated.length > 0 ? int03.penalty : 0,
    (copied?.share ?? 0) > mostCopied ? int04.penalty : 0,
  ];
  const hiddenPaths = new Set(hidden.map(({ path }) => path).filter(Boolean));
  const hiddenText = hidden.map(({ text }) => text).join('\n');
  const copies = new Set(copied?.passages);
  return {
    penalty: costs.reduce<number>((sum, cost = 0) => sum + cost, 0),
    isHonest: (passage) => !hiddenPaths.has(passage.path) && !copies.has(passage) && !hiddenText.includes(passage.text),
    repeated: new Set(repeated.map(({ text }) => text.toLowerCase())),
  };
}
