import { textDecoration, type AttributedString, type Position, type Run } from '@react-pdf/textkit';
import type { Direction } from '@vitae/domain';
import { clusterGlyph } from '../draw/cluster-glyph.ts';
import type { OutlineFont } from '../fonts/font-face.ts';
import { isStrong, visualOrder } from '../text/direction.ts';
import type { LineEnds } from '../tree/line-ends.ts';
import { fontOf, scaleOf, type Cluster } from './shape-word.ts';

/** A cluster and its position in its paragraph. */
export interface LineCluster extends Cluster {
  text: string;
  run: Run;
  font: OutlineFont;
  /** Embedding level (UAX #9). */
  level: number;
  /** Points. */
  advance: number;
}

/** What is around a text, for programs that read the page. */
export interface Surroundings extends LineEnds {
  /** The person's name: the first text, which needs no space before it. */
  isName: boolean;
}

export interface Line {
  string: string;
  /** In the order of the text. */
  clusters: readonly LineCluster[];
  /** The paragraph's direction, and that of the document, which says where lines begin. */
  base: Direction;
  own: Direction;
  align: string;
  /** The first line of its paragraph. */
  isFirst: boolean;
  /** Whether it is all of its paragraph, and short: a name, a title, a place. */
  isLabel: boolean;
  around: Surroundings;
}

/** A run that is drawn in one go: a stretch of one style and direction; in right-to-left text, one word. */
interface Piece {
  clusters: LineCluster[];
  level: number;
  isSpace: boolean;
  /** Points from the line's left end. */
  x: number;
  width: number;
  /** Text that a reader finds before and after the run's own text: a space, a directional mark. */
  lead: string;
  trail: string;
  /** How far the run extends over the space before and after it, in points. */
  before: number;
  after: number;
}

/**
 * Puts a line's clusters in their visual positions. Runs are drawn in the order of the text, so that programs which
 * read a page in drawing order find the words in order; each is drawn from left to right, as all programs expect.
 * Between right-to-left words a reader would see a move back and no space: there the space is part of the word before
 * it.
 */
export function layOutLine(line: Line, at: { x: number; y: number; width: number }): AttributedString {
  const pieces = piecesOf(line);
  let width = 0;
  const seen = visualOrder(pieces.map(({ level }) => level)).flatMap((index) => pieces[index] ?? []);
  for (const piece of seen) {
    piece.x = width;
    width += piece.width;
  }
  giveSpaces(pieces, line.own === 'rtl' && line.isLabel);
  // This text is drawn to the left of another: a move back, and no space in between for programs that look at
  // positions.
  const [first] = pieces;
  const { isName, start, end } = line.around;
  if (line.own === 'rtl' && line.isFirst && !isName && first)
    first.lead = `${isToLeft(first) && !start ? MARKS.rtl : ''} ${first.lead}`;
  markEnds(seen, line.own, end);

  const metrics = lineMetrics(line);
  const factor = { center: 0.5, right: 1 }[line.align] ?? 0;
  const x = at.x + Math.max(0, at.width - width) * factor;
  const box = { x, y: at.y, width: at.width, height: metrics.height };
  const string = line.string.trimEnd();
  const decorated = textDecoration()({ string, runs: seen.map((piece) => drawnRun(piece)), box });
  const underlined = seen.filter(({ clusters }) => clusters[0]?.run.attributes.underline);
  // A piece is where it was put, whatever spaces its glyphs take over.
  const decorationLines = (decorated.decorationLines ?? []).map((drawn, index) => {
    const { x: left = drawn.rect.x, width: wide = drawn.rect.width } = underlined[index] ?? {};
    return { ...drawn, rect: { ...drawn.rect, x: left, width: wide } };
  });
  return {
    string,
    runs: runsInOrder(pieces),
    box,
    ...metrics,
    xAdvance: width,
    overflowLeft: 0,
    overflowRight: 0,
    decorationLines,
  };
}

/**
 * Neighbours of one style and level; in right-to-left text, separate words. Spaces at the end of the line are not
 * drawn.
 */
