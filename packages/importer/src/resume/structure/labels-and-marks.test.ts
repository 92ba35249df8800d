import { markedLines, type PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import type { Line } from '../../text/line.ts';
import { AS_OF, resumeOfPages as pdf } from '../testing/resume-of-pages.ts';
import { labelLines } from './entries.ts';

/** Lines from the top: `# ` is a heading, `* ` is bold; cells stand 140 points apart. */
const lines = (given: readonly string[], x = 40, top = 60): PdfText[] =>
  markedLines(given, { xOf: (cell) => x + cell * 140, top, step: 14, heading: 13 });
const job = ['# Experience', '* Weaver || 2019 - 2021', 'Loom Works Ltd'];

/** A line of a page, top down: `- ` begins an item. */
const lineOf = (given: string, index: number): Line => {
  const bullet = given.startsWith('- ');
  const [text, x] = [given.replace(/^- /u, ''), bullet ? 60 : 40];
  const style = { size: 10, bold: false, italic: false };
  const [right, top] = [x + text.length * 5, 100 + index * 20];
  const cells = [{ text, x, right, runs: [{ text, style }] }];
  const place = {
    page: 0,
    index,
    x,
    right,
    top,
    bottom: top + 10,
    gapAbove: 10,
    lane: 0,
    laneLeft: 40,
    laneRight: 550,
  };
  return { ...place, cells, text, style, bullet, headingLevel: 0 };
};

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

  it('a label between two lists of a job is no title, unless the section begins so', () => {
    const roles = (given: readonly string[]) => labelLines(given.map(lineOf), AS_OF).map(({ role }) => role);
    const job = ['Weaver, 2019 - 2021', '- Wove silk', '- Dyed wool'];
    expect(roles([...job, 'Tools include:', '- Dobby looms'])).toEqual(['head', 'item', 'item', 'body', 'item']);
    expect(roles([...job, 'Weaver at Acme Ltd:', '- Wove flax'])[3]).toBe('head');
    expect(roles(['Star map:', '- Drawn in 2019', 'Sun dial:', '- Cast in lead'])[2]).toBe('head');
  });

  it('languages are behind their label in a head and among other things', async () => {
    const details = ['ada@example.org', 'Languages (CEFR) || German (C2), Danish (B1)'];
    const inHead = await pdf(lines(['* Ada Park', ...details, ...job]));
    expect(inHead.sections.language.items).toMatchObject([{ name: 'German' }, { name: 'Danish' }]);
    const driving = await pdf(lines(['* Ada Park', 'ada@example.org', 'Licence || German (B)', ...job]));
    expect(driving.sections.language.items).toEqual([]);
  });

  it('several languages stand in one line, each with its level', async () => {
    const spoken = ['# Languages', 'German: native || Danish: as at school || Greek: a little'];
    const { sections } = await pdf(lines(['* Ada Park', 'ada@example.org', ...job, '', ...spoken]));
    expect(sections.language.items).toMatchObject([
      { name: 'German', fluency: 'native' },
      { name: 'Danish', fluency: 'as at school' },
      { name: 'Greek', fluency: 'a little' },
    ]);
  });
});
