import type { ReviewNote } from '@vitae/api/contract';
import type { KeptPage } from '@vitae/evaluation/report';

/** A place on the pages of a report: its page from 0, and a box in points. */
export type PagePlace = NonNullable<ReviewNote['place']>;
type Box = PagePlace['box'];

/** A line of text on a page. */
export interface PageLine {
  text: string;
  box: Box;
}

/** Text that is further right than this many times its size is in another column. */
const widestGap = 1.5;
/** How far from a line a point may be that means it, in points. */
const nearLine = 2;
/** Where a note stands that is about a page without saying where, in points from its corner. */
const corner = 24;

/** The lines of a page in the order in which its text is drawn; text in different columns is not joined. */
export function linesOf({ runs }: KeptPage): PageLine[] {
  const lines: PageLine[] = [];
  for (const { text, box, size, invisible } of runs) {
    if (invisible || box.width <= 0 || text.trim() === '') continue;
    const last = lines.at(-1);
    if (last && isSameLine(last.box, box) && gapBetween(last.box, box) <= widestGap * size)
      lines[lines.length - 1] = { text: `${last.text} ${text.trim()}`, box: around(last.box, box) };
    else lines.push({ text: text.trim(), box });
  }
  return lines;
}

const isSameLine = (one: Box, other: Box): boolean =>
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) >
  Math.min(one.height, other.height) / 2;

const gapBetween = (one: Box, other: Box): number =>
  Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width);

function around(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

/** Down to hundredths of a point, which nobody sees. */
const shorter = (length: number): number => Math.floor(length * 100) / 100;

/** The part of a box that is on the page. */
function onPage({ width, height }: KeptPage, box: Box): Box {
  const within = (at: number, side: number) => shorter(Math.min(Math.max(at, 0), side));
  const [x, y] = [within(box.x, width), within(box.y, height)];
  return {
    x,
    y,
    width: shorter(within(box.x + box.width, width) - x),
    height: shorter(within(box.y + box.height, height) - y),
  };
}

/** The place of a line of a page; without one, that of the page as a whole. */
export const placeOfLine = (page: KeptPage, index: number, line: PageLine | undefined): PagePlace => ({
  page: index,
  box: onPage(page, line?.box ?? { x: corner, y: corner, width: 0, height: 0 }),
});

/** The place that a point of a page means, in points: the line of text there, or the point itself. */
export function placeOfPoint(page: KeptPage, index: number, x: number, y: number): PagePlace {
  const isThere = ({ box }: PageLine) =>
    x >= box.x - nearLine &&
    x <= box.x + box.width + nearLine &&
    y >= box.y - nearLine &&
    y <= box.y + box.height + nearLine;
  const line = linesOf(page).find(isThere);
  return { page: index, box: onPage(page, line?.box ?? { x, y, width: 0, height: 0 }) };
}

/** The text that a note is about; `''` if it is about none, or its page was not kept. */
export function textAt(pages: readonly KeptPage[], { page, box }: PagePlace): string {
  const kept = pages[page];
  if (!kept || box.width === 0) return '';
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const line = linesOf(kept).find(
    ({ box: of }) => x >= of.x && x <= of.x + of.width && y >= of.y && y <= of.y + of.height,
  );
  return line?.text ?? '';
}

/** A text that is cut where it gets too long to be quoted. */
export const cut = (text: string, most = 80): string => {
  const characters = [...text];
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text;
};

/** A, B, … Z, AA: notes are told from findings, which have numbers. */
export const noteLetter = (index: number): string =>
  (index >= 26 ? noteLetter(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

/** Notes with the letters of those that have a place. */
export function letteredNotes<Note extends Pick<ReviewNote, 'place'>>(
  notes: readonly Note[],
): { note: Note; letter: string | null }[] {
  let placed = 0;
  return notes.map((note) => ({ note, letter: note.place ? noteLetter((placed += 1) - 1) : null }));
}

/** What is chosen when a note is. */
export const noteId = (index: number): string => `note ${index}`;
