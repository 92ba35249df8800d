import type { Place } from '../check.ts';
import type { Passage } from '../input.ts';
import { isClassicalFiller } from './classical-filler.ts';
import { isFiller } from './filler.ts';
import { placeholdersIn } from './placeholders.ts';

/** What a template has in the place of a text: the whole of one that stands for another, and what is within one. */
export const leftIn = (texts: readonly Passage[]): Passage[] =>
  texts.flatMap(({ text, path }) =>
    (isClassicalFiller(text) ? [text] : placeholdersIn(text)).map((found) => ({ text: found, path })),
  );

/** From so many places on, a template was hardly filled in. */
const many = 5;
/** So is one most of whose text was not written, from so many texts on. */
const fewest = 2;
const mostOfAll = 0.5;
/** To what the score is limited then. */
const capOfTemplate = 30;

/** To what the score of a document is limited in which these places were left; nothing more than usual for one or two. */
export function capOfLeft(places: readonly Place[], written: readonly Passage[]): { cap?: number } {
  const filler = written.filter(({ text }) => isFiller(text)).length;
  const isMost = filler >= fewest && filler >= mostOfAll * written.length;
  return places.length >= many || isMost ? { cap: capOfTemplate } : {};
}
