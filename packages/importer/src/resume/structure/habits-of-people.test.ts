import { writePdf, type PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { parsePlace } from '../../language/places.ts';
import { importFile } from '../import-file.ts';

const AS_OF = '2026-11-21';

/**
 * Lines from the top: `# ` is a heading, `= ` a smaller one, `* ` is bold, `- ` an item, each space before it an indent; `||` separates
 * cells, `> ` is an item whose mark stands alone before it, and a line below it begins where the mark does.
 */
const textOf = (line: string, index: number, cells: readonly number[]): PdfText[] => {
  const indent = /^ */u.exec(line)?.[0].length ?? 0;
  const text = line.trimStart();
  return text
    .replace(/^[#*=] /u, '')
    .replace(/^> /u, '- ')
    .split(' || ')
    .map((part, cell) => ({
      text: part,
      x: 40 + 14 * indent + (cells[cell] ?? 0),
      y: 40 + index * 15,
      bold: cell === 0 && /^[#*=] /u.test(text),
      size: text.startsWith('# ') ? 16 : text.startsWith('= ') ? 12 : 10,
    }));
};

const pdf = async (lines: readonly string[], cells: readonly number[] = [0, 300]) =>
  (
    await importFile({
      name: 'x.pdf',
      bytes: writePdf([{ texts: lines.flatMap((line, index) => textOf(line, index, cells)) }]),
      asOf: AS_OF,
    })
  ).resume;

const person = ['* Ada Park', 'ada@example.org'];

describe('lists in lists', () => {
  it('name employers, roles, and what was done, from the outermost to the innermost', async () => {
    const { sections } = await pdf([
      ...person,
      '# Work experience',
      '- Bright & Dale Law Group',
      '  - Law Clerk (05/2022-Present) – Los Angeles, CA',
      '    - Met clients and witnesses and took their statements.',
      '    - Drafted briefs and motions.',
      '- Northside Legal Aid',
      '  - Legal Assistant (05/2018-07/2019 – San Diego, CA)',
      '    - Helped people without a lawyer with their forms.',
    ]);
    const jobs = sections.experience.items.map(({ position, employer, start }) => [position, employer, start]);
    expect(jobs).toEqual([
      ['Law Clerk', 'Bright & Dale Law Group', '2022-05'],
      ['Legal Assistant', 'Northside Legal Aid', '2018-05'],
    ]);
    expect(sections.experience.items[0]).toHaveProperty('body', expect.stringContaining('Drafted briefs'));
  });
});

describe('marks', () => {
  it('before the second line of each entry are none of a list, where its period stands beside it', async () => {
    const { sections } = await pdf([
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
    const { sections } = await pdf([
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
    const { sections } = await pdf([
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

describe('leaders', () => {
  it('of dots or dashes are gaps between an employer and its place', async () => {
    const { sections } = await pdf(
      [
        ...person,
        '# Experience',
        '2016-2018 || Finch Financial Inc ---------------------------- Boston, MA',
        '2012-2016 || Nara Lanterns Ltd ........................... Cambridge, MA',
      ],
      [0, 80],
    );
    expect(sections.experience.items.map(({ employer, location }) => [employer, location])).toEqual([
      ['Finch Financial Inc', 'Boston, MA'],
      ['Nara Lanterns Ltd', 'Cambridge, MA'],
    ]);
  });
});

describe('volunteering', () => {
  it('is at an organization before a colon, with the role behind it', async () => {
    const { sections } = await pdf([
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

describe('the foot', () => {
  it('that has a month, some of the names and the title of the document is no entry', async () => {
    const { sections } = await pdf([
      '* Ada Louise Park Byron',
      'ada@example.org',
      '# Courses',
      ...['Water', 'Soil', 'Air', 'Fire'].map((word, index) => `- ${word} for engineers, ${2014 + index}`),
      '# Languages',
      'English: fluent',
      'Spanish: native',
      '# Interests',
      'Rowing',
      'Chess',
      '# Certifications',
      '- First aid, 2016',
      '',
      'December 2018 || Ada Park · Curriculum Vitae',
    ]);
    expect(sections.certification.items.map(({ name }) => name)).not.toContain('Ada Park');
  });
});

describe('labels of groups within a section', () => {
  it('are no part of the entries below them, and brackets behind employers are roles', async () => {
    const { sections } = await pdf([
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
    const { sections } = await pdf([
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

describe('a role above several employers', () => {
  it('is that at each of them', async () => {
    const { sections } = await pdf([
      ...person,
      '# Experience',
      'Registered Nurse',
      'Wellspring Lung Clinic',
      '(May 2019 – Current)',
      'Harrow Medical Center',
      '(August 2017 – September 2018)',
      'Meridian Medical Center',
      '(May 2011 – January 2016)',
    ]);
    expect(sections.experience.items.map(({ position, employer }) => [position, employer])).toEqual([
      ['Registered Nurse', 'Wellspring Lung Clinic'],
      ['Registered Nurse', 'Harrow Medical Center'],
      ['Registered Nurse', 'Meridian Medical Center'],
    ]);
  });
});

describe('what was done', () => {
  /** Titles, employers and periods at the left, and beside them what was done, in lines that are not level. */
  const beside = (top: number, facts: readonly string[], tasks: readonly string[]): PdfText[] => [
    ...facts.map((text, index) => ({ text, x: 40, y: top + index * 13, size: 10, bold: index === 0 })),
    ...tasks.map((text, index) => ({ text, x: 220, y: top + index * 15, size: 10 })),
  ];

  it('beside titles that begin level with it belongs to them, with numbers as marks', async () => {
    const { resume } = await importFile({
      name: 'x.pdf',
      bytes: writePdf([
        {
          texts: [
            { text: 'Ada Park', x: 40, y: 40, size: 20, bold: true },
            { text: 'ada@example.org', x: 40, y: 60, size: 10 },
            { text: 'Experience', x: 40, y: 90, size: 16, bold: true },
            ...beside(
              112,
              ['Substitute Teacher', 'Jefferson Schools', '1/2018 - Present', 'Louisville, KY'],
              [
                '1. Kept the routines of classes and the learners on task,',
                'so that all of them could learn what they wanted',
                '2. Learned how to teach those who need other things',
                '3. Taught in 40 schools for more than two thousand',
                'learners',
              ],
            ),
            ...beside(
              200,
              ['Language Teacher', 'Seoul Academy', '8/2003 - 5/2017', 'Seoul, Korea'],
              [
                '1. Taught English to learners of all kinds',
                '2. Helped to write the lessons of the foreign',
                'languages',
              ],
            ),
            { text: 'Education', x: 40, y: 270, size: 16, bold: true },
            ...beside(
              292,
              ['B.A. Political Science', 'University of Louisville', '1/2000 - 5/2003'],
              ['1. Was the president of a society', '2. Helped in the office of the budget'],
            ),
          ],
        },
      ]),
      asOf: AS_OF,
    });
    const [first, second] = resume.sections.experience.items;
    expect(first).toMatchObject({ position: 'Substitute Teacher', employer: 'Jefferson Schools' });
    expect(first).toHaveProperty('body', expect.stringMatching(/^1\. Kept.*\n2\. Learned.*\n3\. Taught/u));
    expect(second).toHaveProperty('body', expect.stringMatching(/^1\. Taught English.*\n2\. Helped/u));
    expect(resume.sections.education.items[0]).toMatchObject({ institution: 'University of Louisville' });
  });
});

describe('headings', () => {
  it('that stand alone in large letters are not outvoted by labels beside values', async () => {
    const { sections } = await pdf([
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
});

describe('schools and employers', () => {
  it('in lines of names between commas are names, with their place behind them', async () => {
    const { sections } = await pdf(
      [
        ...person,
        '# Experience',
        'Sep 2018 - Present || Senior Researcher in Fluid Dynamics',
        '- Wrote new parts of the code that the institute has for fluids.',
        '- Guided students.',
      ].toSpliced(4, 0, ' Maritime Research Institute Norland (MARIN), Bergen, Norway'),
      [0, 110],
    );
    expect(sections.experience.items[0]).toEqual(
      expect.objectContaining({
        position: 'Senior Researcher in Fluid Dynamics',
        employer: 'Maritime Research Institute Norland (MARIN)',
        location: 'Bergen, Norway',
      }),
    );
  });

  it('behind a degree are told from it without a comma, or by being the only other name', async () => {
    const { sections } = await pdf([
      ...person,
      '# Education',
      '- B.A. in Political Science, UC San Diego, 2019',
      '- J.D. University of Leeds College of Law, 2024 (expected)',
      '# Skills',
      '- Legal research',
    ]);
    expect(sections.education.items.map(({ degree, institution, end }) => [degree, institution, end])).toEqual([
      ['B.A.', 'UC San Diego', '2019'],
      ['J.D.', 'University of Leeds College of Law', '2024'],
    ]);
  });

  it('are universities rather than their faculties', async () => {
    const { sections } = await pdf([
      ...person,
      '# Educación',
      '* Licenciatura en Química',
      'Facultad de Ciencias Químicas',
      'Universidad de Loja || 2018',
    ]);
    expect(sections.education.items.map(({ institution }) => institution)).toEqual(['Universidad de Loja']);
  });

  it('are beside the kind of school that was finished', async () => {
    const { sections } = await pdf([
      ...person,
      '# Ausbildung',
      '* Gymnasium || 1995 – 2004',
      'Gymnasium Eching',
      '* Universität || 2005 – 2010',
      'Johannes-Kepler-Universität Linz',
    ]);
    expect(sections.education.items.map(({ degree, institution }) => [degree, institution])).toEqual([
      ['Gymnasium', 'Gymnasium Eching'],
      ['Universität', 'Johannes-Kepler-Universität Linz'],
    ]);
  });
});

describe('the head', () => {
  it('has a name without the day of birth and the title of the document behind it', async () => {
    const { basics } = await pdf([
      '# Lebenslauf',
      'Name: Ada Park (*28.10.1997)',
      'E-Mail: ada@example.org',
      '# Studium',
      '2016 - 2019 || Technische Universität Kassel, Bachelor Physik',
    ]);
    expect(basics.fullName).toBe('Ada Park');
    const banking = await pdf(['# Ada Park | Curriculum Vitae', 'ada@example.org', '# Languages', 'English: fluent']);
    expect(banking.basics).toEqual(expect.objectContaining({ fullName: 'Ada Park', headline: '' }));
  });

  it('joins the parts of a name under labels of their own', async () => {
    const { basics } = await pdf([
      '# Persoonlijke gegevens',
      'Naam: Vermeer',
      'Voornaam: Stijn',
      'E-mail: stijn@example.be',
      '# Werkervaring',
      '2013 - heden || Medewerker, Corum Verzekeringen',
    ]);
    expect(basics.fullName).toBe('Stijn Vermeer');
  });

  it('reads a country before the code, and no company as a place', () => {
    expect(parsePlace('Via Verdi, 6, Milano (MI), Italy, 20138')).toEqual({
      address: 'Via Verdi, 6',
      postalCode: '20138',
      city: 'Milano',
      region: 'MI',
      countryCode: 'IT',
    });
    expect(parsePlace('Danone France')).toBeUndefined();
    expect(parsePlace('Pokfulam, Hong Kong')).toHaveProperty('city', 'Hong Kong');
  });
});
