import { markedLines, writePdf, type PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { emboldenedFonts, withLinkedHandles, withoutIcons, type Piece } from '../../pdf/read-page.ts';
import { isDateText } from '../../language/dates.ts';
import { parsePlace } from '../../language/places.ts';
import type { Line } from '../../text/line.ts';
import { importFile } from '../import-file.ts';
import { headOf } from './atoms.ts';
import { readContacts } from './contacts.ts';
import { placeLabels } from './labelled-place.ts';

const AS_OF = '2026-11-21';
const read = async (...pages: PdfText[][]) =>
  importFile({ name: 'x.pdf', bytes: writePdf(pages.map((texts) => ({ texts }))), asOf: AS_OF });

/** Lines from the top: `# ` is a heading, `* ` is bold; cells stand 140 points apart. */
const lines = (given: readonly string[], x = 160, top = 60): PdfText[] =>
  markedLines(given, { xOf: (cell) => x + cell * 140, top, step: 14, heading: 15 });
const at = (y: number, text: string, size = 9): PdfText => ({ text, x: 40, y, size });

const jobs = ['# Experience', '* Roofer', 'Slate & Sons Ltd || 2019 - 2022', 'Relaid the roofs of nine listed barns.'];
const studies = ['# Education', 'Diploma in Roofing, Leeds College', '2018'];

describe('pages printed by a browser', () => {
  it('the menu of a web page, on every page, opens no sections', async () => {
    const menu = ['About', 'Experience', 'Education', 'Skills', 'Awards'].map((text, index) =>
      at(60 + index * 28, text),
    );
    const { resume, leftover } = await read(
      [...lines(['* Ada Park', 'ada@example.org', 'Roofer who has kept old barns dry for years.']), ...menu],
      [...lines(jobs), ...menu],
      [...lines(studies), ...menu],
    );
    expect(resume.sections.experience.items).toMatchObject([{ position: 'Roofer', start: '2019', end: '2022' }]);
    expect(resume.sections.education.items).toMatchObject([{ institution: 'Leeds College' }]);
    expect(resume.sections.skill.items).toEqual([]);
    expect(leftover.map(({ text }) => text)).not.toContain('Slate & Sons Ltd');
  });

  it('a column that is fixed beside all pages is read once', async () => {
    const beside = [
      '* Ada Park',
      '# Contact',
      'ada@example.org',
      '(802) 555-0118',
      '# Skills',
      'Slating',
      'Leadwork',
      'Scaffolding',
      'Thatching',
    ];
    const side = lines(beside, 20, 66);
    const { resume } = await read([...lines(jobs, 260), ...side], [...lines(studies, 260), ...side]);
    expect(resume.sections.skill.items.flatMap(({ keywords }) => keywords)).toEqual([
      'Slating',
      'Leadwork',
      'Scaffolding',
      'Thatching',
    ]);
    expect(resume.sections.experience.items).toHaveLength(1);
    expect(resume.sections.education.items).toHaveLength(1);
  });

  it('a few equal words at one place of two pages are read twice', async () => {
    const { resume } = await read(
      lines(['* Ada Park', 'ada@example.org', '# Experience', '* Roofer', 'Slate & Sons Ltd || 2019 - 2022']),
      lines(['', '', '# Volunteering', '* Roofer', 'Barn Trust || 2015 - 2016']),
    );
    expect(resume.sections.experience.items).toMatchObject([{ position: 'Roofer' }]);
    expect(resume.sections['volunteer-experience'].items).toMatchObject([{ role: 'Roofer' }]);
  });

  it('a font that is drawn although it is embedded as well is a bold one', () => {
    const [drawn, embedded, icons, alone] = [
      { name: 'AAAAAA+Serifa-Regular', isPictures: true },
      { name: 'BAAAAA+Serifa-Regular', isPictures: false },
      { name: 'CAAAAA+Icons', isPictures: false },
      { name: 'DAAAAA+Variable-Regular', isPictures: true },
    ];
    expect([...emboldenedFonts([drawn, embedded, icons, alone].filter((font) => font !== undefined))]).toEqual([drawn]);
  });

  it('an icon at the end of a line separates nothing', () => {
    const piece = (text: string, x: number): Piece => ({
      text,
      x,
      y: 100,
      width: 40,
      style: { size: 10, bold: false, italic: false },
      rtl: false,
    });
    const texts = (...pieces: Piece[]): string[] => withoutIcons(pieces).map(({ text }) => text);
    expect(texts(piece('12 Mill Lane', 40), piece('\uE000m', 82), piece('Education', 200))).toEqual([
      '12 Mill Lane',
      'Education',
    ]);
    expect(texts(piece('Leeds', 40), piece('\uE000m', 84), piece('0113 555', 126))).toEqual(['Leeds', '•', '0113 555']);
  });

  it('a handle behind the icon of its network is a profile there', () => {
    const piece = (text: string, x: number, url?: string): Piece => ({
      text,
      x,
      y: 100,
      width: 10,
      style: { size: 10, bold: false, italic: false },
      rtl: false,
      ...(url && { url }),
    });
    const urlOf = (icon: string, text: Piece): string | undefined => withLinkedHandles([piece(icon, 40), text])[1]?.url;
    expect(urlOf('\uE000\uF09B', piece('adapark', 54))).toBe('https://github.com/adapark');
    expect(urlOf('\uE000\uF0E1', piece('ada-park', 54))).toBe('https://linkedin.com/in/ada-park');
    // A telephone, what is linked elsewhere, words, what stands apart.
    expect(urlOf('\uE000\uF095', piece('adapark', 54))).toBeUndefined();
    expect(urlOf('\uE000\uF09B', piece('adapark', 54, 'https://ada.example'))).toBe('https://ada.example');
    expect(urlOf('\uE000\uF09B', piece('two hundred stars', 54))).toBeUndefined();
    expect(urlOf('\uE000\uF09B', piece('Joiner', 90))).toBeUndefined();
  });

  it('what made the document is no skill, and is kept', async () => {
    const skills = ['# Skills', 'Slating', 'Leadwork', 'Scaffolding'];
    const page = [
      ...lines(['* Ada Park', 'ada@example.org', ...jobs, ...studies, ...skills]),
      at(700, 'Designed with love by Sample Themes', 7),
    ];
    const { resume, leftover } = await read(page);
    expect(resume.sections.skill.items.flatMap(({ keywords }) => keywords)).toEqual([
      'Slating',
      'Leadwork',
      'Scaffolding',
    ]);
    expect(leftover.map(({ text }) => text)).toContain('Designed with love by Sample Themes');
    const { resume: other } = await read(
      lines([
        '* Ada Park',
        ...jobs,
        ...studies,
        '# Projects',
        '* Barn Finder',
        'Built with Python and maps of the county',
      ]),
    );
    expect(other.sections.project.items).toMatchObject([
      { name: 'Barn Finder', body: 'Built with Python and maps of the county' },
    ]);
  });
});

describe('skills in blocks', () => {
  /** Cells as far apart as their words are long. */
  const skillsOf = async (...given: string[]) => {
    const xOf = (cell: number): number => 40 + cell * 52 + (cell > 1 ? 14 : 0);
    const page = ['* Ada Park', 'ada@example.org', ...jobs, '# Skills', ...given];
    const { resume } = await read(markedLines(page, { xOf, top: 60, step: 14, heading: 15 }));
    return resume.sections.skill.items;
  };

  it('words in cells below a title are one list', async () => {
    expect(await skillsOf('* Roofs', 'Slate || Thatch || Lead', '* Walls', 'Lime || Cob || Brick')).toMatchObject([
      { name: 'Roofs', keywords: ['Slate', 'Thatch', 'Lead'] },
      { name: 'Walls', keywords: ['Lime', 'Cob', 'Brick'] },
    ]);
  });

  it('words in cells in letters of their own are no titles', async () => {
    expect(
      (await skillsOf('* Slate || Thatch || Lead', '* Lime || Cob', 'I have also laid floors, hedges')).flatMap(
        ({ keywords }) => keywords,
      ),
    ).toEqual(expect.arrayContaining(['Slate', 'Thatch', 'Lead', 'Lime', 'Cob']));
  });

  it('a level alone above a list is how well all of it is known', async () => {
    expect(await skillsOf('Intermediate', 'Slating, Leadwork, Thatching')).toMatchObject([
      { level: 'Intermediate', keywords: ['Slating', 'Leadwork', 'Thatching'] },
    ]);
    expect((await skillsOf('Basic carpentry', 'Slating, Leadwork')).flatMap(({ keywords }) => keywords)).toContain(
      'Basic carpentry',
    );
  });
});

describe('headers and names', () => {
  it('a headline that wraps before the word for what somebody is is whole', async () => {
    const headline = async (...given: string[]) =>
      (await read(lines(['# Ada Park', ...given, '', 'ada@example.org', ...jobs], 40))).resume.basics.headline;
    expect(await headline('Careful and Patient Heritage', 'Roofer')).toBe('Careful and Patient Heritage Roofer');
    expect(await headline('Heritage Roofer', 'Steeplejack and Mason of Leeds')).toBe('Heritage Roofer');
  });

  it('a number before a street, apart from its city, is part of one address', async () => {
    const { resume } = await read(
      lines(['# Ada Park', '480 BIRCH STREET · SALEM, OR 97301 · (503) 555-0142 · ada@example.org', ...jobs], 40),
    );
    expect(resume.basics.location).toMatchObject({ city: 'SALEM', region: 'OR', postalCode: '97301' });
  });

  it('a high school that has a name is a school', async () => {
    const { resume } = await read(
      lines(
        [
          '# Ada Park',
          'ada@example.org',
          '# Education',
          '* Lincoln High School || 2006 - 2010',
          'Building Trades Course',
        ],
        40,
      ),
    );
    expect(resume.sections.education.items).toMatchObject([
      { institution: 'Lincoln High School', degree: 'Building Trades Course' },
    ]);
  });

  it('a raised ending that stands a little apart from its number belongs to it', async () => {
    const raised = (y: number): PdfText[] => [
      { text: '1', x: 40, y, size: 10 },
      { text: 'st', x: 47.6, y: y - 3.5, size: 7 },
      { text: 'Prize, Slate Cutting Cup 2019', x: 57, y, size: 10 },
    ];
    const page = lines(['# Ada Park', 'ada@example.org', ...jobs, '# Awards'], 40);
    const { resume } = await read([...page, ...raised(160), ...raised(176)]);
    expect(resume.sections.award.items.map(({ title }) => title)).toEqual([
      '1st Prize, Slate Cutting Cup',
      '1st Prize, Slate Cutting Cup',
    ]);
  });
});

describe('projects and other things', () => {
  const projectsOf = async (given: readonly string[], apart = 140) => {
    const page = markedLines(['* Ada Park', 'ada@example.org', ...jobs, '# Projects', ...given], {
      xOf: (cell) => 40 + cell * apart,
      top: 60,
      step: 13,
      heading: 15,
    });
    return (await read(page)).resume.sections.project.items;
  };
  const described = [
    { name: 'Barn Finder', body: 'A map of the listed barns of the county with their roofs' },
    { name: 'Slate Count', body: 'Counts the slates of a roof in a photo, used by twelve firms' },
  ];

  it('names before what they are, in a list or in paragraphs, are names', async () => {
    const told = ['Barn Finder - A map of the listed barns of the county with their roofs'];
    told.push('Slate Count: Counts the slates of a roof in a photo, used by twelve firms');
    expect(await projectsOf(told)).toMatchObject(described);
    expect(await projectsOf(told.map((line) => `- ${line}`))).toMatchObject(described);
  });

  it('names of several words and keywords are not divided', async () => {
    expect(await projectsOf(['* Barn Finder - Northern Edition', 'Python, hand tools, roof slates'])).toMatchObject([
      { name: 'Barn Finder - Northern Edition', keywords: ['Python', 'hand tools', 'roof slates'] },
    ]);
  });

  it('two projects side by side are two, and short lines of a sentence are no titles', async () => {
    const items = await projectsOf(
      [
        'Barn Finder || Slate Count',
        'Lead || Surveyor',
        'A map of the listed barns of the whole || Counts the slates of a roof in a',
        'county with their roofs of slate. || photo, which twelve firms have used.',
      ],
      200,
    );
    expect(items).toMatchObject([
      { name: 'Barn Finder', role: 'Lead' },
      { name: 'Slate Count', role: 'Surveyor' },
    ]);
  });
});

const emptyLine: Omit<Line, 'cells' | 'text' | 'style'> = {
  page: 0,
  index: 0,
  x: 40,
  right: 160,
  top: 100,
  bottom: 110,
  bullet: false,
  headingLevel: 0,
  gapAbove: 4,
  lane: 0,
  laneLeft: 40,
  laneRight: 555,
};

describe('entries with words around their dates', () => {
  it('what happened on a date is no name', async () => {
    const { resume } = await read(
      lines(['* Ada Park', ...jobs, '# Awards', '* Golden Slate', 'Roofing Guild', 'Awarded on: Nov 01, 2014'], 40),
    );
    expect(resume.sections.award.items).toMatchObject([
      { title: 'Golden Slate', awarder: 'Roofing Guild', date: '2014-11', body: '' },
    ]);
  });

  it('a comma in regular type ends a title in bold', () => {
    const style = { size: 10, bold: false, italic: false };
    const bold = { ...style, bold: true };
    const runs = [
      { text: 'Barn Finder', style: bold, url: 'https://barns.example.org' },
      { text: ',', style, url: 'https://barns.example.org' },
      { text: ' Roofing Guild', style },
    ];
    const text = 'Barn Finder, Roofing Guild';
    const cell = { text, x: 40, right: 160, runs };
    const line = { ...emptyLine, cells: [cell], text, style };
    const { atoms } = headOf([{ line, role: 'head', dates: [], look: '' }]);
    expect(atoms.map((atom) => atom.text)).toEqual(['Barn Finder', 'Roofing Guild']);
  });
});

describe('addresses as forms of the web order them', () => {
  it.each([
    ['2712 Mill St, Salem, Oregon, US, OR 97301', { city: 'Salem', region: 'Oregon', postalCode: '97301' }],
    ['2712 Mill St, OR 97301, Salem, Oregon (US)', { city: 'Salem', region: 'Oregon', postalCode: '97301' }],
    ['5 Quay Rd, New York, New York, US, NY 10001', { city: 'New York', region: 'New York', postalCode: '10001' }],
  ])('%s', (text, place) => {
    expect(parsePlace(text)).toMatchObject({ ...place, countryCode: 'US' });
  });

  it('a street above its city, both centred, is one address', async () => {
    const centred = (text: string, y: number): PdfText => ({ text, x: 300 - text.length * 2.3, y, size: 9 });
    const { resume } = await read([
      { text: 'Ada Park', x: 250, y: 50, size: 24, bold: true },
      centred('ada@example.org', 76),
      centred('2712 Mill St, Salem,', 88),
      centred('Oregon, US, OR 97301', 100),
      ...lines(jobs, 40, 130),
    ]);
    expect(resume.basics.location).toMatchObject({ city: 'Salem', region: 'Oregon', postalCode: '97301' });
  });
});

describe('addresses, dates and handles beside labels and links', () => {
  it('an address whose parts have labels of their own is one', async () => {
    const { resume } = await read(
      lines(
        [
          '* Ada Park',
          'ada@example.org',
          '# Contact',
          'Phone || (503) 555-0142',
          'Email || ada@example.org',
          'Address || 12 Mill Street',
          'Postal Code & City || OR 97301 Salem',
          'Region || Oregon',
          'Country || United States',
          ...jobs,
        ],
        40,
      ),
    );
    expect(resume.basics.location).toMatchObject({
      address: '12 Mill Street',
      city: 'Salem',
      region: 'Oregon',
      postalCode: '97301',
      countryCode: 'US',
    });
  });

  it('labels of other things are none of an address', () => {
    expect(placeLabels('Postleitzahl / Ort')).toEqual(['postalCode', 'city']);
    expect(placeLabels('Country:')).toEqual(['countryCode']);
    expect(placeLabels('City and county council')).toEqual([]);
    expect(placeLabels('Nationality')).toEqual([]);
  });

  it('a date in the margin that is level with the second line of an entry belongs to its title', async () => {
    const beside = (y: number, title: string, period: string, text: string): PdfText[] => [
      { text: title, x: 180, y, size: 10, bold: true },
      { text: period, x: 40, y: y + 14, size: 9 },
      { text, x: 180, y: y + 14, size: 10 },
    ];
    const { resume } = await read([
      ...lines(['# Ada Park', 'ada@example.org', '# Experience'], 40),
      ...beside(112, 'Roofer at Slate & Sons', '2016-03-01 to 2019-05-01', 'A firm for the roofs of old barns.'),
      ...beside(158, 'Thatcher at Reed & Rye', '2012-01-01 to 2016-02-01', 'A firm that thatches cottages.'),
    ]);
    expect(resume.sections.experience.items).toMatchObject([
      { position: 'Roofer', employer: 'Slate & Sons', start: '2016-03', end: '2019-05' },
      { position: 'Thatcher', employer: 'Reed & Rye', start: '2012-01', end: '2016-02' },
    ]);
  });

  it.each([
    ['2016-03-01 to 2019-05-01', true],
    ['2016-03', true],
    ['2016-03-01 roof of a barn', false],
    ['2016-31-77', false],
  ])('%s is a date: %s', (text, expected) => {
    expect(isDateText(text)).toBe(expected);
  });

  it('the handle that is printed counts, not what a template linked it to', () => {
    const part = (text: string, url: string): Line => {
      const style = { size: 10, bold: false, italic: false };
      return { ...emptyLine, text, style, cells: [{ text, x: 40, right: 100, runs: [{ text, style, url }] }] };
    };
    const linksOf = (...parts: Line[]): string[] => readContacts(parts, []).links.map(({ value }) => value.url);
    expect(linksOf(part('@adapark', 'https://twitter.com/sample_themes'))).toEqual(['https://twitter.com/adapark']);
    expect(linksOf(part('@adapark', 'https://twitter.com/AdaPark'))).toEqual(['https://twitter.com/AdaPark']);
  });
});
