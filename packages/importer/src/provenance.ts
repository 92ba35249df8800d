import { findDates } from './language/dates.ts';
import type { Box, ImportedPage, ImportResult, LineDates, Provenance } from './resume/result.ts';
import type { Read } from './resume/structure/value.ts';
import type { Line, ReadText } from './text/line.ts';

/**
 * The pages of a file as the review shows them: where each value came from, and the lines that fit no field. `dayOf` tells
 * which day a line says.
 */
export const shownText = (
  text: ReadText,
  reads: readonly { path: string; read: Read<unknown> }[],
  leftover: readonly Line[],
  asOf: string,
  dayOf: (line: string) => string | undefined = () => undefined,
): Pick<ImportResult, 'provenance' | 'pages' | 'leftover'> => ({
  provenance: reads.map(({ path, read: { lines, confidence } }) => provenanceOf(path, lines, confidence, text)),
  pages: pagesOf(text, asOf, dayOf),
  leftover: leftover.map(({ page, index, text: words }) => ({ page, line: index, text: words })),
});

const provenanceOf = (path: string, lines: readonly Line[], confidence: number, text: ReadText): Provenance => {
  const sources = lines.map(({ page, index }) => ({ page, line: index }));
  const page = sources[0]?.page;
  const boxes =
    page === undefined
      ? []
      : sources.filter((source) => source.page === page).flatMap(({ line }) => text.pages[page]?.boxes[line] ?? []);
  const doubted = page === undefined ? undefined : text.pages[page]?.doubted;
  const certain = doubted ? Math.min(confidence, certaintyOf(path, boxes, doubted)) : confidence;
  const provenance: Provenance = { path, sources, confidence: Math.round(certain * 100) / 100 };
  if (page !== undefined && boxes.length > 0) provenance.box = { page, ...unionOf(boxes) };
  return provenance;
};

/** What was recognised is never quite sure; an address with one wrong letter is another, and does not look wrong. */
const certaintyOf = (path: string, boxes: readonly Box[], doubted: readonly Box[]): number => {
  const isAddress = /email|phone|url|link|profile/iu.test(path);
  const isDoubted = doubted.some((word) => {
    const [x, y] = [word.x + word.width / 2, word.y + word.height / 2];
    return boxes.some((box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height);
  });
  return isAddress || isDoubted ? 0.5 : 0.9;
};

const unionOf = (boxes: readonly Box[]): Box => {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
};

/** Characters of a line in which dates are looked for: those of a resume are in short lines. */
const MOST_DATED = 400;
/** Parts of a line that a person can choose from. */
const MOST_PARTS = 20;

const datesOf = (line: string, asOf: string): LineDates[] =>
  line.length > MOST_DATED
    ? []
    : findDates(line, asOf).map(({ from, to, start, end, current }) => ({ from, to, start, end, current }));

/** What of a line stands between gaps or is in one style: a title in bold, an employer in italics. */
const partsOf = ({ cells }: Line): string[] =>
  cells
    .flatMap(({ text, runs }) => {
      const groups: { style: string; text: string }[] = [];
      for (const run of runs) {
        const style = `${String(run.style.bold)} ${String(run.style.italic)} ${run.style.colour}`;
        const last = groups.at(-1);
        if (last?.style === style && !run.apart) last.text += run.text;
        else groups.push({ style, text: run.text });
      }
      return groups.length > 1 ? groups.map((group) => group.text.trim()) : [text.trim()];
    })
    .filter(Boolean)
    .slice(0, MOST_PARTS);

const pagesOf = (text: ReadText, asOf: string, dayOf: (line: string) => string | undefined): ImportedPage[] =>
  text.pages.map(({ width, height, boxes }, number) => {
    const lines: ImportedPage['lines'] = [];
    for (const line of text.lines) {
      if (line.page !== number) continue;
      const dates = datesOf(line.text, asOf);
      const day = dayOf(line.text);
      const parts = partsOf(line);
      lines[line.index] = {
        text: line.text,
        ...(boxes[line.index] ? { box: boxes[line.index] } : {}),
        ...(line.bullet ? { isItem: true } : {}),
        ...(dates.length > 0 ? { dates } : {}),
        ...(day === undefined ? {} : { day }),
        ...(parts.length > 1 ? { parts } : {}),
      };
    }
    return { width, height, lines };
  });
