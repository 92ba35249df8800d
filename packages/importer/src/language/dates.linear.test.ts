import { growthOf, mostGrowth, repeated, upToMegabyte } from '@vitae/testkit/linear';
import { expect, it } from 'vitest';
import { findDates, isDateText } from './dates.ts';
import { everyNth } from '@vitae/testkit/sample';

const units = [
  '2019 ',
  '2019 – ',
  'Jan. ',
  'Jan 2019 - ',
  'since 2019, ',
  '1.2019.',
  'bis heute ',
  '05/2019 to ',
  '年',
  '12 ',
];
/** Text that precedes many spaces. */
const heads = ['2019', 'March', 'Spring', 'tháng 4', '2021年', '12', '2019 -', 'since'];
const small = upToMegabyte(20_000);

const growth = (line: (length: number) => string) =>
  growthOf(
    line,
    (text) => {
      findDates(text, '2026-01-01');
      isDateText(`${text}!`);
    },
    small,
    20,
  );

it.each(everyNth(3, 0, units))('finds dates among many %j in time that grows linearly with the text', async (unit) => {
  expect(await growth(repeated(unit))).toBeLessThan(mostGrowth);
});

it.each(everyNth(3, 0, heads))(
  'finds dates in %j before many spaces in time that grows linearly with the text',
  async (head) => {
    expect(await growth((length) => `${head}${' '.repeat(length)}x`)).toBeLessThan(mostGrowth);
  },
);
