import type { Place } from '../check.ts';
import type { Passage } from '../input.ts';
import { mostWith } from '../score.ts';
import { isFiller, isFillerText } from './filler.ts';
import { placeholdersIn } from './placeholders.ts';
import { countWords } from './words.ts';

/** What a template has in the place of a text: the whole of one that stands for another, and what is within one. */
export const leftIn = (texts: readonly Passage[]): Passage[] =>
  texts.flatMap(({ text, path }) =>
    (isFillerText(text) ? [text] : placeholdersIn(text)).map((found) => ({ text: found, path })),
  );

/** To what one forgotten place limits the score, as any critical fault does, and a template that nobody filled in. */
const [capOfOne, capOfAll] = [59, 30];
/** Letters that stand for a figure to come, in a sentence of one's own: readers forgive it sooner than a part of a form. */
const FIGURE = /^\[?(?:[XYN]{1,3}|[#_]+)\s?[%€$£k]?\]?$/u;
/** To what one of them limits the score, and two; more are a form. */
const capsOfFigures = [mostWith.figure, mostWith.slip];
/** Question marks for what somebody did not know yet. */
const UNKNOWN = /^\?{2,}$/u;
/** The same for these, which readers forgive less. */
const capsOfUnknown = [mostWith.slip, mostWith.slip];
/** Words that somebody wrote around one. */
const fewestAround = 5;
/** What each further place takes off that. */
const perPlace = 3;
/** From so many texts on, it says something which part of them nobody wrote. */
const fewest = 2;

/**
 * To what the score of a document is limited in which these places were left: each further one lowers it, and so does the
 * part of its texts that are filler, whichever is lower. A letter or two in the place of a figure, or
 * question marks for what somebody did not know yet, limit it less (ADR 54).
 */
export function capOfLeft(places: readonly Place[], written: readonly Passage[]): { cap: number } {
  const filler = written.filter(({ text }) => isFiller(text)).length;
  const isWithin = ({ text, path }: Place) =>
    FIGURE.test(text) &&
    written.some((one) => one.path === path && one.text.includes(text) && countWords(one.text) > fewestAround);
  const isUnknown = ({ text }: Place) => UNKNOWN.test(text);
  const caps = places.some(isUnknown) ? capsOfUnknown : capsOfFigures;
  const ofFigures = places.every((place) => isWithin(place) || isUnknown(place)) ? caps[places.length - 1] : undefined;
  if (filler === 0 && ofFigures !== undefined) return { cap: ofFigures };
  const ofPlaces = capOfOne - perPlace * (places.length - 1);
  const ofFiller =
    filler < fewest ? capOfOne : capOfOne - Math.round(((capOfOne - capOfAll) * filler) / written.length);
  return { cap: Math.max(capOfAll, Math.min(ofPlaces, ofFiller)) };
}
