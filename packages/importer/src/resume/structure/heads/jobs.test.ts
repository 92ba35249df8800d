import { describe, expect, it } from 'vitest';
import {
  drawn,
  headRows,
  person,
  personTexts,
  readPages,
  resumeOf,
  resumeOfLarge,
  resumeOfLines,
  resumeOfOutline,
  resumeOfRows,
  rowAt,
  textAt,
  THEME,
  titleAt,
} from '../../testing/drawn.ts';
import { roofingStudies } from '../../testing/parts-of-resumes.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';
import { resumeOfHtml } from '../../testing/resume-of-text.ts';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';

const personApart = ['* Ada Park', 'ada@example.org', ''];

const jobsOf = async (...given: readonly string[]) =>
  (await resumeOf(['# Work experience', ...given], [40, 300, 440], false)).sections.experience.items.map(
    ({ position, employer, location }) => [position, employer, location],
  );

const studiesOf = async (...given: readonly string[]) =>
  (await resumeOf(['# Education', ...given], [40, 300, 440], false)).sections.education.items.map(
    ({ degree, area, institution, start, end }) => [[degree, area].filter(Boolean).join(', '), institution, start, end],
  );

const list = (text: string): string => `<ul><li>${text}</li></ul>`;

describe('roles', () => {
  it('beside a place of three names have the first for their employer', async () => {
    expect(await jobsOf('* Research assistant, || Met Office, Exeter, UK || 2009 - 2011')).toEqual([
      ['Research assistant', 'Met Office', 'Exeter, UK'],
    ]);
  });

  it('beside each other before an employer are one title', async () => {
    const { sections } = await resumeOfPages([
      ...personTexts,
      textAt(40, 110, '* Experience', 14),
      textAt(40, 130, '2019 - 2021'),
      textAt(140, 130, 'Head baker | Shop manager, Mill Lane Ltd, France'),
    ]);
    expect(sections.experience.items).toMatchObject([
      { position: 'Head baker | Shop manager', employer: 'Mill Lane Ltd', location: 'France' },
    ]);
  });

  it('are no employers whose names have words like those of roles', async () => {
    const { sections } = await resumeOfPages([
      ...personTexts,
      textAt(40, 110, '* Experience', 14),
      textAt(40, 130, '2019 - 2021'),
      textAt(140, 130, '* Physics teacher'),
      textAt(225, 130, '- Mechanics Works Labedy, Krakow, Poland'),
    ]);
    expect(sections.experience.items).not.toMatchObject([{ employer: 'Krakow' }]);
    expect(JSON.stringify(sections.experience.items)).not.toContain('teacher - Mechanics');
  });

  it('beside an employer with commas in its name are titles of their own', async () => {
    const { sections } = await resumeOfPages([
      ...personTexts,
      textAt(40, 110, '* Experience', 14),
      textAt(40, 130, '2019 - 2021'),
      textAt(140, 130, 'Head baker | Bakers, Millers and Sons'),
    ]);
    expect(sections.experience.items).toMatchObject([{ position: 'Head baker', employer: 'Bakers, Millers and Sons' }]);
  });
});

describe('a role beside its employer', () => {
  it('splits a role from its employer though more follows', async () => {
    const { sections } = await resumeOfPages([
      ...headRows,
      titleAt(90, 'Experience'),
      ...rowAt(110, [40, '2021'], [110, 'Internship at Halden'], [268, ', supervised by Prof. Moreau (2 months).']),
      { x: 205, y: 110, text: 'Paris, France', size: 10, bold: true },
      ...rowAt(125, [40, '2019'], [110, 'Internship at Corvelo'], [272, ', supervised by Prof. Lind (5 months).']),
      { x: 209, y: 125, text: 'Oslo, Norway', size: 10, bold: true },
    ]);
    expect(sections.experience.items.map(({ employer }) => employer)).toEqual(['Halden', 'Corvelo']);
  });
});

describe('volunteering', () => {
  it('volunteering is ordered as the work is, where its words do not tell', async () => {
    const { sections } = await resumeOfLines(
      ...person,
      '# Experience',
      '* Hill School || Leeds, UK',
      'Teacher || 2015 - 2020',
      '* North Academy || York, UK',
      'Assistant Teacher || 2012 - 2015',
      '# Volunteering',
      '* Orange Cross',
      'Rettungshelfer || 2008 - 2013',
    );
    expect(sections['volunteer-experience'].items).toMatchObject([
      { organization: 'Orange Cross', role: 'Rettungshelfer' },
    ]);
  });

  it('is at an organization before a colon, with the role behind it', async () => {
    const { sections } = await resumeOfOutline([
      ...person,
      '# Volunteering',
      '- Open Data Meeting (ODM): ambassador',
      '- Association for Learning Machines: volunteer',
      '- Fatti di Numeri: contributor',
    ]);
    expect(sections['volunteer-experience'].items.map(({ organization, role }) => [organization, role])).toEqual([
      ['Open Data Meeting (ODM)', 'ambassador'],
      ['Association for Learning Machines', 'volunteer'],
      ['Fatti di Numeri', 'contributor'],
    ]);
  });
});

