import { ImportError } from '../errors.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import type { ReadText, Run } from '../text/line.ts';
import { paragraphLines, type ParagraphLook } from '../text/paragraph-lines.ts';
import { placeLines, type DraftLine } from '../text/plain-lines.ts';
import { addDrafts, addTable, footLines, type DraftSink } from '../text/table-lines.ts';
import { codePageOf, decodeBytes } from './code-pages.ts';

/** Where the text of a group goes. */
type Destination = 'text' | 'nothing' | 'link' | 'mark' | 'styles' | 'fonts';

/** What a group inherits from the one around it (RTF 1.9.1, "Group"). */
interface State {
  to: Destination;
  bold: boolean;
  italic: boolean;
  hidden: boolean;
  /** Points. */
  size: number;
  /** How many characters stand for one of `\u` where it is not understood. */
  fallback: number;
  codePage: number;
  url: string | undefined;
  /** What is known of the style that the group defines. */
  styleNumber: number | undefined;
}

/** What a paragraph sets. */
interface Paragraph extends ParagraphLook {
  isInTable: boolean;
}

const PLAIN: Paragraph = {
  before: 0,
  after: 0,
  indent: 0,
  headingLevel: 0,
  isMarked: false,
  isNumbered: false,
  isInTable: false,
};

/** Groups that contain no text of the document. */
const SKIPPED = new Set(
  'author|category|colortbl|colorschememapping|comment|company|creatim|datafield|datastore|doccomm|docvar|factoidname|filetbl|fontemb|fontfile|footnotesep|formfield|generator|info|keywords|latentstyles|listoverridetable|listpicture|listtable|manager|mmathPr|nonshppict|objdata|object|operator|panose|password|pgptbl|pict|picprop|pnseclvl|private|printim|protusertbl|revtbl|revtim|rsidtbl|shppict|sn|sp|subject|sv|svb|tc|template|themedata|title|userprops|wgrffmtfilter|xe|xmlnstbl|atnid|atnauthor|annotation|atndate|bkmkstart|bkmkend|background|falt|ftnsep|aftnsep'.split(
    '|',
  ),
);
/** Groups that programs may skip, and whose text is part of the document. */
const KNOWN = new Set(['shpinst', 'shptxt', 'fldinst', 'pn', 'pntext']);
/** Groups of the pages' edges: one of each kind is enough. */
const HEADERS = new Set(['header', 'headerf', 'headerl', 'headerr']);
const FOOTERS = new Set(['footer', 'footerf', 'footerl', 'footerr']);

const SYMBOLS: Readonly<Record<string, string>> = {
  '~': '\u00A0',
  _: '-',
  '-': '',
  bullet: '•',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
  zwj: '\u200D',
  zwnj: '\u200C',
  zwbo: '',
  zwnbo: '',
  ltrmark: '',
  rtlmark: '',
};