function piecesOf({ clusters, own, isLabel }: Line): Piece[] {
  const end = clusters.findLastIndex(({ text }) => text.trim() !== '') + 1;
  const pieces: Piece[] = [];
  const drawn = clusters.slice(0, end);
  for (const cluster of joinedIn(drawn, own, isLabel)) {
    const last = pieces.at(-1);
    const isSpace = cluster.level % 2 === 1 && cluster.text === ' ';
    const belongs =
      last &&
      last.level === cluster.level &&
      last.isSpace === isSpace &&
      last.clusters[0]?.run === cluster.run &&
      !isSignAndSpace(cluster) &&
      !last.clusters.some(isSignAndSpace);
    if (belongs) last.clusters.push(cluster);
    else
      pieces.push({
        clusters: [cluster],
        level: cluster.level,
        isSpace,
        x: 0,
        width: 0,
        lead: '',
        trail: '',
        before: 0,
        after: 0,
      });
  }
  pieces.forEach((piece, index) => {
    piece.width = piece.clusters.reduce((sum, { advance }) => sum + advance, 0);
    // Spaces after a word to their right, in that word's font: programs would take them as part of the word.
    const [before, after] = [pieces[index - 1], pieces[index + 1]];
    if (before && after && isToLeft(before) && !isToLeft(piece) && !isToLeft(after) && textOf(piece).trim() === '')
      piece.isSpace = true;
  });
  return pieces;
}

/** The clusters of a line that are drawn together as one, where a program reads them better so. */
function joinedIn(clusters: readonly LineCluster[], own: Direction, isLabel: boolean): readonly LineCluster[] {
  if (own === 'ltr') return clusters;
  if (isOneStretch(clusters)) return withSigns(clusters);
  return isLabel ? withSpacesAfterSigns(withSignsOfLatin(clusters)) : clusters;
}

/**
 * In a name, each sign of numbers between two words from the right joined with the space after it, as a no-break space:
 * pdftotext keeps the two in order then without a mark, which a reader would find in the name. In sentences a mark does
 * less harm than a sign that `pdftotext -raw` puts on a line of its own.
 */
function withSpacesAfterSigns(clusters: readonly LineCluster[]): LineCluster[] {
  const joined: LineCluster[] = [];
  clusters.forEach((cluster, index) => {
    const [sign, after] = [joined.at(-1), clusters[index + 1]];
    const isJoined =
      sign !== undefined &&
      cluster.text === ' ' &&
      SIGN_OF_NUMBERS.test(sign.text) &&
      sign.run === cluster.run &&
      sign.level % 2 === 1 &&
      isStrong(after?.text[0] ?? '', 'rtl');
    if (isJoined) joined[joined.length - 1] = besideEachOther(sign, { ...cluster, text: NO_BREAK_SPACE });
    else joined.push(cluster);
  });
  return joined;
}
const NO_BREAK_SPACE = '\u00a0';

/**
 * In a name, a sign of numbers between a Latin word and one from the right ("الأحمد، PhD", "Dr. محمد") is drawn where it
 * belongs and read with the Latin word: pdftotext takes it for a part of that, wherever it stands.
 */
function withSignsOfLatin(clusters: readonly LineCluster[]): LineCluster[] {
  const joined: LineCluster[] = [];
  /** Where the Latin word begins that is being read. */
  let begin = 0;
  for (let index = 0; index < clusters.length; index += 1) {
    const [cluster, sign, space, next] = clusters.slice(index, index + 4);
    if (!cluster) break;
    if (cluster.level % 2 === 1) begin = joined.length + 1;
    joined.push(cluster);
    if (!sign || !SIGN_OF_NUMBERS.test(sign.text) || space?.text !== ' ' || !next) continue;
    const picture = { ...sign, text: '' };
    const latin = joined[begin];
    if (hasLetterToLeft(cluster.text) && next.level % 2 === 0 && sign.run === cluster.run) {
      const gap = { ...space, text: '', components: [], width: space.advance / scaleOf(sign.run, sign.font) };
      joined[joined.length - 1] = besideEachOther(besideEachOther(cluster, picture), gap);
      begin = joined.length;
      joined.push({ ...next, text: `${sign.text}${NO_BREAK_SPACE}${next.text}` });
      index += 3;
    } else if (latin && sign.level % 2 === 1 && hasLetterToLeft(next.text) && sign.run === latin.run) {
      joined[begin] = { ...besideEachOther(latin, picture), end: latin.end };
      const last = joined.at(-1) ?? latin;
      joined[joined.length - 1] = { ...last, text: last.text + sign.text };
      index += 1;
    }
  }
  return joined;
}
/** Signs that pdftotext takes for parts of numbers. */
const SIGN_OF_NUMBERS = /^[.,:\u060c]$/;
const isSignAndSpace = ({ text }: LineCluster) => text.length === 2 && text.endsWith(NO_BREAK_SPACE);

/**
 * Whether all of a line runs from right to left in one style, without signs that pdftotext takes for parts of numbers,
 * such as full stops.
 */
