import { aResume } from '@vitae/testkit';
import { growthOf, longer, mostGrowth } from '@vitae/testkit/linear';
import { expect, it } from 'vitest';
import { exporters } from '../index.ts';

/** Text that marks, escapes or breaks in the formats. */
const units = ['*a* ', '[a](http://b.c) ', '- a\n', '<&">', '\\'];
const small = 25_000;

const cases = exporters.flatMap((exporter) => units.map((unit) => ({ exporter, unit, id: exporter.id })));

it.each(cases)('writes $unit over and over as $id in time that grows with the text', async ({ exporter, unit }) => {
  const write = (length: number) => {
    const resume = aResume({ summary: unit.repeat(length / unit.length) });
    return () => exporter.write(resume, new Map());
  };
  expect(await growthOf(write(small), write(small * longer), 30)).toBeLessThan(mostGrowth);
});
