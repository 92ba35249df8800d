import { describe, expect, it } from 'vitest';
import {
  drawn,
  person,
  personTexts,
  readPages,
  resumeOf,
  resumeOfLarge,
  resumeOfLines,
  resumeOfOutline,
  rowsAt,
  textAt,
  THEME,
} from '../../testing/drawn.ts';
import { roofingStudies } from '../../testing/parts-of-resumes.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';

describe('marked lines', () => {
  it('are titles where they are bold with their dates, above text in regular type', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Experience',
      '- *Harbour Hotel, Cook, 2019 – 2021*',
      'Bread for a thousand people',
      '# Education',
      'BSc Geology, University of Kiel, 2015 - 2018',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Cook', employer: 'Harbour Hotel', start: '2019', body: 'Bread for a thousand people' },
    ]);
  });

  it('are titles where each has a paragraph below it', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Projects',
      '1. Tide Map (2022)',
      '   A map that shows when it is safe to cross the sands.',
      '2. Gull Count (2021)',
      '   Counts gulls in photographs of the harbour.',
    );
    expect(sections.project.items.map(({ name, start }) => [name, start])).toEqual([
      ['Tide Map', '2022'],
      ['Gull Count', '2021'],
    ]);
  });

  it('are entries of their own where only the last has one', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Awards',
      '- Harbour Prize, 2021',
      '- Cliff Medal, 2019',
      'Papers on request.',
    );
    expect(sections.award.items.map(({ title }) => title)).toContain('Harbour Prize');
  });
});

describe('titles behind marks', () => {
  it('marked titles in bold are entries, and a date in brackets may be followed by more', async () => {
    const { sections } = await resumeOfLines(
      ...person,
      '# Awards',
      '\u0095 Engineer of the Year (2023): Tidewater Payments.',
      '\u0095 Young Engineer (2019): Leeds Council.',
    );
    expect(sections.award.items).toMatchObject([
      { title: 'Engineer of the Year', date: '2023' },
      { title: 'Young Engineer', date: '2019' },
    ]);
    const marked = await resumeOfLines(
      ...person,
      '# Awards',
      '* \u0095 Early Career Fellow',
      'Ecological Society, 2017',
      '* \u0095 Mercer Award',
      'Society of Leeds, 2015',
    );
    expect(marked.sections.award.items).toMatchObject([
      { title: 'Early Career Fellow', date: '2017' },
      { title: 'Mercer Award', date: '2015' },
    ]);
  });
});

describe('marks of a list', () => {
  const jobs = (below: readonly [string, string]) => [
    '# Work experience',
    '- Cook, Harbour Kitchens Inc.',
    ` || ${below[0]}`,
    ' || I was hired for the summer and stayed because the people were kind to me and to the guests.',
    ' ||  || - Peeled potatoes',
    ' ||  || - Boiled them',
    '- Waiter, Hill Hotel',
    ` || ${below[1]}`,
    ' ||  || - Carried plates',
  ];

  it('before titles with their periods below are dots, whatever lists the entries have', async () => {
    const { sections } = await resumeOf(jobs(['Feb 2019 - Present', 'Sep 2016 - Jan 2019']), [40, 48, 80]);
    expect(sections.experience.items.map(({ position, employer, start }) => [position, employer, start])).toEqual([
      ['Cook', 'Harbour Kitchens Inc.', '2019-02'],
      ['Waiter', 'Hill Hotel', '2016-09'],
    ]);
    expect(sections.experience.items[0]).toHaveProperty('body', expect.stringContaining('- Peeled potatoes'));
  });

  it('are those of a list where no period is below each of them', async () => {
    const { sections } = await resumeOf(jobs(['in the summers', 'in the winters']), [40, 48, 80]);
    expect(sections.experience.items.every(({ start }) => start === '')).toBe(true);
  });
});

describe('marks', () => {
  it('before the second line of each entry are none of a list, where its period stands beside it', async () => {
    const { sections } = await resumeOfOutline([
      ...person,
      '# Certifications',
      '* Digital Product Management',
      '- https://badges.example.com/ch0a272b || 29 Oct 2020',
      '* Computer Vision',
      '- https://badges.example.com/kg9d3ak5 || 5 Apr 2020',
    ]);
    expect(sections.certification.items.map(({ name, date }) => [name, date])).toEqual([
      ['Digital Product Management', '2020-10'],
      ['Computer Vision', '2020-04'],
    ]);
  });

  it('before names are icons, where text goes on at their left edge', async () => {
    const { sections } = await resumeOfOutline([
      ...person,
      '# Experience',
      '* Trainee || June 2014 - July 2014',
      '- Corum Data',
      'I laid cables between the rooms and helped where it was needed.',
      '* Technician || July 2013 - August 2013',
      '- Osoa Rooms',
      'I learned a language for programs and wrote two of them with it.',
    ]);
    expect(sections.experience.items.map(({ position, employer }) => [position, employer])).toEqual([
      ['Trainee', 'Corum Data'],
      ['Technician', 'Osoa Rooms'],
    ]);
  });

  it('of one task in each entry stay those of a list', async () => {
    const { sections } = await resumeOfOutline([
      ...person,
      '# Experience',
      'Trainee, Corum Data, June 2014 - July 2014',
      '- Laid cables between rooms',
      'Technician, Osoa Rooms, July 2013 - August 2013',
      '- Wrote two programs',
    ]);
    expect(sections.experience.items[0]).toHaveProperty('body', '- Laid cables between rooms');
  });
});

