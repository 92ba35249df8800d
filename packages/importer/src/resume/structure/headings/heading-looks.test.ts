import { type PdfText, writePdf } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import type { Line } from '../../../text/line.ts';
import { importFile } from '../../import-file.ts';
import { drawn, linesOf, person, personInLarge, readPages, resumeOfOutline, THEME } from '../../testing/drawn.ts';
import { lineOf } from '../../testing/line-of.ts';
import { AS_OF, resumeOfPages } from '../../testing/resume-of-pages.ts';
import { resumeToEdge } from '../../testing/resume-to-edge.ts';
import { isRestOfText } from '../lines/running-text.ts';

const sized = (y: number, text: string, size: number, bold = false): PdfText => ({ text, x: 40, y, size, bold });

describe('headings', () => {
  it('that stand alone in large letters are not outvoted by labels beside values', async () => {
    const { sections } = await resumeOfOutline([
      ...person,
      '# Studium',
      '2016 - 2019 || Technische Universität Kassel, Bachelor Physik',
      '# Schulausbildung',
      '2008 - 2016 || Abitur, Luisengymnasium Kassel',
      '# Berufserfahrung',
      '2019 - 2021 || Assistent, Nordlicht GmbH',
      '# Besondere Kenntnisse und Interessen',
      'Sprachkenntnisse: || Englisch fließend',
      'EDV-Kenntnisse: || Programmieren in Python',
      'Hobbies: || Klavier',
    ]);
    expect(sections.education.items.map(({ institution }) => institution)).toEqual([
      'Technische Universität Kassel',
      'Luisengymnasium Kassel',
    ]);
    expect(sections.experience.items).toHaveLength(1);
  });

  it('that stick out are known by their letters, however little space is above them', async () => {
    const texts = [
      ['Certificates', 'First aid', 'Radio operation'],
      ['Awards & Distinctions of the Port', 'Medal of the harbour', 'Prize for charts'],
      ['Skills', 'Sounding, Drawing', 'Levelling'],
      ['Languages', 'English: native', 'Welsh: basic'],
    ].flatMap(([heading = '', ...rest], block): PdfText[] => [
      { text: heading, x: 44, y: 100 + block * 36, size: 13, bold: true },
      ...rest.map((text, row) => ({ text, x: 40, y: 112 + block * 36 + row * 11, size: 10 })),
    ]);
    const name = { text: 'Ada Park', x: 40, y: 50, size: 22, bold: true };
    const { resume } = await importFile({
      name: 'x.pdf',
      bytes: writePdf([{ texts: [name, ...texts] }]),
      asOf: '2026-11-21',
    });
    expect(resume.sections.award.items.map(({ title }) => title)).toEqual(['Medal of the harbour', 'Prize for charts']);
    expect(resume.sections.certification.items.map(({ name: title }) => title)).toEqual([
      'First aid',
      'Radio operation',
    ]);
  });
});

describe('words', () => {
  it('that go on from the line above are no heading', () => {
    const line = (text: string, index: number): Line =>
      lineOf([], { index, text, x: 40, right: 300, bottom: 0, laneRight: 320 });
    const above = line('Nine thousand hours of courses to learners of varying', 0);
    expect(isRestOfText(line('fluency', 1), above)).toBe(true);
    expect(isRestOfText(line('Languages)', 1), above)).toBe(true);
    expect(isRestOfText(line('Languages', 1), above)).toBe(false);
  });
});

describe('headings in larger letters', () => {
  it('a heading in larger letters at the end of a line', async () => {
    const texts = [
      ...drawn(
        ['* Ada Park', 'ada@example.org', '# Education', '* BSc Physics || 2015 - 2018', 'University of Hull,'],
        { cells: [40, 280, 440], top: 40 },
      ),
      { text: 'with merit', x: 130, y: 96, size: 10 },
      { text: 'Skills', x: 180, y: 96, size: 13 },
      { text: 'Knots, Ropes', x: 40, y: 114, size: 10 },
    ];
    const { resume } = await importFile({ name: 'x.pdf', bytes: writePdf([{ texts }]), asOf: AS_OF });
    expect(resume.sections.skill.items.flatMap(({ keywords }) => keywords)).toEqual(['Knots', 'Ropes']);
  });
});

describe('titles in the letters of headings', () => {
  it('employers in the letters of the headings are no headings', async () => {
    const job = (y: number, employer: string, role: string, period: string): PdfText[] => [
      sized(y, employer, 18),
      sized(y + 18, role, 10, true),
      sized(y + 32, period, 10),
      sized(y + 46, 'Relaid the roofs of nine listed barns and of a mill in the valley.', 10),
    ];
    const { resume } = await readPages([
      ...drawn(person, { ...THEME, top: 40 }),
      sized(90, 'Work Experience', 18),
      ...job(125, 'Slate & Sons, Northern Branch', 'Roofer', '2019 - 2022'),
      ...job(215, 'Northern Barn Centre', 'Roofing apprentice', '2016 - 2019'),
      sized(310, 'Education', 18),
      sized(340, 'Leeds College', 18),
      sized(358, 'Diploma in Roofing', 10),
      sized(372, '2018', 10),
    ]);
    expect(resume.sections.experience.items).toMatchObject([
      { employer: 'Slate & Sons, Northern Branch', position: 'Roofer' },
      { employer: 'Northern Barn Centre', position: 'Roofing apprentice', start: '2016', end: '2019' },
    ]);
    expect(resume.sections.education.items).toMatchObject([{ institution: 'Leeds College' }]);
  });
});

describe('labels within entries', () => {
  it('the courses of an entry are no certificates, and the next entry is a study', async () => {
    const page = (courses: string): string[] => [
      ...person,
      '# Education',
      '* Diploma in Roofing, Leeds College',
      '2016 - 2018',
      '',
      courses,
      '> Leadwork',
      '> Old slates',
      '',
      '* Certificate in Carpentry, York College',
      '2014 - 2016',
      '# Awards',
      'Young Roofer of the Year, 2019',
    ];
    const { resume } = await readPages(drawn(page('* Courses'), THEME));
    expect(resume.sections.education.items).toMatchObject([
      { institution: 'Leeds College' },
      { institution: 'York College', start: '2014' },
    ]);
    expect(resume.sections.certification.items).toEqual([]);
    const { resume: other } = await readPages(drawn(page('# Courses'), THEME));
    expect(other.sections.certification.items).not.toEqual([]);
  });
});

describe('headings that no list has', () => {
  it('lines of one look whose words speak of sections are headings, although none is known', async () => {
    const { sections } = await resumeOfPages([
      ...personInLarge,
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
    const { sections } = await resumeOfPages([
      ...personInLarge,
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
});

describe('known words in weaker letters', () => {
  const boxes = (word: string) => ['', word, '', '', word, '', '', word, '', ''];

  it('that come again and again are values', async () => {
    const { sections } = await resumeToEdge(
      '# Education',
      'River College || 2019 - 2021',
      '# Skills',
      ...boxes('Skill'),
      '# Awards',
      'Medal of the harbour',
    );
    expect(sections.skill.items.flatMap(({ keywords }) => keywords)).toContain('Skill');
    expect(sections.award.items.map(({ title }) => title)).toEqual(['Medal of the harbour']);
  });

  it('that come once announce a section', async () => {
    const { sections } = await resumeToEdge(
      '# Education',
      'River College || 2019 - 2021',
      '# Skills',
      'Drawing',
      '',
      '',
      'Languages',
      '',
      'English: native',
      'Welsh: basic',
    );
    expect(sections.language.items.map(({ name }) => name)).toEqual(['English', 'Welsh']);
  });
});
