import { IMPORT_LIMITS } from '../limits.ts';
import type { ReadText, Run, TextStyle } from '../text/line.ts';
import { placeLines, type DraftLine } from '../text/plain-lines.ts';
import { addDrafts, addTable, type DraftSink } from '../text/table-lines.ts';
import { baseSize, createStyles } from './css.ts';
import { readHtml } from './html-tokens.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split('|'));

const BLOCKS = words(
  'address|article|aside|blockquote|body|center|dd|div|dl|dt|footer|form|h1|h2|h3|h4|h5|h6|header|hr|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul',
);
/** Elements with a gap around them. */
const APART = words('address|blockquote|dl|h1|h2|h3|h4|h5|h6|header|hr|ol|p|pre|table|ul');
const HIDDEN = words('head|script|style|template|noscript|svg|title|textarea|select|button');
/** Elements without content (HTML 13.1.2). */
const VOID = words('area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr');
/** Elements that stand behind the text around them. */
const INDENTED = words('dd|ol|ul');
/** Elements that end where another of their kind begins. */
const ENDS: Readonly<Record<string, ReadonlySet<string>>> = {
  li: words('li'),
  dt: words('dt|dd'),
  dd: words('dt|dd'),
  tr: words('tr|td|th'),
  td: words('td|th'),
  th: words('td|th'),
};
const gap = 12;
/** By how much lists and descriptions stand behind the text around them, in points (HTML 15.3.7: 40 pixels). */
const STEP = 30;
/** Deeper elements count as part of the one around them. */
const MOST_FRAMES = 120;

/** An element that is open. */
interface Frame {
  name: string;
  style: TextStyle;
  hidden: boolean;
  heading: number;
  isPre: boolean;
  isNumbered: boolean;
  /** Points from the left. */
  indent: number;
  url: string;
  isBlock: boolean;
  /** The rows of a table, or of elements side by side; the last is the current one. */
  rows: DraftLine[][][] | null;
  /** The lines of a cell, or of text beside the cells of a row. */
  sink: DraftSink | null;
  isCell: boolean;
}

const addCell = (rows: DraftLine[][][], drafts: DraftLine[]): void => {
  if (rows.length === 0) rows.push([]);
  rows.at(-1)?.push(drafts);
};

const emptySink = (): DraftSink => ({ lane: 0, highest: 0, drafts: [] });

/**
 * The texts of a page as lines: one per block or `br`, with a gap between paragraphs; cells of tables and elements that
 * a style sheet puts side by side share a line, or become columns. Nothing is run or fetched.
 */
