import type { PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import type { Line } from '../../../text/line.ts';
import { person, personTexts, resumeOf, resumeOfOutline, rowsAt, textAt } from '../../testing/drawn.ts';
import { cellAt, lineOf } from '../../testing/line-of.ts';
import { AS_OF, resumeOfPages } from '../../testing/resume-of-pages.ts';
import { labelLines } from './entries.ts';

/** A line of a page, top down: `- ` begins an item. */
const lineOfText = (given: string, index: number): Line => {
  const bullet = given.startsWith('- ');
  const [text, x] = [given.replace(/^- /u, ''), bullet ? 60 : 40];
  const top = 100 + index * 20;
  return lineOf([cellAt(text, x, x + text.length * 5)], {
    index,
    top,
    bottom: top + 10,
    gapAbove: 10,
    laneRight: 550,
    bullet,
  });
};

describe('labels above lists', () => {
  it('are no employer directly below a head, if others like them stand between its items', async () => {
    const { sections } = await resumeOf(
      [
        '# Work experience',
        '* March 2019 - May 2022: Developer at Lund Software, Oslo',
        '* Development and architecture:',
        '- Wrote the service of invoices',
        '- Moved it to another host',
        '* Quality and tests:',
        '- Wrote tests for everything',
        '* June 2015 - February 2019: Tester at Hagen Media, Oslo',
        '- Tested the web site',
      ],
      [40, 60],
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Developer', employer: 'Lund Software', start: '2019-03' },
      { position: 'Tester', employer: 'Hagen Media', start: '2015-06' },
    ]);
  });

  it('are what they were where no other is like them', async () => {
    const { sections } = await resumeOf(
      ['# Work experience', '* Developer, 2019 - 2022', 'Lund Software:', '- Wrote the service of invoices'],
      [40, 60],
    );
    expect(sections.experience.items).toMatchObject([{ position: 'Developer', employer: 'Lund Software' }]);
  });
});

describe('lists of entries', () => {
  it('have labels between them that are none of them', async () => {
    const { sections } = await resumeOf([
      '# Experience',
      '- Teacher - Hill School (2019 - 2021)',
      '- Teacher - Harlow College (2015 - 2019)',
      '* Administration & computers',
      '- Head of the office - Harlow Council (2010 - 2015)',
      '- Maker of a program for the office',
      '# Certifications',
      '* Research',
      '- Statistics with R (May 2019)',
      '- Ethics of studies (June 2018)',
      '* Clinical',
      '- First Aid (July 2017)',
    ]);
    expect(sections.experience.items.map(({ start }) => start)).toEqual(['2019', '2015', '2010', '']);
    expect(sections.certification.items.map(({ name }) => name)).toEqual([
      'Statistics with R',
      'Ethics of studies',
      'First Aid',
    ]);
  });
});

describe('lists of roles and employers below labels in larger letters', () => {
  it('are entries, some of which have no date, whatever the labels are called', async () => {
    const { sections } = await resumeOfOutline([
      ...person,
      '# Experience',
      '= Teaching',
      '- Teacher - Hill School (2022 - present)',
      '- Teacher - Harlow College (2015 - 2017)',
      '= Head office',
      '- Maker of the program of the office',
      '= On boards',
      '- Coordinator - Community Project (Leeds)',
      '- Project Director - Harbour Council',
    ]);
    expect(sections.experience.items.map(({ position, employer, start }) => [position, employer, start])).toEqual([
      ['Teacher', 'Hill School', '2022'],
      ['Teacher', 'Harlow College', '2015'],
      ['Maker of the program of the office', '', ''],
      ['Coordinator', 'Community Project', ''],
      ['Project Director', 'Harbour Council', ''],
    ]);
  });
});

