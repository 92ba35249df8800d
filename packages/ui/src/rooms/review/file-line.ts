import type { ImportedPage, LineDates } from '@vitae/importer';
import type { LinePlace } from './review-model.ts';

/** A line of the original that a person can say something about. */
export interface FileLine extends LinePlace {
  text: string;
  isItem: boolean;
  dates: readonly LineDates[];
  /** The day that it says, in a letter. */
  day?: string;
  /** Its parts by gaps and styles; none if it is all one. */
  parts: readonly string[];
}

/** The line at a place; `undefined` if there is none. */
export function lineAt(pages: readonly ImportedPage[], { page, line }: LinePlace): FileLine | undefined {
  const found = pages[page]?.lines[line];
  return (
    found && {
      page,
      line,
      text: found.text,
      isItem: found.isItem === true,
      dates: found.dates ?? [],
      ...(found.day === undefined ? {} : { day: found.day }),
      parts: found.parts ?? [],
    }
  );
}

/** Between two values on one line. */
const between = /\s*(?:[|·•;/]\s|\s[–—-]\s|\t|\s{3,})\s*/u;
const atEdges = /^[\s,;:|·•–—/-]+|[\s,;:|·•–—/-]+$/gu;
/** So many parts can be chosen from. */
const mostPieces = 12;

/** A text without the separators around it. */
export const trimmed = (text: string): string => text.replace(atEdges, '');

/** What a line says besides its dates. */
export const undatedText = ({ text, dates }: FileLine): string =>
  trimmed(dates.reduceRight((words, { from, to }) => `${words.slice(0, from)} ${words.slice(to)}`, text));

/** The dates that a part of a line contains. */
export const datesIn = (line: FileLine, text: string): LineDates[] =>
  line.dates.filter(({ from, to }) => text.includes(line.text.slice(from, to)));

/**
 * The parts of a line that can be used by themselves, the whole line first: its dates, what stands between gaps,
 * separators and changes of style, and between commas.
 */
export function piecesOf(line: FileLine): string[] {
  const segments: string[] = [];
  let at = 0;
  for (const { from, to } of line.dates) {
    segments.push(line.text.slice(at, from), line.text.slice(from, to));
    at = to;
  }
  segments.push(line.text.slice(at));
  const dates = new Set(line.dates.map(({ from, to }) => line.text.slice(from, to)));
  const parts = [...line.parts, ...segments].flatMap((segment) =>
    dates.has(segment) ? [segment] : segment.split(between),
  );
  const small = parts.flatMap((part) => (dates.has(part) ? [] : part.split(/,\s/u)));
  const pieces = [...parts, ...small].map(trimmed).filter((piece) => piece !== '' && piece !== trimmed(line.text));
  return [line.text, ...new Set(pieces)].slice(0, mostPieces);
}
