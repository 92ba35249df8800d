import { expect, it } from 'vitest';
import { answeredPoints, factSentence, factsForPoints, readPosting, repeatsOf, usedFacts } from '@vitae/domain';
import { aResume } from '../index.ts';
import { growthOf, mostGrowth, repeated, upToMegabyte } from './growth.ts';
import { everyNth } from '../sample.ts';

const small = upToMegabyte(60_000);

const units = [
  ' ',
  'A ',
  'A-',
  '((m/w/d) ',
  '.',
  'Aa & ',
  'looking for a ',
  '5 years ',
  '\n',
  '- a\n',
  'Requirements:\n- a b c\n',
  '\u0315\u0300',
];

it.each(everyNth(3, 0, units))('reads a posting of many %j in time that grows linearly with it', async (unit) => {
  expect(await growthOf(repeated(unit), readPosting, small, 20)).toBeLessThan(mostGrowth);
});

/** As many lines as are read, as long as they may be. */
const full = (unit: string) => (length: number) =>
  `Requirements:\n${`${repeated(unit)(400).slice(0, 400)}\n`.repeat(length / 400)}`;
it.each([' ', '.', 'A ', 'A', 'm/', 'at A ', 'zum nächstmöglichen a '])(
  'reads a posting of long lines of %j in time that grows linearly with it',
  async (unit) => {
    expect(await growthOf(full(unit), readPosting, small, 20)).toBeLessThan(mostGrowth);
  },
);

it.each(['a ', 'A-', 'Led a ', 'x. '])(
  'compares a letter of many %j with a posting and a resume in time that grows linearly with it',
  async (unit) => {
    const text = repeated(unit);
    const compare = (long: string) => {
      const fact = { id: '1', text: long, source: '', kind: 'statement' } as const;
      answeredPoints([{ text: long }], long);
      factsForPoints([{ text: long }], [fact]);
      usedFacts([fact], long, 'en');
      factSentence(fact, 'en');
      repeatsOf({ locale: 'en', paragraphs: [{ id: '1', text: long }] }, aResume({ summary: long }));
    };
    expect(await growthOf(text, compare, small / 4, 30)).toBeLessThan(mostGrowth);
  },
);

it('finds facts for points in time that grows linearly with the facts of a resume', async () => {
  const points = Array.from({ length: 30 }, (_, at) => ({ text: repeated(`term${at} route `)(400) }));
  const facts = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      id: `${at}`,
      text: `Led ${at} routes`,
      source: '',
      kind: 'result' as const,
    }));
  expect(await growthOf(facts, (all) => factsForPoints(points, all), 2_000, 20)).toBeLessThan(mostGrowth);
});
