import { writePdf } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { importFile } from '../import-file.ts';

/** Lines from the top: `# ` is a heading, `* ` bold, `| ` indented; cells stand 160 points apart. */
const page = async (...lines: string[]) =>
  (
    await importFile({
      name: 'x.pdf',
      bytes: writePdf([
        {
          texts: lines.flatMap((line, index) =>
            line
              .replace(/^[#*|] /u, '')
              .split(' || ')
              .map((text, cell) => ({
                text,
                x: (line.startsWith('| ') ? 54 : 40) + cell * 160,
                y: 40 + index * 14,
                bold: /^[#*]/u.test(line),
                size: line.startsWith('#') ? 13 : 10,
              })),
          ),
        },
      ]),
      asOf: '2026-11-21',
    })
  ).resume;
const person = ['* Ada Park', 'ada@example.org'];

describe('what layouts have in common', () => {
  it('interests among the skills are interests', async () => {
    const { sections } = await page(...person, '# Skills', 'Technical: Stata, R, Tableau', 'Interests: Chess, Rowing');
    expect(sections.skill.items).toMatchObject([{ keywords: ['Stata', 'R', 'Tableau'] }]);
    expect(sections.hobbies.items.map(({ name }) => name)).toEqual(['Chess', 'Rowing']);
  });

  it('a school in a city and a grade below it are no contact details', async () => {
    const { sections, basics } = await page(
      ...person,
      '# Education',
      '* Cornell University, Ithaca, NY',
      'Master of Engineering, Structural Engineering, May 2024',
      'GPA: 3.8/4.0',
    );
    expect(sections.education.items).toMatchObject([
      { institution: 'Cornell University', degree: 'Master of Engineering', score: '3.8/4.0', end: '2024-05' },
    ]);
    expect(basics.phone).toBe('');
  });

  it('roles below a bold employer belong to it, indented or not', async () => {
    const { sections } = await page(
      ...person,
      '# Experience',
      '* Cascade Provisions',
      'Director of Operations || Mar 2019 - Present',
      'Plant Manager || May 2016 - Mar 2019',
      '* Willamette Foods Co.',
      'Line Lead || Jun 2011 - Dec 2014',
    );
    expect(sections.experience.items.map(({ position, employer }) => [position, employer])).toEqual([
      ['Director of Operations', 'Cascade Provisions'],
      ['Plant Manager', 'Cascade Provisions'],
      ['Line Lead', 'Willamette Foods Co.'],
    ]);
  });

  it('"Research" may be a list of posts', async () => {
    const { sections } = await page(
      ...person,
      '# Research',
      '* Graduate Researcher || Sep 2021 - May 2023',
      'Field Robotics Center',
    );
    expect(sections.experience.items).toMatchObject([{ position: 'Graduate Researcher', start: '2021-09' }]);
  });

  it('a marked line with a date at its end is a role below its employer', async () => {
    const { sections } = await page(
      ...person,
      '# Academic career',
      '* National Oceanography Centre, Southampton',
      '| \u0095 Research Fellow || Apr 2019 - Present',
      '| \u0095 Led the modelling of the estuary',
      '* University of Bristol, Bristol',
      '| \u0095 Teaching Assistant || Jan 2016 - Dec 2018',
      '| \u0095 Ran weekly classes in hydrology',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Research Fellow', start: '2019-04', body: expect.stringContaining('Led the modelling') as string },
      { position: 'Teaching Assistant', start: '2016-01', end: '2018-12' },
    ]);
    expect(sections.experience.items.map(({ employer }) => employer)).toEqual([
      'National Oceanography Centre',
      'University of Bristol',
    ]);
  });

  it('how somebody placed is not the name of the prize', async () => {
    const { sections } = await page(
      ...person,
      '# Awards and distinctions',
      '2023 || top 3/140 || Graduate Robotics Challenge',
      '2019 || 2nd/50 || City Programming Contest',
    );
    expect(sections.award.items).toMatchObject([
      { title: 'Graduate Robotics Challenge', date: '2023' },
      { title: 'City Programming Contest', date: '2019' },
    ]);
  });

  it('a degree may be the first item below its school, with a grade in words', async () => {
    const { sections } = await page(
      ...person,
      '# Education',
      '* University of Leeds || Sep 2013 - Jun 2016',
      '| \u0095 BSc, Physics. Grade: First Class Honours',
    );
    expect(sections.education.items).toMatchObject([
      { institution: 'University of Leeds', degree: 'BSc', area: 'Physics', score: 'First Class Honours' },
    ]);
  });

  it('an address, a number and handles below "About" are contact details', async () => {
    const { basics, summary } = await page(
      '* Ada Park',
      '# About',
      'ada@example.org',
      '(802) 555-0118',
      'Joiner who builds boats of oak and larch, and teaches how it is done.',
      '# Skills',
      'Caulking, Varnish',
    );
    expect(basics).toMatchObject({ email: 'ada@example.org', phone: '(802) 555-0118' });
    expect(summary).toMatch(/^Joiner who builds/u);
  });

  it('a period with months in numbers is no telephone number', async () => {
    const { sections } = await page(
      ...person,
      '# Ehrenamt',
      '04.2008 - 12.2013 || Schatzmeisterin, Sportverein Nord e. V.',
    );
    expect(sections['volunteer-experience'].items).toMatchObject([{ start: '2008-04', end: '2013-12' }]);
  });

  it('marked titles in bold are entries, and a date in brackets may be followed by more', async () => {
    const { sections } = await page(
      ...person,
      '# Awards',
      '\u0095 Engineer of the Year (2023): Tidewater Payments.',
      '\u0095 Young Engineer (2019): Leeds Council.',
    );
    expect(sections.award.items).toMatchObject([
      { title: 'Engineer of the Year', date: '2023' },
      { title: 'Young Engineer', date: '2019' },
    ]);
    const marked = await page(
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

  it('how long a job lasted is no employer', async () => {
    const { sections } = await page(
      ...person,
      '# Experience',
      '* Nurse, Mercy Health Inc. || Jun 2014 - Mar 2018 || 4 years',
      '* Nurse, Camp Horizons Ltd. || Jun 2012 - Aug 2012 || 2 months',
    );
    expect(sections.experience.items.map(({ employer }) => employer)).toEqual([
      'Mercy Health Inc.',
      'Camp Horizons Ltd.',
    ]);
  });

  it('a word that is broken in its cell is whole', async () => {
    const { sections } = await page(
      ...person,
      '# Experience',
      '* Senior Reliability Engi- || Tidewater Ltd. || Jun 2021 - Mar 2024',
      '* neer',
      '| \u0095 Cut alerts by half',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Senior Reliability Engineer', employer: 'Tidewater Ltd.' },
    ]);
  });

  it('languages with levels among the skills are languages', async () => {
    const { sections } = await page(
      ...person,
      '# Skills',
      'Field: Diving, Mapping',
      'Languages: German (native), French (B2)',
    );
    expect(sections.language.items).toMatchObject([
      { name: 'German', fluency: 'native' },
      { name: 'French', fluency: 'B2' },
    ]);
  });

  it('a publication ends before the journal, and references may begin their titles on the next line', async () => {
    const titles = async (...lines: string[]) =>
      (await page(...person, '# Publications', ...lines)).sections.publication.items.map(({ title }) => title);
    expect(
      await titles('2019 || Phones in class. Physics Review', '2021 || Urchins at sea. Journal of Ecology'),
    ).toEqual(['Phones in class', 'Urchins at sea']);
    expect(
      await titles(
        'Park I., Reyes M. (2022).',
        '"Heat waves and kelp". In: Ecology Letters.',
        'Park I. (2018).',
        '"Urchin fronts at sea". In: Letters.',
      ),
    ).toEqual(['Heat waves and kelp', 'Urchin fronts at sea']);
  });

  it('a label is no city', async () => {
    const { basics } = await page('* Ada Park', '# Contact', 'Website || ada.example.org || Email || ada@example.org');
    expect(basics.location.city).toBe('');
  });

  it('an address that wraps at a hyphen is whole', async () => {
    const { basics } = await page(
      '* Ada Park',
      'ada@example.org',
      'linkedin.com/in/ada-',
      'park',
      '# Skills',
      'Sails, Oak',
    );
    expect(basics.links).toMatchObject([{ url: 'linkedin.com/in/ada-park' }]);
  });

  it('skills do not name how long they were used, and a campus is part of its university', async () => {
    const { sections } = await page(
      ...person,
      '# Skills',
      '\u0095 SQL (5 years)',
      '\u0095 Python (2 years)',
      '# Education',
      '* PhD in Ecology, University of California, Santa Cruz, Santa Cruz, CA',
    );
    expect(sections.skill.items.flatMap((item) => item['keywords'])).toEqual(['SQL', 'Python']);
    expect(sections.education.items).toMatchObject([
      { institution: 'University of California, Santa Cruz', location: 'Santa Cruz, CA' },
    ]);
  });

  it('volunteering is ordered as the work is, where its words do not tell', async () => {
    const { sections } = await page(
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

  it.each([
    ['commas after dates', "Dean's List 2018, Rowing Cup 2019, City Poetry Prize 2021"],
    ['dates in brackets', "Dean's List (2018); Rowing Cup (2019); City Poetry Prize (2021)"],
    ['dates first', "2018: Dean's List; 2019: Rowing Cup; 2021: City Poetry Prize"],
  ])('several awards in one line are several: %s', async (_, line) => {
    const { sections } = await page(...person, '# Awards', line);
    expect(sections.award.items.map(({ title, date }) => [title, date])).toEqual([
      ["Dean's List", '2018'],
      ['Rowing Cup', '2019'],
      ['City Poetry Prize', '2021'],
    ]);
  });

  it('an award with two dates, and a sentence with several, stay whole', async () => {
    const { sections } = await page(
      ...person,
      '# Awards',
      "Dean's List, 2018, 2019",
      'Won the cup in 2019, and the shield in 2020',
    );
    expect(JSON.stringify(sections.award.items)).toContain('Won the cup in 2019, and the shield');
    expect(sections.award.items.length).toBeLessThanOrEqual(2);
  });
});
