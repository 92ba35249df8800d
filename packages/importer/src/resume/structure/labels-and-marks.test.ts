import { markedLines, type PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { resumeOfPages as pdf } from '../testing/resume-of-pages.ts';

/** Lines from the top: `# ` is a heading, `* ` is bold; cells stand 140 points apart. */
const lines = (given: readonly string[], x = 40, top = 60): PdfText[] =>
  markedLines(given, { xOf: (cell) => x + cell * 140, top, step: 14, heading: 13 });
const job = ['# Experience', '* Weaver || 2019 - 2021', 'Loom Works Ltd'];

describe('labels and marks', () => {
  it('a column of labels has labels that no list has, and their values are no places', async () => {
    const details = ['Email || ada@example.org', 'Phone || (802) 555-0118', 'Address || Burlington, VT 05401'];
    const { basics } = await pdf(lines(['* Ada Park', '# Contact', ...details, 'Pager || Park Central', ...job]));
    expect(basics.location).toMatchObject({ city: 'Burlington', region: 'VT' });
    expect(basics.extra).toMatchObject([{ label: 'Pager', value: 'Park Central' }]);
  });

  it('two details side by side are no label and its value', async () => {
    const { basics } = await pdf(lines(['* Ada Park', 'Burlington, VT || ada@example.org', ...job]));
    expect(basics.location).toMatchObject({ city: 'Burlington', region: 'VT' });
    expect(basics.extra).toEqual([]);
  });

  it('a number that is dialled by letters is one where a label says so', async () => {
    const { basics } = await pdf(lines(['* Ada Park', 'Tel: 1-800-WEAVERS', 'Burlington, VT', ...job]));
    expect(basics.phone).toBe('1-800-WEAVERS');
    expect((await pdf(lines(['* Ada Park', '1-800-WEAVERS', 'Burlington, VT', ...job]))).basics.phone).toBe('');
  });

  it('numbers in brackets are marks of publications, below a heading of a part of them', async () => {
    const papers = [
      'Articles',
      '[1] || Dyes of the north',
      '[2] || Looms without shuttles',
      '[3] || Flax and its water',
    ];
    const { sections } = await pdf(lines(['* Ada Park', ...job, '', '# Publications', ...papers]));
    expect(sections.publication.items.map(({ title }) => title)).toEqual([
      'Dyes of the north',
      'Looms without shuttles',
      'Flax and its water',
    ]);
  });

  it('labels flush right, each with its own value, stay apart however long a value is', async () => {
    const rows = [
      ['Class A', 'Indigo, madder, weld, walnut and other plants of the north coast'],
      ['Class B', 'Dobby, jacquard'],
      ['Class E', 'Flax, wool'],
    ];
    const skills = rows.flatMap(([label = '', text = ''], row): PdfText[] =>
      [label, text].map((part, cell) => ({ text: part, x: 40 + cell * 60, y: 200 + row * 12, size: 10 })),
    );
    const { sections } = await pdf([...lines(['* Ada Park', ...job, '', '# Skills'], 40), ...skills]);
    expect(sections.skill.items.map(({ name }) => name)).toEqual(['Class A', 'Class B', 'Class E']);
  });

  it('a small raised letter or mark is part of its word', async () => {
    const texts = [
      ...lines(['* Ada Park', 'ada@example.org', '# Experience', '* Weaver || 2019 - 2021', 'Loom Works Ltd']),
      { text: '- Wrote patterns in L', x: 40, y: 140, size: 10 },
      { text: 'A', x: 127, y: 138, size: 7 },
      { text: 'TEX for nine mills', x: 131, y: 140, size: 10 },
    ];
    const { sections } = await pdf(texts);
    expect(sections.experience.items).toHaveLength(1);
    expect(sections.experience.items[0]?.body).toContain('Wrote patterns in LATEX for nine mills');
  });
});
