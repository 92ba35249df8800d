import { loadSample } from '@vitae/samples';
import { growthOf, mostGrowth, repeated, upToMegabyte } from '@vitae/testkit/linear';
import { expect, it } from 'vitest';
import { misspelledIn } from './misspelled.ts';

const sample = await loadSample('operations-manager');

it.each(['aa bb ', 'Aa. ', 'a-', '\u0315\u0300'])(
  'spelling takes time that grows linearly with many %j',
  async (unit) => {
    const input = (size: number) => ({ ...sample, summary: repeated(unit)(size) });
    const check = (document: ReturnType<typeof input>) => misspelledIn(document, { knows: () => true }, 'en');
    expect(await growthOf(input, check, upToMegabyte(30_000), 10)).toBeLessThan(mostGrowth);
  },
);
