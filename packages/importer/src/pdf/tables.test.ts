import { expect, it } from 'vitest';
import { areColumnsOfTable } from './level-rows.ts';
import type { Segment } from './segments.ts';
import { resumeOfPlaced, headingAt, textAt } from '../resume/testing/drawn.ts';

const rowAt = (y: number, ...[first, ...cells]: string[]) => [
  textAt(70 - 2 * (first?.length ?? 0), y, first ?? ''),
  ...cells.map((text, column) => textAt(200 + 130 * column - 2 * text.length, y, text)),
];

it('reads rows of a table whose cells wrap, below the names of its columns', async () => {
  const { sections } = await resumeOfPlaced(
    headingAt('Education', 90),
    ...rowAt(120, '* Degree', '* Institute', '* Year', '* CGPA'),
    ...rowAt(150, 'BTech Geology', 'College of Mining', '2022', '8.4'),
    ...rowAt(162, '', 'Dhanbad Hills'),
    ...rowAt(182, 'Class XII', 'Convent of Jesus', '2018', '8.8'),
    ...rowAt(194, '', 'Heart'),
    ...rowAt(214, 'Class X', 'Convent of Jesus', '2016', '9.1'),
    ...rowAt(226, '', 'Heart'),
    headingAt('Skills', 256),
    textAt(40, 276, 'Drilling, Surveying'),
  );
  expect(sections.education.items).toMatchObject([
    { degree: 'BTech', area: 'Geology', institution: 'College of Mining Dhanbad Hills', score: '8.4', end: '2022' },
    { degree: 'Class XII', institution: 'Convent of Jesus Heart', score: '8.8', end: '2018' },
    { degree: 'Class X', institution: 'Convent of Jesus Heart', score: '9.1', end: '2016' },
  ]);
});

const segment = (x: number, y: number, text: string): Segment => {
  const style = { size: 10, bold: false, italic: false };
  return { x, y, right: x + 5 * text.length, text, runs: [{ text, style }], size: 10, bold: false, tags: [] };
};

it('takes other columns of a table for no column of the page', () => {
  const left = [120, 150, 182, 214].map((y) => [segment(40, y, 'Class X')]);
  const right = [120, 150, 182, 214].map((y) => [segment(170, y, 'Hill School'), segment(320, y, '2018')]);
  expect(areColumnsOfTable(left, [...right, [segment(170, 226, 'School')]])).toBe(true);
  // A sentence below them reaches into the next column, or nothing is level with them.
  expect(areColumnsOfTable(left, [...right, [segment(170, 226, 'Taught in evening classes by the friars')]])).toBe(
    false,
  );
  expect(areColumnsOfTable(left.slice(0, 1), right)).toBe(false);
});
