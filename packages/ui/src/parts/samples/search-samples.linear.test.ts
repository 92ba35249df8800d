import { growthOf, mostGrowth, repeated, upToMegabyte } from '@vitae/testkit/linear';
import { expect, it } from 'vitest';
import { shippedSamples } from '../../base/samples/shipped-samples.ts';
import { createSampleSearch } from './search-samples.ts';

const heads = await shippedSamples.list('resume');

it.each(['nurse ', 'a', 'é', '\u0315\u0300', '- '])(
  'looks for %j, repeated many times, among samples in time that grows linearly with what is typed',
  async (unit) => {
    expect(await growthOf(repeated(unit), createSampleSearch(heads), upToMegabyte(10_000), 60)).toBeLessThan(
      mostGrowth,
    );
  },
);

it('looks among samples in time that grows linearly with their number', async () => {
  const many = (count: number) =>
    Array.from({ length: count / heads.length }, (_, at) =>
      heads.map((head) => ({ ...head, slug: `${head.slug}-${at}` })),
    ).flat();
  const find = (made: typeof heads) => createSampleSearch(made)('nusre');
  expect(await growthOf(many, find, heads.length * 3, 60)).toBeLessThan(mostGrowth);
});
