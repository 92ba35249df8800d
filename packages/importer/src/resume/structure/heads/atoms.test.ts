import { describe, expect, it } from 'vitest';
import { cellAt, lineOf } from '../../testing/line-of.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';
import { headOf, tidy } from './atoms.ts';

describe('signs in another style', () => {
  it('a comma in regular type ends a title in bold', () => {
    const style = { size: 10, bold: false, italic: false };
    const bold = { ...style, bold: true };
    const runs = [
      { text: 'Barn Finder', style: bold, url: 'https://barns.example.org' },
      { text: ',', style, url: 'https://barns.example.org' },
      { text: ' Roofing Guild', style },
    ];
    const text = 'Barn Finder, Roofing Guild';
    const cell = { text, x: 40, right: 160, runs };
    const line = lineOf([cell], { top: 100, bottom: 110, gapAbove: 4, laneRight: 555 });
    const { atoms } = headOf([{ line, role: 'head', dates: [], look: '' }]);
    expect(atoms.map((atom) => atom.text)).toEqual(['Barn Finder', 'Roofing Guild']);
  });
});

describe('a line that fills its column', () => {
  const namesOf = (gapAbove: number) =>
    headOf(
      [
        lineOf([cellAt('BSc, Meteorology, University of Reading, Reading, UK', 40, 495)], { gapAbove: 4 }),
        lineOf([cellAt('Dissertation on models of the climate', 40, 300)], { gapAbove }),
      ].map((line) => ({ line, role: 'head', dates: [], look: '' })),
    ).atoms.length;

  it('goes on in the next', () => {
    expect(namesOf(4)).toBe(1);
  });

  it('does not go on in the next paragraph', () => {
    expect(namesOf(14)).toBe(2);
  });
});

describe('slashes', () => {
  const jobs = async (title: string, rest: string) =>
    (
      await resumeOfPages([
        { text: 'Ada Park', x: 40, y: 40, size: 20, bold: true },
        { text: 'Experience', x: 40, y: 70, size: 14, bold: true },
        { text: title, x: 40, y: 90, size: 10, bold: true },
        { text: rest, x: 40 + 5.8 * title.length, y: 90, size: 10 },
        { text: 'Mar 2021 - May 2024', x: 420, y: 90, size: 10 },
        { text: '- Baked bread', x: 46, y: 105, size: 10 },
      ])
    ).sections.experience.items.map(({ position, employer, location }) => [position, employer, location]);

  it('behind a title in bold type are between values', async () => {
    expect(await jobs('Head Baker', '/ Oven & Sons / Leeds, UK')).toEqual([['Head Baker', 'Oven & Sons', 'Leeds, UK']]);
  });

  it('before a place are between values', () => {
    const names = (text: string) =>
      headOf([{ line: lineOf([cellAt(text, 40, 300)]), role: 'head', dates: [], look: '' }]).atoms.map(
        (atom) => atom.text,
      );
    expect(names('Oven Corporation / Salem, OR')).toEqual(['Oven Corporation', 'Salem, OR']);
    expect(names('Data Scientist / AI-ML Engineer')).toEqual(['Data Scientist / AI-ML Engineer']);
  });

  it('within one style are of names', async () => {
    expect(await jobs('Cook / Baker', 'Oven & Sons')).toEqual([['Cook / Baker', 'Oven & Sons', '']]);
  });
});

describe('pictures before names', () => {
  it('are no part of them, unlike signs', () => {
    expect(tidy('🔧 Harlow Motors Ltd')).toBe('Harlow Motors Ltd');
    expect(tidy('🛠️ Mechanic')).toBe('Mechanic');
    expect(tidy('© Harlow Maps')).toBe('© Harlow Maps');
  });
});
