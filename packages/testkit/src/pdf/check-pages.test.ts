import { describe, expect, it } from 'vitest';
import { firstWordLost, forbiddenCodePoints, linesOutside, orphanedHeadings, overlappingLines } from './check-pages.ts';
import type { PdfItem, PdfPage } from './read-pdf.ts';

const item = (text: string, left: number, baseline: number, size = 10): PdfItem => ({
  text,
  left,
  baseline,
  size,
  right: left + text.length * size * 0.5,
});
const page = (...items: PdfItem[]): PdfPage => ({
  width: 595,
  height: 842,
  items,
  text: items.map(({ text }) => text).join('\n'),
  links: [],
});

describe('checks of pages', () => {
  it('finds lines that overlap, and accepts usual line spacing', () => {
    expect(overlappingLines([page(item('first line', 40, 100), item('second line', 40, 111.5))])).toEqual([]);
    expect(overlappingLines([page(item('first line', 40, 100), item('second line', 40, 106))])).toHaveLength(1);
    expect(overlappingLines([page(item('first line', 40, 100)), page(item('second line', 40, 106))])).toEqual([]);
  });

  it('finds overlapping words on one baseline', () => {
    expect(overlappingLines([page(item('left words', 40, 100), item('right words', 60, 100))])).toHaveLength(1);
  });

  it('finds what extends beyond the page', () => {
    expect(linesOutside([page(item('inside', 40, 100))])).toEqual([]);
    expect(linesOutside([page(item('too far right', 580, 100))])).toHaveLength(1);
    expect(linesOutside([page(item('too low', 40, 845))])).toHaveLength(1);
  });

  it('finds a heading at the end of its column', () => {
    const body = item('body text here', 40, 120);
    expect(orphanedHeadings([page(item('Skills', 40, 100), body)], ['Skills'])).toEqual([]);
    expect(orphanedHeadings([page(body, item('Skills', 40, 140))], ['Skills'])).toHaveLength(1);
    expect(orphanedHeadings([page(item('Skills', 40, 140), item('other column', 300, 160))], ['Skills'])).toHaveLength(
      1,
    );
  });

  it('lists ligatures, private-use and replacement characters', () => {
    expect(forbiddenCodePoints('o\uFB03ce \uE001 \uFFFD fine')).toEqual(['U+FB03', 'U+E001', 'U+FFFD']);
  });

  it('reports which word is missing or out of order', () => {
    expect(firstWordLost(['one', 'two', 'three'], 'one\ntwo thr\nee')).toBeNull();
    expect(firstWordLost(['two', 'one'], 'one two')).toBe('one');
  });
});
