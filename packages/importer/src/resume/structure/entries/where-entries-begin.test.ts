import { type PdfText, writePdf } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { importFile } from '../../import-file.ts';
import {
  headingAt,
  linesOf,
  person,
  personInLarge,
  resumeOf,
  resumeOfLines,
  resumeOfRows,
} from '../../testing/drawn.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';
import { resumeToEdge } from '../../testing/resume-to-edge.ts';

/** Lines in these sizes, the first of each section bold, with more space above titles. */
const sized = (given: readonly [text: string, size: number, gap: number, x?: number][]): PdfText[] => {
  let y = 40;
  return given.map(([text, size, gap, x = 40]) => {
    y += gap;
    return { text, x, y, size, bold: size > 10 };
  });
};

it('a date that is told begins no entry where dates have lines of their own', async () => {
  const { sections } = await resumeOfWord(
    ...personHeading,
    '# Experience',
    'Lake Lift Works Ltd',
    'Foreman',
    'Jan 2019 - Present',
    'Replaced the controllers of fourteen cars at a hospital, one after the other.',
    'No lost-time injury since 2019',
    'Harlow Hoist Ltd',
    'Apprentice',
    'Jun 2012 - Jun 2016',
    'Roped and aligned the rails of forty cars in the whole of the county.',
  );
  expect(sections.experience.items).toMatchObject([
    { position: 'Foreman', employer: 'Lake Lift Works Ltd', start: '2019-01' },
    { position: 'Apprentice', employer: 'Harlow Hoist Ltd', start: '2012-06' },
  ]);
});

it('an address beside the words of other links begins no entry, whatever years those name', async () => {
  const { sections } = await resumeOf([
    '# Projects',
    '* LAKE CITY || 2017 - 2018',
    'https://lake.example || Talk at the fair 2018',
    'Maps of the paths around the lake, which show where boats and their crews are at any time of the day.',
    '* LAKE CV || 2013 - 2018',
    'github.com/lake/cv || Template',
    'A template with icons for the resumes of sailors, riggers and all others who work on lakes and rivers.',
  ]);
  expect(sections.project.items).toMatchObject([
    { name: 'LAKE CITY', start: '2017', end: '2018' },
    { name: 'LAKE CV', start: '2013', end: '2018' },
  ]);
});

describe('lists of entries', () => {
  it('have their periods before a place', async () => {
    const { sections } = await resumeOf([
      '# Experience',
      '- Text writer: Harlow Media GmbH, May 2012 - May 2013, Leeds',
      '- Teacher: Hill School, February 2011 - March 2011, Leeds, Yorkshire',
    ]);
    expect(sections.experience.items.map(({ start, end, employer }) => [start, end, employer])).toEqual([
      ['2012-05', '2013-05', 'Harlow Media GmbH'],
      ['2011-02', '2011-03', 'Hill School'],
    ]);
  });

  it('have none within a sentence', async () => {
    const { sections } = await resumeOf([
      '# Experience',
      'Cook, Hill Hotel, 2014 - 2019',
      '- Ran the kitchen from 2016 - 2018, When the chef was ill',
      '- Cooked for guests',
    ]);
    expect(sections.experience.items).toHaveLength(1);
  });
});

it('a period before a name in bold begins an entry, however long the paragraph is', async () => {
  const { sections } = await resumeOfWord(
    ...personHeading,
    '# Experience',
    '2013 - 2015 *Harlow University* Research fellow; in charge of the data of three projects on the tides of the sea',
    '2011 - 2013 *Kiln Works Ltd* Chef; in charge of four ovens and of the people who worked at them, of the stores of clay and of the fairs at which pots were sold',
  );
  expect(sections.experience.items).toMatchObject([
    { position: 'Research fellow', employer: 'Harlow University', start: '2013', end: '2015' },
    { position: 'Chef', employer: 'Kiln Works Ltd', start: '2011', end: '2013' },
  ]);
});

