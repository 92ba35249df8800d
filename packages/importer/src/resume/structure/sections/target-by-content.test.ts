import { describe, expect, it } from 'vitest';
import {
  drawn,
  linesOf,
  person,
  personInLarge,
  personTexts,
  resumeOf,
  resumeOfLarge,
  resumeOfLines,
  textAt,
} from '../../testing/drawn.ts';
import { ropeJob } from '../../testing/parts-of-resumes.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';

const personApart = ['* Ada Park', 'ada@example.org', ''];

it('skills that each end in a year are certificates', async () => {
  const sectionsOf = async (...items: readonly string[]) =>
    (await resumeOfLines(...person, '# Skills', ...items, '# Experience', ...ropeJob)).sections;
  const dated = await sectionsOf('- Life Support, Rescue Academy, 2022', '- First aid for children, 2019');
  expect(dated.certification.items.map(({ name, date }) => [name, date])).toEqual([
    ['Life Support', '2022'],
    ['First aid for children', '2019'],
  ]);
  expect((await sectionsOf('- Sails, Oak', '- First aid, 2019')).certification.items).toEqual([]);
});

describe('a summary', () => {
  const jobs = [
    textAt(40, 130, '2019 - 2021'),
    textAt(140, 130, '* Baker'),
    textAt(140, 144, 'Mill Lane Ltd'),
    textAt(40, 170, '2015 - 2019'),
    textAt(140, 170, '* Chef'),
    textAt(140, 184, 'Harbour Ltd'),
  ];

  it('that lists periods beside roles is a list of jobs', async () => {
    const { sections, summary } = await resumeOfPages([
      ...personTexts,
      textAt(40, 110, '* Career summary', 14),
      ...jobs,
    ]);
    expect(summary).toBe('');
    expect(sections.experience.items).toMatchObject([
      { position: 'Baker', employer: 'Mill Lane Ltd' },
      { position: 'Chef', employer: 'Harbour Ltd' },
    ]);
  });

  it('that lists roles above periods is a list of jobs', async () => {
    const { sections, summary } = await resumeOfLines(
      ...person,
      '# Resume',
      '* Baker, Mill Lane Ltd',
      'MAY 2019 - SEPTEMBER 2021',
      '- Baked the bread of nine shops',
      '* Chef, Harbour Ltd',
      'JULY 2015 - MAY 2019',
      '- Cooked for the crews of two ferries',
    );
    expect(summary).toBe('');
    expect(sections.experience.items).toMatchObject([
      { position: 'Baker', employer: 'Mill Lane Ltd', start: '2019-05', end: '2021-09' },
      { position: 'Chef', employer: 'Harbour Ltd', start: '2015-07', end: '2019-05' },
    ]);
  });

  it('of sentences is one, whatever years they tell', async () => {
    const { sections, summary } = await resumeOfPages([
      ...personTexts,
      textAt(40, 110, '* Career summary', 14),
      textAt(40, 130, 'Baker at Mill Lane Ltd from 2019 to 2021, and a cook at Harbour Ltd from 2015 to 2019.'),
    ]);
    expect(summary).toContain('Baker at Mill Lane Ltd');
    expect(sections.experience.items).toEqual([]);
  });
});

describe('sections by what they hold', () => {
  it('are awards, where all speak of awards', async () => {
    const { sections } = await resumeOfPages(
      drawn(
        [
          ...person,
          '# Experience',
          ...ropeJob,
          '# Skills',
          'Knots',
          '# Shout-outs',
          'Golden Apple Award finalist, 2022',
          'Teacher of the Month, October 2021',
        ],
        { apart: 180, top: 80 },
      ),
    );
    expect(sections.award.items.map(({ title, date }) => [title, date])).toEqual([
      ['Golden Apple Award finalist', '2022'],
      ['Teacher of the Month', '2021-10'],
    ]);
  });

  it('are languages, where all are, one of which nobody knows', async () => {
    const { sections } = await resumeOfPages(
      drawn(
        [
          ...person,
          '# Experience',
          ...ropeJob,
          '# Skills',
          'Knots',
          '# Languages',
          'English || Native speaker',
          'Gaelic || Intermediate',
        ],
        { apart: 180, top: 80 },
      ),
    );
    expect(sections.language.items.map(({ name }) => name)).toEqual(['English', 'Gaelic']);
    const labelled = await resumeOfPages(
      drawn(
        [
          ...person,
          '# Berufserfahrung',
          ...ropeJob,
          '# Kenntnisse',
          'EDV: EPLAN, Excel',
          'Sprachen: Deutsch (Muttersprache), Plattdeutsch (fließend), Englisch (B1)',
        ],
        { apart: 180, top: 80 },
      ),
    );
    expect(labelled.sections.language.items.map(({ name }) => name)).toEqual(['Deutsch', 'Plattdeutsch', 'Englisch']);
  });
});

