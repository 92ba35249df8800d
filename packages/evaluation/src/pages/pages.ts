import type { LaidOutPage, TextRun } from '../input.ts';

/** A run and the page it is on, from 0. */
export interface PlacedRun extends TextRun {
  page: number;
}

/** How many runs are looked at, some forty pages of them. */
const mostRuns = 4000;

/** The runs of the pages that have text, running lines left out; of very many, the first. */
export function runsOn(pages: readonly LaidOutPage[] = []): PlacedRun[] {
  const found: PlacedRun[] = [];
  for (const [page, { runs }] of pages.entries()) {
    if (found.length >= mostRuns) break;
    const shown = runs.filter(({ role, text }) => role !== 'running-line' && text.trim() !== '');
    for (const run of shown.slice(0, mostRuns - found.length)) found.push({ ...run, page });
  }
  return found;
}

/** How a line begins and ends with which a letter greets, and how one does with which it ends. */
const GREETING =
  /^(?:(?:dear|sehr geehrte\p{L}*|liebe[rs]?|guten tag|estimad[oa]s?|apreciad[oa]s?|prezad[oa]s?|car[oa]s? \p{Lu}|exm[oa]s?\.?|bonjour|ch(?:er|ère)s?)(?!\p{L}).{0,60}|madame,? monsieur|monsieur|madame|to whom it may concern|a quien corresponda|a quem possa interessar)\s*[,:!]?$/iu;
const CLOSING =
  /^(?:(?:yours (?:sincerely|faithfully|truly)|(?:kind|best|warm) regards|sincerely(?: yours)?|respectfully(?: yours)?|mit (?:freundlichen|besten|herzlichen) grü(?:ß|ss)en|freundliche grü(?:ß|ss)e|(?:bien )?cordialement|atentamente|un (?:cordial )?saludo|atenciosamente|com os melhores cumprimentos)[,.!]?|(?:veuillez|je vous prie)\s.{10,})$/iu;

/** The pages without a letter that stands behind the resume: the pages from its greeting on, if one of them has its closing. */
export function withoutLetter(pages: readonly LaidOutPage[]): readonly LaidOutPage[] {
  const has = (said: RegExp) => (page: LaidOutPage) => page.runs.some(({ text }) => said.test(text.trim()));
  const first = pages.findIndex(has(GREETING));
  return first > 0 && pages.slice(first).some(has(CLOSING)) ? pages.slice(0, first) : pages;
}

/** How many pages there are without empty ones at the end: that they are there is FMT-08's. */
export const countOfPages = (pages: readonly LaidOutPage[]): number =>
  1 + pages.findLastIndex(({ runs }) => runs.some(({ role, text }) => role !== 'running-line' && text.trim() !== ''));

/** How many runs above and below another one are compared with it: more than there are on any page that was made to be read. */
export const mostNear = 300;

/** What is near a run on its page, above, below and beside it, for checks that compare runs with each other. */
export function nearOn(runs: readonly PlacedRun[]): (run: PlacedRun) => readonly PlacedRun[] {
  const byPage = new Map(
    [...Map.groupBy(runs, ({ page }) => page)].map(([page, own]) => {
      const sorted = own.toSorted((a, b) => a.box.y - b.box.y);
      return [page, { sorted, heights: sorted.map(({ box }) => box.y) }];
    }),
  );
  return ({ page, box }) => {
    const { sorted, heights } = byPage.get(page) ?? { sorted: [], heights: [] };
    if (sorted.length <= mostNear) return sorted;
    const at = firstFrom(heights, box.y);
    return sorted.slice(Math.max(0, at - mostNear), at + mostNear);
  };
}

/** The index of the first of some rising numbers that is not below another one. */
function firstFrom(numbers: readonly number[], least: number): number {
  let [from, to] = [0, numbers.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((numbers[middle] ?? 0) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The size in which most letters are written, in points. */
export function bodySize(runs: readonly TextRun[]): number {
  const letters = new Map<number, number>();
  for (const { size, text, role } of runs) {
    const rounded = Math.round(size * 4) / 4;
    if (role === 'text') letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].toSorted(([a, most], [b, more]) => more - most || a - b)[0]?.[0] ?? 0;
}

/** The lower quartile of some numbers; 0 if there are none. */
export const lowerQuarter = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 4)] ?? 0;

/** A colour as three shares of light; black if it is not a colour. */
function channels(colour: string): number[] {
  const [, hex = '000000'] = /^#([0-9a-f]{6})$/i.exec(colour) ?? [];
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colours, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

/** Whether two runs are in the same column: their widths overlap. */
export const inOneColumn = (a: TextRun, b: TextRun): boolean =>
  a.box.x < b.box.x + b.box.width && b.box.x < a.box.x + a.box.width;

/** Millimetres in points. */
export const millimetres = (count: number): number => (count * 72) / 25.4;