it('a subject and a school behind a dash are no sentence, however long they are', async () => {
  const { sections } = await resumeOfWord(
    ...personHeading,
    '# Educação',
    'Análise e Desenvolvimento de Sistemas — Instituição Harlow de Kassel, DF (Em andamento)',
  );
  expect(sections.education.items).toMatchObject([
    { degree: 'Análise e Desenvolvimento de Sistemas', institution: 'Instituição Harlow de Kassel', location: 'DF' },
  ]);
});

it('entries that stand in below lone dates are no lists', async () => {
  const { sections } = await resumeOfLines(
    ...person,
    'A scientist of the climate who works with models and with what is measured from space, and writes of both',
    '# Employment',
    '2014 - 2018',
    '| Research fellow, University of Exeter, Exeter, UK',
    '| Feedbacks of clouds and of the sea',
    '2009 - 2012',
    '| Research assistant, University of Bergen, Bergen, Norway',
    '| Ice and how it melts',
    '# Education',
    '2005 - 2009',
    '| BSc, Meteorology, University of Reading, Reading, UK',
    '| Dissertation on climate models',
  );
  expect(sections.experience.items).toMatchObject([
    { position: 'Research fellow', employer: 'University of Exeter', start: '2014' },
    { position: 'Research assistant', employer: 'University of Bergen', start: '2009' },
  ]);
  expect(sections.education.items).toMatchObject([
    { degree: 'BSc', area: 'Meteorology', institution: 'University of Reading', start: '2005', end: '2009' },
  ]);
});

describe('entries in lists and below titles', () => {
  const read = async (texts: PdfText[], squares: { x: number; y: number }[]) => {
    const all = [{ text: 'Ada Park', x: 40, y: 40, size: 20 }, { text: 'ada@example.org', x: 40, y: 56 }, ...texts];
    return (await importFile({ name: 'x.pdf', bytes: writePdf([{ texts: all, squares }]), asOf: '2026-11-21' })).resume
      .sections;
  };

  const square = (y: number) => ({ x: 44, y: y - 4 });

  it('have the lines of their items, each with a date, for their own', async () => {
    const { education } = await read(
      [
        headingAt('Education', 90),
        { text: 'B.F.A., Design, 2017', x: 56, y: 110 },
        { text: 'Harlow College of Art,', x: 56, y: 124 },
        { text: 'Harlow, Ohio', x: 56, y: 138 },
        { text: 'A.A., Psychology, 2014', x: 56, y: 152 },
        { text: 'Lake State College', x: 56, y: 166 },
        { text: 'Of all who left school in that year the one with the best marks by far', x: 40, y: 500, size: 6 },
      ],
      [square(110), square(152)],
    );
    expect(education.items).toMatchObject([
      { degree: 'B.F.A.', area: 'Design', institution: 'Harlow College of Art', end: '2017' },
      { degree: 'A.A.', area: 'Psychology', end: '2014' },
    ]);
  });

  it('share a title in large letters', async () => {
    const { experience } = await read(
      [
        headingAt('Experience', 90),
        { text: 'Harlow University', x: 56, y: 114, size: 13, bold: true },
        { text: '(2012 - 2013) - Tutor', x: 40, y: 132, bold: true },
        { text: '(2010 - 2011) - Assistant', x: 40, y: 146, bold: true },
        { text: 'Lake Foundation', x: 56, y: 174, size: 13, bold: true },
        { text: '(2008 - 2009) - Researcher', x: 40, y: 192, bold: true },
      ],
      [square(114), square(174)],
    );
    expect(experience.items).toMatchObject([
      { position: 'Tutor', employer: 'Harlow University', start: '2012' },
      { position: 'Assistant', employer: 'Harlow University', start: '2010' },
      { position: 'Researcher', employer: 'Lake Foundation', start: '2008' },
    ]);
  });

  it('have the day at the end of a marked line for their date', async () => {
    const { certification } = await read(
      [
        headingAt('Certifications', 90),
        { text: 'Digital Product Management', x: 56, y: 110, bold: true },
        { text: 'https://certificates.example/ch0a272b', x: 56, y: 124 },
        { text: '29 Oct 2020', x: 500, y: 124 },
        { text: 'Natural Language Processing', x: 56, y: 144, bold: true },
        { text: 'https://certificates.example/gk8r9jej', x: 56, y: 158 },
        { text: '18 Feb 2020', x: 500, y: 158 },
      ],
      [square(124), square(158)],
    );
    expect(certification.items).toMatchObject([{ date: '2020-10' }, { date: '2020-02' }]);
  });
});