describe('sections whose headings mislead or say nothing', () => {
  it('are jobs of a trade beside studies that are announced', async () => {
    const { sections } = await resumeOfPages(
      drawn(
        [
          ...person,
          '# Parcours',
          '* Menuisi\u00e8re agenceuse || 2016 - 2019',
          'Atelier Nord',
          '# Formation',
          '* Brevet professionnel Menuisier || 2014 - 2016',
          'CFA de Rennes',
          '# Langues',
          'Breton (B2)',
        ],
        { apart: 180, top: 80 },
      ),
    );
    expect(sections.experience.items).toMatchObject([{ employer: 'Atelier Nord', start: '2016' }]);
    expect(sections.education.items).toMatchObject([{ institution: 'CFA de Rennes', degree: 'Brevet professionnel' }]);
  });

  it('are studies by their degrees alone', async () => {
    const { sections } = await resumeOfPages(
      drawn(
        [
          ...person,
          '# Berufserfahrung',
          '* Steuerfachangestellte || 2017 - 2020',
          'Kanzlei Petersen',
          '# Was ich mitbringe',
          '* Ausbildung zur Kauffrau || 2011 - 2014',
          'Matthiesen & Sohn',
          '* Fachhochschulreife || 2009 - 2011',
          'Haus der Bildung',
          '# Sprachen',
          'Deutsch (Muttersprache)',
        ],
        { apart: 180, top: 80 },
      ),
    );
    expect(sections.education.items).toHaveLength(2);
  });

  it('are rows of keywords in three columns, which no label begins', async () => {
    const texts = [
      ...drawn([...person, '# Experience', ...ropeJob, '# Strengths'], { apart: 180, top: 80 }),
      ...['Butchery', 'Costing', 'Training', 'Allergens', 'HACCP'].map((text, index) => ({
        text,
        x: [40, 110, 170][index % 3] ?? 0,
        y: 180 + Math.floor(index / 3) * 14,
      })),
    ];
    const { sections } = await resumeOfPages(texts);
    expect(sections.skill.items.flatMap(({ keywords }) => keywords)).toHaveLength(5);
  });

  it('sentences without a date are no jobs, whatever their heading announces', async () => {
    const { sections, custom } = await resumeOfLarge(
      [
        '# Teaching',
        '- I supervised first-year mathematics for two colleges during my doctorate.',
        '- I assisted teachers of music with their classes of twelve.',
      ],
      [40, 340],
    );
    expect(sections.experience.items).toEqual([]);
    expect(custom[0]?.heading).toBe('Teaching');
  });

  it('jobs and studies under headings that say nothing are known by what they hold', async () => {
    const { sections } = await resumeOfPages([
      ...personInLarge,
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
});

describe('headings with several meanings', () => {
  it('"Research" may be a list of posts', async () => {
    const { sections } = await resumeOfLines(
      ...person,
      '# Research',
      '* Graduate Researcher || Sep 2021 - May 2023',
      'Field Robotics Center',
    );
    expect(sections.experience.items).toMatchObject([{ position: 'Graduate Researcher', start: '2021-09' }]);
  });
});

describe('prose below a first heading that no list has', () => {
  const said = 'I am an engineer and a doctor of physics, and I have made programs for schools and for their pupils.';

  it('introduces the person', async () => {
    const { summary } = await resumeOf([
      '# À présent',
      said,
      '# Experience',
      'Cook, Hill Hotel, 2016 - 2019',
      '# Languages',
      'English',
    ]);
    expect(summary).toBe(said);
  });

  it('does not where something else does', async () => {
    const { summary } = await resumeOf(['# Profile', 'I cook.', '# À présent', said, '# Languages', 'English']);
    expect(summary).toBe('I cook.');
  });
});

describe('a list of what was done beside a section with the jobs', () => {
  const jobs = [
    '# Professional experience',
    'Surgeon, Harlow Hospital, 2015 - 2018',
    'Nurse, Lund Clinic, 2011 - 2014',
  ];

  it('has no jobs', async () => {
    const { sections } = await resumeOf([
      '# Clinical experience',
      '- Advanced surgery of the eye',
      '- Retinopathy and its treatment with lasers',
      ...jobs,
    ]);
    expect(sections.experience.items.map(({ position }) => position)).toEqual(['Surgeon', 'Nurse']);
  });

  it('has jobs where it names roles', async () => {
    const { sections } = await resumeOf([
      '# Work experience',
      '- Teacher at Lund School',
      '- Baker, Harlow Mills',
      ...jobs,
    ]);
    expect(sections.experience.items).toHaveLength(4);
  });
});

describe('a heading that was guessed to announce keywords', () => {
  const school = ['', '# Education', '* B.A. in History', 'Maine College, 2011 - 2015', '', '# Experience'];

  const job = ['* Teacher', 'Maine College, 2015 - 2019', '- Taught history to small classes'];

  it('announces projects where lists stand below titles with dates', async () => {
    const { sections } = await resumeOfPages(
      drawn([
        ...personApart,
        ...school,
        ...job,
        '',
        '# Coding Craft',
        '* Tide tables',
        '2019 - 2020',
        '- Shows the tides of each harbour',
        '* Star charts',
        '2018',
        '- Draws the sky above a place',
      ]),
    );
    expect(sections.project.items).toMatchObject([{ name: 'Tide tables' }, { name: 'Star charts' }]);
    expect(sections.skill.items).toEqual([]);
  });

  it('announces keywords where words are below it', async () => {
    const { sections } = await resumeOfPages(
      drawn([...personApart, ...school, ...job, '', '# Coding Craft', '- Perl', '- Fortran', '- Make']),
    );
    expect(sections.project.items).toEqual([]);
  });
});
