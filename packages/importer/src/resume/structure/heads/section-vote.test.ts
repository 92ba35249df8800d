import { describe, expect, it } from 'vitest';
import { person, resumeOfLines } from '../../testing/drawn.ts';

/** Lines from the top: `# ` is a heading, `* ` bold, `- ` an item below the head of an entry. */
const sectionsOf = async (...lines: string[]) => (await resumeOfLines(...person, ...lines)).sections;

const jobsIn = async (...lines: string[]): Promise<unknown[][]> =>
  (await sectionsOf('# Experience', ...lines)).experience.items.map(({ position, employer, location }) => [
    position,
    employer,
    location,
  ]);

const studiesIn = async (...lines: string[]): Promise<unknown[][]> =>
  (await sectionsOf('# Education', ...lines)).education.items.map(({ degree, institution }) => [degree, institution]);

describe('entries of a section whose words do not tell', () => {
  it('have a role and an employer in the styles in which the others have theirs', async () => {
    const jobs = await jobsIn(
      '* Store Manager',
      'Bramble Ltd, 2020 - 2023',
      '- Opened the shop',
      '* Sales Clerk',
      'Marlow & Sons Inc., 2017 - 2019',
      '- Sold lamps',
      'Fernhill, 2015 - 2016',
      '* Early Shift',
      '- Filled the ovens',
    );
    expect(jobs).toEqual([
      ['Store Manager', 'Bramble Ltd', ''],
      ['Sales Clerk', 'Marlow & Sons Inc.', ''],
      ['Early Shift', 'Fernhill', ''],
    ]);
  });

  it.each([
    ['Store Manager, Bramble Ltd, Leeds', 'Early Shift, Fernhill, York', ['Early Shift', 'Fernhill', 'York']],
    ['Store Manager - Bramble Ltd', 'Early Shift - Fernhill', ['Early Shift', 'Fernhill', '']],
    ['Bramble Ltd - Store Manager', 'Fernhill - Early Shift', ['Early Shift', 'Fernhill', '']],
    ['Fernhill - Store Manager', 'Marlow - Early Shift', ['Early Shift', 'Marlow', '']],
    ['Bramble Ltd, Store Manager', 'Fernhill, Early Shift', ['Early Shift', 'Fernhill', '']],
  ])('are divided like %s', async (sure, unsure, read) => {
    const jobs = await jobsIn(
      `${sure} (2020 - 2023)`,
      '- Opened the shop',
      `${unsure} (2015 - 2016)`,
      '- Filled the ovens',
    );
    expect(jobs[1]).toEqual(read);
  });

  it('are divided beside a place that is not known', async () => {
    const jobs = await jobsIn(
      '* Store Manager - Bramble Ltd',
      '2020 - 2023 | Leeds',
      '- Opened the shop',
      '* Early Shift - Fernhill',
      '2015 - 2016 | Wetherfold',
      '- Filled the ovens',
    );
    expect(jobs[1]).toEqual(['Early Shift', 'Fernhill', 'Wetherfold']);
  });

  it('name a degree and a school where the others name theirs', async () => {
    const studies = await studiesIn(
      '* BSc Physics',
      'University of Leeds, 2012 - 2015',
      '* MSc Physics',
      'University of York, 2015 - 2017',
      'Fernhill, 2018',
      '* Twelve Weeks at the Kiln',
    );
    expect(studies[2]).toEqual(['Twelve Weeks at the Kiln', 'Fernhill']);
  });

  it('are read by their own words if they have any', async () => {
    const jobs = await jobsIn(
      'Store Manager - Bramble Ltd (2020 - 2023)',
      '- Opened the shop',
      'Sales Clerk - Marlow Ltd (2017 - 2019)',
      '- Sold lamps',
      'Fernhill Ltd - Baker (2015 - 2016)',
      '- Filled the ovens',
    );
    expect(jobs[2]).toEqual(['Baker', 'Fernhill Ltd', '']);
  });
});