describe('paragraphs in Word', () => {
  it('a paragraph in Word that begins in bold after an item begins the next role', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Berufserfahrung',
      '*Gesamtschule am Fluss*, Marburg — Lehrerin für Deutsch',
      'AUGUST 2016 – HEUTE',
      '• Leitung der Theater-AG',
      '*Philippinum*, Weilburg — Lehrerin im Vorbereitungsdienst',
      'FEBRUAR 2014 – JULI 2016',
      '• Unterricht in der Sekundarstufe',
    );
    expect(sections.experience.items.map(({ start }) => start)).toEqual(['2016-08', '2014-02']);
  });
});

describe('a date in the second line', () => {
  const filler = 'Calibrated the sensors each Monday morning and wrote the handbook that the crews of the summer';

  it('of an item does not begin a role', async () => {
    const { sections } = await resumeOfRows(
      '# Experience',
      '* Field Technician || 2019 - 2021',
      'Cliff Works Ltd',
      `- ${filler}`,
      '    2026 will use',
      '- Graded reports',
    );
    expect(sections.experience.items).toHaveLength(1);
    expect(sections.experience.items[0]).toHaveProperty('body', `- ${filler} 2026 will use\n- Graded reports`);
  });

  it('of a paragraph does not begin a role', async () => {
    const { sections } = await resumeOfRows(
      '# Experience',
      '* Field Technician || 2019 - 2021',
      'Cliff Works Ltd',
      `${filler} that is in use`,
      'of all, since May 2020, and of others still to come.',
    );
    expect(sections.experience.items).toHaveLength(1);
  });

  it('of an item that a person broke does not begin a role', async () => {
    const { sections } = await resumeOfWord(
      'Ada Park',
      'ada@example.org',
      '# Experience',
      'Field Technician\t2019 - 2021',
      'Cliff Works Ltd',
      '-\tChanged the practice in 2018 and from\nMarch 2020 handled all claims online',
      '# Skills',
      'Knots, Ropes',
    );
    expect(sections.experience.items).toHaveLength(1);
    expect(sections.experience.items[0]?.['body']).toContain('March 2020 handled all claims');
  });

  it('that ends a sentence does not begin a study', async () => {
    const { sections } = await resumeOfRows(
      '# Education',
      '* BSc Physics || 2009 - 2010',
      'University of Hull',
      'Teacher Status awarded July 2010.',
    );
    expect(sections.education.items).toHaveLength(1);
  });
});

describe('a title behind its period', () => {
  it('goes on in the next line where that had no room and begins small', async () => {
    const { sections } = await resumeOf([
      '# Experience',
      '2019 - 2021 Head of the department for the construction of bridges over rivers and over the',
      'railways of the county, Harlow Motors Ltd',
      '2015 - 2018 Assistant, Lund Motors Ltd',
    ]);
    expect(sections.experience.items.map(({ position, employer }) => [position, employer])).toEqual([
      [
        'Head of the department for the construction of bridges over rivers and over the railways of the county',
        'Harlow Motors Ltd',
      ],
      ['Assistant', 'Lund Motors Ltd'],
    ]);
  });
});

describe('titles in bold', () => {
  it('a title in bold and in lower case begins an entry below a description', async () => {
    const { sections } = await resumeOfPages([
      ...personInLarge,
      ...linesOf([
        [[40, '# Projects']],
        [[40, '* tinyraft']],
        [[52, 'Feb 2021 - Aug 2021']],
        [[40, 'An implementation of consensus in nine hundred lines, with a debugger that shows every single step.']],
        [[40, '* rail-delay-map']],
        [[52, 'Apr 2020 - Sep 2020']],
        [[40, 'A live map of the delays of all suburban trains, drawn for the people who wait for them every day.']],
      ]),
    ]);
    expect(sections.project.items.map(({ name }) => name)).toEqual(['tinyraft', 'rail-delay-map']);
  });
});

