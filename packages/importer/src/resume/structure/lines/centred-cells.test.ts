import { describe, expect, it } from 'vitest';
import { drawn } from '../../testing/drawn.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';
import type { PdfText } from '@vitae/testkit/import-files';

const at = (x: number, y: number, text: string): PdfText => ({ x, y, text, size: 10 });

/** The description of a project in a form whose first row has text in two lines, beside its label at `label`. */
const formWith = async (label: number) => {
  const { sections } = await resumeOfPages([
    ...drawn(['* Ada Park', 'ada@example.org', '# Projects'], { heading: 15 }),
    { ...at(40, 120, 'Harbour clock'), bold: true, size: 12 },
    at(110, 144, 'Shows when the tide turns in each of the harbours of the whole coast, and'),
    at(44, label, 'Description'),
    at(110, 156, 'rings a bell'),
    ...[
      ['Period', '05/2019 - 02/2020'],
      ['Role', 'design'],
      ['Team', 'two people'],
    ].flatMap(([one = '', other = ''], row) => [at(44, 180 + row * 22, one), at(110, 180 + row * 22, other)]),
  ]);
  return sections.project.items;
};

describe('a label at half the height of the text beside it', () => {
  it('is of the whole text', async () => {
    const items = await formWith(150);
    expect(items).toMatchObject([{ name: 'Harbour clock', role: 'design', start: '2019-05', end: '2020-02' }]);
    expect(JSON.stringify(items)).toContain('coast, and rings a bell');
  });

  it('leaves others where they are', async () => {
    expect(JSON.stringify(await formWith(144))).toContain('Shows when the tide');
  });
});