describe('heads of jobs', () => {
  it('name the employer behind a small word of many languages', async () => {
    const { sections } = await resumeOf(
      [
        '# Work experience',
        '* Assistant at Harlow University, 2019 - 2022',
        'Institute of Molecular Sciences',
        '- Drew the slices',
      ],
      [40, 60],
    );
    expect(sections.experience.items).toMatchObject([{ position: 'Assistant', employer: 'Harlow University' }]);
  });

  it('end before what tells the duties behind a label', async () => {
    const { sections } = await resumeOf(
      [
        '# Work experience',
        '* Lund Software Ltd., 2019 - 2022',
        'Main duties: care of the database.',
        '* Hagen Media Inc., 2015 - 2018',
        'Main duties: design of components.',
      ],
      [40, 60],
    );
    expect(sections.experience.items).toMatchObject([
      { employer: 'Lund Software Ltd.', body: 'Main duties: care of the database.' },
      { employer: 'Hagen Media Inc.', body: 'Main duties: design of components.' },
    ]);
  });

  it('end in two towns, or in one with the number of its department', async () => {
    expect(
      await jobsOf(
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
    expect(
      await jobsOf('Nurse || 2020 - 2021', 'Haus Elisabeth, Pflegeheim, Rolandstraße 40, 35683 Dillenburg'),
    ).toEqual([['Nurse', 'Haus Elisabeth, Pflegeheim', 'Rolandstraße 40, 35683 Dillenburg']]);
    expect(await jobsOf('Nurse || 2020 - 2021', 'Haus 40, Pflegeheim')).toEqual([['Nurse', 'Haus 40, Pflegeheim', '']]);
  });

  it('keep names that only look like towns', async () => {
    expect(await jobsOf('Clerk || 2020 - 2021', 'Miller, Smith & Sons')).toEqual([
      ['Clerk', 'Miller, Smith & Sons', ''],
    ]);
  });

  it('end in full stops and in what an employer does', async () => {
    expect(
      await jobsOf(
        '* Web developer at 23 Gears in Berlin. || 2018 - 2019',
        '* Clerk at Harlow Seeds AB (growing of beets). || 2016 - 2018',
      ),
    ).toEqual([
      ['Web developer', '23 Gears', expect.stringContaining('Berlin')],
      ['Clerk', 'Harlow Seeds AB', ''],
    ]);
  });

  it('keep a name in brackets', async () => {
    expect(await jobsOf('* Clerk at Harlow Seeds AB (Quayside) || 2016 - 2018')).toEqual([
      ['Clerk', 'Harlow Seeds AB (Quayside)', ''],
    ]);
  });
});

describe('schools and employers', () => {
  it('in lines of names between commas are names, with their place behind them', async () => {
    const { sections } = await resumeOfOutline(
      [
        ...person,
        '# Experience',
        'Sep 2018 - Present || Senior Researcher in Fluid Dynamics',
        '- Wrote new parts of the code that the institute has for fluids.',
        '- Guided students.',
      ].toSpliced(4, 0, ' Maritime Research Institute Norland (MARIN), Bergen, Norway'),
      [40, 150],
    );
    expect(sections.experience.items[0]).toEqual(
      expect.objectContaining({
        position: 'Senior Researcher in Fluid Dynamics',
        employer: 'Maritime Research Institute Norland (MARIN)',
        location: 'Bergen, Norway',
      }),
    );
  });
});

describe('roles and their employers', () => {
  it('are apart where a dash behind a role names its subject, above the employer', async () => {
    const tutor = ['* Tutor - Statistics II || 2016 - 2019', 'Department of Mathematics', 'Held the exercises.'];
    expect(await jobsOf(...tutor)).toMatchObject([['Tutor - Statistics II', 'Department of Mathematics', '']]);
    const cook = ['* Cook - Marsh Inn Ltd || 2016 - 2019', 'Department of Soups', 'Boiled them.'];
    expect(await jobsOf(...cook)).toMatchObject([['Cook', 'Marsh Inn Ltd', '']]);
  });

  it('are divided at colons and at dashes without a space behind them', async () => {
    const { sections } = await resumeOfLarge([
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
    const nurse = await resumeOfLarge(['# Experience', 'NURSE, LAKE HEALTH; GREEN BAY, WI || 2020 - 2021'], cells);
    expect(nurse.sections.experience.items).toMatchObject([{ employer: 'LAKE HEALTH', location: 'GREEN BAY, WI' }]);
    const research = await resumeOfLarge(
      ['# Experience', 'Assistant, Institute for Harbours, Betreuung: Prof. Dr. R. Berg || 2018 - 2019'],
      cells,
    );
    expect(research.sections.experience.items).toMatchObject([{ employer: 'Institute for Harbours' }]);
  });

  it('employers follow "bei", "im" and "på", and cities "in"', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Berufserfahrung/Praktika',
      'Juni 2017\tFerienjob bei Hartmann Labortechnik GmbH in München',
      'November 2014\tPraktikum im Auktionshaus Weber',
      'Mai 2012\tPraktik på Frökraft AB',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Ferienjob', employer: 'Hartmann Labortechnik GmbH', location: 'München' },
      { position: 'Praktikum', employer: 'Auktionshaus Weber', start: '2014-11' },
      { position: 'Praktik', employer: 'Frökraft AB' },
    ]);
  });
});

describe('roles and employers', () => {
  it('an employer stands between its role and the dates', async () => {
    const { sections } = await resumeOfWord(
      'Ada Park',
      'ada@example.org',
      '# Experience',
      'Vice President, Finance\tHalvorsen Dairy\t2012 - 2017',
      '-\tCut the close from twelve days to five',
      'Audit Manager\tBell Torvald\t2005 - 2012',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Vice President, Finance', employer: 'Halvorsen Dairy' },
      { position: 'Audit Manager', employer: 'Bell Torvald' },
    ]);
  });

  it('a name before a city and its state is an employer, a legal form and an authority are', async () => {
    const { sections } = await resumeOfRows(
      '# Experience',
      '* Yard Associate',
      'Oakmont, Omaha, NE',
      '2019 - 2021',
      '* Senior Associate, Carrow and Pell, PLLC',
      '2016 - 2019',
      '* Assistant Attorney General, Office of the Attorney General',
      '2014 - 2016',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Yard Associate', employer: 'Oakmont', location: 'Omaha, NE' },
      { position: 'Senior Associate', employer: 'Carrow and Pell, PLLC' },
      { position: 'Assistant Attorney General', employer: 'Office of the Attorney General' },
    ]);
  });

  it('a city with its state is no company, and the last word of a role says what it is', async () => {
    const { sections } = await resumeOfRows(
      '# Experience',
      '* FRONT RANGE FREIGHT || Colorado Springs, CO',
      'Warehouse Supervisor || 2022 - 2024',
      '# Volunteering',
      'Board Member, Greater Lakes Pantry, 2019 - 2021',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Warehouse Supervisor', employer: 'FRONT RANGE FREIGHT', location: 'Colorado Springs, CO' },
    ]);
    expect(sections['volunteer-experience'].items).toMatchObject([
      { role: 'Board Member', organization: 'Greater Lakes Pantry' },
    ]);
  });
});

