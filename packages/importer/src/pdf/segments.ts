import { CJK, closeSpacedLabels, closeSpacedLetters, restoreAccents, restoreLigatures } from '../text/normalise.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import { isBulletMark } from '../text/bullets.ts';
import { isDateText } from '../language/dates.ts';
import { isKnownHeading } from '../resume/structure/headings/headings.ts';
import { dominantStyle, runsText, type Cell, type Run } from '../text/line.ts';
import type { Piece } from './read-page.ts';
import { withStretchedJoined } from './stretched.ts';
import type { Tag } from './tags.ts';

/** Text between wide gaps, with its position on the page; `x` grows in reading direction. */
export type Segment = Cell & {
  y: number;
  size: number;
  bold: boolean;
  tags: Tag[];
  /** It stands beside what is read. */
  isAside?: true;
};

/** How far two baselines may differ in one row: a little, or so far that smaller letters are level with the top of others. */
const apartInRow = (one: number, other: number): number => {
  const [small, large] = one < other ? [one, other] : [other, one];
  const close = Math.max(1.2, 0.28 * small);
  return large <= MOST_LARGER * small ? Math.max(close, CAPITALS * (large - small)) : close;
};
/** How high capitals are, in ems. */
const CAPITALS = 0.72;
/** Beside letters that are larger by more, several lines have room. */
const MOST_LARGER = 1.6;

/** Pieces that share a baseline, top down. */
export const rowsOf = <Item extends { y: number; size: number }>(items: readonly Item[]): Item[][] => {
  const rows: { y: number; size: number; items: Item[] }[] = [];
  for (const item of [...items].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (row && item.y - row.y <= apartInRow(row.size, item.size)) {
      row.items.push(item);
      if (item.size > row.size) row.size = item.size;
    } else rows.push({ y: item.y, size: item.size, items: [item] });
  }
  return rows.map((row) => row.items);
};

/** Width of a gap, in ems, from which two texts on one line are separate (a tab, a column), not two words. */
const WIDE_GAP = 0.95;

/** Width of a gap, in ems, that is more than a space between words. */
const APART = 0.5;

/** No heading is longer, in characters. */
const LONGEST_LABEL = 120;

/** Width of a gap, in ems, that may separate a date from the column beside it. */
const BESIDE_DATE = 0.35;

/** A known heading or a date just before the start of a column is its label, however narrow the gap. */
const partedAtLabel = (pieces: PlacedPiece[], shared: ReadonlySet<number>): PlacedPiece[][] => {
  let label = '';
  for (const [cut, piece] of pieces.entries()) {
    const before = pieces[cut - 1];
    if (
      before &&
      !(before.isSpaced && piece.isSpaced) &&
      !isInPeriod(pieces, cut) &&
      shared.has(Math.round(piece.x)) &&
      (isKnownHeading(label) ||
        (piece.x - before.x - before.width > BESIDE_DATE * piece.size && isDateText(label.trim())))
    )
      return [pieces.slice(0, cut), pieces.slice(cut)];
    label += cut === 0 ? piece.text : ` ${piece.text}`;
    if (label.length > LONGEST_LABEL) break;
  }
  return [pieces];
};

/**
 * Left edges that some lines share after a gap: the start of a column, however narrow its gutter. Where what is before the
 * gap ends at one edge as well, each line but the first counts twice.
 */
const sharedEdges = (rows: readonly (readonly PlacedPiece[])[]): Map<number, number> => {
  const counts = new Map<number, number>();
  const gutters = new Map<string, number>();
  for (const row of rows) {
    const byLeft = [...row].sort((a, b) => a.x - b.x);
    byLeft.forEach((piece, index) => {
      const before = byLeft[index - 1];
      const gap = before ? (piece.x - before.x - before.width) / piece.size : Infinity;
      if (gap <= APART) return;
      const gutter =
        before && !isBulletMark(before.text) ? `${Math.round(before.x + before.width)} ${Math.round(piece.x)}` : '';
      const alike = gutters.get(gutter) ?? 0;
      if (gutter) gutters.set(gutter, alike + 1);
      for (const edge of [-1, 0, 1])
        counts.set(Math.round(piece.x) + edge, (counts.get(Math.round(piece.x) + edge) ?? 0) + (alike > 0 ? 2 : 1));
    });
  }
  return counts;
};

