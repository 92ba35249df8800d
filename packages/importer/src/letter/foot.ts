import { afterEnclosureLabel, isClosing, type Usual } from '../language/letter-words.ts';
import { closesLetter, isFormula } from '../language/salutations.ts';
import { roleScore } from '../language/words.ts';
import { read, type Read } from '../resume/structure/value.ts';
import type { Line } from '../text/line.ts';
import { foldText } from '../text/normalise.ts';
import { dayIn } from './letter-day.ts';

const MOST_LINES_OF_CLOSING = 4;

/**
 * Where the closing is: the last lines that end a letter, up to four of them as in French formulas; behind the end where
 * there is none. Lines of another column are passed over.
 */
export function closingIn(
  lines: readonly Line[],
  start: number,
  isBeside: (line: Line) => boolean,
): { from: number; to: number } {
  for (let to = lines.length; to > start + 1; to -= 1) {
    const last = lines[to - 1];
    if (!last || isBeside(last)) continue;
    for (let count = Math.min(MOST_LINES_OF_CLOSING, to - start - 1); count > 0; count -= 1) {
      const from = to - count;
      const span = lines.slice(from, to);
      if (span.some((line, index) => isBeside(line) || (index > 0 && line.gapAbove > 0.8 * (line.style.size || 10))))
        continue;
      const text = span.map((line) => line.text).join(' ');
      if (count === 1 ? closesLetter(text) : isFormula(text) && !endsSooner(span))
        return { from: /^敬[礼禮]/u.test(text) && lines[from - 1]?.text.trim() === '此致' ? from - 1 : from, to };
    }
  }
  return { from: lines.length, to: lines.length };
}

/** Whether a formula ends before the last of its lines, which is a name then. */
const endsSooner = (span: readonly Line[]): boolean =>
  !/^\p{Ll}/u.test(span.at(-1)?.text ?? '') &&
  isFormula(
    span
      .slice(0, -1)
      .map(({ text }) => text)
      .join(' '),
  );

/** What is below the closing. */
export interface Tail {
  name: Read<string> | null;
  enclosures: Read<string> | null;
  /** The line with the label of the enclosures. */
  label: Line | undefined;
  /** What stands around the list in Japanese letters. */
  marks: Line[];
  /** Postscripts, which become paragraphs. */
  after: Line[];
  /** Everything else, such as contact details. */
  rest: Line[];
}

const POSTSCRIPT = /^(?:p\.?\s?s\.?|n\.?\s?b\.?|post scriptum|з\.?ы\.?|追伸|추신)\s*[:：.\-–]?\s*\S/iu;
/** What Japanese letters have around the list below their name. */
const isListMark = ({ text }: Line): boolean => /^(?:記|以\s*上)$/u.test(text.trim());
const DETAIL = /[\d@:|·•]|www\./u;

/** Reads what is below the closing: the name, what is sent along, a postscript. */
export function tailOf(written: readonly Line[], usual: Usual): Tail {
  const lines = written.filter((line) => !isListMark(line));
  const at = lines.findIndex(({ text }) => afterEnclosureLabel(text) !== null);
  const label = lines[at];
  const found = label ? afterEnclosureLabel(label.text) : null;
  const marked = label ? [] : betweenMarks(written);
  const listed = label ? listBelow(lines, at, found?.rest !== '') : marked;
  const items = [
    ...(found?.rest ?? '').split(/[,;،、]\s*/u),
    ...listed.map(({ text }) => text.replace(/^(?:[-–•*]|\d+[.)])\s*/u, '')),
  ]
    .map((text) => text.trim().replace(/\.$/u, ''))
    .filter((text) => text !== '');
  const after = lines.filter(({ text }) => POSTSCRIPT.test(text));
  const assigned = new Set([...listed, ...after]);
  const others = lines.filter((line) => line !== label && !assigned.has(line));
  const isAmerican = usual.country === 'US';
  const isName = ({ text }: Line) =>
    !DETAIL.test(text) &&
    text.split(/\s+/u).length <= 5 &&
    text.length <= 50 &&
    dayIn(text, isAmerican) === null &&
    !closesLetter(text) &&
    !isClosing(text, usual);
  const named =
    others.slice(0, 3).find((line) => isName(line) && roleScore(line.text) < 0.7) ?? others.slice(0, 2).find(isName);
  return {
    name: named ? read(named.text.replace(/^\/?s?\/\s*|[,.]$/gu, ''), [named], 0.9) : null,
    enclosures:
      items.length > 0
        ? read(
            items.join('\n'),
            [label, ...listed].filter((line) => line !== undefined),
            0.9,
          )
        : null,
    label,
    marks: written.filter((line) => !lines.includes(line)),
    after,
    rest: others.filter((line) => line !== named),
  };
}

/** What is listed between the marks of a Japanese letter without a label. */
function betweenMarks(lines: readonly Line[]): Line[] {
  const [from, to] = [lines.findIndex(isListMark), lines.findLastIndex(isListMark)];
  return from < to ? lines.slice(from + 1, to) : [];
}

/**
 * The lines of a list below its label: up to a gap that is larger than the one below the label, or a contact detail. If
 * the list begins on the line of its label, any gap ends it.
 */
function listBelow(lines: readonly Line[], label: number, isBegun: boolean): Line[] {
  const below = lines.slice(label + 1);
  const [first] = below;
  const above = new Set(lines.slice(0, label).map(({ text }) => foldText(text)));
  const usual = Math.max(!isBegun && first && Number.isFinite(first.gapAbove) ? first.gapAbove : 0, 4);
  const end = below.findIndex(
    (line, index) =>
      POSTSCRIPT.test(line.text) ||
      // The name again: details of the sender at the foot.
      above.has(foldText(line.text)) ||
      /\S@\S+\.\S|www\.|https?:/u.test(line.text) ||
      ((index > 0 || isBegun) && line.gapAbove > usual + 6) ||
      (line.page === first?.page && line.lane !== first.lane),
  );
  return end < 0 ? below : below.slice(0, end);
}