describe('titles', () => {
  it('behind marks are titles where they are larger than all below them', async () => {
    const { sections } = await resumeOfLarge(
      [
        '# Experience',
        '+ Tidewater Mill',
        '(2016 - 2019) - Data Analyst',
        'Counted looms.',
        '+ Cliff Works Ltd',
        '(2014 - 2016) - Assistant',
        'Filed orders.',
      ],
      [40, 340],
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Data Analyst', employer: 'Tidewater Mill', start: '2016' },
      { position: 'Assistant', employer: 'Cliff Works Ltd', start: '2014' },
    ]);
  });
});

describe('dots of a line of time', () => {
  const entries = (below: readonly [string, string]) => [
    ...personTexts,
    textAt(40, 110, '* Experience', 14),
    ...rowsAt(
      130,
      [44, 56],
      [
        ['-', 'Wonders'],
        ['', below[0]],
        ['', 'Dinners for a thousand people'],
        ['-', 'Marvels'],
        ['', below[1]],
        ['', 'Peeled potatoes'],
      ],
    ),
  ];

  it('are before titles, where the line below has the period', async () => {
    const { sections } = await resumeOfPages(entries(['Harbour Hotel, 2019 - 2021', 'Hill Hotel, 2015 - 2019']));
    expect(sections.experience.items.map(({ start, end }) => [start, end])).toEqual([
      ['2019', '2021'],
      ['2015', '2019'],
    ]);
    expect(JSON.stringify(sections.experience.items.map(({ body }) => body))).not.toMatch(/Wonders|Marvels/u);
  });

  it('are marks of a list where it has none', async () => {
    const { sections } = await resumeOfPages(entries(['at the Harbour Hotel', 'at the Hill Hotel']));
    expect(JSON.stringify(sections.experience.items)).toContain('Wonders at the Harbour Hotel');
  });

  it('dots before periods are those of a line of time', async () => {
    const job = ['- 2019-03 - 2022-04', '* Slate & Sons Ltd', 'Roofer', '> - Relaid the roofs of nine barns'];
    const older = ['- 2016-01 - 2019-02', '* Reed & Rye Ltd', 'Thatcher', '> - Thatched cottages by the sea'];
    const { resume } = await readPages(drawn([...person, '# Experience', ...job, ...older, ...roofingStudies], THEME));
    expect(resume.sections.experience.items).toMatchObject([
      { employer: 'Slate & Sons Ltd', start: '2019-03', end: '2022-04' },
      { employer: 'Reed & Rye Ltd', start: '2016-01', end: '2019-02' },
    ]);
  });
});

describe('marks before periods', () => {
  it('are before entries where the lists below them have marks as well', async () => {
    const { sections } = await resumeOf([
      '# Work experience',
      '- 2016 - today - Harlow Fireworks Ltd - shop manager',
      '- advising customers on what burns',
      '- keeping the books of the shop',
      '2014 - 2016 - Quayside Jewels Ltd - shop assistant',
      '2012 - 2014 - Mill Lane Bakery - shop assistant',
    ]);
    expect(sections.experience.items.map(({ position, employer, start }) => [position, employer, start])).toEqual([
      ['shop manager', 'Harlow Fireworks Ltd', '2016'],
      ['shop assistant', 'Quayside Jewels Ltd', '2014'],
      ['shop assistant', 'Mill Lane Bakery', '2012'],
    ]);
    expect(sections.experience.items[0]).toHaveProperty('body', expect.stringContaining('- keeping the books'));
  });

  it('are of a description where an entry stands above them', async () => {
    const { sections } = await resumeOf([
      '# Work experience',
      'Shop manager, Harlow Fireworks Ltd || 2010 - 2018',
      '- 2016 - 2018 head of the second shop',
      '- 2010 - 2016 head of the first shop',
      '- keeping the books of both',
    ]);
    expect(sections.experience.items).toHaveLength(1);
  });
});
