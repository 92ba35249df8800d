import type { Resume } from '@vitae/domain';
import { aResume } from '@vitae/testkit';
import { growthOf, mostGrowth, repeated, upToMegabyte } from '@vitae/testkit/linear';
import { expect, it } from 'vitest';
import { exporters } from '../index.ts';
import { everyNth } from '@vitae/testkit/sample';

/** Text that means markup, needs escaping or causes line breaks in the formats. */
const units = ['*a* ', '[a](http://b.c) ', '- a\n', '<&">', '\\'];
const small = upToMegabyte(10_000);

const cases = exporters.flatMap((exporter) => units.map((unit) => ({ exporter, unit, id: exporter.id })));

it.each(everyNth(3, 0, cases))(
  'writes $unit repeated many times as $id in time that grows linearly with the text',
  async ({ exporter, unit }) => {
    const resumeOf = (length: number) => aResume({ summary: repeated(unit)(length) });
    const write = (resume: Resume) => exporter.write(resume, new Map());
    expect(await growthOf(resumeOf, write, small, 30)).toBeLessThan(mostGrowth);
  },
);

it('writes links to many addresses as docx in time that grows linearly with the text', async () => {
  const docx = exporters.find(({ id }) => id === 'docx');
  const resumeOf = (length: number) =>
    aResume({ summary: Array.from({ length: length / 16 }, (_, at) => `[a](http://b.c/${at}) `).join('') });
  expect(await growthOf(resumeOf, (resume) => docx?.write(resume, new Map()), small, 30)).toBeLessThan(mostGrowth);
});
