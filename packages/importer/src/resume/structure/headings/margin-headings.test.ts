import { describe, expect, it } from 'vitest';
import type { Line, Run } from '../../../text/line.ts';
import { linesOf, personInLarge, rowsAt, textAt } from '../../testing/drawn.ts';
import { cellAt, lineOf } from '../../testing/line-of.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';
import { withMarginHeadings } from './margin-headings.ts';

describe('headings in the margin', () => {
  const contacts = rowsAt(100, [40], [['Mill Lane 4'], ['Leeds'], ['England'], ['0113 555 0118'], ['ada@example.org']]);

  const name = [
    textAt(180, 100, '* Ada Park', 22),
    textAt(180, 124, 'Master of the bakehouse', 15),
    textAt(180, 150, 'Up early'),
  ];

  const jobs = [
    textAt(180, 230, '* Cook, Mill Lane Bread, Leeds'),
    textAt(440, 230, '2019 - 2021'),
    textAt(180, 246, 'Bread for a thousand people'),
    textAt(180, 262, '* Apprentice, Harbour Bakery, Hull'),
    textAt(440, 262, '2016 - 2019'),
  ];

  const rest = [
    textAt(180, 330, '* Diploma in Baking, Leeds City College'),
    textAt(440, 330, '2015'),
    textAt(180, 380, 'Rye, Oats, Spelt'),
    textAt(180, 396, 'Tills, Stalls, Chalk'),
  ];

  it('stand below contact details that are a column of their own', async () => {
    const { basics, sections } = await resumeOfPages([
      ...contacts,
      ...name,
      textAt(60, 230, '* Experience', 14),
      ...jobs,
      textAt(60, 330, '* Education', 14),
      textAt(60, 380, '* Skills', 14),
      ...rest,
    ]);
    expect(basics.fullName).toBe('Ada Park');
    expect(sections.experience.items.map(({ position }) => position)).toEqual(['Cook', 'Apprentice']);
    expect(sections.education.items.map(({ institution }) => institution)).toEqual(['Leeds City College']);
  });

  it('are none where lines in the same letters are above them', async () => {
    const { sections } = await resumeOfPages([
      ...[contacts, name].flat(),
      textAt(60, 200, '* Availability', 14),
      ...rowsAt(216, [60], [['From May']]),
      textAt(60, 246, '* Languages', 14),
      ...rowsAt(262, [60], [['English'], ['Polish']]),
      textAt(180, 210, '* Experience', 14),
      ...jobs,
    ]);
    expect(sections.language.items.map((item) => item.name)).toEqual(['English', 'Polish']);
  });
});

