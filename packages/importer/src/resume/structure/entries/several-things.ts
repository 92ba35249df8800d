import { findDates } from '../../../language/dates.ts';
import { IMPORT_LIMITS } from '../../../limits.ts';
import type { Line } from '../../../text/line.ts';
import { sliceRuns } from '../lines/slice-runs.ts';

/** What a name has at least: some letters, the first a capital if its script has any. */
const NAME = /^["“„«(]*[\p{Lu}\p{Lo}\d](?=.*\p{L}{2}).{3,}$/u;

/** Where lines that name several awards or certificates, each with its date, are divided: "Dean's List 2018, Rowing Cup 2019". */
const cutsOf = (text: string, asOf: string): number[] => {
  const dates = findDates(text, asOf);
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last || dates.length < 2 || dates.some(({ range }) => range)) return [];
  const isAtEnd = /^[)\].\s]*$/u.test(text.slice(last.to));
  const isAtStart = first.from === 0;
  if (isAtEnd === isAtStart) return [];
  const cuts = dates.slice(1).map((date, index) => {
    const before = dates[index];
    const between = text.slice(before?.to ?? 0, date.from);
    // Dates come after names, so that a sign follows each, or before them, where a comma may be part of a name.
    if (!isAtEnd) return /[;；|·•]$/u.test(between.trimEnd()) ? date.from : -1;
    const sign = /^[)\]]?\s*[,;，；、|·•]\s*/u.exec(between);
    return before && sign ? before.to + sign[0].length : -1;
  });
  const bounds = [0, ...cuts, text.length];
  const areNames = bounds.slice(1).every((to, index) => {
    const date = dates[index];
    const from = bounds[index] ?? 0;
    const name = date ? `${text.slice(from, date.from)} ${text.slice(date.to, to)}` : '';
    return NAME.test(name.replace(/[,;:()|·•\s–—-]+/gu, ' ').trim()) && name.split(/\s+/u).length <= 14;
  });
  return cuts.every((cut) => cut > 0) && areNames ? cuts : [];
};

/** The lines with each that names several awards or certificates divided into one line for each. */
export const withOneThingEach = (lines: readonly Line[], asOf: string): Line[] =>
  lines.flatMap((line) => {
    const [cell] = line.cells;
    if (!cell || line.cells.length > 1 || line.text !== cell.text || line.text.length > IMPORT_LIMITS.lineLength)
      return [line];
    const cuts = cutsOf(line.text, asOf);
    return [0, ...cuts].map((from, index) => {
      const to = cuts[index] ?? line.text.length;
      // The sign between two names is of neither.
      const text = line.text
        .slice(from, to)
        .trimEnd()
        .replace(/[,;，；、|·•]$/u, '')
        .trimEnd();
      const part = { ...cell, text, runs: sliceRuns(cell.runs, from, from + text.length) };
      return cuts.length > 0 ? { ...line, text, cells: [part] } : line;
    });
  });
