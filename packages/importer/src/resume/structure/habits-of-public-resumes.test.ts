import { markedLines, writePdf, type PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { findDates } from '../../language/dates.ts';
import { roleScore } from '../../language/words.ts';
import { importFile } from '../import-file.ts';
import type { Line } from '../../text/line.ts';
import { withoutLevel } from './read-levels.ts';
import { isRestOfText } from './running-text.ts';

const lines = (given: readonly string[], cells: readonly number[]): PdfText[] =>
  markedLines(given, { xOf: (cell) => cells[cell] ?? 40, top: 40, step: 15, heading: 16, isFirstBold: true }).filter(
    ({ text }) => text.trim() !== '',
  );

const pdf = async (given: readonly string[], cells: readonly number[] = [40, 300]) => {
  const texts = lines(['* Ada Park', 'ada@example.org', ...given], cells);
  return (await importFile({ name: 'x.pdf', bytes: writePdf([{ texts }]), asOf: '2026-11-21' })).resume;
};

describe('studies', () => {
  it('have no subject as their school', async () => {
    const { sections } = await pdf(
      [
        '# Education',
        '2004 - 2008 || M.Sc. || Harlow',
        ' || Majoring in physics',
        '2001 - 2004 || High school || Harlow',
        ' || Specializing in physics and chemistry.',
      ],
      [40, 120, 510],
    );
    expect(sections.education.items).toMatchObject([{ institution: 'Harlow' }, { institution: 'Harlow' }]);
  });

  it('are divided where their school follows the degree or the subject alone', async () => {
    const { sections } = await pdf([
      '# Education',
      'B.A. in History/Politics, UC Harlow, 2019',
      'J.D. University of Harlow College of Law, 2024 (expected)',
      'SVQ Level 3: Business Management YMCA, Kampala, Uganda 2017',
    ]);
    expect(sections.education.items).toMatchObject([
      { degree: 'B.A.', area: 'History/Politics', institution: 'UC Harlow', end: '2019' },
      { degree: 'J.D.', institution: 'University of Harlow College of Law', end: '2024' },
      { degree: 'SVQ Level 3', area: 'Business Management', institution: 'YMCA', end: '2017' },
    ]);
  });
});

describe('roles and their employers', () => {
  it('are divided at colons and at dashes without a space behind them', async () => {
    const { sections } = await pdf([
      '# Experience',
      '2015 - 2020',
      'Lake Coffee House -Head Barista',
      '2013 - 2014',
      'Hill Coffee House -Junior Barista',
      '# Volunteering',
      'Open Harbour Days (OHD): ambassador',
      'Friends of the Sound: contributor',
    ]);
    expect(sections.experience.items).toMatchObject([
      { position: 'Head Barista', employer: 'Lake Coffee House' },
      { position: 'Junior Barista', employer: 'Hill Coffee House' },
    ]);
    expect(sections['volunteer-experience'].items).toMatchObject([
      { role: 'ambassador', organization: 'Open Harbour Days (OHD)' },
      { role: 'contributor', organization: 'Friends of the Sound' },
    ]);
  });

  it('have no supervisor and no place behind a semicolon in their employer', async () => {
    const cells = [40, 480];
    const nurse = await pdf(['# Experience', 'NURSE, LAKE HEALTH; GREEN BAY, WI || 2020 - 2021'], cells);
    expect(nurse.sections.experience.items).toMatchObject([{ employer: 'LAKE HEALTH', location: 'GREEN BAY, WI' }]);
    const research = await pdf(
      ['# Experience', 'Assistant, Institute for Harbours, Betreuung: Prof. Dr. R. Berg || 2018 - 2019'],
      cells,
    );
    expect(research.sections.experience.items).toMatchObject([{ employer: 'Institute for Harbours' }]);
  });

  it('are told by "programmer", not by the name of a program', () => {
    expect(roleScore('Summer Journalism Program')).toBe(0);
    expect(roleScore('Intro to Programming')).toBe(0);
    expect(roleScore('Programmer')).toBeGreaterThan(0.5);
    expect(roleScore('Program manager')).toBeGreaterThan(0.5);
  });
});

describe('what introduces the person', () => {
  it('is neither a motto nor a word beside a heading', async () => {
    const prose = 'I have mended boats of every size on three coasts for twenty years and taught it to others.';
    expect(await pdf(['"No boat is ever lost" F. Maas', ' ', ' ', prose, '# Skills', 'Caulking'])).toHaveProperty(
      'summary',
      prose,
    );
    expect(await pdf(['# Overview', 'Download', '# Profile', prose, '# Skills', 'Caulking'])).toHaveProperty(
      'summary',
      prose,
    );
  });

  it('names no place within a sentence and no label as a handle', async () => {
    const { basics } = await pdf([
      'Email',
      'LinkedIn',
      'Teacher of languages for private',
      'and public schools of education in Japan and the United States.',
    ]);
    expect(basics.location).toMatchObject({ city: '', countryCode: '' });
    expect(basics.links).toEqual([]);
  });

  it('may be one word in bold', async () => {
    const texts = lines(['# Ada Park', '* Student', 'ada@example.org', '# Skills', 'Caulking'], [40]);
    const { resume } = await importFile({ name: 'x.pdf', bytes: writePdf([{ texts }]), asOf: '2026-11-21' });
    expect(resume).toHaveProperty('basics.headline', 'Student');
  });
});

describe('words', () => {
  it('of months may be misspelt', () => {
    expect(findDates('Feburary 2017 - Janurary 2018', '2026-11-21')).toMatchObject([
      { start: '2017-02', end: '2018-01' },
    ]);
  });

  it('of levels may follow a hyphen', () => {
    expect(withoutLevel('English-fluent')).toEqual({ name: 'English', level: 'fluent' });
  });

  it('that go on from the line above are no heading', () => {
    const line = (text: string, index: number): Line => ({
      page: 0,
      index,
      cells: [],
      text,
      x: 40,
      right: 300,
      top: 0,
      bottom: 0,
      style: { size: 10, bold: false, italic: false },
      bullet: false,
      headingLevel: 0,
      gapAbove: 2,
      lane: 0,
      laneLeft: 40,
      laneRight: 320,
    });
    const above = line('Nine thousand hours of courses to learners of varying', 0);
    expect(isRestOfText(line('fluency', 1), above)).toBe(true);
    expect(isRestOfText(line('Languages)', 1), above)).toBe(true);
    expect(isRestOfText(line('Languages', 1), above)).toBe(false);
  });
});

/** Text at a place of a page, from the top left. */
type Placed = { text: string; x: number; y: number; size?: number; bold?: boolean };

const placed = async (...texts: Placed[]) => {
  const head: Placed[] = [
    { text: 'Ada Park', x: 40, y: 40, size: 20 },
    { text: 'ada@example.org', x: 40, y: 56 },
  ];
  return (await importFile({ name: 'x.pdf', bytes: writePdf([{ texts: [...head, ...texts] }]), asOf: '2026-11-21' }))
    .resume;
};

const heading = (text: string, y: number): Placed => ({ text, x: 40, y, size: 16, bold: true });

describe('labels flush right', () => {
  it('are whole on their first line, and one in the contact details may announce studies', async () => {
    // Helvetica: the labels end at x = 110.
    const { sections } = await placed(
      heading('Personal details', 90),
      { text: 'Born', x: 88.9, y: 110 },
      { text: '25 December 1987', x: 120, y: 110 },
      { text: 'Education', x: 65.5, y: 128 },
      { text: '2006 - 2010, BSc Engineering, Harlow University', x: 120, y: 128 },
      { text: 'so far', x: 85, y: 140 },
      heading('Skills', 170),
      { text: 'Systems of', x: 60.5, y: 190 },
      { text: 'Linux, Windows', x: 120, y: 190 },
      { text: 'work', x: 88.9, y: 202 },
      { text: 'Drawing', x: 73.3, y: 220 },
      { text: 'Autocad', x: 120, y: 220 },
    );
    expect(sections.education.items).toMatchObject([
      { area: 'Engineering', institution: 'Harlow University', start: '2006', end: '2010' },
    ]);
    expect(sections.skill.items.map(({ keywords }) => keywords)).toEqual([['Linux', 'Windows'], ['Autocad']]);
  });
});

describe('contact details', () => {
  const rows = (y: number, ...texts: string[]): Placed[] =>
    texts.map((text, index) => ({ text, x: 40, y: y + index * 12 }));

  it('may end in what the person writes, and their city in a dash', async () => {
    const { summary, basics } = await placed(
      heading('Personal details', 90),
      ...rows(
        110,
        'Address: Rua das Ondas, Praia - Rio de Janeiro',
        'Complement: N. 29, Apt. 1005',
        'Phone: (21) 97000-3254',
      ),
      ...rows(
        160,
        'For twelve years now I have measured the tides of three coasts and written down what they do to the',
        'boats and to the people who live on them, which nobody had done before in so many places at the same',
        'time, with a small team of four.',
      ),
      heading('Skills', 220),
      ...rows(240, 'Tides, Maps'),
    );
    expect(summary).toMatch(/^For twelve years now .* team of four\.$/u);
    expect(basics.location).toMatchObject({ city: 'Rio de Janeiro', postalCode: '' });
  });
});

describe('entries in lists and below titles', () => {
  const square = (y: number) => ({ x: 44, y: y - 4 });
  const read = async (texts: Placed[], squares: { x: number; y: number }[]) => {
    const all = [{ text: 'Ada Park', x: 40, y: 40, size: 20 }, { text: 'ada@example.org', x: 40, y: 56 }, ...texts];
    return (await importFile({ name: 'x.pdf', bytes: writePdf([{ texts: all, squares }]), asOf: '2026-11-21' })).resume
      .sections;
  };

  it('have the lines of their items, each with a date, for their own', async () => {
    const { education } = await read(
      [
        heading('Education', 90),
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
        heading('Experience', 90),
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
        heading('Certifications', 90),
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

describe('columns whose rows belong together', () => {
  it('are read row by row where only the left one has headings and dates', async () => {
    const left = (y: number, ...texts: string[]): Placed[] =>
      texts.map((text, index) => ({ text, x: 40, y: y + index * 11.3, size: 9, bold: index === 0 }));
    const right = (y: number, ...texts: string[]): Placed[] =>
      texts.map((text, index) => ({ text, x: 224, y: y + index * 14.2, size: 9 }));
    const { experience } = (
      await placed(
        heading('Experience', 90),
        ...left(117, 'Head joiner', 'Lake Boats Inc.', '1/2018 - Present', 'Burlington, VT'),
        ...right(
          117,
          'Built twelve boats of oak and of larch for the',
          'Taught nine apprentices the whole of the trade',
        ),
        ...left(217, 'Joiner', 'Hill Works Ltd.', '8/2003 - 5/2017', 'Stowe, VT'),
        ...right(
          217,
          'Made windows and doors for the old houses of a',
          'Kept the stock of wood of all three workshops',
        ),
        heading('Education', 300),
        ...left(327, 'Diploma, Boatbuilding', 'Harlow College', '1/2000 - 5/2003', 'Harlow, VT'),
        ...right(327, 'Wrote on the varnish of the boats of the sound', 'Was elected to speak for all of the students'),
      )
    ).sections;
    expect(experience.items).toMatchObject([{ position: 'Head joiner' }, { position: 'Joiner' }]);
    const [first, second] = experience.items.map(({ body }) => body);
    expect(first).toMatch(/Built twelve[^]*Taught nine/u);
    expect(second).toMatch(/Made windows[^]*Kept the stock/u);
  });
});
