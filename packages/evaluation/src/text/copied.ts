import type { Passage } from '../input.ts';
import { gramsIn, sharedPart } from './words.ts';

const size = 8;
/** The share of runs of words from which on a text is copied. */
export const mostCopied = 0.3;

/** What a document took word by word from a posting; `null` if the posting is too short to tell. */
export function copiedFrom(
  posting: string,
  texts: readonly Passage[],
): { passages: readonly Passage[]; share: number } | null {
  const ofPosting = gramsIn(posting, size);
  if (ofPosting.size === 0) return null;
  const all = new Set<string>();
  const passages = texts.filter(({ text }) => {
    const grams = gramsIn(text, size);
    for (const gram of grams) all.add(gram);
    return grams.size > 0 && sharedPart(grams, ofPosting) > mostCopied;
  });
  // A whole posting within a long resume is a small part of it.
  return { passages, share: Math.max(sharedPart(all, ofPosting), sharedPart(ofPosting, all)) };
}
