import type { Place } from '../check.ts';
import type { Passage } from '../input.ts';
import { isFiller, isFillerText } from './filler.ts';
import { placeholdersIn } from './placeholders.ts';

/** What a template has in the place of a text: the whole of one that stands for another, and what is within one. */
export const leftIn = (texts: readonly Passage[]): Passage[] =>
  texts.flatMap(({ text, path }) =>
    (isFillerText(text) ? [text] : placeholdersIn(text)).map((found) => ({ text: found, path })),
  );

/** To what one forgotten place limits the score, as any critical fault does, and a template that nobody filled in. */
const [capOfOne, capOfAll] = [59, 30];
/** What each further place takes off that. */
const perPlace = 3;
/** From so many texts on, it says something which part of them nobody wrote. */
const fewest = 2;

/**
 * To what the score of a document is limited in which these places were left: each further one lowers it, and so does the
 * part of its texts that are filler, whichever is lower.
 */
export function capOfLeft(places: readonly Place[], written: readonly Passage[]): { cap: number } {
  const filler = written.filter(({ text }) => isFiller(text)).length;
  const ofPlaces = capOfOne - perPlace * (places.length - 1);
  const ofFiller =
    filler < fewest ? capOfOne : capOfOne - Math.round(((capOfOne - capOfAll) * filler) / written.length);
  return { cap: Math.max(capOfAll, Math.min(ofPlaces, ofFiller)) };
}