describe('labels of groups within a section', () => {
  it('are no part of the entries below them, and brackets behind employers are roles', async () => {
    const { sections } = await resumeOfOutline([
      '# Stijn Vermeer',
      'stijn@example.be',
      '# Ervaring',
      '= Werkervaring:',
      '23-09-2013 tot heden: Corum Insurance (Generalist Schade)',
      '23-06-2008 tot 22-09-2013: Corum Insurance (Logistics Site Management)',
      '= Vakantiejob:',
      'Juli 2002, 2003, 2004 Corum Insurance (Medewerker verzending)',
      'Juli 2007 Holland Insurance (Medewerker archief)',
    ]);
    expect(sections.experience.items.map(({ position, employer, start }) => [position, employer, start])).toEqual([
      ['Generalist Schade', 'Corum Insurance', '2013-09'],
      ['Logistics Site Management', 'Corum Insurance', '2008-06'],
      ['Medewerker verzending', 'Corum Insurance', '2002-07'],
      ['Medewerker archief', 'Holland Insurance', '2007-07'],
    ]);
  });

  it('are none above roles, which are those at the employer above them', async () => {
    const { sections } = await resumeOfOutline([
      ...person,
      '# Experience',
      '= Sunset Diner',
      '2016 - 2018 Manager',
      '2014 - 2016 Waiter',
      '= Harbour Kiosk',
      '2012 - 2014 Seller',
    ]);
    expect(sections.experience.items.map(({ position, employer }) => [position, employer])).toEqual([
      ['Manager', 'Sunset Diner'],
      ['Waiter', 'Sunset Diner'],
      ['Seller', 'Harbour Kiosk'],
    ]);
  });
});

describe('labels of groups', () => {
  const entries = (label: string) => [
    ...personTexts,
    textAt(40, 110, '* Experience', 14),
    textAt(40, 130, label, 12),
    ...rowsAt(148, [40, 440], [['* Cook, Harbour Hotel', '2019 - 2021'], ['Bread for a thousand people']]),
    ...rowsAt(184, [40, 440], [['* Apprentice, Harbour Bakery', '2016 - 2019'], ['A stall every Saturday']]),
  ];

  it('need not be bold, and have periods at the right edge below them', async () => {
    const { sections } = await resumeOfPages(entries('In trade'));
    expect(sections.experience.items.map(({ position }) => position)).toEqual(['Cook', 'Apprentice']);
  });

  it('are no roles', async () => {
    const { sections } = await resumeOfPages(entries('Head Cook'));
    expect(JSON.stringify(sections.experience.items)).toContain('Head Cook');
  });
});

describe('labels within an entry', () => {
  it('a label between two lists of a job is no title, unless the section begins so', () => {
    const roles = (given: readonly string[]) => labelLines(given.map(lineOfText), AS_OF).map(({ role }) => role);
    const job = ['Weaver, 2019 - 2021', '- Wove silk', '- Dyed wool'];
    expect(roles([...job, 'Tools include:', '- Dobby looms'])).toEqual(['head', 'item', 'item', 'body', 'item']);
    expect(roles([...job, 'Weaver at Acme Ltd:', '- Wove flax'])[3]).toBe('head');
    expect(roles(['Star map:', '- Drawn in 2019', 'Sun dial:', '- Cast in lead'])[2]).toBe('head');
  });
});

describe('labels above groups of entries', () => {
  it('are larger than titles beside which a long place is in small letters', async () => {
    const entry = (y: number, period: string, employer: string, place: string, role: string): PdfText[] => [
      textAt(40, y, period),
      textAt(110, y, `* ${employer}`),
      textAt(300, y, place, 8),
      textAt(110, y + 14, role),
      textAt(110, y + 28, 'Kept the books and wrote the letters of the house'),
    ];
    const { sections } = await resumeOfPages([
      ...personTexts,
      textAt(40, 110, '* Experience', 18),
      textAt(40, 135, '* Full Time', 14),
      ...entry(155, '2012 - 2014', 'Harlow Mills', 'Liverpool, United Kingdom of Great Britain', 'Bookkeeper'),
      textAt(40, 210, '* Part Time', 14),
      ...entry(230, '2010 - 2011', 'Quay Bank', 'Manchester, United Kingdom of Great Britain', 'Clerk'),
      ...entry(275, '2008 - 2009', 'Buy More', 'Bristol, United Kingdom of Great Britain', 'Typist'),
    ]);
    expect(sections.experience.items).toMatchObject([
      { employer: 'Harlow Mills', position: 'Bookkeeper' },
      { employer: 'Quay Bank', position: 'Clerk' },
      { employer: 'Buy More', position: 'Typist' },
    ]);
  });
});
