import type { RichBlock, RichSpan } from '@vitae/domain';

/** A line of the pasted text. */
export interface PastedLine {
  kind: RichBlock['kind'];
  spans: RichSpan[];
  /** It follows a single line break, which a narrow page may have caused. */
  isSoft: boolean;
}

/** Markers that people and programs put before the entries of a list; the last ones are from Word's symbol fonts. */
const listSign = /^\s*(?:[•●○◦▪■□‣⁃∙·➢➤►▶✓✔❖*–-]|[\uf0a7\uf0b7\uf0d8\uf0fc])(?:\s+|$)/u;

/** A typed number before an entry of a list. */
const numberSign = /^\s*(\d{1,2})[.)]\s+/;
/** How many lines an entry may have before the second one: a single entry does not make a list. */
const entryLines = 12;

/** Whether a line that starts with 1 is the first entry of a list: a line below it starts with 2. */
function beginsNumbers(lines: readonly PastedLine[], at: number): boolean {
  const next = lines.slice(at + 1, at + entryLines).map((line) => Number(numberSign.exec(textOf(line))?.[1] ?? 0));
  return next.find((number) => number > 0) === 2;
}

/** Whether a line starts with a list marker. */
export const startsWithSign = (line: string): boolean => listSign.test(line);

/** After more than this many characters, a line break inside a paragraph is probably not deliberate. */
const openEnd = /[,–-]$/;
const closedEnd = /[.!?:;]$/;
/** Characters of a line that fills its column. */
const fullLine = 55;

/** Lines as blocks of rich text: markers become bullets, and lines that a page broke are joined again. */
export function blocksOfLines(lines: readonly PastedLine[]): RichBlock[] {
  const blocks: RichBlock[] = [];
  let awaitsText = false;
  let number = 0;
  for (const [at, line] of lines.entries()) {
    const isIndented = /^\s{2,}|^\t/.test(textOf(line));
    const [digits = '', written] = (line.kind === 'paragraph' && numberSign.exec(textOf(line))) || [];
    const isNext = blocks.at(-1)?.kind === 'number' && Number(written) === number + 1;
    const isNumber = isNext || (Number(written) === 1 && beginsNumbers(lines, at));
    if (isNumber) number = Number(written);
    const [sign] = isNumber ? [digits] : (line.kind === 'paragraph' && listSign.exec(textOf(line))) || [];
    const spans = trimmed(sign === undefined ? line.spans : without(line.spans, sign.length));
    const last = blocks.at(-1);
    if (spans.length === 0) {
      awaitsText = sign !== undefined;
      continue;
    }
    const isBullet = line.kind !== 'paragraph' || sign !== undefined || awaitsText;
    awaitsText = false;
    const before = last ? endOf(last) : '';
    if (!isBullet && line.isSoft && last && goesOn(before, textOf({ spans }), last.kind !== 'paragraph', isIndented))
      last.spans.push(...(before.endsWith('-') ? [] : [{ text: ' ' }]), ...spans);
    else
      blocks.push({ kind: isBullet ? (isNumber || line.kind === 'number' ? 'number' : 'bullet') : 'paragraph', spans });
  }
  return blocks.map(({ kind, spans }) => ({ kind, spans: merged(spans) }));
}

/** Whether a line continues the previous one. */
function goesOn(before: string, line: string, isInBullet: boolean, isIndented: boolean): boolean {
  if (isInBullet && isIndented) return true;
  if (openEnd.test(before)) return true;
  if (closedEnd.test(before)) return false;
  return /^[\p{Ll}(]/u.test(line) || (isInBullet && before.length >= fullLine);
}

/** The lines of a plain text. Quote markers of an email are removed. */
export function linesOfText(text: string): PastedLine[] {
  const all = text.replace(/\r\n?/g, '\n').split('\n');
  const isQuoted =
    all.some((line) => line.startsWith('>')) && all.every((line) => !line.trim() || line.startsWith('>'));
  return all.map((line, index) => {
    const words = (isQuoted ? line.replace(/^(?:> ?)+/, '') : line).replace(/\u00a0/g, ' ');
    return { kind: 'paragraph', spans: [{ text: words }], isSoft: index > 0 && all[index - 1]?.trim() !== '' };
  });
}

/**
 * The end of a text, at least a full line if there is one, so that a long paragraph is not read again for each line.
 */
function endOf({ spans }: Pick<PastedLine, 'spans'>): string {
  let end = '';
  for (let at = spans.length - 1; at >= 0 && end.length < fullLine; at -= 1) end = (spans[at]?.text ?? '') + end;
  return end;
}

const textOf = ({ spans }: Pick<PastedLine, 'spans'>): string => spans.map(({ text }) => text).join('');

/** Spans without their first characters. */
function without(spans: readonly RichSpan[], count: number): RichSpan[] {
  let left = count;
  return spans.flatMap((span) => {
    const text = span.text.slice(left);
    left = Math.max(0, left - span.text.length);
    return text ? [{ ...span, text }] : [];
  });
}

/** Spans with single spaces, none at the ends, and adjacent spans of one style merged. */
function trimmed(spans: readonly RichSpan[]): RichSpan[] {
  const result: RichSpan[] = [];
  for (const span of spans) {
    const before = result.at(-1)?.text ?? ' ';
    const text = span.text.replace(/\s+/g, ' ');
    const kept = before.endsWith(' ') ? text.trimStart() : text;
    if (kept) result.push({ ...span, text: kept });
  }
  const last = result.at(-1);
  if (last) last.text = last.text.trimEnd();
  return merged(result.filter(({ text }) => text !== ''));
}

function merged(spans: readonly RichSpan[]): RichSpan[] {
  const result: RichSpan[] = [];
  for (const span of spans) {
    const last = result.at(-1);
    if (
      last &&
      last.bold === span.bold &&
      last.italic === span.italic &&
      last.underline === span.underline &&
      last.href === span.href
    )
      last.text += span.text;
    else result.push({ ...span });
  }
  return result;
}