describe('a list with dates at the right edge', () => {
  it('has what its items are about below them', async () => {
    const { sections } = await resumeToEdge(
      '# Certificates',
      '- Radio operation || 2019 - 2021',
      '  Given by the harbour office to all who passed the examination in spring',
      '- First aid || 2019 - 2021',
      '  Eight evenings at the fire station, with an examination at the end of them',
    );
    expect(sections.certification.items).toMatchObject([
      {
        name: 'Radio operation',
        issuer: '',
        body: 'Given by the harbour office to all who passed the examination in spring',
      },
      { name: 'First aid', issuer: '' },
    ]);
  });

  it('has items that go on where no date ends their line', async () => {
    const { sections } = await resumeToEdge(
      '# Awards',
      '- Medal of the harbour for the charts of both rivers, of the canal and of all of the locks, and for the',
      '  map of wrecks',
      '- Prize for charts',
    );
    expect(sections.award.items).toHaveLength(2);
    expect(sections.award.items[0]?.title).toMatch(/map of wrecks$/u);
  });
});

describe('values between bars', () => {
  it('are of an entry, however many words they have, where a date begins their line', async () => {
    const { sections } = await resumeOf([
      '# Education',
      '2013 PhD in Medicine | Doctoral school of life and health sciences of the north, Medical Faculty of the University of Harlow',
      '2005 MSc in Medicine | University of Harlow',
    ]);
    expect(sections.education.items.map(({ degree, end }) => [degree, end])).toEqual([
      ['PhD', '2013'],
      ['MSc', '2005'],
    ]);
  });
});

describe('the titles of entries', () => {
  const job = (title: string, employer: string, period: string): [string, number, number, number?][] => [
    [title, 14, 30],
    [employer, 10, 16],
    [period, 10, 14],
    ['Tasks', 10, 14],
    ['• Wrote what guides the boats', 10, 14, 50],
  ];

  it('may have the words of a heading, and lists below them a label', async () => {
    const { sections } = await resumeOfPages(
      sized([
        ['Ada Park', 24, 0],
        ['ada@example.org', 10, 20],
        ['WORK EXPERIENCE', 13, 30],
        ...job('Harbour master', 'Quayside Ltd', '08/2021 - 10/2023'),
        ...job('Pilot of tugs', 'Harlow Radar Ltd', '09/2018 - 07/2021'),
        ...job('Internship', 'Quayside Ltd', '09/2015 - 07/2016'),
        ['SKILLS', 13, 30],
        ['Sailing, Knots', 10, 20],
      ]),
    );
    expect(sections.experience.items.map(({ position, employer, start }) => [position, employer, start])).toEqual([
      ['Harbour master', 'Quayside Ltd', '2021-08'],
      ['Pilot of tugs', 'Harlow Radar Ltd', '2018-09'],
      ['Internship', 'Quayside Ltd', '2015-09'],
    ]);
  });

  it('begin entries without a date as well, where all stand equally far apart', async () => {
    const certificates = async (...gaps: readonly number[]) => {
      const titles = ['Care of sails (08/2022)', 'Tides of the north (05/2021)', 'Splicing of ropes'];
      const lines = titles.flatMap((title, index): [string, number, number][] => [
        [title, 14, gaps[index] ?? 0],
        ['Issued by the harbour', 10, 16],
      ]);
      const { sections } = await resumeOfPages(
        sized([['Ada Park', 24, 0], ['ada@example.org', 10, 20], ['CERTIFICATES', 13, 30], ...lines]),
      );
      return sections.certification.items.map(({ name }) => name);
    };
    expect(await certificates(24, 26, 26)).toEqual(['Care of sails', 'Tides of the north', 'Splicing of ropes']);
  });
});