const TOKEN =
  /\\(?:'([\da-fA-F]{2})|([a-zA-Z]{1,32})(-?\d{1,10})? ?|\r?\n|([^a-zA-Z\r\n]))|([{}])|[\r\n]+|([^\\{}\r\n]+)|\\/gu;
const MAX_DEPTH = 400;
const TWIPS = 20;

/** Whether bytes begin as a Rich Text file does. */
export const isRtf = (start: string): boolean => /^\s*\{\\rtf/u.test(start);

/**
 * Reads the text of a Rich Text file (RTF 1.9.1) with its headings, bold and italic letters, sizes, lists, tabs, tables,
 * links and text boxes, and the headers and footers of its pages.
 * @throws ImportError damaged, no-text
 */
export function readRtf(bytes: Uint8Array): ReadText {
  const reader = createReader();
  // One character a byte: text outside ASCII is escaped.
  const source = new TextDecoder('latin1').decode(bytes);
  for (const [, hex, word, parameter, symbol, brace, plain] of source.matchAll(TOKEN)) {
    if (hex !== undefined) reader.byte(Number.parseInt(hex, 16));
    else if (word !== undefined) reader.word(word, parameter === undefined ? undefined : Number(parameter));
    else if (symbol !== undefined) reader.symbol(symbol);
    else if (brace === '{') reader.open();
    else if (brace === '}') reader.close();
    else if (plain !== undefined) reader.text(plain);
    if (reader.isFull()) break;
  }
  const text = placeLines(reader.drafts());
  if (text.lines.length === 0) throw new ImportError('no-text');
  return text;
}

function createReader() {
  let state: State = {
    to: 'text',
    bold: false,
    italic: false,
    hidden: false,
    size: 12,
    fallback: 1,
    codePage: 1252,
    url: undefined,
    styleNumber: undefined,
  };
  const stack: { state: State; onClose: (() => void) | undefined }[] = [];
  let onClose: (() => void) | undefined;
  let paragraph = PLAIN;
  let isStarred = false;
  let isGroupStart = false;
  /** Characters to skip after `\u`. */
  let skip = 0;
  let waiting: number[] = [];
  let lines: Run[][][] = [[[]]];
  let link = '';
  let mark = '';
  let styleName = '';
  let fontNumber = 0;
  const fonts = new Map<number, number>();
  const headings = new Map<number, number>();
  const kept = new Set<string>();
  const body: DraftSink = { lane: 0, highest: 0, drafts: [] };
  const foot: DraftSink = { lane: 0, highest: 0, drafts: [] };
  let sink = body;
  let after = 0;
  let cell: DraftLine[] = [];
  let row: DraftLine[][] = [];
  let rows: DraftLine[][][] = [];
  let basePage = 1252;

  const flushBytes = (): void => {
    if (waiting.length === 0) return;
    const text = decodeBytes(waiting, state.codePage);
    waiting = [];
    put(text);
  };

  const put = (text: string): void => {
    if (state.to === 'link') link += text;
    else if (state.to === 'mark') mark += text;
    else if (state.to === 'styles') styleName += text;
    else if (state.to === 'text' && !state.hidden) {
      const { size, bold, italic, url } = state;
      lines
        .at(-1)
        ?.at(-1)
        ?.push({ text, style: { size, bold, italic }, ...(url === undefined ? {} : { url }) });
    }
  };

  const endTable = (): void => {
    if (rows.length > 0) addTable(sink, rows);
    rows = [];
    row = [];
    cell = [];
  };

  const endParagraph = (): void => {
    flushBytes();
    const { drafts, after: left } = paragraphLines(lines, paragraph, {
      lane: sink.lane,
      above: after,
      emptyLine: state.size,
    });
    after = left;
    lines = [[[]]];
    if (paragraph.isInTable) cell.push(...drafts);
    else {
      endTable();
      addDrafts(sink, drafts);
    }
  };

  const endCell = (): void => {
    paragraph = { ...paragraph, isInTable: true };
    endParagraph();
    row.push(cell);
    cell = [];
    after = 0;
  };

  const endRow = (): void => {
    if (row.length > 0) rows.push(row);
    row = [];
  };

  /** Takes what follows in the group, and does something at its end. */
  const redirect = (to: Destination, done?: () => void): void => {
    state = { ...state, to };
    onClose = done;
  };

  /** The first of a document's headers or footers, on lines of their own. */
  const readEdge = (kind: 'header' | 'footer'): void => {
    if (kept.has(kind)) return redirect('nothing');
    kept.add(kind);
    endParagraph();
    const outside = { sink, paragraph, after };
    sink = kind === 'header' ? body : foot;
    [paragraph, after] = [PLAIN, 0];
    redirect('text', () => {
      endParagraph();
      endTable();
      ({ sink, paragraph, after } = outside);
    });
  };

  /** Begins a group by its first word. Returns whether that is all the word means. */
  const begins = (word: string): boolean => {
    if (HEADERS.has(word)) readEdge('header');
    else if (FOOTERS.has(word)) readEdge('footer');
    else if (word === 'fonttbl') redirect('fonts');
    else if (word === 'stylesheet') redirect('styles');
    else if (word === 'fldinst') {
      link = '';
      redirect('link');
    } else if (word === 'listtext' || word === 'pntext') {
      mark = '';
      redirect('mark', () => {
        if (mark.trim()) paragraph = { ...paragraph, isMarked: true, isNumbered: /\d|^\s*[a-z][.)]/iu.test(mark) };
      });
    } else if (word === 'pn') redirect('nothing');
    else if (word === 'fldrslt') {
      const [, url] = /HYPERLINK\s+(?:\\\w\s+)*"?([^"\s]+)/u.exec(link) ?? [];
      state = { ...state, url: url ?? state.url };
    } else if (word === 'shptxt') {
      redirect('text', endParagraph);
      endParagraph();
    } else if (SKIPPED.has(word) || (isStarred && !KNOWN.has(word))) redirect('nothing');
    else return false;
    return true;
  };

  const breaks: Readonly<Record<string, () => void>> = {
    par: endParagraph,
    sect: endParagraph,
    page: endParagraph,
    line: () => lines.push([[]]),
    tab: () => lines.at(-1)?.push([]),
    cell: endCell,
    nestcell: endParagraph,
    row: endRow,
  };

  const toggles = new Set(['b', 'i', 'v', 'deleted']);

  const format = (word: string, value: number | undefined): void => {
    if (toggles.has(word)) {
      const isOn = value !== 0;
      if (word === 'b') state = { ...state, bold: isOn };
      else if (word === 'i') state = { ...state, italic: isOn };
      else state = { ...state, hidden: isOn };
      return;
    }
    const points = (value ?? 0) / TWIPS;
    if (word === 'fs') state = { ...state, size: (value ?? 24) / 2 };
    else if (word === 'plain') state = { ...state, bold: false, italic: false, hidden: false, size: 12 };
    else if (word === 'pard') paragraph = { ...PLAIN };
    else if (word === 'intbl') paragraph = { ...paragraph, isInTable: true };
    else if (word === 'sb') paragraph = { ...paragraph, before: points };
    else if (word === 'sa') paragraph = { ...paragraph, after: points };
    else if (word === 'li' || word === 'lin') paragraph = { ...paragraph, indent: points };
    else if (word === 'outlinelevel' && value !== undefined && value < 9)
      paragraph = { ...paragraph, headingLevel: value + 1 };
    else if (word === 's' && state.to === 'text')
      paragraph = { ...paragraph, headingLevel: headings.get(value ?? -1) ?? paragraph.headingLevel };
    else if (word === 's' && state.to === 'styles') {
      styleName = '';
      const number = value ?? -1;
      onClose = () => {
        const [, level] = /^\s*heading (\d)/iu.exec(styleName) ?? [];
        if (level !== undefined) headings.set(number, Number(level));
        styleName = '';
      };
    } else if (word === 'uc') state = { ...state, fallback: value ?? 1 };
    else if (word === 'ansicpg') basePage = value ?? 1252;
    else if (word === 'f' && state.to === 'fonts') fontNumber = value ?? 0;
    else if (word === 'fcharset') fonts.set(fontNumber, codePageOf(value ?? 0, basePage));
    else if (word === 'f') state = { ...state, codePage: fonts.get(value ?? 0) ?? basePage };
  };

  return {
    open(): void {
      flushBytes();
      skip = 0;
      if (stack.length >= MAX_DEPTH) throw new ImportError('damaged');
      stack.push({ state, onClose });
      onClose = undefined;
      isGroupStart = true;
      isStarred = false;
    },
    close(): void {
      flushBytes();
      skip = 0;
      onClose?.();
      const outer = stack.pop();
      if (!outer) return;
      ({ state, onClose } = outer);
      isGroupStart = false;
      isStarred = false;
    },
    word(word: string, value: number | undefined): void {
      const isFirst = isGroupStart || isStarred;
      flushBytes();
      if (word === 'u') {
        if (skip > 0) skip -= 1;
        put(String.fromCharCode((value ?? 63) & 0xffff));
        skip = state.fallback;
        isGroupStart = false;
        return;
      }
      if (skip > 0 && SYMBOLS[word] !== undefined) {
        skip -= 1;
        return;
      }
      skip = 0;
      isGroupStart = false;
      if (isFirst && state.to !== 'nothing' && begins(word)) return;
      isStarred = false;
      if (state.to === 'text' && breaks[word]) {
        breaks[word]();
        return;
      }
      if (SYMBOLS[word] !== undefined) put(SYMBOLS[word]);
      else format(word, value);
    },
    symbol(symbol: string): void {
      if (symbol === '*') {
        isStarred = isGroupStart;
        isGroupStart = false;
        return;
      }
      flushBytes();
      isGroupStart = false;
      if (skip > 0) {
        skip -= 1;
        return;
      }
      put(SYMBOLS[symbol] ?? ('\\{}'.includes(symbol) ? symbol : ''));
    },
    byte(byte: number): void {
      isGroupStart = false;
      if (skip > 0) skip -= 1;
      else waiting.push(byte);
    },
    text(text: string): void {
      isGroupStart = false;
      let rest = text.slice(skip);
      skip = Math.max(0, skip - text.length);
      // The second byte of a Chinese, Japanese or Korean character may be written as a letter.
      if (waiting.length % 2 === 1 && state.codePage >= 932 && state.codePage <= 950 && rest) {
        waiting.push(rest.charCodeAt(0));
        rest = rest.slice(1);
      }
      flushBytes();
      if (rest)
        put(
          state.to === 'text'
            ? decodeBytes(
                [...rest].map((one) => one.charCodeAt(0) & 0xff),
                1252,
              )
            : rest,
        );
    },
    isFull: (): boolean => body.drafts.length >= IMPORT_LIMITS.lines,
    drafts(): DraftLine[] {
      endParagraph();
      endTable();
      return [...body.drafts, ...footLines(foot.drafts)];
    },
  };
}
