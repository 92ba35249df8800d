import { describe, expect, it } from 'vitest';
import { linesOf, person, personInLarge, resumeOf, resumeOfLines, resumeOfOutline } from '../../testing/drawn.ts';
import { cellAt, lineOf } from '../../testing/line-of.ts';
import { study } from '../../testing/parts-of-resumes.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';
import { labelLines } from './entries.ts';
import { withoutFurtherRoles } from './roles-in-a-row.ts';

describe('roles that followed each other', () => {
  it('roles that followed each other share the employer above them', async () => {
    const { sections } = await resumeOfPages([
      ...personInLarge,
      ...linesOf(
        [
          [[40, '# Experience']],
          [
            [40, '* Harbour Bakery'],
            [420, 'Leeds'],
          ],
          [
            [40, 'Head Baker'],
            [400, '2021 - 2023'],
          ],
          [
            [40, 'Baker'],
            [400, '2018 - 2021'],
          ],
          [
            [40, 'Apprentice'],
            [400, '2016 - 2018'],
          ],
          [[50, '- Made bread and rolls for three shops in town']],
          [
            [40, '* Mill Lane Bread'],
            [420, 'York'],
          ],
          [
            [40, 'Driver'],
            [400, '2014 - 2016'],
          ],
          [[50, '- Brought the bread to the shops in time']],
          ...study,
        ],
        100,
      ),
    ]);
    expect(sections.experience.items).toMatchObject([
      { position: 'Head Baker', employer: 'Harbour Bakery', start: '2021', end: '2023' },
      { position: 'Baker', employer: 'Harbour Bakery', start: '2018', end: '2021' },
      { position: 'Apprentice', employer: 'Harbour Bakery', start: '2016', end: '2018' },
      { position: 'Driver', employer: 'Mill Lane Bread', start: '2014', end: '2016' },
    ]);
  });

  it.each([
    ['Head Baker', 'Baker', 1],
    // They name their employers themselves.
    ['Head Baker, Harbour Bakery', 'Baker, Mill Lane Bread', 0],
    // None of them is a role.
    ['Harbour Bakery', 'Mill Lane Bread', 0],
  ])('%s and %s below a name are roles of one employer or not', (first, second, rows) => {
    const bold = { size: 10, bold: true, italic: false };
    const row = (name: string, period: string) => lineOf([cellAt(name, 40, 200), cellAt(period, 400, 460)]);
    const lines = [
      lineOf([cellAt('Bakeries', 40, 90, bold)], { style: bold }),
      row(first, '2021 - 2023'),
      row(second, '2018 - 2021'),
    ];
    expect(withoutFurtherRoles(labelLines(lines, '2026-11-21')).further.size).toBe(rows);
  });
});

describe('roles below their employer', () => {
  it('roles below a bold employer belong to it, indented or not', async () => {
    const { sections } = await resumeOfLines(
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

  it('a marked line with a date at its end is a role below its employer', async () => {
    const { sections } = await resumeOfLines(
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

  it('an employer with all of its years above the roles there is that of each', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Experience',
      '*TIDEWATER HEALTH PARTNERS*, Denver, CO\t2016 – Present',
      '*Vice President, Human Resources* (2019 – Present)',
      '- Led a team of forty in three states',
      '*Senior Director, Human Resources* (2016 – 2019)',
      '- Moved payroll to another system',
      '*CLIFF LOGISTICS*, Aurora, CO\t2010 – 2016',
      '*Director, Talent* (2010 – 2016)',
      '- Hired six hundred drivers in two years',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Vice President, Human Resources', employer: 'TIDEWATER HEALTH PARTNERS', start: '2019' },
      { position: 'Senior Director, Human Resources', employer: 'TIDEWATER HEALTH PARTNERS', end: '2019' },
      { position: 'Director, Talent', employer: 'CLIFF LOGISTICS', location: 'Aurora, CO' },
    ]);
  });
});

describe('lists of entries', () => {
  it('are those of an employer above roles', async () => {
    const { sections } = await resumeOf([
      '# Experience',
      '* Harlow Hotels',
      '- Head chef (2019 - 2021)',
      '- Cook (2015 - 2019)',
    ]);
    expect(JSON.stringify(sections.experience.items)).toContain('Harlow Hotels');
  });
});

describe('lists in lists', () => {
  it('name employers, roles, and what was done, from the outermost to the innermost', async () => {
    const { sections } = await resumeOfOutline([
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

describe('a role above several employers', () => {
  it('is that at each of them', async () => {
    const { sections } = await resumeOfOutline([
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
