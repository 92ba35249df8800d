import { markedLines } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { resumeOfPages } from '../testing/resume-of-pages.ts';

const pdf = async (...given: readonly string[]) =>
  resumeOfPages(
    markedLines(['* Ada Park', 'ada@example.org', ...given], {
      xOf: (cell) => [40, 300, 440][cell] ?? 40,
      top: 40,
      step: 15,
      heading: 11.8,
    }),
  );

const jobs = async (...given: readonly string[]) =>
  (await pdf('# Work experience', ...given)).sections.experience.items.map(({ position, employer, location }) => [
    position,
    employer,
    location,
  ]);

const studies = async (...given: readonly string[]) =>
  (await pdf('# Education', ...given)).sections.education.items.map(({ degree, area, institution, start, end }) => [
    [degree, area].filter(Boolean).join(', '),
    institution,
    start,
    end,
  ]);

describe('heads of jobs', () => {
  it('end in two towns, or in one with the number of its department', async () => {
    expect(
      await jobs(
        'Web designer || 2020 - 2021',
        'Optima Coaching, La Garde (83)',
        'Music teacher || 2018 - 2019',
        'School of Quays, Paris et Garches',
      ),
    ).toEqual([
      ['Web designer', 'Optima Coaching', 'La Garde (83)'],
      ['Music teacher', 'School of Quays', 'Paris et Garches'],
    ]);
  });

  it('end in the whole address of an employer', async () => {
    expect(await jobs('Nurse || 2020 - 2021', 'Haus Elisabeth, Pflegeheim, Rolandstraße 40, 35683 Dillenburg')).toEqual(
      [['Nurse', 'Haus Elisabeth, Pflegeheim', 'Rolandstraße 40, 35683 Dillenburg']],
    );
    expect(await jobs('Nurse || 2020 - 2021', 'Haus 40, Pflegeheim')).toEqual([['Nurse', 'Haus 40, Pflegeheim', '']]);
  });

  it('keep names that only look like towns', async () => {
    expect(await jobs('Clerk || 2020 - 2021', 'Miller, Smith & Sons')).toEqual([['Clerk', 'Miller, Smith & Sons', '']]);
  });

  it('end in full stops and in what an employer does', async () => {
    expect(
      await jobs(
        '* Web developer at 23 Gears in Berlin. || 2018 - 2019',
        '* Clerk at Harlow Seeds AB (growing of beets). || 2016 - 2018',
      ),
    ).toEqual([
      ['Web developer', '23 Gears', expect.stringContaining('Berlin')],
      ['Clerk', 'Harlow Seeds AB', ''],
    ]);
  });

  it('keep a name in brackets', async () => {
    expect(await jobs('* Clerk at Harlow Seeds AB (Quayside) || 2016 - 2018')).toEqual([
      ['Clerk', 'Harlow Seeds AB (Quayside)', ''],
    ]);
  });
});

describe('heads of studies', () => {
  it('begin with a year whose dash has no other behind it', async () => {
    expect(await studies('2021- Harlow College of Art', '2017-2021 Quayside School')).toEqual([
      ['', 'Harlow College of Art', '2021', ''],
      ['', 'Quayside School', '2017', '2021'],
    ]);
    expect(await studies('2021 - BSc Physics, Harlow College')).toEqual([
      ['BSc, Physics', 'Harlow College', '', '2021'],
    ]);
  });

  it('name a school behind a dash where another has the letters of one there', async () => {
    expect(
      await studies(
        'Evening course in weaving - HCAD Harlow || 2016 - 2018',
        'High School Diploma - Professor Oscarline Millfield || 2012 - 2015',
      ),
    ).toEqual([
      ['Evening course in weaving', 'HCAD Harlow', '2016', '2018'],
      ['High School Diploma', 'Professor Oscarline Millfield', '2012', '2015'],
    ]);
  });
});

