import type { Box } from '../resume/result.ts';
import { cellsText, dominantStyle, type Cell, type Line, type ReadText } from '../text/line.ts';
import { isBulletMark, withoutBullet } from '../text/bullets.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import { isPageNumber, isRomanNumber } from '../text/page-numbers.ts';
import { hasPhone } from '../language/phones.ts';
import { isKnownHeading } from '../resume/structure/headings/headings.ts';
import { withColumnsGoingOn } from './columns-going-on.ts';
import { columnsOf, newspaperGutter, type Block } from './columns.ts';
import { withLanguageGrids } from './language-grids.ts';
import { withRaisedHeadings } from './raised-headings.ts';
import { least, most } from './extremes.ts';
import { fixedTexts } from './fixed-texts.ts';
import type { Mark } from './marks.ts';
import type { PageText, Piece } from './read-page.ts';
import { withNumberedItems } from './numbered-items.ts';
import { taggedColumns } from './tagged-columns.ts';
import { wrapsOf, type Tag } from './tags.ts';
import type { TurnedText } from './turned-text.ts';
import { ordinalsAmong, rowsOf, segmentsOf, type Segment } from './segments.ts';

type PagedBlock = Block & { page: number };

/**
 * Puts the text pieces of all pages into lines in reading order: columns one after the other, each followed by its
 * continuation on the next page.
 */
export const arrangePages = (pages: readonly PageText[]): ReadText => {
  const rightToLeft = mostlyRightToLeft(pages);
  const { kept, dropped } = partedAtRunningLines(pages);
  const segments = withRaisedHeadings(
    pages.map((page, number) =>
      withLanguageGrids(segmentsOf(kept[number] ?? [], rightToLeft ? page.width : undefined)),
    ),
  );
  const columns = (known?: number): Block[][] =>
    segments.map((found) => {
      const [left, right] = [least(found.map((s) => s.x)), most(found.map((s) => s.right))];
      const tagged = taggedColumns(found, left, right);
      if (tagged && tagged.length > 1) return tagged;
      return columnsOf(tagged?.[0]?.segments ?? found, left, right, known);
    });
  const own = withColumnsGoingOn(columns());
  const gutter = newspaperGutter(own, pages[0]?.width ?? 0);
  const blocks: PagedBlock[] = (gutter === undefined ? own : columns(gutter)).flatMap((found, page) =>
    found.map((block) => ({ ...block, page })),
  );
  const boxes: (Box | undefined)[][] = pages.map(() => []);
  const lines: Line[] = [];
  const marks = pages.map((page) => marksOf(page, rightToLeft));
  for (const [lane, some] of (gutter === undefined ? lanesOf(blocks, pages) : [blocks]).entries())
    for (const block of some) {
      const page = pages[block.page];
      if (!page) continue;
      const on = {
        marks: marks[block.page] ?? [],
        boxes: boxes[block.page] ?? [],
        width: rightToLeft ? page.width : undefined,
      };
      for (const line of linesOfBlock(block, lane, on)) lines.push(line);
    }
  for (const [number, page] of pages.entries())
    for (const { text, size, box } of asidesOf(page, dropped[number] ?? [], rightToLeft)) {
      const pageBoxes = boxes[number] ?? [];
      lines.push(asideLine(text, size, box, number, pageBoxes.length));
      pageBoxes.push(box);
    }
  return {
    lines: withNumberedItems(withDeclaredHeadings(lines)),
    pages: pages.map(({ width, height, doubted }, number) => ({
      width,
      height,
      boxes: boxes[number] ?? [],
      ...(doubted ? { doubted } : {}),
    })),
  };
};