export function htmlLines(content: string): ReadText {
  const page = emptySink();
  const styles = createStyles();
  const root: Frame = {
    name: '',
    style: { size: baseSize, bold: false, italic: false },
    hidden: false,
    heading: 0,
    isPre: false,
    isNumbered: false,
    indent: 0,
    url: '',
    isBlock: true,
    rows: null,
    sink: page,
    isCell: false,
  };
  const frames = [root];
  let runs: Run[] = [];
  let count = 0;
  let isApart = false;
  let isItem = false;
  const top = (): Frame => frames.at(-1) ?? root;
  const sink = (): DraftSink => frames.findLast((frame) => frame.sink)?.sink ?? page;

  const flush = (): void => {
    const to = sink();
    if (runs.some(({ text }) => text.trim())) {
      const { heading, isNumbered, indent } = top();
      const bullet = isItem && heading === 0;
      count += 1;
      addDrafts(to, [
        {
          cells: [runs],
          indent,
          bullet,
          ...(bullet && isNumbered ? { numbered: true } : {}),
          headingLevel: heading,
          gapAbove: isApart && count > 1 ? gap : 0,
          lane: to.lane,
          width: 0,
        },
      ]);
      isApart = false;
      isItem = false;
    }
    runs = [];
  };
  const edge = (name: string): void => {
    flush();
    isApart ||= APART.has(name);
  };
  /** Ends the text that stands between the elements of a row. */
  const endLoose = (frame: Frame): void => {
    if (!frame.rows || !frame.sink || frame.sink.drafts.length === 0) return;
    addCell(frame.rows, frame.sink.drafts);
    frame.sink = emptySink();
  };
  const pop = (): void => {
    const frame = frames.at(-1);
    if (!frame || frames.length === 1) return;
    if (frame.isBlock || frame.isCell || frame.rows) edge(frame.name);
    endLoose(frame);
    frames.pop();
    const own = frame.isCell ? emptySink() : sink();
    if (frame.rows) addTable(own, frame.rows);
    if (!frame.isCell) return;
    const drafts = frame.rows ? own.drafts : (frame.sink?.drafts ?? []);
    const rows = frames.findLast((outer) => outer.rows)?.rows;
    if (rows) addCell(rows, drafts);
    else addDrafts(sink(), drafts);
  };
  const closeTo = (isThis: (frame: Frame) => boolean, stops?: (frame: Frame) => boolean): void => {
    const at = frames.findLastIndex((frame) => isThis(frame) || stops?.(frame));
    const found = frames[at];
    if (at < 1 || !found || !isThis(found)) return;
    while (frames.length > at) pop();
  };

  readHtml(content, {
    styles: styles.read,
    open(name, attribute) {
      if (name === 'br') {
        // A break in an empty line is how mail programs write an empty line.
        if (runs.every((run) => !run.text.trim())) isApart = true;
        flush();
        return;
      }
      if (name === 'hr') edge(name);
      if (VOID.has(name)) return;
      const ends = ENDS[name];
      if (ends)
        closeTo(
          (frame) => ends.has(frame.name),
          ({ name: outer }) => /^(?:table|ul|ol|dl)$/u.test(outer),
        );
      if (BLOCKS.has(name) && top().name === 'p') pop();
      if (frames.length >= MOST_FRAMES) return;
      const around = top();
      const own = styles.styleOf(name, attribute('class'), attribute('style'));
      const isRow = own.isRow === true && name !== 'body';
      const isCell = name === 'td' || name === 'th' || (around.rows !== null && around.name !== 'table');
      const isBlock = own.isBlock ?? BLOCKS.has(name);
      if (isBlock || isCell || isRow) edge(name);
      if (around.rows && around.sink) endLoose(around);
      if (name === 'tr') frames.findLast((frame) => frame.name === 'table')?.rows?.push([]);
      if (name === 'li') isItem = true;
      const href = name === 'a' ? attribute('href') : '';
      frames.push({
        name,
        style: {
          size: own.size?.(around.style.size) ?? around.style.size,
          bold: own.bold ?? (around.style.bold || name === 'b' || name === 'strong' || name === 'th'),
          italic: own.italic ?? (around.style.italic || name === 'i' || name === 'em'),
        },
        hidden: around.hidden || HIDDEN.has(name) || own.hidden === true,
        heading: /^h[1-6]$/u.test(name) ? Number(name[1]) : around.heading,
        isPre: around.isPre || name === 'pre',
        isNumbered: name === 'ol' || (name !== 'ul' && around.isNumbered),
        indent: around.indent + (INDENTED.has(name) ? STEP : 0),
        url: /^(?:https?|mailto|tel):/u.test(href) ? href : around.url,
        isBlock,
        rows: name === 'table' ? [] : isRow ? [[]] : null,
        sink: isCell || isRow ? emptySink() : null,
        isCell,
      });
    },
    text(text) {
      const { hidden, style, url, isPre } = top();
      if (hidden || count >= IMPORT_LIMITS.lines) return;
      const add = (part: string) => part && runs.push({ text: part, style, ...(url ? { url } : {}) });
      if (!isPre) {
        add(text.replace(/\s+/gu, ' '));
        return;
      }
      const [first = '', ...rows] = text.split(/\r\n|\r|\n/u);
      add(first);
      for (const row of rows) {
        if (runs.length === 0) isApart = true;
        flush();
        add(row);
      }
    },
    close(name) {
      closeTo((frame) => frame.name === name);
    },
  });
  while (frames.length > 1) pop();
  flush();
  return placeLines(page.drafts);
}
