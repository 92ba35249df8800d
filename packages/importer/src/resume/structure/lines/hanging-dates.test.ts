import { type PdfText, writeDocx } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { importFile } from '../../import-file.ts';
import { drawn, linesOf, personInLarge, type PlacedCell, readPages, resumeOf } from '../../testing/drawn.ts';
import { cellAt, lineOf } from '../../testing/line-of.ts';
import { AS_OF, resumeOfPages } from '../../testing/resume-of-pages.ts';
import { labelLines } from '../entries/entries.ts';

const resumeIn = async (name: string, bytes: Uint8Array<ArrayBuffer>) =>
  (await importFile({ name, bytes, asOf: '2026-11-21' })).resume;

/** A row of a table, each cell with its paragraphs. */
const row = (...cells: string[][]) => ({ row: cells.map((texts) => texts.map((text) => ({ text }))) });

describe('dates in the first cells of a table in Word', () => {
  it('begin entries, with what stands below them in their rows', async () => {
    const { sections } = await resumeIn(
      'x.docx',
      writeDocx([
        { text: 'Ada Park', style: 'Title' },
        { text: 'Education', style: 'Heading1' },
        row(['10.2007 – 11.2012'], ['University of Leeds', 'BSc, Physics']),
        row(['09.1998 – 06.2007'], ['Hill School', 'A-levels']),
      ]),
    );
    expect(sections.education.items).toMatchObject([
      { institution: 'University of Leeds', degree: 'BSc', start: '2007-10' },
      { institution: 'Hill School', end: '2007-06' },
    ]);
  });
});

describe('a date in the margin', () => {
  it('a date in the margin that is level with the second line of an entry belongs to its title', async () => {
    const beside = (y: number, title: string, period: string, text: string): PdfText[] => [
      { text: title, x: 180, y, size: 10, bold: true },
      { text: period, x: 40, y: y + 14, size: 9 },
      { text, x: 180, y: y + 14, size: 10 },
    ];
    const { resume } = await readPages([
      ...drawn(['# Ada Park', 'ada@example.org', '# Experience'], { heading: 15 }),
      ...beside(112, 'Roofer at Slate & Sons', '2016-03-01 to 2019-05-01', 'A firm for the roofs of old barns.'),
      ...beside(158, 'Thatcher at Reed & Rye', '2012-01-01 to 2016-02-01', 'A firm that thatches cottages.'),
    ]);
    expect(resume.sections.experience.items).toMatchObject([
      { position: 'Roofer', employer: 'Slate & Sons', start: '2016-03', end: '2019-05' },
      { position: 'Thatcher', employer: 'Reed & Rye', start: '2012-01', end: '2016-02' },
    ]);
  });
});

describe('dates', () => {
  it('below a heading in the margin belongs to the title that is level with the heading', async () => {
    const { sections } = await resumeOfPages([
      ...personInLarge,
      { text: 'Work Experience', x: 40, y: 97, size: 12, bold: true },
      { text: 'Head Nurse at 6eHealth', x: 180, y: 100, size: 10, bold: true },
      { text: '2013-03-01 to Present', x: 40, y: 116, size: 8 },
      { text: 'Looks after the patients of a ward of ten beds and plans all of its shifts', x: 180, y: 116, size: 10 },
      { text: '2010 to 2013', x: 40, y: 150, size: 8 },
      { text: 'Nurse at Harbour Clinic', x: 180, y: 150, size: 10, bold: true },
      {
        text: 'Cared for patients on a ward of ten beds and helped the midwives of the town',
        x: 180,
        y: 164,
        size: 10,
      },
    ]);
    expect(sections.experience.items).toMatchObject([
      { position: 'Head Nurse', employer: '6eHealth', start: '2013-03', current: true },
      { position: 'Nurse', employer: 'Harbour Clinic', start: '2010', end: '2013' },
    ]);
  });

  it('behind a dot alone are above their entry, if its text begins left of them', async () => {
    const { sections } = await resumeOf(['# Certifications', ' || - July 2013', 'First Aid'], [40, 60]);
    expect(sections.certification.items).toMatchObject([{ name: 'First Aid', date: '2013-07' }]);
    const { sections: listed } = await resumeOf(
      ['# Certifications', ' || - First Aid in July 2013', 'Red Cross'],
      [40, 60],
    );
    expect(JSON.stringify(listed.certification.items)).toContain('First Aid');
  });
});