const isOneStretch = (clusters: readonly LineCluster[]) =>
  clusters.every(
    ({ level, run, text }) =>
      level % 2 === 1 && run === clusters[0]?.run && (BETWEEN_LETTERS.test(text) || hasLetterToLeft(text)),
  ) && clusters.some(({ text }) => hasLetterToLeft(text));
const BETWEEN_LETTERS = /^[ "'\p{Ps}\p{Pe}\p{Pi}\p{Pf}]+$/u;
/** Text that ends with a letter and perhaps a space, or has no letter. With vowels, `pdftotext -raw` reads words apart. */
const CLOSED = /\p{L} ?$|^[^\p{L}]+$/u;

/**
 * Clusters with each space and sign in the one before it: programs take the whole line as one word then, and reverse it
 * as a whole.
 */
function withSigns(clusters: readonly LineCluster[]): LineCluster[] {
  const joined: LineCluster[] = [];
  for (const cluster of clusters) {
    const before = joined.at(-1);
    if (before && (!hasLetterToLeft(cluster.text) || !hasLetterToLeft(before.text)))
      joined[joined.length - 1] = besideEachOther(before, cluster);
    else joined.push(cluster);
  }
  return joined;
}

const isToLeft = ({ level }: Piece) => level % 2 === 1;
const textOf = ({ clusters }: Piece) => clusters.map(({ text }) => text).join('');
const hasLetterToLeft = (text: string) => Array.from(text).some((character) => isStrong(character, 'rtl'));

/**
 * Assigns each space that is not drawn to an adjacent word; to one of its letters if possible, since some readers move
 * other characters. In a name, the space after a Latin word or a number is a no-break space at the end of that: it keeps
 * its side for pdftotext, which takes it for a part of a number, and needs no mark.
 */
function giveSpaces(pieces: readonly Piece[], isName: boolean): void {
  pieces.forEach((space, index) => {
    if (!space.isSpace) return;
    const [before, after] = [pieces[index - 1], pieces[index + 1]];
    if (!isToLeft(space)) {
      if (after) after.lead = ' ';
    } else if (after && isToLeft(after) && isStrong(textOf(after)[0] ?? '', 'rtl')) {
      if (isName && before && !isToLeft(before)) {
        before.trail = NO_BREAK_SPACE;
        before.after = space.width;
        return;
      }
      after.lead = ' ';
      after.before = space.width;
    } else if (before && isToLeft(before) && hasLetterToLeft(textOf(before))) {
      before.trail = ' ';
      before.after = space.width;
    } else if (before) {
      before.trail = ' ';
    }
  });
}

const MARKS = { ltr: '\u200e', rtl: '\u061c' } as const;

/**
 * Directional marks where a run meets one of the other direction with a neutral character: pdftotext turns the line it
 * sees into text by its letters alone, from the document's side, and would assign the character to the other run. None at
 * the end of a line if that `isFree`.
 */
function markEnds(seen: readonly Piece[], own: Direction, isFree: boolean): void {
  const drawn = seen.filter(({ isSpace }) => !isSpace);
  drawn.forEach((piece, index) => {
    const direction = isToLeft(piece) ? 'rtl' : 'ltr';
    const text = `${piece.lead}${textOf(piece)}${piece.trail}`;
    const met = drawn[own === 'rtl' ? index + 1 : index - 1];
    const isMet = met !== undefined && isToLeft(met) !== isToLeft(piece);
    const meetsAtStart = (direction === 'ltr') === (own === 'ltr');
    const isClosed = direction === 'ltr' || CLOSED.test(text) || (isFree && own === 'rtl' && index === 0);
    if (isMet && meetsAtStart && !isStrong(text[0] ?? '', direction)) piece.lead = MARKS[direction] + piece.lead;
    const isEnded = isStrong(text.at(-1) ?? '', direction) || text.endsWith(NO_BREAK_SPACE);
    if (((isMet && !meetsAtStart) || !isClosed) && !isEnded) piece.trail += MARKS[direction];
  });
}

/** The runs in the order of the text, with a move wherever the next one is not directly to the right. */
function runsInOrder(pieces: readonly Piece[]): Run[] {
  const runs: Run[] = [];
  let x = 0;
  for (const piece of pieces) {
    if (piece.isSpace) continue;
    const run = drawnRun(piece);
    const left = piece.x - piece.after;
    if (Math.abs(left - x) > 1e-6)
      runs.push({ ...run, attributes: withoutTraces(run), glyphs: [], positions: [], xAdvance: left - x });
    runs.push(run);
    x = left + (run.xAdvance ?? 0);
  }
  return runs;
}

const withoutTraces = ({ attributes: { font, fontSize, color, opacity } }: Run): Run['attributes'] => ({
  ...(font && { font }),
  ...(fontSize !== undefined && { fontSize }),
  ...(color !== undefined && { color }),
  ...(opacity !== undefined && { opacity }),
});

function drawnRun(piece: Piece): Run {
  const [first] = piece.clusters;
  const last = piece.clusters.at(-1);
  if (!first || !last) throw new Error('A piece of a line holds nothing');
  const { run, font } = first;
  const scale = scaleOf(run, font);
  const isReversed = isToLeft(piece);
  // Readers reverse whatever contains a right-to-left letter.
  const isRead = isReversed && hasLetterToLeft(`${piece.lead}${textOf(piece)}${piece.trail}`);
  const glyphs: NonNullable<Run['glyphs']> = [];
  const positions: Position[] = [];
  for (const cluster of isReversed ? joinNarrow(piece.clusters, font).toReversed() : piece.clusters) {
    const text = `${cluster.start === first.start ? piece.lead : ''}${cluster.text.replace(UNREAD, '')}${cluster.end === last.end ? piece.trail : ''}`;
    // The space after a piece is on its left, whichever way its own letters run.
    const left = (isReversed ? cluster.end === last.end : cluster.start === first.start) ? piece.after : 0;
    const right = cluster.start === first.start ? piece.before : 0;
    const codePoints = Array.from(text, (character) => character.codePointAt(0) ?? 0);
    const glyph = clusterGlyph(
      font,
      cluster,
      { left: left / scale, right: right / scale },
      isRead ? codePoints.toReversed() : codePoints,
    );
    glyphs.push(glyph);
    positions.push({
      xAdvance: left + cluster.advance + right,
      yAdvance: 0,
      xOffset: 0,
      yOffset: raise(run) * font.unitsPerEm,
      advanceWidth: glyph.advanceWidth,
    });
  }
  const { height, ascent, descent } = runMetrics(run, font);
  const xAdvance = positions.reduce((sum, position) => sum + position.xAdvance, 0);
  return Object.assign({}, run, {
    start: first.start,
    end: last.end,
    glyphs,
    positions,
    xAdvance,
    height,
    ascent,
    descent,
  });
}

/**
 * pdftotext gives each character of a glyph an equal part of its width, and treats characters that begin within a tenth
 * of the size as a second print of the same character: it cuts the word there, and right-to-left words come out in
 * pieces. Clusters this narrow are merged with their neighbour into one glyph.
 */
function joinNarrow(clusters: readonly LineCluster[], font: OutlineFont): LineCluster[] {
  const joined: LineCluster[] = [];
  for (const cluster of clusters) {
    const before = joined.at(-1);
    const isNarrow = cluster.text.length > 1 && cluster.width < NARROW * font.unitsPerEm * cluster.text.length;
    if (isNarrow && before) joined[joined.length - 1] = besideEachOther(before, cluster);
    else joined.push(cluster);
  }
  return joined;
}

const NARROW = 0.12;

/** Two clusters as one, the second to the left of the first. */
const besideEachOther = (first: LineCluster, second: LineCluster): LineCluster => ({
  ...first,
  end: second.end,
  text: first.text + second.text,
  components: [
    ...second.components,
    ...first.components.map((component) => ({ ...component, x: component.x + second.width })),
  ],
  width: second.width + first.width,
  advance: second.advance + first.advance,
});

/** Directional marks: what they indicate is given by the order of the text. */
const UNREAD = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u061c\ufeff]/gu;

const raise = ({ attributes: { verticalAlign } }: Run) =>
  verticalAlign === 'super' ? 0.4 : verticalAlign === 'sub' ? -0.2 : 0;

function runMetrics(run: Run, font: OutlineFont): { height: number; ascent: number; descent: number } {
  const scale = scaleOf(run, font);
  const [ascent, descent] = [font.ascent * scale, font.descent * scale];
  return { ascent, descent, height: run.attributes.lineHeight || font.lineGap * scale + ascent - descent };
}

function lineMetrics({ clusters }: Line): { height: number; ascent: number; descent: number } {
  const metrics = { height: 0, ascent: 0, descent: 0 };
  for (const run of new Set(clusters.map((cluster) => cluster.run))) {
    const font = fontOf(run);
    if (!font) continue;
    const own = runMetrics(run, font);
    metrics.height = Math.max(metrics.height, own.height);
    metrics.ascent = Math.max(metrics.ascent, own.ascent);
    metrics.descent = Math.max(metrics.descent, own.descent);
  }
  return metrics;
}