describe('small lists', () => {
  it('have their names before a dash where commas part what is behind it', async () => {
    const { sections } = await pdf('# Skills', 'Design - Figma, Inkscape', 'Web - HTML, CSS');
    expect(sections.skill.items).toMatchObject([
      { name: 'Design', keywords: ['Figma', 'Inkscape'] },
      { name: 'Web', keywords: ['HTML', 'CSS'] },
    ]);
  });

  it('may have hyphens between their words', async () => {
    const { sections } = await pdf(
      '# Skills',
      'Figma - Wireframes - User tests - Web design -',
      'Access (WCAG) - Speed',
    );
    expect(sections.skill.items).toMatchObject([
      { keywords: ['Figma', 'Wireframes', 'User tests', 'Web design', 'Access (WCAG)', 'Speed'] },
    ]);
    expect((await pdf('# Skills', 'Back-end - Node', 'Data')).sections.skill.items).not.toMatchObject([
      { keywords: ['Back-end', 'Node', 'Data'] },
    ]);
  });

  it('of languages have signs between them, and levels before brackets', async () => {
    const { sections } = await pdf('# Languages', 'Arabic: Native || · || English: Fair', 'Quay tongue: C1 (at work)');
    expect(sections.language.items).toMatchObject([
      { name: 'Arabic', fluency: 'Native' },
      { name: 'English', fluency: 'Fair' },
      { name: 'Quay tongue', fluency: 'C1 (at work)' },
    ]);
  });
});

describe('heads of projects', () => {
  it('have what somebody was in them behind a dash, above what they are', async () => {
    const { sections } = await pdf(
      '# Projects',
      '* Tide Map - tech lead & only developer || 2023 - 2024',
      'A map of tides with alarms',
      '- Drew the coast',
    );
    expect(sections.project.items).toMatchObject([{ name: 'Tide Map', start: '2023' }]);
  });

  it('keep a dash before other words', async () => {
    const { sections } = await pdf(
      '# Projects',
      '* Tide Map - Northern coast || 2023 - 2024',
      'A map of tides',
      '- Drew it',
    );
    expect(sections.project.items).toMatchObject([{ name: 'Tide Map - Northern coast' }]);
  });
});

describe('certificates', () => {
  it('have their year in the last of their brackets, before a colon', async () => {
    const { sections } = await pdf(
      '# Certificates',
      '- Course for leaders (Harlow Chamber) (2022): how to speak to people who know more than you',
      '- Course for sailors (2021): how to come back',
    );
    expect(sections.certification.items).toMatchObject([{ date: '2022' }, { date: '2021' }]);
  });
});

describe('what is below "About me"', () => {
  it('are contact details if it has a mail address and no sentence', async () => {
    const read = await resumeOfPages(
      markedLines(
        [
          '* Ada Park',
          '# About me',
          'Quay Lane 4',
          '24937 Flensburg Germany',
          'ada@example.org',
          'born in 1990',
          '# Skills',
          'SQL',
        ],
        {
          xOf: () => 40,
          top: 40,
          step: 15,
          heading: 11.8,
        },
      ),
    );
    expect([read.basics.email, read.basics.location.city, read.summary]).toEqual(['ada@example.org', 'Flensburg', '']);
  });

  it('is told where sentences are among them', async () => {
    const { summary } = await resumeOfPages(
      markedLines(
        [
          '* Ada Park',
          '# About me',
          'I draw maps of the cold seas.',
          'Sailors use them.',
          'ada@example.org',
          '# Skills',
          'SQL',
        ],
        {
          xOf: () => 40,
          top: 40,
          step: 15,
          heading: 11.8,
        },
      ),
    );
    expect(summary).toContain('I draw maps');
  });
});

describe('heads with a dash between what is said', () => {
  it('name an employer before the sentence that tells of the work', async () => {
    const { sections } = await pdf(
      '# Work experience',
      '2019 - 2021 Harlow Seeds Ltd - Kept the books of three branches in the county.',
      '2016 - 2018 Quayside Inc. - Answered the telephones of the whole harbour office.',
    );
    expect(sections.experience.items).toMatchObject([
      { employer: 'Harlow Seeds Ltd', position: '', body: 'Kept the books of three branches in the county.' },
      { employer: 'Quayside Inc.', position: '', body: 'Answered the telephones of the whole harbour office.' },
    ]);
    expect(await jobs('2016 - 2018 Quayside Inc. - Clerk')).toEqual([['Clerk', 'Quayside Inc.', '']]);
  });

  it('name who taught what where no word is of a school', async () => {
    expect(await studies('2019 - 2021 Forest Training Centre - Care of old trees')).toEqual([
      ['Care of old trees', 'Forest Training Centre', '2019', '2021'],
    ]);
    expect(await studies('2019 - 2021 Care of old trees - Part two')).toEqual([
      ['', 'Care of old trees - Part two', '2019', '2021'],
    ]);
  });

  it('have two degrees with a slash between them, and a subject beside them', async () => {
    expect(await studies('* University of Leeds || BSc/MSc || 2019 - 2021', 'Geology')).toEqual([
      ['BSc/MSc, Geology', 'University of Leeds', '2019', '2021'],
    ]);
    expect(await studies('* University of Leeds || BSc || 2019 - 2021', 'Geology/Mining')).toEqual([
      ['BSc, Geology/Mining', 'University of Leeds', '2019', '2021'],
    ]);
  });
});

