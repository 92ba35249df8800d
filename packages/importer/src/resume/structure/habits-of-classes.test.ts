import { writePdf, type PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { importFile } from '../import-file.ts';
import { listOf } from './read-tags.ts';

/** A text at its place on a page: `* ` makes it bold. */
const at = (x: number, y: number, text: string, size = 10): PdfText => ({
  text: text.replace(/^\* /u, ''),
  x,
  y,
  size,
  bold: text.startsWith('* '),
});

const person = [at(40, 50, '* Ada Park', 22), at(40, 75, 'ada@example.org')];

const read = async (...texts: PdfText[]) =>
  (await importFile({ name: 'x.pdf', bytes: writePdf([{ texts: [...person, ...texts] }]), asOf: '2026-11-21' })).resume;

describe('headings behind icons', () => {
  const marked = ['Experience', 'Professional experiense', 'Education', 'Languages', 'Volunteering'];
  const page = (size: number) =>
    marked.flatMap((heading, index) => [
      at(40, 110 + 28 * index, '-', size),
      at(56, 110 + 28 * index, heading, size),
      at(56, 124 + 28 * index, ['Baker, 2019', 'Cook, 2018', 'BSc Baking, 2012', 'Welsh', 'Driver, 2014'][index] ?? ''),
    ]);

  it('are all in the letters of known ones, close above their text as well', async () => {
    const { sections } = await read(...page(14));
    expect(sections.experience.items).toMatchObject([{ position: 'Baker' }, { position: 'Cook' }]);
    expect(sections.language.items).toMatchObject([{ name: 'Welsh' }]);
  });
});

describe('dates above each other', () => {
  const jobs = [
    ['Today', 'Baker, Mill Lane Ltd', 'May 2019', 'Rye and spelt'],
    ['April 2019', 'Cook, Harbour Ltd', 'June 2016', 'Soups and stews'],
  ];
  const page = (between: number, gap: number) =>
    jobs.flatMap(([end = '', title = '', start = '', item = ''], index) => [
      at(40, 130 + gap * index, end),
      at(140, 130 + gap * index, title),
      at(40, 130 + gap * index + between, start),
      at(160, 130 + gap * index + between, `• ${item}`),
      at(160, 130 + gap * index + 2 * between, '• Orders'),
    ]);

  it('are one period, the later one above the earlier one, where all of a section are such pairs', async () => {
    const { sections } = await read(at(40, 110, '* Experience', 14), ...page(13, 60));
    expect(sections.experience.items).toMatchObject([
      { position: 'Baker', employer: 'Mill Lane Ltd', start: '2019-05', current: true },
      { position: 'Cook', employer: 'Harbour Ltd', start: '2016-06', end: '2019-04' },
    ]);
  });

  it('are those of entries of their own where more of them follow each other', async () => {
    const lines = ['2019', '2017', '2014', '2012'].flatMap((year, index) => [
      at(40, 130 + 13 * index, year),
      at(140, 130 + 13 * index, ['Rye medal', 'Spelt medal', 'Oat medal', 'Barley medal'][index] ?? ''),
    ]);
    const { sections } = await read(at(40, 110, '* Awards', 14), ...lines);
    expect(sections.award.items).toMatchObject([
      { title: 'Rye medal', date: '2019' },
      { title: 'Spelt medal', date: '2017' },
      { title: 'Oat medal', date: '2014' },
      { title: 'Barley medal', date: '2012' },
    ]);
  });
});

describe('roles', () => {
  it('beside each other before an employer are one title', async () => {
    const { sections } = await read(
      at(40, 110, '* Experience', 14),
      at(40, 130, '2019 - 2021'),
      at(140, 130, 'Head baker | Shop manager, Mill Lane Ltd, France'),
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Head baker | Shop manager', employer: 'Mill Lane Ltd', location: 'France' },
    ]);
  });

  it('are no employers whose names have words like those of roles', async () => {
    const { sections } = await read(
      at(40, 110, '* Experience', 14),
      at(40, 130, '2019 - 2021'),
      at(140, 130, '* Physics teacher'),
      at(225, 130, '- Mechanics Works Labedy, Krakow, Poland'),
    );
    expect(sections.experience.items).not.toMatchObject([{ employer: 'Krakow' }]);
    expect(JSON.stringify(sections.experience.items)).not.toContain('teacher - Mechanics');
  });

  it('beside an employer with commas in its name are titles of their own', async () => {
    const { sections } = await read(
      at(40, 110, '* Experience', 14),
      at(40, 130, '2019 - 2021'),
      at(140, 130, 'Head baker | Bakers, Millers and Sons'),
    );
    expect(sections.experience.items).toMatchObject([{ position: 'Head baker', employer: 'Bakers, Millers and Sons' }]);
  });
});