describe('employers', () => {
  it('a firm called after several people is one employer, and lone organisations are employers', async () => {
    const { resume } = await readPages(
      drawn(
        [
          ...person,
          '# Experience',
          '* Baker, Lund and Osei Engineering, Inc. || 2019 - 2022',
          '* Northern Barn Cooperative || 2016 - 2019',
          '* Reed Rye || 2014 - 2016',
          ...roofingStudies,
        ],
        THEME,
      ),
    );
    expect(resume.sections.experience.items).toMatchObject([
      { employer: 'Baker, Lund and Osei Engineering, Inc.', position: '' },
      { employer: 'Northern Barn Cooperative', position: '' },
      { employer: 'Reed Rye', position: '' },
    ]);
    const { resume: other } = await readPages(
      drawn([...person, '# Experience', '* Roofer, Lund and Osei Roofing || 2019 - 2022', ...roofingStudies], THEME),
    );
    expect(other.sections.experience.items).toMatchObject([{ employer: 'Lund and Osei Roofing', position: 'Roofer' }]);
  });
});

describe('parts of a head', () => {
  it('are a place where a template has one', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Education',
      '* BSc Geology',
      '[University Name], [City, State]',
      '2015 - 2018',
      '# Experience',
      '* Clerk',
      '[Company Name], [City Bank]',
      '2019 - 2021',
    );
    expect(sections.education.items).toMatchObject([{ institution: '[University Name]', location: '[City, State]' }]);
    expect(sections.experience.items).toMatchObject([{ employer: '[Company Name], [City Bank]' }]);
  });
});

