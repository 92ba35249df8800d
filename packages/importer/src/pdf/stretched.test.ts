import { expect, it } from 'vitest';
import type { Segment } from './segments.ts';
import { withStretchedJoined } from './stretched.ts';

const style = { size: 10, bold: false, italic: false };

/** A row of texts, each from one edge to another. */
const rowOf = (y: number, ...cells: [text: string, x: number, right: number][]): Segment[] =>
  cells.map(([text, x, right]) => ({ text, x, right, y, runs: [{ text, style }], size: 10, bold: false, tags: [] }));

const textsOf = (...rows: Segment[][]): string[][] =>
  withStretchedJoined(rows).map((row) => row.map(({ text }) => text));

it('words are of one text whose line was stretched to fill its column', () => {
  // It breaks within a word.
  expect(
    textsOf(
      rowOf(20, ['Saint', 40, 64], ['Bartholomew', 76, 130], ['Gram-', 142, 170]),
      rowOf(32, ['mar School', 40, 90]),
    ),
  ).toEqual([['Saint Bartholomew Gram-'], ['mar School']]);
  // Its spaces are alike, and another line ends where it does.
  expect(
    textsOf(
      rowOf(
        20,
        ['Assistant', 40, 80],
        ['Environmental', 94, 150],
        ['Coordinator', 164, 210],
        ['2019 - 2021', 300, 350],
      ),
      rowOf(32, ['(part-time)', 40, 90]),
      rowOf(60, ['Assistant to the Head of Water', 40, 210], ['2017 - 2019', 300, 350]),
    ),
  ).toEqual([
    ['Assistant Environmental Coordinator', '2019 - 2021'],
    ['(part-time)'],
    ['Assistant to the Head of Water', '2017 - 2019'],
  ]);
});

it('texts that begin in a column, have several words each or are not gone on with stay apart', () => {
  const skills = [
    rowOf(20, ['Python', 40, 70], ['Docker', 85, 115], ['Linux', 130, 155]),
    rowOf(32, ['Rust', 40, 60], ['Podman', 85, 120], ['BSD', 130, 155]),
  ];
  expect(textsOf(...skills)).toEqual(skills.map((row) => row.map(({ text }) => text)));
  const study = [
    rowOf(20, ['Hill University', 40, 110], ['School of Law', 125, 190], ['Civil Law', 205, 250]),
    rowOf(32, ['Thesis on the lease of land and boats', 40, 250]),
  ];
  expect(textsOf(...study)).toEqual(study.map((row) => row.map(({ text }) => text)));
  const last = [rowOf(20, ['Honest', 40, 70], ['Patient', 85, 115], ['Exact', 130, 155])];
  expect(textsOf(...last)).toEqual(last.map((row) => row.map(({ text }) => text)));
});