/** So many lines begin at the start of a column. */
const SURE_EDGE = 5;
/** So many lines that begin at an edge may be a column. */
const POSSIBLE_EDGE = 3;

const sharedBy = (edges: ReadonlyMap<number, number>, lines: number): Set<number> =>
  new Set([...edges].filter(([, count]) => count >= lines).map(([edge]) => edge));

/**
 * The median gap between pieces that are one word apart, in ems: some programs position every word separately, with
 * wide spaces.
 */
const usualGap = (rows: readonly (readonly PlacedPiece[])[], columns: ReadonlySet<number>): number => {
  const gaps = rows.flatMap((row) => {
    const byLeft = [...row].sort((a, b) => a.x - b.x);
    return byLeft.flatMap((piece, index) => {
      const before = byLeft[index - 1];
      const gap = before && !isBulletMark(before.text) ? (piece.x - before.x - before.width) / piece.size : 0;
      return gap > 0.15 && gap < WIDE_GAP && !columns.has(Math.round(piece.x)) ? [gap] : [];
    });
  });
  return gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
};

/**
 * Whether a piece goes on with a period: "09.2015", "-" and "12.2016" in letters of one width, where each begins below that
 * of the line above as columns do.
 */
const isInPeriod = (row: readonly PlacedPiece[], at: number): boolean => {
  const textOf = (pieces: readonly PlacedPiece[]): string => pieces.map(({ text }) => text.trim()).join(' ');
  const [before, behind] = [textOf(row.slice(Math.max(0, at - 2), at)), textOf(row.slice(at, at + 2))];
  return (
    (ENDS_IN_YEAR.test(before) && OPENS_WITH_END.test(behind)) ||
    (ENDS_IN_DASH.test(before) && OPENS_WITH_YEAR.test(behind))
  );
};
const ENDS_IN_YEAR = /(?:19|20)\d\d$/u;
const ENDS_IN_DASH = /(?:19|20)\d\d\s?[-–—]$/u;
const OPENS_WITH_YEAR = /^(?:\d{1,2}[./])?(?:19|20)\d\d/u;
const OPENS_WITH_END = /^[-–—]\s?(?:\d{1,2}[./])?(?:19|20)\d\d/u;

/** Joins pieces into segments. `flip` mirrors a right-to-left page so that x always grows in reading direction. */
export const segmentsOf = (pieces: readonly Piece[], flip: number | undefined): Segment[] => {
  const placed = onTheirLetters(pieces).map((piece): PlacedPiece => ({
    ...piece,
    size: piece.style.size,
    x: flip === undefined ? piece.x : flip - piece.x - piece.width,
  }));
  const rows = rowsOf(placed);
  const edges = sharedEdges(rows);
  const shared = sharedBy(edges, SURE_EDGE);
  const apart = Math.max(APART, 1.7 * usualGap(rows, sharedBy(edges, POSSIBLE_EDGE)));
  // Parts of one glyph start at the same position; those without width come first.
  for (const row of rows) row.sort((a, b) => Math.round(a.x * 4) - Math.round(b.x * 4) || a.width - b.width);
  const areSplit = rows.some(hasSplitAccents);
  const segments = withWordsClosed(rows.map(withLabelsClosed)).map((row) => {
    const groups: (typeof row)[] = [];
    let right = 0;
    for (const [index, piece] of row.entries()) {
      const group = groups.at(-1);
      const last = group?.at(-1);
      const em = last ? Math.min(last.size, piece.size) : piece.size;
      const gap = piece.x - right;
      const isWhole = (piece.isSpaced && last?.isSpaced) || isInPeriod(row, index);
      const joins =
        group !== undefined &&
        last !== undefined &&
        gap < (!isWhole && shared.has(Math.round(piece.x)) && gap > apart * em ? 0 : WIDE_GAP * em);
      if (joins) group.push(piece);
      else groups.push([piece]);
      right = Math.max(joins ? right : -Infinity, piece.x + piece.width);
    }
    return groups
      .flatMap((group) => partedAtLabel(group, shared))
      .map((group) =>
        flip === undefined
          ? segmentOf(group, apart, areSplit)
          : withPhonesTurned(withBracketsTurned(segmentOf(leftToRightRunsRestored(group), apart, areSplit))),
      );
  });
  return (flip === undefined ? withStretchedJoined(segments) : segments).flat();
};

