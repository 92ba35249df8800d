import { formatRichText, type RichBlock } from '@vitae/domain';
import type { Line } from '../../../text/line.ts';
import { findDates } from '../../../language/dates.ts';
import { IMPORT_LIMITS } from '../../../limits.ts';
import { joinWrapped } from '../../../text/normalise.ts';
import { usualGap } from './usual-gap.ts';

/** Paragraphs and list items from lines: wrapped lines are joined, every list mark starts an item. */
export const richTextOf = (lines: readonly Line[]): string =>
  formatRichText(paragraphsOf(lines).map(({ kind, text }) => ({ kind, spans: [{ text }] })));

type Paragraph = { kind: RichBlock['kind']; text: string; lines: Line[] };

/** The paragraphs of lines, and the items of lists, which begin at each mark. */
const paragraphsOf = (lines: readonly Line[]): Paragraph[] => {
  const paragraphs: Paragraph[] = [];
  const usual = usualGap(lines, 0.3);
  lines.forEach((line, index) => {
    const open = paragraphs.at(-1);
    const before = lines[index - 1];
    if (line.bullet || !open || !before || startsParagraph(line, before, open, usual)) {
      paragraphs.push({
        kind: line.bullet ? (line.numbered ? 'number' : 'bullet') : 'paragraph',
        text: line.text,
        lines: [line],
      });
    } else {
      open.text = joinWrapped(open.text, line.text);
      open.lines.push(line);
    }
  });
  return paragraphs;
};

/** No shorter text of a head is prose. */
const PROSE = 60;

/** The prose among lines of the head: what is beside a name or a street, which tell other things, is none, nor are short cells. */
export const proseAmong = (lines: readonly Line[], told: ReadonlySet<Line>): Paragraph[] =>
  paragraphsOf(lines.filter((line) => !told.has(line) && (line.cells.length === 1 || line.text.length > PROSE))).filter(
    ({ text }) => text.length > PROSE || /\p{Script=Han}{20}/u.test(text),
  );

const startsParagraph = (line: Line, before: Line, open: Paragraph, usual: number): boolean => {
  // No real paragraph is this long: endless text is cut, so that joining costs the same for every line.
  if (open.text.length > IMPORT_LIMITS.lineLength) return true;
  if (line.wraps !== undefined) return !line.wraps;
  const size = line.style.size || 10;
  if (line.page !== before.page || line.lane !== before.lane || line.laneLeft !== before.laneLeft)
    return /[.!?:。！？]$/u.test(before.text) && /^\p{Lu}|^\p{Lo}/u.test(line.text);
  if (line.gapAbove > usual + 0.55 * size) return true;
  // In formats without positions only a break within a paragraph ends a line of it.
  if (line.laneRight <= 0 && before.laneRight <= 0 && !line.goesOn) return true;
  // A list item continues only directly under its own text.
  if (open.kind !== 'paragraph') return line.x < (open.lines[0]?.x ?? 0) - 0.6 * size;
  // A line that ends early ends its paragraph.
  const room = line.laneRight - before.right;
  const firstWord = (line.text.split(/\s/u)[0] ?? '').length * size * 0.55;
  return before.right > 0 && room > firstWord + 2.5 * size && /[.!?:;。！？]$/u.test(before.text);
};

/** Sentences without a date: no jobs, even below a heading that announces some. */
export const areUndatedSentences = (lines: readonly Line[], asOf: string): boolean =>
  lines.length > 0 &&
  lines.every(({ text }) => findDates(text, asOf).length === 0) &&
  lines.filter(({ text }) => /\p{Ll}[.!]$/u.test(text) && text.split(/\s+/u).length > 6).length >= lines.length / 2;

/** "负责后端开发，使用Python和Django", "负责维护。": Chinese clauses and sentences, which have no spaces, where names would have some. */
export const isClauses = (text: string): boolean =>
  (text.length >= 15 && /\p{Script=Han}{4}[^\s，；]*[，；][^\s，；]{4}/u.test(text)) ||
  (text.length >= 6 && /\p{Script=Han}[。！？]$/u.test(text));
