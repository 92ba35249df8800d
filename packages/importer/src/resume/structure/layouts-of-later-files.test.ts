import { sections } from '@vitae/domain';
import { writePdf, type PdfPage } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import type { Line } from '../../text/line.ts';
import { importFile } from '../import-file.ts';
import { fieldNames } from './fields.ts';
import { readLevels } from './read-levels.ts';

type Text = PdfPage['texts'][number];
/** A cell of a line: its distance from the left edge in points, and its text, bold behind `* `. */
type Cell = readonly [x: number, text: string];

/** Lines from the top, each its cells; a line whose first text begins with `# ` is a heading. */
const linesOf = (lines: readonly (readonly Cell[])[], from = 80): Text[] =>
  lines.flatMap((cells, index) =>
    cells.map(([x, text]) => ({
      text: text.replace(/^[#*] /u, ''),
      x,
      y: from + index * 14,
      bold: /^[#*] /u.test(text),
      size: text.startsWith('# ') ? 13 : 10,
    })),
  );
const big = (text: string, x: number, y: number): Text => ({ text, x, y, size: 24 });

const read = async (...pages: Text[][]) =>
  (await importFile({ name: 'x.pdf', bytes: writePdf(pages.map((texts) => ({ texts }))), asOf: '2026-11-21' })).resume;
const person: Text[] = [big('Ada Park', 40, 40), { text: 'ada@example.org', x: 40, y: 60, size: 10 }];

describe('layouts of later files', () => {
  it('lines of one look whose words speak of sections are headings, although none is known', async () => {
    const { sections } = await read([
      ...person,
      ...linesOf([
        [[40, '# Jobs I held abroad']],
        [[40, '* Baker']],
        [[40, 'Mill Lane Bread, 2015 - 2018']],
        [[40, '# Universities I studied at']],
        [[40, '* Diploma in Baking']],
        [[40, 'Harbour College, 2012 - 2014']],
        [[40, '# What my tools are']],
        [[40, 'Deck ovens, Mixers, Proofers']],
        [[40, '# Hobbies of my evenings']],
        [[40, 'Rowing, Chess']],
      ]),
    ]);
    expect(sections.experience.items).toMatchObject([{ position: 'Baker', employer: 'Mill Lane Bread' }]);
    expect(sections.education.items).toMatchObject([{ institution: 'Harbour College' }]);
    expect(sections.skill.items.flatMap(({ keywords }) => keywords)).toContain('Deck ovens');
    expect(sections.hobbies.items.length).toBeGreaterThan(0);
  });

  it('a heading of several things has commas', async () => {
    const { sections } = await read([
      ...person,
      ...linesOf([
        [[40, '# Experience']],
        [[40, '* Baker']],
        [[40, 'Mill Lane Bread, 2015 - 2018']],
        [[40, '# Education']],
        [[40, 'Diploma in Baking, Harbour College, 2012 - 2014']],
        [[40, '# Skills']],
        [[40, 'Deck ovens, Mixers, Proofers']],
        [[40, '# Honours, awards and prizes won']],
        [[40, '2020 Guild Fellowship']],
      ]),
    ]);
    expect(sections.award.items).toMatchObject([{ title: 'Guild Fellowship' }]);
  });

  it('jobs and studies under headings that say nothing are known by what they hold', async () => {
    const { sections } = await read([
      ...person,
      ...linesOf([
        [[40, '# Xyzzy']],
        [[40, '* Software Engineer']],
        [[40, 'Mill Lane Systems, 2015 - 2018']],
        [[40, '# Plugh']],
        [[40, '* Bachelor of Science']],
        [[40, 'Harbour University, 2012 - 2014']],
        [[40, '# Skills']],
        [[40, 'Excel, Word, Access']],
        [[40, '# Languages']],
        [[40, 'English, French']],
        [[40, '# Interests']],
        [[40, 'Chess, Rowing']],
        [[40, '# Publications']],
        [[40, 'Bread of the north, Baker Press, 2019']],
      ]),
    ]);
    expect(sections.experience.items).toMatchObject([{ position: 'Software Engineer', employer: 'Mill Lane Systems' }]);
    expect(sections.education.items).toMatchObject([{ institution: 'Harbour University' }]);
  });

  it('an end that hangs above its start makes one range with it', async () => {
    const { sections } = await read([
      ...person,
      ...linesOf([
        [[160, '# Experience']],
        [
          [90, 'present'],
          [160, '* Senior Baker'],
        ],
        [
          [96, '09/2018'],
          [160, 'Mill Lane Bread'],
        ],
        [[172, '\u0095 Bakes for two hundred guests']],
        [
          [96, '06/2018'],
          [160, '* Baker'],
        ],
        [
          [96, '09/2015'],
          [160, 'Harbour Inn'],
        ],
        [[160, '# Awards']],
        [
          [96, '2021'],
          [160, 'Golden Loaf'],
        ],
        [
          [96, '2019'],
          [160, 'Silver Loaf'],
        ],
      ]),
    ]);
    expect(sections.experience.items).toMatchObject([
      { position: 'Senior Baker', employer: 'Mill Lane Bread', start: '2018-09', current: true },
      { position: 'Baker', employer: 'Harbour Inn', start: '2015-09', end: '2018-06' },
    ]);
    expect(sections.award.items).toMatchObject([{ date: '2021' }, { date: '2019' }]);
  });

  it('a title of the document is no part of the name, nor is the role behind a bar', async () => {
    const titled = await read([big('Lebenslauf Anna Berg', 40, 40), ...linesOf([[[40, 'anna@example.org']]])]);
    expect(titled.basics.fullName).toBe('Anna Berg');
    const behind = await read([
      big('Anna Berg', 40, 40),
      big('| Chartered', 180, 40),
      ...linesOf([[[40, 'anna@example.org']], [[40, '# Skills']], [[40, 'Oak, Larch']]]),
    ]);
    expect(behind.basics.fullName).toBe('Anna Berg');
  });

  it('a name may take three lines', async () => {
    const { basics } = await read([
      big('Ada', 40, 40),
      big('Berenguer', 40, 66),
      big('Tormo', 40, 92),
      ...linesOf([[[40, 'Joiner']], [[40, 'ada@example.org']], [[40, '# Skills']], [[40, 'Oak, Larch']]], 120),
    ]);
    expect(basics.fullName).toBe('Ada Berenguer Tormo');
  });

  it('"1/2" at the foot of a page is its number', async () => {
    const number = (text: string): Text => ({ text, x: 520, y: 765, size: 8 });
    const { sections } = await read(
      [...person, ...linesOf([[[40, '# Awards']], [[40, '2016 Golden Loaf']]]), number('1/2')],
      [...linesOf([[[40, '# Languages']], [[40, 'English']]]), number('2/2')],
    );
    expect(sections.award.items).toHaveLength(1);
    expect(sections.language.items).toHaveLength(1);
    expect(JSON.stringify(sections)).not.toContain('1/2');
  });

  it('a heading in the margin may wrap between the lines of its text', async () => {
    const { sections } = await read([
      ...person,
      ...linesOf([
        [
          [40, 'Skills'],
          [160, 'Oak, Larch'],
        ],
        [],
        [
          [40, 'Languages'],
          [160, 'English, German'],
        ],
        [],
        [
          [40, 'Education'],
          [160, '* BSc Biology, University of Leeds'],
          [460, '2011 - 2014'],
        ],
      ]),
      ...['Peer-', 'Reviewed', 'Publications'].map((text, index) => ({ text, x: 40, y: 180 + index * 14, size: 10 })),
      { text: 'Acoustic refugia of kelp forests', x: 160, y: 186, size: 10, bold: true },
      { text: '2022', x: 460, y: 186, size: 10 },
      { text: 'Marine Ecology Letters', x: 160, y: 200, size: 10 },
    ]);
    expect(sections.publication.items).toMatchObject([{ title: 'Acoustic refugia of kelp forests', date: '2022' }]);
  });

  it('a grade in a list or behind a date, and a label before the degree, are read', async () => {
    const { sections } = await read([
      ...person,
      ...linesOf([
        [[40, '# Education']],
        [
          [40, '* Bachelor of Science in Nursing'],
          [196, ', University of Leeds, Leeds - May 2017 (GPA 3.78)'],
        ],
        [
          [40, '* Associate of Arts in General Studies'],
          [220, ', Park College, Leeds - May 2013'],
        ],
      ]),
    ]);
    expect(sections.education.items).toMatchObject([
      { institution: 'University of Leeds', end: '2017-05', score: '3.78' },
      { institution: 'Park College', end: '2013-05' },
    ]);
    const listed = await read([
      ...person,
      ...linesOf([
        [[40, '# Education']],
        [
          [40, '* University of Leeds'],
          [460, '2013 - 2017'],
        ],
        [[40, 'Business studies, degree: Bachelor of Science']],
        [[52, '\u0095 GPA: 3.78/4.0']],
        [[52, '\u0095 Wrote a thesis on windows']],
      ]),
    ]);
    expect(listed.sections.education.items).toMatchObject([
      { degree: 'Bachelor of Science', area: 'Business studies', score: '3.78/4.0' },
    ]);
    expect(JSON.stringify(listed.sections.education.items)).not.toContain('GPA');
  });

  it('a title in bold and in lower case begins an entry below a description', async () => {
    const { sections } = await read([
      ...person,
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

  it('the day and the name that sign a document are no entry', async () => {
    const { sections } = await read([
      ...person,
      ...linesOf([
        [[40, '# Skills']],
        [[40, 'Oak, Larch']],
        ...Array.from({ length: 8 }, (): Cell[] => []),
        [[40, '# Volunteering']],
        [
          [40, '* Treasurer'],
          [460, '2016 - 2018'],
        ],
        [[40, 'Mill Lane Fire Brigade']],
        ...['Kept the books.', 'Paid the bills.', 'Sold the raffle.'].map((text): Cell[] => [[52, `\u0095 ${text}`]]),
        [],
        [],
        [[40, 'Oldenburg, 3. M\u00e4rz 2025']],
        [],
        [[40, 'Ada Park']],
      ]),
    ]);
    expect(sections['volunteer-experience'].items).toMatchObject([{ role: 'Treasurer', start: '2016', end: '2018' }]);
    expect(sections['volunteer-experience'].items).toHaveLength(1);
  });

  it('one row of words alike is a list of skills, and a slash at the end of a line separates', async () => {
    const row = await read([
      ...person,
      ...linesOf([
        [[40, '# Skills']],
        [
          [40, 'AutoCAD'],
          [160, 'SketchUp'],
          [280, 'V-Ray'],
          [400, 'Photoshop'],
        ],
      ]),
    ]);
    expect(row.sections.skill.items.flatMap(({ keywords }) => keywords)).toEqual([
      'AutoCAD',
      'SketchUp',
      'V-Ray',
      'Photoshop',
    ]);
    const wrapped = await read([
      ...person,
      ...linesOf([
        [[40, '# Skills']],
        [[40, '* Languages']],
        [[40, 'Go / Kotlin / SQL']],
        [[40, '* Infrastructure']],
        [[40, 'Kubernetes / Kafka / PostgreSQL /']],
        [[40, 'Terraform']],
      ]),
    ]);
    expect(wrapped.sections.skill.items.flatMap(({ keywords }) => keywords)).toEqual(
      expect.arrayContaining(['PostgreSQL', 'Terraform']),
    );
  });

  it('a month, a year and a dash, and the end of a range may take a line each', async () => {
    const { sections } = await read([
      ...person,
      ...linesOf([
        [[160, '# Experience']],
        [
          [79, '2020 - 2021'],
          [160, '* Baker'],
          [200, ', Mill Lane Bread, Leeds'],
        ],
        [
          [74, 'September'],
          [160, '* Cook'],
          [200, ', Harbour Inn, Leeds'],
        ],
        [
          [95.5, '2017-'],
          [160, 'Cooked for a hundred guests.'],
        ],
        [
          [78.3, 'December'],
          [160, 'Taught two apprentices.'],
        ],
        [[101, '2019']],
      ]),
    ]);
    expect(sections.experience.items).toMatchObject([
      { position: 'Baker', start: '2020', end: '2021' },
      { position: 'Cook', start: '2017-09', end: '2019-12' },
    ]);
  });

  it('a year that wraps below a range at the right edge ends it', async () => {
    const { sections } = await read([
      ...person,
      ...linesOf([
        [[40, '# Experience']],
        [
          [40, '* Visiting Scholar, National Museum of Natural History'],
          [420, 'Mar 2015 - Aug'],
        ],
        [[40, '2018']],
        [[52, '\u0095 Modelled larval dispersal']],
      ]),
    ]);
    expect(sections.experience.items).toMatchObject([{ start: '2015-03', end: '2018-08' }]);
  });

  it('dates at the right edge below a column belong to the lines beside them', async () => {
    const left = ['# Experience', '* Mill Lane Bread', 'Baker', '2019 - 2021', '* Harbour Inn', 'Cook', '2016 - 2018'];
    const right = ['# Education', 'Leeds College', 'Diploma, Cookery', '2014 - 2015', '# Skills', 'Bread, Cakes'];
    const column = (x: number, from: number, lines: string[]): Text[] =>
      linesOf(
        lines.map((text): Cell[] => [[x, text]]),
        from,
      );
    const { sections } = await read([
      ...person,
      ...column(40, 80, left),
      ...column(360, 83, right),
      ...linesOf(
        [
          [[40, '# Projects']],
          [
            [40, '* Tinyraft'],
            [540, '2021'],
          ],
          [
            [40, '* Railmap'],
            [540, '2020'],
          ],
        ],
        200,
      ),
    ]);
    expect(sections.project.items).toMatchObject([
      { name: 'Tinyraft', end: '2021' },
      { name: 'Railmap', end: '2020' },
    ]);
  });

  it('the heads of a grid of levels are no languages', () => {
    const line = (...texts: string[]): Line => ({
      page: 0,
      index: 0,
      cells: texts.map((text) => ({ text, x: 0, right: 0, runs: [] })),
      text: texts.join(' '),
      x: 0,
      right: 0,
      top: 0,
      bottom: 0,
      style: { size: 10, bold: false, italic: false },
      bullet: false,
      headingLevel: 0,
      gapAbove: 0,
      lane: 0,
      laneLeft: 0,
      laneRight: 0,
    });
    const languages = sections.find(({ kind }) => kind === 'levels');
    if (!languages) throw new Error('No section of levels');
    const { entries } = readLevels(
      [line('Porozumiewanie'), line('German', 'B2', 'B1', 'A2'), line('Samodzielne'), line('B1', 'B2')],
      fieldNames(languages.fields),
    );
    expect(entries.map(({ name }) => name?.value)).toEqual(['German']);
  });

  it('an address over three lines that end at one edge is one place', async () => {
    const { basics } = await read([
      big('Ada Park', 40, 40),
      ...[
        ['900 Mill Street West', 420],
        ['Vancouver, BC V6B 1A1', 420],
        ['Canada', 420],
        ['+1 604 555 0172', 420],
        ['ada@example.org', 420],
      ].map(([text, x], index) => ({ text: String(text), x: Number(x), y: 60 + index * 12, size: 10 })),
      ...linesOf([[[40, '# Skills']], [[40, 'Oak, Larch']]], 160),
    ]);
    expect(basics.location).toMatchObject({
      city: 'Vancouver',
      region: 'BC',
      postalCode: 'V6B 1A1',
      countryCode: 'CA',
    });
  });

  it('a distinction or a grade behind the last comma of a degree is a grade', async () => {
    const { sections } = await read([
      ...person,
      ...linesOf([
        [[40, '# Education']],
        [[40, '* University of Leeds']],
        [
          [40, 'MSc Economics, Distinction'],
          [460, '2018 - 2019'],
        ],
        [[40, '* University of Hull']],
        [
          [40, 'BA Economics, 3.6'],
          [460, '2011 - 2015'],
        ],
      ]),
    ]);
    expect(sections.education.items).toMatchObject([
      { area: 'Economics', score: 'Distinction' },
      { area: 'Economics', score: '3.6' },
    ]);
  });

  it('a grade that wraps is read as a whole', async () => {
    const { sections } = await read([
      ...person,
      ...linesOf([
        [[134, '# Education']],
        [
          [60, '2014 - 2017'],
          [134, '* Master of Public Health'],
          [270, ', Park College, Leeds,'],
          [440, 'Grade: First'],
        ],
        [[134, 'Class Honours']],
        [
          [60, '2011 - 2014'],
          [134, '* Associate Degree'],
          [270, ', Leeds College, Hull'],
        ],
      ]),
    ]);
    expect(sections.education.items).toMatchObject([{ score: 'First Class Honours' }, { start: '2011' }]);
  });
});