describe('dates that hang beside second lines', () => {
  const top = [
    { x: 150, y: 50, text: 'Ada Park', size: 22, bold: true },
    { x: 150, y: 75, text: 'ada@example.org', size: 10 },
    { x: 150, y: 100, text: 'Experience', size: 15, bold: true },
  ];

  const at = (y: number, x: number, text: string) => ({ x, y, text, size: 10 });

  it('are of the titles above them, which may wrap', async () => {
    const { sections } = await resumeOfPages([
      ...top,
      at(120, 150, 'Independent surveyor of old bridges'),
      at(132, 60, '2018 - 2021'),
      at(132, 150, 'Harlow County Council'),
      at(144, 156, '• Measured forty bridges'),
      at(164, 150, 'Research assistant at the chair for the construction of bridges and of tunnels in the region of'),
      at(176, 150, 'the North Sea'),
      at(188, 60, '2015 - 2018'),
      at(188, 150, 'Lund University'),
      at(200, 156, '• Wrote a report on tunnels'),
    ]);
    expect(sections.experience.items.map(({ position, employer, start }) => [position, employer, start])).toEqual([
      ['Independent surveyor of old bridges', 'Harlow County Council', '2018'],
      [
        'Research assistant at the chair for the construction of bridges and of tunnels in the region of the North Sea',
        'Lund University',
        '2015',
      ],
    ]);
  });

  it('are none where the section begins with a date', async () => {
    const { sections } = await resumeOfPages([
      ...top,
      at(120, 60, '2018 - 2021'),
      at(120, 150, 'Surveyor, Harlow County Council'),
      at(140, 150, 'Measured forty bridges'),
      at(152, 60, '2015 - 2018'),
      at(152, 150, 'Assistant, Lund University'),
    ]);
    expect(sections.experience.items.map(({ position, start }) => [position, start])).toEqual([
      ['Surveyor', '2018'],
      ['Assistant', '2015'],
    ]);
  });
});

describe('dates at the right edge', () => {
  it('dates at the right edge below a column belong to the lines beside them', async () => {
    const left = ['# Experience', '* Mill Lane Bread', 'Baker', '2019 - 2021', '* Harbour Inn', 'Cook', '2016 - 2018'];
    const right = ['# Education', 'Leeds College', 'Diploma, Cookery', '2014 - 2015', '# Skills', 'Bread, Cakes'];
    const column = (x: number, from: number, lines: string[]): PdfText[] =>
      linesOf(
        lines.map((text): PlacedCell[] => [[x, text]]),
        from,
      );
    const { sections } = await resumeOfPages([
      ...personInLarge,
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
});

describe('what stands below or beside a hanging date', () => {
  const hung = async (lines: readonly string[], apart = 100) =>
    (await resumeOfPages(drawn(['# Ada Park', 'ada@example.org', ...lines], { apart, step: 12 }))).sections;

  it('is left out where it says how long that was', async () => {
    const { experience } = await hung([
      '# Experience',
      '* 2014 - 2016 || Harlow Mills Ltd',
      '(2 years) || Bookkeeper',
      '* 2013 || Quay Bank Ltd',
      '(6 weeks) || Clerk',
      '* 2012 || Hill Bakery Ltd',
      '(2 mois) || Baker',
    ]);
    expect(experience.items).toMatchObject([
      { position: 'Bookkeeper', employer: 'Harlow Mills Ltd', start: '2014', end: '2016' },
      { position: 'Clerk', employer: 'Quay Bank Ltd', start: '2013' },
      { position: 'Baker', employer: 'Hill Bakery Ltd', start: '2012' },
    ]);
  });

  it('is no month where it is a number', async () => {
    const { education } = await hung([
      '# Education',
      '1935 - 1938 || Home lessons, Hull, grades 1-3.',
      '1938 - 1944 || Lowood School, Hull, grades 3-8.',
    ]);
    expect(education.items).toMatchObject([
      { start: '1935', end: '1938' },
      { start: '1938', end: '1944' },
    ]);
  });

  it('is a head that goes on in the next line, at a hyphen or in small letters, in rows that stand as close', async () => {
    const { experience } = await hung(
      [
        '# Experience',
        '2016 || Tidal Laboratory. Maps of kelp forests off the western coasts of Ire-',
        '(6 weeks) || land.',
        ' || Drawn for the station at Hull.',
        '2015 || Tidal Laboratory. Counts of seals and whales and their calves that live',
        '(1 year) || between the islands.',
        '2014 || Tidal Laboratory. Sound of reefs.',
      ],
      60,
    );
    expect(experience.items).toMatchObject([
      { employer: 'Tidal Laboratory', position: 'Maps of kelp forests off the western coasts of Ireland' },
      {
        employer: 'Tidal Laboratory',
        position: 'Counts of seals and whales and their calves that live between the islands',
      },
      { employer: 'Tidal Laboratory', position: 'Sound of reefs' },
    ]);
  });

  it('begins an entry that is alone, however long its line is', () => {
    const text = 'Drissner GmbH, Hilden, a works for the pressing, punching and drawing of metal; '.repeat(2).trim();
    const line = lineOf([cellAt('08/1994 - 09/1994', 40, 120), cellAt(text, 140, 500)]);
    expect(labelLines([line], AS_OF)).toMatchObject([{ dates: [{ start: '1994-08', end: '1994-09' }] }]);
  });

  it('is a degree whose word is divided, where rows stand as close as lines', async () => {
    const { education } = await hung([
      '# Education',
      '1990 - 1991 || Lycée Pascal, Nantes. Baccalau-',
      ' || réat série C (mathématiques et sciences physiques).',
      '1991 - 1992 || Lycée Verne, Nantes. Diplôme de tissage',
    ]);
    expect(education.items).toMatchObject([
      { institution: 'Lycée Pascal', degree: 'Baccalauréat', area: 'série C (mathématiques et sciences physiques)' },
      { institution: 'Lycée Verne' },
    ]);
  });
});