describe('heads above what describes', () => {
  it('name role and employer in one line, and a sentence below with words of an employer names none', async () => {
    expect(
      await jobs(
        '* Fitter, Quayside Electrics GmbH || 2019-Apr - Present',
        'Family business with 34 workers.',
        '* Clerk, Harlow Hotels Ltd || 2016-Jan - 2019-Mar',
        'Boutique hotel with 96 rooms.',
      ),
    ).toEqual([
      ['Fitter', 'Quayside Electrics GmbH', ''],
      ['Clerk', 'Harlow Hotels Ltd', ''],
    ]);
  });

  it('go on behind a date where a line ends in a word that no name ends in', async () => {
    expect(await studies('2019 - 2021 University of', 'Leeds', '* BSc Geology')).toEqual([
      ['BSc, Geology', 'University of Leeds', '2019', '2021'],
    ]);
  });

  it('end where a paragraph begins with an indent, although no full stop ends it', async () => {
    const paragraph = 'Wrote what guides the boats of the harbour and of the three islands west of it by';
    const { sections } = await resumeOfPages([
      { text: 'Ada Park', x: 40, y: 40, size: 20, bold: true },
      { text: 'ada@example.org', x: 40, y: 60, size: 10 },
      { text: 'Work experience', x: 40, y: 90, size: 14, bold: true },
      { text: '2019 - 2021 Quayside Ltd', x: 40, y: 110, size: 10 },
      { text: 'Clerk', x: 40, y: 122, size: 10, bold: true },
      { text: paragraph, x: 52, y: 134, size: 10 },
      { text: 'night and counted all of the buoys in the', x: 40, y: 146, size: 10 },
      { text: 'outer harbour', x: 40, y: 158, size: 10 },
    ]);
    expect(sections.experience.items).toMatchObject([{ position: 'Clerk', employer: 'Quayside Ltd' }]);
    expect(sections.experience.items[0]?.['body']).toContain('Wrote what guides');
  });
});

describe('sentences in the head of a job', () => {
  it('tell what the employer is', async () => {
    const { sections } = await pdf(
      '# Work experience',
      'Fitter || 2019 - 2021',
      'Quay Partners',
      'Lively network of eleven workshops.',
      '- Fitted the masts',
      'Clerk || 2016 - 2018',
      'Quay Partners',
      '- Kept the books',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Fitter', employer: 'Quay Partners' },
      { position: 'Clerk', employer: 'Quay Partners' },
    ]);
    expect(sections.experience.items[0]?.['body']).toContain('Lively network');
  });

  it('are none where a name ends in a full stop', async () => {
    expect(await jobs('Fitter || 2019 - 2021', 'Universidad de la Costa.')).toMatchObject([
      ['Fitter', expect.stringContaining('Universidad de la Costa'), ''],
    ]);
  });
});

describe('the item below a school', () => {
  it('tells a subject above its degree', async () => {
    const { sections } = await resumeOfPages([
      { text: 'Ada Park', x: 40, y: 40, size: 20, bold: true },
      { text: 'ada@example.org', x: 40, y: 60, size: 10 },
      { text: 'Education', x: 40, y: 90, size: 14, bold: true },
      { text: 'University of Leeds', x: 40, y: 110, size: 11 },
      { text: '2019 - 2021', x: 300, y: 110, size: 11 },
      { text: '- Geology of islands', x: 52, y: 126, size: 10 },
      { text: 'Master of Science', x: 60, y: 139, size: 10 },
    ]);
    expect(sections.education.items).toMatchObject([
      { institution: 'University of Leeds', degree: 'Master of Science', area: 'Geology of islands' },
    ]);
  });

  it('tells none where another item follows', async () => {
    const { sections } = await pdf('# Education', 'University of Leeds || 2019 - 2021', '- Rowing club', '- Choir');
    expect(sections.education.items).toMatchObject([{ institution: 'University of Leeds', degree: '' }]);
  });
});

describe('languages', () => {
  it('have their level behind a label below them', async () => {
    const { sections } = await pdf(
      '# Education',
      'BSc Geology, University of Kiel || 2015 - 2018',
      '# Languages',
      'Spanish',
      'Fluency: Professional working',
      'Welsh',
      'Fluency: Native speaker',
    );
    expect(sections.language.items.map(({ name, fluency }) => [name, fluency])).toEqual([
      ['Spanish', 'Professional working'],
      ['Welsh', 'Native speaker'],
    ]);
  });
});