describe('a summary', () => {
  const jobs = [
    at(40, 130, '2019 - 2021'),
    at(140, 130, '* Baker'),
    at(140, 144, 'Mill Lane Ltd'),
    at(40, 170, '2015 - 2019'),
    at(140, 170, '* Chef'),
    at(140, 184, 'Harbour Ltd'),
  ];

  it('that lists periods beside roles is a list of jobs', async () => {
    const { sections, summary } = await read(at(40, 110, '* Career summary', 14), ...jobs);
    expect(summary).toBe('');
    expect(sections.experience.items).toMatchObject([
      { position: 'Baker', employer: 'Mill Lane Ltd' },
      { position: 'Chef', employer: 'Harbour Ltd' },
    ]);
  });

  it('of sentences is one, whatever years they tell', async () => {
    const { sections, summary } = await read(
      at(40, 110, '* Career summary', 14),
      at(40, 130, 'Baker at Mill Lane Ltd from 2019 to 2021, and a cook at Harbour Ltd from 2015 to 2019.'),
    );
    expect(summary).toContain('Baker at Mill Lane Ltd');
    expect(sections.experience.items).toEqual([]);
  });
});

describe('columns', () => {
  it('end above a heading behind an icon whose text is as wide as both', async () => {
    const wide = 'BSc Baking, Leeds City College, with a year at a mill in Denmark and a term in Wales';
    const { sections } = await read(
      at(40, 110, '* Languages', 14),
      at(300, 110, '* Strengths', 14),
      ...['English', 'Welsh', 'Danish', 'Dutch'].map((text, index) => at(40, 130 + 17 * index, text)),
      ...['Patient', 'Early riser', 'Exact', 'Strong'].map((text, index) => at(300, 136 + 17 * index, text)),
      at(40, 215, '•', 14),
      at(70, 215, '* Education', 14),
      at(40, 232, `2014 ${wide}`),
      at(40, 246, `2010 ${wide}`),
    );
    expect(JSON.stringify(sections.education.items)).toContain('BSc Baking');
    expect(sections.language.items).toHaveLength(4);
  });
});

describe('letters', () => {
  const jobs = [at(40, 110, '* Experience', 14), at(40, 130, '2019 - 2021 Baker, Mill Lane Ltd')];
  const letter = [
    at(40, 60, 'Mr Howard Lee'),
    at(40, 74, 'Harbour Ltd'),
    at(40, 110, 'Dear Mr Lee,'),
    at(40, 140, 'I bake and would like to bake for you, as I have done since 2019.'),
    at(40, 200, 'Yours sincerely,'),
    at(40, 240, 'Ada Park'),
  ];
  const pages = async (...second: PdfText[]) =>
    (
      await importFile({
        name: 'x.pdf',
        bytes: writePdf([{ texts: [...person, ...jobs] }, { texts: second }]),
        asOf: '2026-11-21',
      })
    ).resume;

  it('behind a resume are none of its entries', async () => {
    const { sections } = await pages(...letter);
    expect(sections.experience.items).toHaveLength(1);
    expect(JSON.stringify(sections)).not.toContain('Howard');
  });

  it('begin with a greeting and end with one', async () => {
    const { sections } = await pages(
      at(40, 60, '2015 - 2019 Cook, Harbour Ltd'),
      at(40, 74, 'Wrote the page "Dear Chef",'),
    );
    expect(sections.experience.items).toHaveLength(2);
  });
});

describe('studies', () => {
  it('whose school and degree are still to be filled in are told by their words', async () => {
    const { sections } = await read(
      at(40, 110, '* Education', 14),
      at(40, 130, '2016 - 2019'),
      at(140, 130, 'Course title (Awarding body)'),
      at(40, 150, '2012 - 2016'),
      at(140, 150, 'Degree name (Institution)'),
    );
    expect(sections.education.items).toMatchObject([
      { degree: 'Course title', institution: 'Awarding body' },
      { degree: 'Degree name', institution: 'Institution' },
    ]);
  });

  it('name their school without the words before it', async () => {
    const { sections } = await read(
      at(40, 110, '* Formation', 14),
      at(40, 130, '2012'),
      at(140, 130, "Licence de boulangerie, de l'Université de Savoie"),
    );
    expect(sections.education.items).toMatchObject([{ institution: 'Université de Savoie' }]);
  });
});

