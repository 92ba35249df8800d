import type { SectionLine } from '../lines/section-line.ts';

/** So many paragraphs, and lines in each, make entries of them. */
const FEWEST = 2;
const MOST_LINES = 3;

/**
 * Entries that nothing else parts: in a section without dates, list marks and descriptions, paragraphs of two or three
 * lines with breaks between them are one entry each ("Lund University", and its degree below).
 */
export const withParagraphsAsEntries = (lines: SectionLine[]): SectionLine[] => {
  if (lines.some(({ role, dates, line }) => role !== 'head' || dates.length > 0 || line.headingLevel > 0)) return lines;
  const sizes: number[] = [];
  for (const { line } of lines) {
    const open = sizes.length - 1;
    if (line.goesOn && open >= 0) sizes[open] = (sizes[open] ?? 0) + 1;
    else sizes.push(1);
  }
  const areEntries = sizes.length >= FEWEST && sizes.every((size) => size > 1 && size <= MOST_LINES);
  return areEntries ? lines.map((each) => (each.line.goesOn ? each : { ...each, opens: true })) : lines;
};