/** Most of the space between the two characters of a label, in ems. */
const SPREAD = 4;

/** Pieces with the labels whose two characters are set apart ("姓  名：") closed. */
const withLabelsClosed = (row: readonly PlacedPiece[]): PlacedPiece[] => {
  const closed: PlacedPiece[] = [];
  for (const [index, piece] of row.entries()) {
    const last = closed.at(-1);
    const isNear = last !== undefined && piece.x - last.x - last.width < SPREAD * piece.size;
    const label =
      isNear && /^\p{Script=Han}$/u.test(last.text.trim()) ? `${last.text.trim()} ${piece.text.trim()}` : '';
    // The colon may be in other type than the label.
    const colon = /^[:：]/u.exec(row[index + 1]?.text.trim() ?? '')?.[0] ?? '';
    if (last && label && closeSpacedLabels(label + colon) !== label + colon)
      closed[closed.length - 1] = {
        ...piece,
        text: closeSpacedLabels(label + colon).slice(0, colon ? -1 : undefined),
        x: last.x,
        width: piece.x + piece.width - last.x,
      };
    else closed.push(piece);
  }
  return closed;
};

/**
 * Vowel signs and doubling signs that are positioned separately, above or below the line, move to the baseline of their
 * letter.
 */
const onTheirLetters = (pieces: readonly Piece[]): readonly Piece[] => {
  // Each sign is compared with all letters: nothing that a person wrote has so many of them on a page.
  if (pieces.length > IMPORT_LIMITS.placedPieces) return pieces;
  return pieces.map((piece) => {
    if (ORDINAL.test(piece.text.trim())) return onNumber(piece, pieces);
    if (RAISED.test(piece.text.trim())) return onWord(piece, pieces);
    if (LOWERED.test(piece.text.trim())) return beforeWord(piece, pieces);
    if (!/^\p{M}+$/u.test(piece.text.trim())) return piece;
    const base = pieces.find(
      (other) =>
        other !== piece &&
        /\p{L}/u.test(other.text) &&
        Math.abs(other.y - piece.y) < piece.style.size * 0.7 &&
        other.x <= piece.x + 0.5 &&
        other.x + other.width >= piece.x - 0.5,
    );
    return base ? { ...piece, y: base.y, x: Math.max(piece.x, base.x), width: 0, rtl: base.rtl } : piece;
  });
};

const ORDINAL = /^(?:st|nd|rd|th|er|re|ère|ème|e|[oaºª])$/u;

/** How far from its number a raised ending may begin, in ems. */
const ENDING_WITHIN = 0.4;

/** The number directly before its raised ending ("1st"). */
const numberBefore = (piece: Piece, pieces: readonly Piece[]): Piece | undefined =>
  pieces.find(
    (other) =>
      /\d$/u.test(other.text) &&
      other.style.size > piece.style.size + 0.5 &&
      piece.x - other.x - other.width > -1.5 &&
      piece.x - other.x - other.width < Math.max(1.5, ENDING_WITHIN * other.style.size) &&
      other.y > piece.y &&
      other.y - piece.y < 0.6 * other.style.size,
  );