describe('headings in the margin over several lines', () => {
  it('a heading in the margin may wrap between the lines of its text', async () => {
    const { sections } = await resumeOfPages([
      ...personInLarge,
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

  it('stand beside names at one edge and lists that are set in from it', async () => {
    const { sections } = await resumeOfPages([
      ...personInLarge,
      ...linesOf([
        [
          [40, 'RESEARCH'],
          [150, '* Institute of Tides'],
        ],
        [
          [40, 'EXPERIENCE'],
          [161, '- Research Assistant'],
          [460, '2014 - 2016'],
        ],
        [],
        [
          [40, 'EDUCATION'],
          [150, '* University of Leeds'],
        ],
        [
          [161, '- BSc Biology'],
          [460, '2011 - 2014'],
        ],
        [],
        [
          [40, 'AWARDS'],
          [161, '- Kelp Prize'],
          [460, '2015'],
        ],
        [],
        [
          [40, 'SKILLS'],
          [150, 'Diving, Sonar'],
        ],
        [],
        [
          [40, 'LANGUAGES'],
          [161, '- English: Native'],
        ],
        [[161, '- Welsh: Fluent']],
        [],
        [
          [40, 'REFERENCES'],
          [161, '- Mira Holm'],
        ],
      ]),
    ]);
    expect(sections.experience.items).toMatchObject([{ employer: 'Institute of Tides' }]);
    expect(sections.education.items).toMatchObject([{ institution: 'University of Leeds' }]);
    expect(sections.award.items).toMatchObject([{ title: 'Kelp Prize' }]);
    expect(sections.language.items).toMatchObject([{ name: 'English' }, { name: 'Welsh' }]);
  });
});

describe('rows of a table beside headings in the margin', () => {
  const row = (y: number, ...cells: readonly string[]) =>
    cells.map((text, at) => textAt([40, 160, 300][at] ?? 430, y, text));

  it('names of columns are none of the headings, although they stand where those do', async () => {
    const { sections } = await resumeOfPages([
      ...personInLarge,
      textAt(240, 120, '* Employment', 12),
      ...row(138, '* Period', '* Company', '* Position', '* Duties'),
      ...row(154, '2019 - 2021', 'Harbour Bakery', 'Baker', 'Bread'),
      ...row(170, '2016 - 2018', 'Mill Lane Bread', 'Apprentice', 'Cakes'),
      textAt(240, 200, '* Education', 12),
      ...row(218, '* Period', '* School', '* Major', '* Grade'),
      ...row(234, '2012 - 2016', 'Leeds City College', 'Baking', '3.9/4.5'),
      ...row(264, 'Skills', 'Rye, Oats, Spelt'),
      ...row(284, 'Languages', 'English, German'),
      ...row(304, 'Interests', 'Rowing, Chess'),
    ]);
    expect(sections.experience.items.map(({ employer, position }) => [employer, position])).toEqual([
      ['Harbour Bakery', 'Baker'],
      ['Mill Lane Bread', 'Apprentice'],
    ]);
    expect(sections.education.items).toMatchObject([{ institution: 'Leeds City College', start: '2012', end: '2016' }]);
  });
});

describe('labels in the margin within a section', () => {
  const row = (y: number, label: string, text: string, date = '', size = 10): ReturnType<typeof textAt>[] => [
    ...(label ? [textAt(60, y, label, size)] : []),
    textAt(180, y, text),
    ...(date ? [textAt(460, y, date)] : []),
  ];

  const labelled = (label: string, text: string, size: number, top: number, over: Partial<Run> = {}): Line => {
    const run = { text: label, style: { size, bold: false, italic: false }, ...over };
    const cells = [{ ...cellAt(label, 60, 150), runs: [run] }, ...(text ? [cellAt(text, 180, 400)] : [])];
    return lineOf(cells, { top, bottom: top + 10, gapAbove: text ? 20 : 2 });
  };
  const known = [
    labelled('Experience', 'Research Scientist, Vaani Labs', 14, 100),
    labelled('Education', 'PhD in Physics, University of Leeds', 14, 200),
    labelled('Skills', 'Rye, Oats, Spelt', 14, 230),
  ];
  const headingsIn = (lines: readonly Line[]): string[] =>
    withMarginHeadings(lines).flatMap(({ headingLevel, text }) => (headingLevel > 0 ? [text] : []));

  it('in smaller letters than the headings are none, nor are links', () => {
    const [experience, ...rest] = known;
    if (!experience) throw new Error('no lines');
    const link = labelled('mill-lane', 'Researcher', 14, 60, { url: 'https://example.org/mill-lane' });
    const academic = labelled('Academic', 'Research Assistant, Signals Ltd', 10, 150);
    expect(headingsIn([link, experience, academic, ...rest])).toEqual(['Experience', 'Education', 'Skills']);
  });

  it('go on in letters of their own kind', () => {
    const wanted = labelled('Chief Accountant', '40 000', 14, 60, { style: { size: 14, bold: true, italic: false } });
    const fields = labelled('Fields', '', 14, 72);
    expect(headingsIn([wanted, fields, ...known])[0]).toBe('Chief Accountant');
  });

  it('beside rows below headings in bold that stand alone begin no section', async () => {
    const { sections } = await resumeOfPages([
      ...personInLarge,
      textAt(60, 110, '* Experiencia profesional'),
      ...row(130, '2016 - 2020', 'Cocinero, Hotel Arizmendi, Bilbao'),
      textAt(60, 160, '* Idiomas'),
      ...row(180, 'Euskera', 'Lengua materna'),
      ...row(200, 'Inglés', 'A2'),
      textAt(60, 230, '* Otros datos'),
      ...row(250, 'Premios', 'Finalista, Campeonato de Pintxos (2017)'),
      ...row(270, 'Permiso de conducir', 'B'),
      ...row(290, 'Aficiones', 'Micología, pelota mano'),
    ]);
    expect(sections.language.items.map(({ name }) => name)).toEqual(['Euskera', 'Inglés']);
  });

  it('are no words of periods that wrap in the column of dates', async () => {
    const { sections } = await resumeOfPages([
      ...personInLarge,
      ...row(110, 'Experience', ''),
      ...row(130, 'April 2019 -', '* Mill Lane Bread Ltd'),
      ...row(142, 'Present', 'Leeds'),
      ...row(154, '', '* Head Baker'),
      ...row(200, 'Skills', 'Rye, Oats, Spelt'),
      ...row(230, 'Interests', 'Chess, Rowing'),
      ...row(260, 'Languages', 'English, Polish'),
    ]);
    expect(sections.experience.items).toMatchObject([{ start: '2019-04', current: true, position: 'Head Baker' }]);
  });
});