/** The texts of each page that are read, and those of running lines, where they stand first, that are not. */
const partedAtRunningLines = (pages: readonly PageText[]): { kept: Piece[][]; dropped: Piece[][] } => {
  const ordinals = new Set(pages.flatMap(({ pieces }) => ordinalsAmong(pieces)));
  const furniture = runningLines(pages, ordinals);
  const numbers = new Set(pages.flatMap(lowNumberOf));
  const { menu, repeated } = fixedTexts(pages);
  const isFirst = (page: PageText, number: number, piece: Piece): boolean =>
    furniture.get(furnitureKey(page, piece)) === number;
  // Running lines above all else that have contact details are the person's, with all that they and the lines above them say.
  const heads = pages.map((page, number) => {
    const details = page.pieces.filter((piece) => isContact(piece) && isFirst(page, number, piece));
    return most(details.flatMap(({ y }) => (y < page.height * TOP ? [y] : [])));
  });
  const largest = pages.map(({ pieces }) => most(pieces.map(({ style }) => style.size)));
  // So is one at the top in the largest letters of its page: a name that stands on every page.
  const isPersonal = (piece: Piece, number: number): boolean =>
    isContact(piece) ||
    Math.round(piece.y) <= Math.round(heads[number] ?? -Infinity) ||
    (piece.y < (pages[number]?.height ?? 0) * TOP && piece.style.size > (largest[number] ?? Infinity) - 0.1);
  const isKept = (page: PageText, number: number, piece: Piece): boolean => {
    if (numbers.has(piece) || menu.has(piece) || repeated.has(piece)) return false;
    return (
      ordinals.has(piece) ||
      !furniture.has(furnitureKey(page, piece)) ||
      (isFirst(page, number, piece) && isPersonal(piece, number))
    );
  };
  return {
    kept: pages.map((page, number) => page.pieces.filter((piece) => isKept(page, number, piece))),
    dropped: pages.map((page, number) =>
      page.pieces.filter((piece) => menu.has(piece) || (isFirst(page, number, piece) && !isPersonal(piece, number))),
    ),
  };
};

/** What the lines of a block add to: the boxes of their page. `width` is that of a page whose text runs from right to left. */
type BlockOn = { marks: ReturnType<typeof marksOf>; boxes: (Box | undefined)[]; width: number | undefined };

const linesOfBlock = (block: PagedBlock, lane: number, { marks, boxes, width }: BlockOn): Line[] => {
  const lines: Line[] = [];
  let tagsBefore: readonly Tag[] = [];
  let mark: Segment | undefined;
  for (const found of rowsOf(block.segments)) {
    const row = found.toSorted((a, b) => a.x - b.x);
    const [[only], before] = [row, lines.at(-1)];
    if (only && row.length === 1 && isBulletMark(only.text)) {
      // A mark whose baseline is a little lower or higher than that of its text.
      if (before && !before.bullet && isBesideMark(before, only)) before.bullet = true;
      else mark = only;
      continue;
    }
    const line = lineOf(row, before, block, lane, marks);
    if (!line) continue;
    if (mark && isBesideMark(line, mark)) line.bullet = true;
    mark = undefined;
    line.index = boxes.length;
    const tags = row.flatMap((segment) => segment.tags);
    const wraps = wrapsOf(tagsBefore, tags);
    if (wraps !== undefined && !line.bullet) line.wraps = wraps;
    tagsBefore = tags;
    const x = width === undefined ? line.x : width - line.right;
    boxes.push({ x, y: line.top, width: line.right - line.x, height: line.bottom - line.top });
    lines.push(line);
  }
  return lines;
};

/** So many known headings of one level, and so large a share of those that are known, show which level is that of sections. */
const FEWEST_OF_LEVEL = 2;
const SHARE_OF_LEVEL = 0.8;
/** So many lines have the name of the person and what they are. */
const LINES_OF_NAME = 4;

/**
 * Lines with the level of the headings that their file declares, if it is the one of its sections: pages declare names, dates
 * and contacts as headings as well.
 */
const withDeclaredHeadings = (lines: readonly Line[]): Line[] => {
  const known = lines.filter(({ text }) => isKnownHeading(text));
  const [level, count] = [...Map.groupBy(known, ({ headingLevel }) => headingLevel)]
    .map(([each, all]) => [each, all.length] as const)
    .reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0] as const);
  const isOfSections = count >= FEWEST_OF_LEVEL && count >= SHARE_OF_LEVEL * known.length;
  // A headline may be declared as sections are.
  const first = Math.min(
    LINES_OF_NAME,
    lines.findIndex(({ text }) => isKnownHeading(text)),
  );
  return lines.map((line, index) => {
    const isHeading = isOfSections && index >= first && line.headingLevel === level;
    return isHeading || line.headingLevel === 0 ? line : { ...line, headingLevel: 0 };
  });
};

