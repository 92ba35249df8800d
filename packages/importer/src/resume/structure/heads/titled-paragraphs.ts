import { findDates } from '../../../language/dates.ts';
import { roleScore } from '../../../language/words.ts';
import type { Line } from '../../../text/line.ts';
import { joinedLine } from '../lines/joined-line.ts';
import { hadNoRoom } from '../lines/line-room.ts';

/** A name before a sign and what it names: "Barn Finder – a map of old barns", "Barn Finder: shows old barns on a map". */
const TITLED = /^(?<name>[\p{Lu}\p{Lo}\d][^:：–—]{1,50}?)(?:\s*[:：]\s+|\s+[–—-]\s+)(?<what>\S.*)$/u;
/** So many words, of which some begin in small letters, are more than a name or a list of keywords. */
const FEWEST_WORDS = 4;
const FEWEST_SMALL = 2;
/** Keywords are shorter, between their commas. */
const WORDS_OF_PART = 3;
const MOST_WORDS_OF_NAME = 6;
/** By how much of their letters' size paragraphs are further apart than lines. */
const WIDER = 0.55;

/** Whether a text tells what something is or does, as a sentence; it names neither somebody's role nor keywords. */
export const isTold = (text: string): boolean => {
  const words = text.split(/\s+/u);
  return (
    words.length >= FEWEST_WORDS &&
    words.filter((word) => /^\p{Ll}/u.test(word)).length >= FEWEST_SMALL &&
    words.length >= WORDS_OF_PART * text.split(/[,，、;]/u).length &&
    roleScore(words.slice(0, FEWEST_WORDS).join(' ')) < 0.5
  );
};

/** A name and what is told of it, divided by a colon or a dash. */
export const nameAndTale = (text: string): { name: string; what: string } | undefined => {
  const { name = '', what = '' } = TITLED.exec(text)?.groups ?? {};
  return name.split(/\s+/u).length <= MOST_WORDS_OF_NAME && isTold(what) ? { name, what } : undefined;
};

/**
 * A section in paragraphs that begin with a name each, as lines with a whole paragraph; `undefined` if it has list marks,
 * dates, or more other paragraphs.
 */
export const titledParagraphs = (
  lines: readonly Line[],
  asOf: string,
): { line: Line; isTitled: boolean }[] | undefined => {
  if (lines.some(({ bullet, cells, text }) => bullet || cells.length > 1 || findDates(text, asOf).length > 0))
    return undefined;
  const least = lines.reduce((gap, { gapAbove }) => Math.min(gap, Math.max(0, gapAbove)), Infinity);
  const paragraphs: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const [before, open] = [lines[index - 1], paragraphs.at(-1)];
    const isRest =
      before &&
      hadNoRoom(before, line) &&
      nameAndTale(line.text) === undefined &&
      line.gapAbove < least + WIDER * line.style.size;
    if (open && isRest) paragraphs[paragraphs.length - 1] = joinedLine(open, line);
    else paragraphs.push(line);
  }
  const read = paragraphs.map((line) => ({ line, isTitled: nameAndTale(line.text) !== undefined }));
  const titled = read.filter(({ isTitled }) => isTitled).length;
  // One paragraph alone may be all of a section.
  return titled >= Math.min(2, read.length) && titled >= 0.6 * read.length ? read : undefined;
};
