import PDFDocument from 'pdfkit';
import type { Entry, MadePage, MadeSection, Row } from './page.ts';

/** What hand-written programs do to the text of a page. */
export interface DrawnLook {
  /** Accents are glyphs of their own, before or after their letter. */
  splitsAccents: boolean;
  /** Headings are drawn letter by letter, with space between them. */
  spacesHeadings: boolean;
  /** The order in which the parts of a page are drawn. */
  order: 'as read' | 'right first' | 'by style';
  /** Words are drawn one by one. */
  drawsWords: boolean;
  /** The mark of a list item is a glyph of a symbol font, or a drawn square. */
  mark: 'typed' | 'symbol' | 'square';
  font: 'Helvetica' | 'Times';
}

interface Piece {
  text: string;
  x: number;
  y: number;
  size: number;
  bold: boolean;
  italic: boolean;
  spaced?: boolean;
  symbol?: boolean;
}

const WIDTH = 595;
const HEIGHT = 842;
const EDGE = 48;

/** The page, drawn piece by piece; Latin script only. */
export function writeDrawn(page: MadePage, look: DrawnLook, contactHeading: string): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: true, info: { CreationDate: new Date(0) } });
  const pieces: Piece[] = [];
  const squares: { x: number; y: number }[] = [];
  const fontOf = ({ bold, italic, symbol }: Pick<Piece, 'bold' | 'italic' | 'symbol'>): string =>
    symbol
      ? 'ZapfDingbats'
      : look.font === 'Times'
        ? `Times-${bold ? 'Bold' : italic ? 'Italic' : 'Roman'}`
        : `Helvetica${bold ? '-Bold' : italic ? '-Oblique' : ''}`;
  const widthOf = (text: string, piece: Pick<Piece, 'bold' | 'italic' | 'size' | 'symbol'>): number =>
    document.font(fontOf(piece)).fontSize(piece.size).widthOfString(text);
  const { design } = page;
  const pages: { pieces: Piece[]; squares: typeof squares }[] = [];
  const put = (piece: Piece): void => {
    const at = Math.floor(piece.y / (HEIGHT - 2 * EDGE));
    const target = (pages[at] ??= { pieces: [], squares: [] });
    target.pieces.push({ ...piece, y: piece.y - at * (HEIGHT - 2 * EDGE) + EDGE });
  };
  const line = (spans: Row['left'], x: number, y: number, width: number, size: number): number => {
    let [left, top] = [x, y];
    for (const span of spans) {
      const style = { bold: span.bold === true, italic: span.italic === true, size };
      let text = '';
      const flush = (): void => {
        if (text.trim()) put({ text, x: left - widthOf(text, style), y: top, ...style });
        text = '';
      };
      for (const word of span.text.split(/(?<=\s)/u)) {
        const wide = widthOf(word, style);
        if (left + widthOf(word.trimEnd(), style) > x + width && left > x) {
          flush();
          [left, top] = [x, top + size * 1.3];
        }
        text += word;
        left += wide;
      }
      flush();
    }
    return top + size * 1.35;
  };
  const rows = (given: readonly Row[], x: number, y: number, width: number): number => {
    let top = y;
    for (const { left, right, isItem } of given) {
      if (isItem) {
        if (look.mark === 'square') squares.push({ x: x + 6, y: top });
        if (look.mark === 'square') put({ text: '\u0001', x: x + 6, y: top, size: 10, bold: false, italic: false });
        else
          put({
            text: look.mark === 'symbol' ? 'l' : design.bullet,
            x: x + 5,
            y: top,
            size: look.mark === 'symbol' ? 6 : 10,
            bold: false,
            italic: false,
            symbol: look.mark === 'symbol',
          });
        top = line(left, x + 18, top, width - 18, 10);
        continue;
      }
      if (right) {
        const text = right.map((span) => span.text).join('');
        const style = { bold: false, italic: false, size: 10 };
        put({ text, x: x + width - widthOf(text, style), y: top, ...style });
      }
      top = line(left, x, top, right ? width * 0.68 : width, 10);
    }
    return top;
  };
  const entry = ({ hanging, rows: given }: Entry, x: number, y: number, width: number): number => {
    if (hanging === undefined) return rows(given, x, y, width) + 4;
    const below = line([{ text: hanging }], x, y, 92, 10);
    return Math.max(below, rows(given, x + 104, y, width - 104)) + 4;
  };
  const section = ({ heading, entries, chips }: MadeSection, x: number, y: number, width: number): number => {
    let top = y + 10;
    const isMargin = design.columns === 'margin';
    put({ text: heading, x, y: top, size: isMargin ? 10 : 13, bold: true, italic: false, spaced: look.spacesHeadings });
    top += isMargin ? 0 : 19;
    const [left, room] = isMargin ? [x + 116, width - 116] : [x, width];
    if (chips) {
      let at = left;
      for (const text of chips) {
        const wide = widthOf(text, { bold: false, italic: false, size: 9 });
        if (at + wide > left + room) [at, top] = [left, top + 16];
        put({ text, x: at, y: top, size: 9, bold: false, italic: false });
        at += wide + 14;
      }
      return top + 16;
    }
    for (const one of entries) top = entry(one, left, top, room);
    return top;
  };
  let top = 4;
  const width = WIDTH - 2 * EDGE;
  if (design.title) top = line([{ text: design.title }], EDGE, top, width, 11);
  put({ text: page.name, x: EDGE, y: top, size: 24, bold: true, italic: false });
  top += 32;
  if (page.label) top = line([{ text: page.label }], EDGE, top, width, 12);
  const texts = page.contacts.map(({ label, text }) => (label ? `${label}: ${text}` : text));
  const isSide = design.columns.startsWith('side');
  const [narrow, wide] = design.columns === 'equal' ? [width / 2 - 12, width / 2 - 12] : [150, width - 174];
  const sideX = design.columns === 'side-left' ? EDGE : EDGE + wide + 24;
  const mainX = design.columns === 'side-left' ? EDGE + narrow + 24 : EDGE;
  const stack = (x: number, y: number): number => texts.reduce((at, text) => line([{ text }], x, at, narrow, 10), y);
  if (!isSide) {
    if (design.contacts === 'line' || design.contacts === 'icons')
      top = line([{ text: texts.join(design.separator) }], EDGE, top, width, 9);
    else if (design.contacts === 'right of name') stack(WIDTH - EDGE - 150, 4);
    else if (design.contacts === 'under heading') {
      put({ text: contactHeading, x: EDGE, y: top + 10, size: 13, bold: true, italic: false });
      top = stack(EDGE, top + 29);
    } else if (design.contacts !== 'foot') top = stack(EDGE, top);
  }
  const isOne = design.columns === 'one' || design.columns === 'margin';
  let [main, side] = [top, top];
  if (isSide && design.contacts !== 'foot') side = stack(sideX, side);
  for (const one of page.main) main = section(one, isOne ? EDGE : mainX, main, isOne ? width : wide);
  for (const one of page.side) side = section(one, sideX, side, narrow);
  if (design.contacts === 'foot')
    put({ text: texts.join(design.separator), x: EDGE, y: HEIGHT - 2 * EDGE - 6, size: 8, bold: false, italic: false });
  pages.forEach(({ pieces: onPage }, number) => {
    if (number > 0) document.addPage({ size: 'A4', margin: 0 });
    pieces.push(...onPage);
    draw(onPage);
  });
  function draw(onPage: readonly Piece[]): void {
    const sorted =
      look.order === 'right first'
        ? onPage.toSorted((a, b) => b.x - a.x)
        : look.order === 'by style'
          ? onPage.toSorted((a, b) => Number(b.bold) - Number(a.bold))
          : onPage;
    for (const piece of sorted) {
      document.font(fontOf(piece)).fontSize(piece.size);
      if (piece.text === '\u0001') {
        document.rect(piece.x, piece.y + 3, 3, 3).fill('black');
        continue;
      }
      const words = look.drawsWords && !piece.spaced ? piece.text.split(/(?<=\s)/u) : [piece.text];
      let left = piece.x;
      for (const word of words) {
        left = drawWord(word, left, piece);
      }
    }
  }
  function drawWord(word: string, x: number, piece: Piece): number {
    const at = (text: string, left: number, y = piece.y): void => {
      if (text.trim()) document.text(text, left, y, { lineBreak: false });
    };
    if (piece.spaced) {
      let left = x;
      for (const letter of word.toLocaleUpperCase()) {
        at(letter, left);
        left += document.widthOfString(letter) + 3.2;
      }
      return left;
    }
    if (!look.splitsAccents) {
      at(word, x);
      return x + document.widthOfString(word);
    }
    let left = x;
    for (const part of word.split(/(?<=[äöüÄÖÜ])|(?=[äöüÄÖÜ])/u)) {
      if (/^[äöüÄÖÜ]$/u.test(part)) {
        const bare = part.normalize('NFD')[0] ?? '';
        const wide = document.widthOfString(bare);
        at('\u00A8', left + (wide - document.widthOfString('\u00A8')) / 2);
        at(bare, left);
        left += wide;
      } else {
        at(part, left);
        left += document.widthOfString(part);
      }
    }
    return left;
  }
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Uint8Array.from(Buffer.concat(chunks))));
    document.on('error', reject);
    document.end();
  });
}