/** What stands beside the text of a page: running lines, and turned text. */
const asidesOf = ({ width, turned = [] }: PageText, running: readonly Piece[], rightToLeft: boolean): TurnedText[] => [
  ...rowsOf(segmentsOf(running, rightToLeft ? width : undefined)).map((row) => {
    const [size, y] = [most(row.map((part) => part.size)), most(row.map((part) => part.y))];
    const [left, right] = [least(row.map((part) => part.x)), most(row.map((part) => part.right))];
    const x = rightToLeft ? width - right : left;
    const box = { x, y: y - 0.82 * size, width: right - left, height: 1.06 * size };
    return { text: cellsText(row.toSorted((a, b) => a.x - b.x)), size, box };
  }),
  ...turned,
];

const asideLine = (text: string, size: number, box: Box, page: number, index: number): Line => {
  const style = { size, bold: false, italic: false };
  const [x, right] = [box.x, box.x + box.width];
  return {
    page,
    index,
    cells: [{ text, x, right, runs: [{ text, style }] }],
    text,
    x,
    right,
    top: box.y,
    bottom: box.y + box.height,
    style,
    bullet: false,
    headingLevel: 0,
    gapAbove: Infinity,
    lane: -1,
    laneLeft: x,
    laneRight: right,
    aside: true,
  };
};

/** Whether a list mark on a baseline of its own belongs to a line: to its left, at the height of its letters. */
const isBesideMark = (line: Line, mark: Segment): boolean =>
  mark.right <= line.x + 1 &&
  line.x - mark.right < 3 * line.style.size &&
  mark.y > line.top &&
  mark.y < line.bottom + 0.2 * line.style.size;

const mostlyRightToLeft = (pages: readonly PageText[]): boolean => {
  let balance = 0;
  for (const page of pages) for (const piece of page.pieces) balance += (piece.rtl ? 1 : -1) * piece.text.length;
  return balance > 0;
};

/** Whether a piece of a running line is a contact detail, which nothing else may say. */
const isContact = ({ text, url }: Piece): boolean =>
  url !== undefined || /@|www\.|https?:/u.test(text) || hasPhone(text);

/**
 * Page numbers, and lines with the same words at the same position on several pages: where each stands first. A little
 * higher than others, a foot stands on every page.
 */
const runningLines = (pages: readonly PageText[], ordinals: ReadonlySet<Piece>): Map<string, number> => {
  const counts = new Map<string, number>();
  const first = new Map<string, number>();
  const running = new Map<string, number>();
  for (const [number, page] of pages.entries()) {
    const pieces = page.pieces.filter((piece) => !ordinals.has(piece));
    const keys = new Set(pieces.map((piece) => furnitureKey(page, piece)).filter(Boolean));
    for (const key of keys) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      if (!first.has(key)) first.set(key, number);
    }
    const isInWord = withinWords(pieces);
    for (const piece of pieces)
      if (
        isAtEdge(page, piece) &&
        (isPageNumber(piece.text) || (isRomanNumber(piece.text, number + 1) && !isInWord(piece)))
      )
        running.set(furnitureKey(page, piece), Infinity);
  }
  const fewest = (key: string): number => (key.startsWith(LOW) ? Math.max(2, pages.length) : 2);
  for (const [key, count] of counts)
    if (count >= fewest(key) && !running.has(key)) running.set(key, first.get(key) ?? 0);
  return running;
};

