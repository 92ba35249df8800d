import { formatRichText, newId, parseRichText, richTextToPlain, type RichBlock } from '@vitae/domain';
import type { Line } from '../text/line.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import { joinWrapped } from '../text/normalise.ts';

/** Lines that belong together. */
export type Block = readonly [Line, ...Line[]];

/** Lines in blocks: a gap, another column or another page begins one. */
export function blocksOf(lines: readonly Line[]): Block[] {
  const blocks: [Line, ...Line[]][] = [];
  const gaps = lines.map(({ gapAbove }) => gapAbove).filter(Number.isFinite);
  const least = Math.min(...gaps);
  let before: Line | undefined;
  for (const line of lines) {
    const size = line.style.size || 10;
    const gap = Math.min(least, 0.6 * size) + 0.4 * size;
    const isApart =
      !before ||
      line.lane !== before.lane ||
      line.page !== before.page ||
      line.gapAbove > gap ||
      // Where every paragraph is one line, no gap is larger than the others.
      (line.gapAbove > 0.5 * size && endsEarly(before));
    const open = blocks.at(-1);
    if (open && !isApart) open.push(line);
    else blocks.push([line]);
    before = line;
  }
  return blocks;
}

/** A line that ends a sentence and leaves room for more words. */
const endsEarly = ({ text, right, laneLeft, laneRight }: Line): boolean =>
  /[.!?…:。！？।]["”»)]*$/u.test(text.trim()) && laneRight - right > 0.2 * (laneRight - laneLeft);

/** A paragraph and its lines. */
export interface ReadParagraph {
  id: string;
  text: string;
  lines: readonly Line[];
}

/** A paragraph or an item of a list, with its lines. */
interface Part {
  kind: RichBlock['kind'];
  text: string;
  lines: Line[];
}

/** The paragraphs of a letter. In a file of which each line is a paragraph, lines are not joined. */
export function paragraphsFrom(lines: readonly Line[], isMarkup: boolean, isLineWhole: boolean): ReadParagraph[] {
  const paragraphs: ReadParagraph[] = [];
  for (const block of continued(blocksOf(lines))) {
    const parts: Part[] = [];
    for (const line of block) {
      const { text, bullet, numbered } = line;
      const open = parts.at(-1);
      if (bullet) parts.push({ kind: numbered ? 'number' : 'bullet', text, lines: [line] });
      // Endless text is cut, so that joining costs the same for every line.
      else if (!open || isLineWhole || open.text.length > IMPORT_LIMITS.lineLength)
        parts.push({ kind: 'paragraph', text, lines: [line] });
      else {
        open.text = joinWrapped(open.text, text);
        open.lines.push(line);
      }
    }
    for (const group of grouped(parts)) {
      const blocks = group.map(({ kind, text }) => ({ kind, spans: spansOf(text, isMarkup) }));
      const own = group.flatMap((part) => part.lines);
      paragraphs.push({ id: newId(), text: formatRichText(blocks), lines: own });
    }
  }
  return paragraphs;
}

/** A sentence that goes on in another column or on another page is one paragraph, and items with gaps are one list. */
function continued(blocks: readonly Block[]): Block[] {
  const whole: [Line, ...Line[]][] = [];
  for (const [first, ...others] of blocks) {
    const open = whole.at(-1);
    const last = open?.at(-1);
    const goesOn =
      last && !/[.!?…:;。！？।،"”»)]$/u.test(last.text.trim()) && /^\p{Ll}/u.test(first.text) && !first.bullet;
    const isNextItem = open?.[0].bullet && first.bullet;
    if (open && (isNextItem || (goesOn && last.page !== first.page))) open.push(first, ...others);
    else whole.push([first, ...others]);
  }
  return whole;
}

/** List items stay together with what introduces them. */
function grouped(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = [];
  for (const part of parts) {
    const open = groups.at(-1);
    if (open && part.kind !== 'paragraph') open.push(part);
    else groups.push([part]);
  }
  return groups;
}

const spansOf = (text: string, isMarkup: boolean): RichBlock['spans'] =>
  isMarkup ? parseRichText(text).flatMap((block) => block.spans) : [{ text }];

/** A line without the marks of Markdown. */
export function plainLine(line: Line): Line {
  const text = richTextToPlain(line.text.replace(/^#{1,6}\s+/u, ''));
  const [cell] = line.cells;
  return { ...line, text, cells: cell ? [{ ...cell, text, runs: [{ text, style: line.style }] }] : [] };
}