/** Numbers that have a raised ending, and the endings: none is the number of a page. */
export const ordinalsAmong = (pieces: readonly Piece[]): Piece[] =>
  pieces.length > IMPORT_LIMITS.placedPieces
    ? []
    : pieces.flatMap((piece) => {
        const number = ORDINAL.test(piece.text.trim()) ? numberBefore(piece, pieces) : undefined;
        return number ? [number, piece] : [];
      });

/** The raised ending of a number stands on the line of its number, directly behind it. */
const onNumber = (piece: Piece, pieces: readonly Piece[]): Piece => {
  const number = numberBefore(piece, pieces);
  if (!number) return piece;
  const x = number.x + number.width;
  return { ...piece, y: number.y, x, width: piece.x + piece.width - x };
};

/** The letter within the name of LaTeX, or the mark of a footnote. */
const RAISED = /^(?:\p{Lu}|\d{1,2}|[*†‡]|\(\*\))$/u;

/** A small raised sign at the end of a word, or over its last letter, stands on the line of the word. */
const onWord = (piece: Piece, pieces: readonly Piece[]): Piece => {
  const word = pieces.find(
    ({ text, x, y, width, style: { size } }) =>
      size > 1.15 * piece.style.size &&
      /[\p{L}.,;:!?)]$/u.test(text) &&
      y > piece.y &&
      y - piece.y < 0.6 * size &&
      piece.x > x &&
      piece.x > x + width - 0.6 * size &&
      piece.x < x + width + 1.5,
  );
  return word ? { ...piece, y: word.y } : piece;
};

/** A closing quotation mark, which old fonts draw below the line for an opening one: "„". */
const LOWERED = /^[”“]$/u;
/** How far below the baseline of its word, in ems, it stands at most. */
const BELOW = 0.8;

/** A quotation mark drawn below the word that begins behind it opens that word. */
const beforeWord = (piece: Piece, pieces: readonly Piece[]): Piece => {
  const right = piece.x + piece.width;
  const word = pieces.find(
    ({ text, x, y, style: { size } }) =>
      /^[\p{L}\d]/u.test(text) && Math.abs(x - right) < 1.5 && y < piece.y - 1 && piece.y - y < BELOW * size,
  );
  return word ? { ...piece, text: '„', y: word.y } : piece;
};

/** `isSpaced` says that its letters were set apart. */
type PlacedPiece = Piece & { size: number; isSpaced?: true };

/**
 * On a mirrored page, pieces of left-to-right text (an address, a range of years) come in reverse order: each such
 * stretch is reversed again.
 */
const leftToRightRunsRestored = (pieces: readonly PlacedPiece[]): PlacedPiece[] => {
  const ordered: PlacedPiece[] = [];
  let stretch: PlacedPiece[] = [];
  const flush = (): void => {
    ordered.push(...stretch.toReversed());
    stretch = [];
  };
  for (const piece of pieces) {
    const neutral = !/[\p{L}\p{N}]/u.test(piece.text);
    if (piece.rtl || (neutral && (stretch.length === 0 || /^[|•·,،–—()]$/u.test(piece.text.trim())))) {
      flush();
      ordered.push(piece);
    } else stretch.push(piece);
  }
  flush();
  return ordered;
};

/** Brackets around a left-to-right stretch of a mirrored line face outwards. */
const withBracketsTurned = (segment: Segment): Segment => ({
  ...segment,
  text: segment.text.replace(/\)([^()]*)\(/gu, '($1)'),
});

/** A phone number whose groups stand in the order of a right-to-left line: "0142 555 6 962+". */
const TURNED_PHONE = /(?<![\p{L}\p{N}])(?=(?:[ -]?\d){8})\d+(?:[ -]\d{1,5}){0,4}[ -][1-9]\d{0,2}\+(?![\p{L}\p{N}])/gu;
const phoneTurned = (text: string): string =>
  text.replace(
    TURNED_PHONE,
    (phone) =>
      `+${phone
        .slice(0, -1)
        .split(/([ -])/u)
        .toReversed()
        .join('')}`,
  );