describe('a name', () => {
  const named = async (rest: string) => {
    const texts = [
      at(40, 50, '* Ada Park', 18),
      at(121, 50, rest, 9),
      at(40, 75, 'ada@example.org'),
      at(40, 110, '* Experience', 14),
      at(40, 130, '2019 - 2021 Baker, Mill Lane Ltd'),
    ];
    return (await importFile({ name: 'x.pdf', bytes: writePdf([{ texts }]), asOf: '2026-11-21' })).resume.basics
      .fullName;
  };

  it('ends before a day or a street in smaller letters', async () => {
    expect(await named('June 12, 1982')).toBe('Ada Park');
    expect(await named('12 Mill Lane')).toBe('Ada Park');
  });
});

describe('a headline', () => {
  it('is no label of a detail that is still to be filled in', async () => {
    const texts = [
      at(40, 50, '* Jobseeker', 22),
      at(480, 50, 'Home phone'),
      at(480, 64, 'Web address'),
      at(40, 72, 'Job title', 14),
      at(40, 110, '* Experience', 14),
      at(40, 130, '2019 - 2021 Baker, Mill Lane Ltd'),
    ];
    const { resume } = await importFile({ name: 'x.pdf', bytes: writePdf([{ texts }]), asOf: '2026-11-21' });
    expect(resume.basics.headline).toBe('Job title');
  });
});

describe('names with a slash between each', () => {
  it.each([
    ['Git/webpack/MySQL/Progressive Web App', ['Git', 'webpack', 'MySQL', 'Progressive Web App']],
    ['React/Vue.js/canvas (2D, WebGL)/Express', ['React', 'Vue.js', 'canvas (2D, WebGL)', 'Express']],
    ['HTML/CSS, SQL', ['HTML/CSS', 'SQL']],
    ['example.org/a/b/c/d', ['example.org/a/b/c/d']],
  ])('%s', (text, names) => {
    expect(listOf(text)).toEqual(names);
  });
});

describe('the address of a referee at the end of a page', () => {
  it('is none of the person', async () => {
    const { basics } = await read(
      at(40, 92, '17 Mill Lane, Leeds, LS1 4DY'),
      at(40, 110, '* Experience', 14),
      at(40, 130, '2019 - 2021 Baker, Mill Lane Ltd'),
      at(40, 160, '* References', 14),
      at(40, 180, '* Howard Lee'),
      at(40, 194, 'Head baker, Harbour Ltd'),
      at(40, 208, '20 North Street, Oakland, Ohio 33333, USA'),
      at(40, 222, 'howard@example.org • +1 (555) 333-3333'),
    );
    expect(basics.location).toMatchObject({ city: 'Leeds' });
  });
});

describe('the foot of a page', () => {
  it('that says the name above the place and the day is no entry', async () => {
    const { sections } = await read(
      at(40, 110, '* Skills', 14),
      ...['Rye', 'Oats', 'Spelt', 'Wheat', 'Barley', 'Millet'].map((text, index) => at(40, 130 + 13 * index, text)),
      at(40, 230, '* Languages', 14),
      ...['Welsh', 'Danish'].map((text, index) => at(40, 250 + 13 * index, text)),
      at(40, 420, 'Ada Park'),
      at(40, 432, 'Leeds, 17 January 2022'),
    );
    expect(sections.language.items).toMatchObject([{ name: 'Welsh' }, { name: 'Danish' }]);
    expect(JSON.stringify(sections)).not.toContain('Ada');
  });

  it('that names the person in small letters is no entry', async () => {
    const projects = ['Bread map', 'Mill song'].flatMap((name, index) => [
      at(40, 130 + 50 * index, name),
      ...['Draws', 'Prints'].map((what, item) =>
        at(60, 143 + 50 * index + 13 * item, `- ${what} each ${name} by hand`),
      ),
    ]);
    const { sections } = await read(
      at(40, 110, '* Projects', 14),
      ...projects,
      at(40, 290, '* Skills', 14),
      ...['Rye', 'Oats', 'Spelt', 'Wheat'].map((text, index) => at(40, 310 + 13 * index, `Flour of ${text}`)),
      at(40, 420, '2024 Ada Park', 8),
    );
    expect(JSON.stringify(sections)).not.toContain('2024');
    expect(sections.project.items).toHaveLength(2);
  });
});