/** Whether a piece touches letters beside it: some programs place each letter of a word by itself, and an "i" is no number then. */
const withinWords = (pieces: readonly Piece[]): ((piece: Piece) => boolean) => {
  const halves = (points: number) => Math.round(2 * points);
  const edges = new Set<string>();
  for (const { text, x, y, width } of pieces) {
    if (/\p{L}$/u.test(text)) edges.add(`ends ${halves(y)} ${halves(x + width)}`);
    if (/^\p{L}/u.test(text)) edges.add(`begins ${halves(y)} ${halves(x)}`);
  }
  return ({ x, y, width }) =>
    [-1, 0, 1].some(
      (off) =>
        edges.has(`ends ${halves(y)} ${halves(x) + off}`) ||
        edges.has(`begins ${halves(y)} ${halves(x + width) + off}`),
    );
};

/** Above this share of a page's height stand running lines. */
const TOP = 0.06;

/** Whether a piece stands where running lines do; what has the number of a page and of pages is one a little higher as well. */
const isAtEdge = (page: PageText, { text, y }: Piece): boolean =>
  y > page.height * (/\b\d{1,2}\s?\/\s?\d{1,2}\b/u.test(text) ? 0.88 : 0.92) || y < page.height * TOP;

/** The number of a page a little higher than running lines: alone below everything else. */
const lowNumberOf = ({ pieces, height }: PageText, number: number): Piece[] => {
  const lowest = pieces.reduce<Piece | undefined>((low, piece) => (low && low.y >= piece.y ? low : piece), undefined);
  const isNumber = lowest && lowest.y > 0.84 * height && lowest.text.trim() === String(number + 1);
  return isNumber && pieces.every((piece) => piece === lowest || piece.y < lowest.y - 3) ? [lowest] : [];
};

/** Below this share of a page's height stand feet of several lines. */
const FOOT = 0.86;
/** Opens the key of a piece there. */
const LOW = 'low ';

const furnitureKey = (page: PageText, piece: Piece): string => {
  const at = Math.round(piece.y / 4);
  if (isAtEdge(page, piece)) return `${piece.text.replace(/\d+/gu, '#').trim()}|${at}`;
  return piece.y > page.height * FOOT && isContact(piece) ? `${LOW}${piece.text.trim()}|${at}` : '';
};

/** Groups blocks of the same column across pages; a column that no earlier page has starts a new lane. */
const lanesOf = (blocks: readonly PagedBlock[], pages: readonly PageText[]): PagedBlock[][] => {
  const lanes: PagedBlock[][] = [];
  const onPage = Map.groupBy(blocks, ({ page }) => page);
  for (const block of blocks) {
    const latest = lanes.at(-1)?.at(-1);
    // A page of one block has no columns, however narrow its lines are.
    const wide = (other: PagedBlock): boolean =>
      onPage.get(other.page)?.length === 1 || other.right - other.left >= 0.72 * (pages[other.page]?.width ?? 1);
    if (latest && (block.goesOn || (latest.page < block.page && wide(latest) && wide(block)))) {
      lanes.at(-1)?.push(block);
      continue;
    }
    const width = pages[block.page]?.width ?? 1;
    const narrow = block.right - block.left < 0.72 * width;
    const lane = lanes.find((candidate) => {
      const last = candidate.at(-1);
      return (
        last &&
        narrow &&
        last.page < block.page &&
        Math.abs(last.left - block.left) < 0.05 * width &&
        Math.abs(last.right - block.right) < 0.2 * width
      );
    });
    if (lane) lane.push(block);
    else lanes.push([block]);
  }
  return lanes;
};