/** Phone numbers of a mirrored line with their groups in the order in which they are dialled. */
const withPhonesTurned = (segment: Segment): Segment => ({
  ...segment,
  text: phoneTurned(segment.text),
  runs: segment.runs.map((run) => ({ ...run, text: phoneTurned(run.text) })),
});

/** The runs without spaces at the ends and with single ones between: their texts are that of the cell, letter for letter. */
const withSingleSpaces = (runs: readonly Run[]): Run[] => {
  const single: Run[] = [];
  for (const run of runs) {
    const begins = single.length === 0 || single.at(-1)?.text.endsWith(' ');
    const text = run.text.replace(/ {2,}/gu, ' ').replace(begins ? /^ / : /^$/u, '');
    if (text !== '') single.push({ ...run, text });
  }
  for (let last = single.pop(); last; last = single.pop()) {
    const text = last.text.trimEnd();
    if (text !== '') return [...single, { ...last, text }];
  }
  return [];
};

/** A word whose letters are set apart: "W O R K", "O U T S -". */
const SPACED_WORD = /^(?:(?:(?:\d\d|[\p{L}\p{N}&@_])[-–'’.,:;!?/]?|[-–.]) )+(?:\d\d|[\p{L}\p{N}&@_])?[-–'’.,:;!?/]?$/u;
/** A gap between two such words, in ems. */
const SPACED_GAP = 0.35;
/** A gap that is none, in ems. */
const NO_GAP = 0.1;

/** An accent that is a glyph of its own inside a word, where no apostrophe stands: "curit´e". */
const SPLIT_INSIDE = /\p{L}{2}[´`]\p{Ll}/u;

/** Whether accents of a row are glyphs of their own, which those of its page are then. */
const hasSplitAccents = (row: readonly PlacedPiece[]): boolean =>
  row.some(({ text }) => /[´`]/u.test(text)) &&
  SPLIT_INSIDE.test(
    row
      .map((piece, index) => {
        const before = row[index - 1];
        const gap = before ? piece.x - before.x - before.width : 0;
        return before && needsSpace(before.text, piece.text, gap / piece.size) ? ` ${piece.text}` : piece.text;
      })
      .join(''),
  );

/** So long is a spaced word that shows that letters of its row are set apart. */
const SURELY_SPACED = 7;
/** So many pieces of one letter show it as well, if hardly anything else is in their row. */
const FEWEST_LETTERS = 4;
const SHARE_OF_LETTERS = 0.6;
/** And so many one after the other, whatever else is in their row. */
const FEWEST_IN_A_WORD = 5;

const isLetter = ({ text }: PlacedPiece): boolean => /^[\p{L}\p{N}]$/u.test(text);
/** Two digits may be closer than others ("2 0 11"), but those of a telephone number are groups. */
const hasPairsOnly = (text: string): boolean => {
  const parts = text.trim().split(' ');
  return 2 * parts.filter((part) => /^\d\d/u.test(part)).length >= parts.length;
};
const isSpacedPiece = (piece: PlacedPiece): boolean =>
  isLetter(piece) || (piece.text.length < 80 && SPACED_WORD.test(piece.text) && !hasPairsOnly(piece.text));

/** Whether the letters of a row are surely set apart. */
const isSurelySpaced = (row: readonly PlacedPiece[]): boolean => {
  // Programs that place each letter have no gaps between those of a word.
  let [letters, run, longest] = [0, 0, 0];
  for (const [index, piece] of row.entries()) {
    const before = row[index - 1];
    const gap = before ? (piece.x - before.x - before.width) / piece.size : 0;
    const isApart = isLetter(piece) && gap > NO_GAP && gap < SPACED_GAP;
    letters += isApart ? 1 : 0;
    run = isApart ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return (
    longest >= FEWEST_IN_A_WORD ||
    row.some((piece) => piece.text.length >= SURELY_SPACED && isSpacedPiece(piece)) ||
    (letters >= FEWEST_LETTERS && letters >= SHARE_OF_LETTERS * row.length)
  );
};

/** Rows whose letters are set apart, and short ones in the same letters, with their words closed; digits are no part of words. */
const withWordsClosed = (rows: readonly PlacedPiece[][]): PlacedPiece[][] => {
  const lookOf = ({ style, size }: PlacedPiece): string => `${size} ${style.bold} ${style.italic}`;
  const sure = new Set(rows.filter(isSurelySpaced));
  const looks = new Set([...sure].flatMap((row) => row.filter(isSpacedPiece).map(lookOf)));
  return rows.map((row) =>
    sure.has(row) || row.every((piece) => isSpacedPiece(piece) && looks.has(lookOf(piece)))
      ? row.map((piece) =>
          isSpacedPiece(piece)
            ? { ...piece, text: piece.text.replaceAll(' ', '').replace(BESIDE_DIGITS, ' '), isSpaced: true }
            : piece,
        )
      : row,
  );
};
const BESIDE_DIGITS = /(?<=\d)(?=\p{L}{2})|(?<=\p{L}{2})(?=\d)/gu;

const segmentOf = (pieces: readonly PlacedPiece[], apartFrom: number, areSplit: boolean): Segment => {
  const drawn: Run[] = [];
  let right = -Infinity;
  let x = Infinity;
  /** The last one with a width. */
  let before: (typeof pieces)[number] | undefined;
  /** The last text that was added: looking at the end of all that was put together costs its whole length each time. */
  let end = '';
  for (const piece of pieces) {
    const last = drawn.at(-1);
    const gap = before ? Math.max(piece.x - before.x - before.width, before.x - piece.x - piece.width) : 0;
    let text = piece.text;
    const isOneWord = piece.isSpaced === true && before?.isSpaced === true && gap < SPACED_GAP * piece.size;
    if (last && !isOneWord && needsSpace(end, text, gap / piece.size)) text = ` ${text}`;
    end = text || end;
    const alike =
      last &&
      last.style.bold === piece.style.bold &&
      last.style.italic === piece.style.italic &&
      last.style.colour === piece.style.colour &&
      last.url === piece.url;
    const apart = last !== undefined && gap > apartFrom * piece.size;
    if (last && alike && !apart && Math.abs(last.style.size - piece.style.size) < 0.6) last.text += text;
    else
      drawn.push({
        text,
        style: piece.style,
        ...(piece.url === undefined ? {} : { url: piece.url }),
        ...(apart ? { apart } : {}),
      });
    right = Math.max(right, piece.x + piece.width);
    x = Math.min(x, piece.x);
    if (piece.width > 0) before = piece;
  }
  for (const run of drawn) run.text = restoreAccents(restoreLigatures(run.text), areSplit);
  const runs = withSingleSpaces(drawn);
  const style = dominantStyle(runs);
  const only = runs.length === 1 ? runs[0] : undefined;
  if (only) only.text = closeSpacedLetters(only.text);
  const text = closeSpacedLetters(runsText(runs));
  const first = pieces[0];
  const y = pieces.reduce((best, piece) => (piece.size > best.size ? piece : best), first ?? { y: 0, size: 0 }).y;
  const tags = [...new Set(pieces.flatMap(({ tag }) => tag ?? []))];
  return { text, runs, x, right, y, size: style.size, bold: style.bold, tags };
};

const needsSpace = (before: string, after: string, gap: number): boolean => {
  if (/\s$/u.test(before) || /^\s/u.test(after)) return false;
  const gapless = CJK.test(before.at(-1) ?? '') && CJK.test(after[0] ?? '');
  return gap > (gapless ? 0.3 : 0.13);
};
