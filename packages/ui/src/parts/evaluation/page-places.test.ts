import type { KeptPage } from '@vitae/evaluation/report';
import { describe, expect, it } from 'vitest';
import { cut, letteredNotes, linesOf, noteLetter, placeOfLine, placeOfPoint, textAt } from './page-places.ts';

const run = (text: string, x: number, y: number, width: number): KeptPage['runs'][number] => ({
  text,
  box: { x, y, width, height: 12 },
  font: 'Inter',
  size: 10,
  colour: '#000000',
  background: '#ffffff',
  invisible: false,
});
const page: KeptPage = {
  width: 595.28,
  height: 841.89,
  runs: [
    run('Ada', 40, 100, 20),
    run('Lovelace', 63, 101, 50),
    run('Skills', 400, 100, 40),
    run('Analyst', 40, 120, 60),
    { ...run('secret', 40, 140, 60), invisible: true },
    run('off the page', 560, 835, 90),
  ],
};

describe('places on the pages of a report', () => {
  it('are lines of text, apart by column, without hidden text', () => {
    expect(linesOf(page).map(({ text }) => text)).toEqual(['Ada Lovelace', 'Skills', 'Analyst', 'off the page']);
    expect(linesOf(page)[0]?.box).toEqual({ x: 40, y: 100, width: 73, height: 13 });
  });

  it('are the line at a point, or the point where there is no text', () => {
    expect(placeOfPoint(page, 1, 62, 99)).toEqual({ page: 1, box: { x: 40, y: 100, width: 73, height: 13 } });
    expect(placeOfPoint(page, 0, 300.126, 500)).toEqual({ page: 0, box: { x: 300.12, y: 500, width: 0, height: 0 } });
  });

  it('are never off their page', () => {
    for (const { box } of [
      placeOfPoint(page, 0, 570, 838),
      placeOfPoint(page, 0, 9_000, -3),
      placeOfLine({ ...page, width: 10, height: 10 }, 0, undefined),
    ]) {
      expect(Math.min(...Object.values(box))).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(page.width);
      expect(box.y + box.height).toBeLessThanOrEqual(page.height);
    }
    expect(placeOfLine(page, 0, undefined).box).toEqual({ x: 24, y: 24, width: 0, height: 0 });
  });

  it('say which text they are about, as far as their page is kept', () => {
    for (const line of linesOf(page)) expect(textAt([page], placeOfLine(page, 0, line))).toBe(line.text);
    expect(textAt([page], placeOfPoint(page, 0, 300, 500))).toBe('');
    expect(textAt([page], { page: 3, box: { x: 0, y: 0, width: 9, height: 9 } })).toBe('');
  });

  it('have letters, and notes without a place have none', () => {
    expect([0, 25, 26, 51, 52, 99].map(noteLetter)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'CV']);
    const place = placeOfPoint(page, 0, 1, 1);
    expect(letteredNotes([{ place }, {}, { place }]).map(({ letter }) => letter)).toEqual(['A', null, 'B']);
  });

  it('are quoted in part if they are long', () => {
    expect([cut('short'), cut('a long text 🙂', 8)]).toEqual(['short', 'a long…']);
  });
});