/** The line of a row, whose texts come in reading direction; undefined if it is only marks. */
const lineOf = (
  row: readonly Segment[],
  before: Line | undefined,
  block: PagedBlock,
  lane: number,
  marks: readonly Mark[],
): Line | undefined => {
  let cells: Cell[] = row.map(({ text, x, right, runs }) => ({ text, x, right, runs }));
  let bullet = false;
  const first = cells[0];
  if (!first) return undefined;
  const style = dominantStyle(cells.flatMap((cell) => cell.runs));
  const y = most(row.map((segment) => segment.y));
  const size = most(row.map((segment) => segment.size));
  const near = marksNear(marks, y, size);
  if (cells.length > 1 && isBulletMark(first.text)) {
    bullet = true;
    cells = cells.slice(1);
  } else {
    const bare = withoutBullet(first.text);
    if (bare !== undefined) {
      bullet = true;
      cells = [withoutLead(first, bare), ...cells.slice(1)];
    } else bullet = isMarked(first, size, near);
  }
  cells = withCellMarks(cells).map((cell, index) =>
    index > 0 && isMarked(cell, size, near) ? { ...cell, bullet: true } : cell,
  );
  const start = cells[0];
  if (!start) return undefined;
  const top = y - size * 0.82;
  return {
    page: block.page,
    index: 0,
    cells,
    text: cellsText(cells),
    x: start.x,
    right: most(cells.map((cell) => cell.right)),
    top,
    bottom: y + size * 0.24,
    style,
    bullet,
    headingLevel: row.find(({ tags }) => tags.length > 0)?.tags[0]?.heading ?? 0,
    gapAbove: before ? top - before.bottom : Infinity,
    lane,
    laneLeft: block.left,
    laneRight: block.right,
    ...(row.every(({ isAside }) => isAside) ? { aside: true as const } : {}),
  };
};

/** Cells after the first without their list marks, which may be cells of their own. */
const withCellMarks = (cells: readonly Cell[]): Cell[] => {
  let isMarkedNext = false;
  return cells.flatMap((cell, index): Cell[] => {
    if (!cell.text.trim()) return [];
    if (isBulletMark(cell.text)) {
      isMarkedNext = true;
      return [];
    }
    const bare = index > 0 && !isMarkedNext ? withoutBullet(cell.text) : undefined;
    const isItem = isMarkedNext || bare !== undefined;
    isMarkedNext = false;
    const whole = bare === undefined ? cell : withoutLead(cell, bare);
    return [isItem && index > 0 ? { ...whole, bullet: true } : whole];
  });
};

/** Whether a drawn mark precedes the text as a bullet does: small, and not one of two that frame a heading. */
const isMarked = (cell: Cell, size: number, beside: readonly Mark[]): boolean => {
  const before = beside.some((mark) => mark.x < cell.x - 1 && mark.x > cell.x - 2.6 * size);
  const behind = beside.some((mark) => mark.x > cell.right + 1 && mark.x < cell.right + 2.6 * size);
  return before && !behind && !isKnownHeading(cell.text);
};

/** Top down. */
const marksOf = ({ marks, width }: PageText, mirrored: boolean): readonly Mark[] =>
  marks.map((mark) => (mirrored ? { ...mark, x: width - mark.x } : mark)).sort((a, b) => a.y - b.y);

/** The small marks of a line; none if there are more than any line has bullets. */
const marksNear = (marks: readonly Mark[], y: number, size: number): readonly Mark[] => {
  const first = firstFrom(marks, y - size * 0.85);
  const beside: Mark[] = [];
  for (let index = first; index < marks.length && beside.length <= IMPORT_LIMITS.marksOnLine; index += 1) {
    const mark = marks[index];
    if (!mark || mark.y >= y + 1 || index - first > MARKS_SEEN) break;
    if (mark.size <= 0.5 * size && mark.y > y - size * 0.85) beside.push(mark);
  }
  return beside.length > IMPORT_LIMITS.marksOnLine ? [] : beside;
};

/** How many marks of a line are examined, whatever their size. */
const MARKS_SEEN = 10 * IMPORT_LIMITS.marksOnLine;

/** The index of the first mark that is no higher than `y`, by binary search. */
const firstFrom = (marks: readonly Mark[], y: number): number => {
  let [low, high] = [0, marks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((marks[middle]?.y ?? y) < y) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** A cell without its leading list mark. */
const withoutLead = (cell: Cell, text: string): Cell => {
  let cut = cell.text.length - text.length;
  const size = cell.runs[0]?.style.size ?? 0;
  const runs = cell.runs.flatMap((run) => {
    const rest = run.text.slice(cut);
    cut = Math.max(0, cut - run.text.length);
    return rest.trim() ? [{ ...run, text: rest }] : [];
  });
  return { ...cell, text, x: cell.x + size, runs };
};
