import { expect, it } from 'vitest';
import type { Line } from '../../text/line.ts';
import { blocksOf } from './blocks.ts';

const style = { size: 10, bold: false, italic: false };
const row = (...texts: string[]): Line => ({
  page: 0,
  index: 0,
  cells: texts.map((text, index) => ({ text, x: 40 + 90 * index, right: 100 + 90 * index, runs: [{ text, style }] })),
  text: texts.join(' '),
  x: 40,
  right: 300,
  top: 0,
  bottom: 10,
  style,
  bullet: false,
  headingLevel: 0,
  gapAbove: 8,
  lane: 0,
  laneLeft: 40,
  laneRight: 500,
});
const headings = (...rows: Line[]): string[] =>
  blocksOf([row('Oskar Lindqvist'), ...rows, row('Engineer on the railways of the north')], '2026-11-29').sections.map(
    ({ heading }) => heading,
  );
const status = row('Status:', 'Married');
const choir = row('Activities:', 'Choir, Skiing');

it('labels with colons in the rows of a form are no headings where most are called like no section', () => {
  const facts = [row('Fields:', 'Railways, Consulting'), row('Stack:', 'Steel, Concrete'), row('Tools:', 'Wrench')];
  expect(headings(status, ...facts, choir)).toEqual([]);
});

it('labels with colons are headings where most are called like sections', () => {
  const sections = [row('Skills:', 'Railways'), row('Languages:', 'Swedish, Finnish'), row('Interests:', 'Chess')];
  expect(headings(status, ...sections, choir)).toEqual(['Skills', 'Languages', 'Interests', 'Activities']);
});
