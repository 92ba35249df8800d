import { IMPORT_LIMITS } from '../limits.ts';
import { placeLines, type DraftLine } from '../text/plain-lines.ts';
import type { ReadText, Run } from '../text/line.ts';
import { readHtml } from './html-tokens.ts';

const BLOCKS = new Set(
  'address|article|aside|blockquote|body|center|dd|div|dl|dt|footer|form|h1|h2|h3|h4|h5|h6|header|hr|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul'.split(
    '|',
  ),
);
/** Elements with a gap around them. */
const APART = new Set('address|blockquote|dl|h1|h2|h3|h4|h5|h6|header|hr|ol|p|pre|table|ul'.split('|'));
const HIDDEN = new Set('head|script|style|template|noscript|svg|title|textarea|select|button'.split('|'));
const gap = 12;

/** The texts of a page as lines: one per block or `br`, with a gap between paragraphs. Nothing is run or fetched. */
export function htmlLines(content: string): ReadText {
  const drafts: DraftLine[] = [];
  let runs: Run[] = [];
  let isApart = false;
  let hidden = 0;
  const state = { bold: 0, italic: 0, heading: 0, numbers: 0, pre: 0, links: [''] };
  let isItem = false;
  const flush = (): void => {
    const text = runs.map((run) => run.text).join('');
    if (text.trim()) {
      drafts.push({
        cells: [runs],
        indent: 0,
        bullet: isItem,
        ...(isItem && state.numbers > 0 ? { numbered: true } : {}),
        headingLevel: state.heading,
        gapAbove: isApart && drafts.length > 0 ? gap : 0,
        lane: 0,
        width: 0,
      });
      isApart = false;
      isItem = false;
    }
    runs = [];
  };
  const edge = (name: string): void => {
    flush();
    isApart ||= APART.has(name);
  };
  const count = (name: string, by: 1 | -1): void => {
    if (name === 'b' || name === 'strong' || name === 'th') state.bold += by;
    else if (name === 'i' || name === 'em') state.italic += by;
    else if (name === 'ol') state.numbers += by;
    else if (name === 'pre') state.pre += by;
  };
  readHtml(content, {
    open(name, href) {
      if (HIDDEN.has(name)) hidden += 1;
      if (hidden > 0 || drafts.length >= IMPORT_LIMITS.lines) return;
      // A break in an empty line is how mail programs write an empty line.
      if (name === 'br' && runs.every((run) => !run.text.trim())) isApart = true;
      if (name === 'br') flush();
      else if (BLOCKS.has(name)) edge(name);
      if (name === 'li') isItem = true;
      if (/^h[1-6]$/u.test(name)) state.heading = Number(name[1]);
      if (name === 'a') state.links.push(href);
      count(name, 1);
    },
    text(text) {
      if (hidden > 0 || drafts.length >= IMPORT_LIMITS.lines) return;
      const style = { size: 10, bold: state.bold > 0, italic: state.italic > 0 };
      const url = state.links.at(-1) ?? '';
      const add = (part: string) =>
        part && runs.push({ text: part, style, ...(/^(?:https?|mailto|tel):/u.test(url) ? { url } : {}) });
      if (state.pre === 0) {
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
      if (hidden > 0) {
        if (HIDDEN.has(name)) hidden -= 1;
        return;
      }
      if (name === 'a' && state.links.length > 1) state.links.pop();
      count(name, -1);
      if (BLOCKS.has(name)) edge(name);
      if (/^h[1-6]$/u.test(name)) state.heading = 0;
    },
  });
  flush();
  return placeLines(drafts);
}
