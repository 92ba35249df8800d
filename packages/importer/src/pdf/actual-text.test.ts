import { describe, expect, it } from 'vitest';
import { drawnTexts } from './actual-text.ts';

const piece = (str: string, x: number, width: number, y = 700) => ({
  str,
  dir: 'ltr',
  transform: [10, 0, 0, 10, x, y],
  width,
  height: 10,
  fontName: 'f1',
  hasEOL: false,
});
const mark = (actualText?: string) => ({
  type: 'beginMarkedContentProps',
  id: '',
  tag: 'Span',
  ...(actualText === undefined ? {} : { actualText }),
});
const end = { type: 'endMarkedContent', id: '', tag: '' };

/** The text, left edge and width of each piece. */
const read = (items: Parameters<typeof drawnTexts>[0]) =>
  drawnTexts(items).map(({ item, text }) => [text, Number(item.transform[4]), item.width]);

describe('marked stretches', () => {
  it('read as the file says, from their first letter to their last', () => {
    expect(read([mark(), mark('रि'), piece(' ', 41, 3), piece('\0', 45, 2), piece('र', 47, 5), end, end])).toEqual([
      ['रि', 45, 7],
    ]);
  });

  it('stay as drawn if they read so already, or run from right to left, or over two lines', () => {
    expect(read([mark('ab c'), piece('ab', 1, 9), piece('c', 20, 5), end])).toHaveLength(2);
    expect(read([mark('سلام'), piece('\0', 1, 9), end])).toEqual([['\0', 1, 9]]);
    expect(read([mark('रि नि'), piece('र', 1, 9), piece('न', 1, 9, 650), end])).toHaveLength(2);
  });

  it('are no way to a text much longer than what is drawn', () => {
    expect(read([mark('x'.repeat(900)), piece('a', 1, 9), end])).toEqual([['a', 1, 9]]);
  });

  it('lose nothing without an end', () => {
    expect(read([mark('रि'), piece('र', 1, 9)])).toEqual([['र', 1, 9]]);
  });
});
