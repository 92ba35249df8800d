import { Lexer, type Token } from 'marked';
import { ImportError } from '../../errors.ts';
import { IMPORT_LIMITS } from '../../limits.ts';
import type { Run, TextStyle } from '../../text/line.ts';
import { placeLines, plainStyle, type DraftLine } from '../../text/plain-lines.ts';
import type { Format } from './format.ts';
import { isSource } from './sniff.ts';

const HEADING = /^(#{1,6})\s+(.*?)\s*#*\s*$/u;
const ITEM = /^(\s*)(?:[-*+]|\d{1,2}[.)])\s+(.*)$/u;
const RULE = /^\s*(?:[-*_]\s*){3,}$/u;
const TABLE_RULE = /^\s*\|?[\s:|-]+\|[\s:|-]*$/u;

/**
 * Markdown: headings, emphasis, links, lists and tables state explicitly what plain text only suggests. Marked reads
 * the content of a row; the rows themselves are read here (docs/adr/0005-import.md).
 */
export const markdown: Format = {
  id: 'markdown',
  extensions: ['md', 'markdown', 'mdown', 'txt'],
  recognises: (file) => {
    const content = file.text();
    return (
      content !== undefined &&
      file.json() === undefined &&
      !isSource(content) &&
      (/^#{1,3}\s+\S/mu.test(content) || /\*\*[^*\n]+\*\*/u.test(content))
    );
  },
  read: (file) => {
    const placed = placeLines(draftsOf(file.text() ?? ''));
    if (placed.lines.length === 0) throw new ImportError('no-text');
    return Promise.resolve({ kind: 'text', text: placed, notes: [] });
  },
};

const SIZES = [10, 20, 15, 12, 11, 10, 10];

const draftsOf = (content: string): DraftLine[] => {
  const drafts: DraftLine[] = [];
  let blank = 0;
  let hardBreak = true;
  const rows = withoutComments(content.replace(/^\uFEFF?(?:---\n[\s\S]*?\n---\n)?/u, ''))
    .split(/\r\n|\r|\n/u, IMPORT_LIMITS.lines)
    .flatMap(shortRows);
  for (const row of rows) {
    const above = drafts.at(-1);
    if (!row.trim() || TABLE_RULE.test(row)) {
      blank += 1;
      hardBreak = true;
      continue;
    }
    if (/^\s*(?:=+|-{3,})\s*$/u.test(row) && above && blank === 0 && above.headingLevel === 0 && !above.bullet) {
      Object.assign(
        above,
        heading(
          above.cells
            .flat()
            .map((run) => run.text)
            .join(''),
          row.includes('=') ? 1 : 2,
          above.gapAbove,
        ),
      );
      continue;
    }
    if (RULE.test(row)) {
      blank += 1;
      continue;
    }
    const title = HEADING.exec(row);
    const item = ITEM.exec(row);
    const gapAbove = blank * 12;
    if (title) drafts.push(heading(title[2] ?? '', title[1]?.length ?? 1, gapAbove));
    else if (item) {
      const entry = draft(cellsOf(item[2] ?? ''), (item[1]?.length ?? 0) * 5 + 10, true, gapAbove);
      drafts.push(/^\s*\d/u.test(row) ? { ...entry, numbered: true } : entry);
    } else if (above && blank === 0 && !hardBreak && above.headingLevel === 0 && !/^\s*\|/u.test(row)) {
      // Lines of one paragraph are one line.
      const runs = runsOf(row.trim(), plainStyle);
      above.cells.at(-1)?.push({ text: ' ', style: plainStyle }, ...runs);
    } else drafts.push(draft(cellsOf(row), 0, false, gapAbove));
    hardBreak = title !== null || / {2}$|\\$|<br\s*\/?>\s*$/u.test(row) || /^\s*\|/u.test(row);
    blank = 0;
  }
  return drafts;
};

/** One pass: a comment that does not end is text. */
const withoutComments = (content: string): string => {
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    const opening = content.indexOf('<!--', from);
    const closing = opening === -1 ? -1 : content.indexOf('-->', opening);
    if (closing === -1) return [...kept, content.slice(from)].join('');
    kept.push(content.slice(from, opening));
    from = closing + 3;
  }
};

/** A row in pieces, split at spaces: parsing that backtracks within a row stays fast in a long one. */
const shortRows = (row: string): string[] => {
  const rows: string[] = [];
  let rest = row;
  while (rest.length > IMPORT_LIMITS.rowLength) {
    const space = rest.lastIndexOf(' ', IMPORT_LIMITS.rowLength);
    const end = space > 0 ? space : IMPORT_LIMITS.rowLength;
    rows.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...rows, rest];
};

const draft = (cells: Run[][], indent: number, bullet: boolean, gapAbove: number): DraftLine => ({
  cells,
  indent,
  bullet,
  headingLevel: 0,
  gapAbove,
  lane: 0,
  width: 0,
});

const heading = (text: string, level: number, gapAbove: number): DraftLine => ({
  ...draft(cellsOf(text, { size: SIZES[level] ?? 10, bold: true, italic: false }), 0, false, gapAbove),
  headingLevel: level,
});

const cellsOf = (row: string, style: TextStyle = plainStyle): Run[][] => {
  const table = /^\s*\|(.*)\|\s*$/u.exec(row);
  const cells = table ? (table[1] ?? '').split(/(?<!\\)\|/u) : row.split(/\t+/u);
  return cells
    .map((cell) => runsOf(cell.trim().replace(/\\$|<br\s*\/?>$/u, ''), style))
    .filter((runs) => runs.length > 0);
};

const ENTITIES: Readonly<Record<string, string>> = { '&nbsp;': ' ', '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** The text of a row, with its emphasis and links. */
const runsOf = (text: string, style: TextStyle): Run[] => runsOfTokens(Lexer.lexInline(text), style);

const runsOfTokens = (tokens: readonly Token[], style: TextStyle): Run[] =>
  tokens.flatMap((token) => {
    const within = (set: TextStyle = style) => runsOfTokens(('tokens' in token && token.tokens) || [], set);
    switch (token.type) {
      case 'strong':
        return within({ ...style, bold: true });
      case 'em':
        return within({ ...style, italic: true });
      case 'del':
        return within();
      case 'link':
        return within().map((run) => ({ ...run, url: 'href' in token ? String(token.href) : '' }));
      case 'image':
        return [];
      case 'html':
        // A mark within a line, such as underline, is no gap.
        return /^<\/?(?:u|ins)>$/iu.test(token.raw) ? [] : [{ text: ' ', style }];
      case 'br':
        return [{ text: ' ', style }];
      case 'codespan':
      case 'escape':
        return [{ text: 'text' in token ? String(token.text) : token.raw, style }];
      default:
        return [{ text: token.raw.replace(/&(?:nbsp|amp|lt|gt);/gu, (entity) => ENTITIES[entity] ?? entity), style }];
    }
  });