describe('a phrase that says what somebody did where', () => {
  it('has the role before the employer', async () => {
    const { sections } = await resumeOf([
      '# Expérience professionnelle',
      "2019 - 2021 Formatrice en Bureautique à l'Atelier Moreau",
      '2016 - 2018 Responsable de la caisse au Grand Moulin',
      '2014 - 2015 Adjointe au Directeur',
    ]);
    expect(sections.experience.items.map(({ position, employer }) => [position, employer])).toEqual([
      ['Formatrice en Bureautique', 'Atelier Moreau'],
      ['Responsable de la caisse', 'Grand Moulin'],
      ['Adjointe au Directeur', ''],
    ]);
  });
});

describe('the sign before an employer or a school', () => {
  it('parts it from the role or the degree', async () => {
    const { sections } = await resumeOfPages(
      drawn([
        ...personApart,
        '# Experience',
        '* Sailmaker @Hill Works',
        '2019 - 2021',
        '- Sewed sails',
        '* Rigger @ Lake Boats',
        '2015 - 2019',
        '# Education',
        '* B.A. in History @Maine College',
        '2011 - 2015',
      ]),
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Sailmaker', employer: 'Hill Works' },
      { position: 'Rigger', employer: 'Lake Boats' },
    ]);
    expect(sections.education.items).toMatchObject([{ institution: 'Maine College' }]);
  });

  it('is part of a name in small letters', async () => {
    const { sections } = await resumeOfPages(
      drawn([...personApart, '# Experience', '* Sailmaker', 'Women @work || 2019 - 2021', '- Sewed sails']),
    );
    expect(sections.experience.items).toMatchObject([{ position: 'Sailmaker', employer: 'Women @work' }]);
  });
});

describe('heads with a dash between what is said', () => {
  it('name an employer before the sentence that tells of the work', async () => {
    const { sections } = await resumeOf(
      [
        '# Work experience',
        '2019 - 2021 Harlow Seeds Ltd - Kept the books of three branches in the county.',
        '2016 - 2018 Quayside Inc. - Answered the telephones of the whole harbour office.',
      ],
      [40, 300, 440],
      false,
    );
    expect(sections.experience.items).toMatchObject([
      { employer: 'Harlow Seeds Ltd', position: '', body: 'Kept the books of three branches in the county.' },
      { employer: 'Quayside Inc.', position: '', body: 'Answered the telephones of the whole harbour office.' },
    ]);
    expect(await jobsOf('2016 - 2018 Quayside Inc. - Clerk')).toEqual([['Clerk', 'Quayside Inc.', '']]);
  });

  it('name who taught what where no word is of a school', async () => {
    expect(await studiesOf('2019 - 2021 Forest Training Centre - Care of old trees')).toEqual([
      ['Care of old trees', 'Forest Training Centre', '2019', '2021'],
    ]);
    expect(await studiesOf('2019 - 2021 Care of old trees - Part two')).toEqual([
      ['', 'Care of old trees - Part two', '2019', '2021'],
    ]);
  });
});

describe('heads above what describes', () => {
  it('name role and employer in one line, and a sentence below with words of an employer names none', async () => {
    expect(
      await jobsOf(
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
});

describe('an entry whose role is in italics', () => {
  it('has its employer behind the comma in upright letters', async () => {
    const { sections } = await resumeOfHtml(
      '<h2>Experience</h2>',
      '<p><b><i>Weft Whisperer</i></b><b>,</b><b> Nine Quays</b></p><p>2019 - 2021</p>',
      list('Wove the sails of two ships'),
      '<p><b><i>Yarn Wrangler</i></b><b>,</b><b> Old Quay</b></p><p>2016 - 2018</p>',
      list('Spun the yarn for nets'),
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Weft Whisperer', employer: 'Nine Quays' },
      { position: 'Yarn Wrangler', employer: 'Old Quay' },
    ]);
  });
});

describe('what stands around the name of an employer', () => {
  it.each([
    [
      'Internship at the Office for Regional Statistics in Y-Town, Germany',
      'Internship',
      'Office for Regional Statistics',
      'Y-Town, Germany',
    ],
    ['Research Assistant at the Institute of Tides (part-time)', 'Research Assistant', 'Institute of Tides', ''],
    ['Buchhalter bei Lund Software GmbH (Teilzeit)', 'Buchhalter', 'Lund Software GmbH', ''],
  ])('is an article, a place with its country or how somebody was employed: %s', async (head, ...values) => {
    expect(await jobsOf(`${head} || || 1995 - 1996`)).toEqual([values]);
  });
});
