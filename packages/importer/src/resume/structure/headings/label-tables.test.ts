import { expect, it } from 'vitest';
import type { Line } from '../../../text/line.ts';
import { cellAt, lineOf } from '../../testing/line-of.ts';
import { blocksOf } from './blocks.ts';

const row = (...texts: string[]): Line =>
  lineOf(
    texts.map((text, index) => cellAt(text, 40 + 90 * index, 100 + 90 * index)),
    { right: 300, gapAbove: 8 },
  );

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
