import { describe, expect, it } from 'vitest';
import { jobTitleFor, jobTitleStarting, jobTitles } from './job-titles.ts';

describe('job titles', () => {
  it('has sixty, in twelve categories, each with its own address', () => {
    expect(jobTitles).toHaveLength(60);
    expect(new Set(jobTitles.map(({ slug }) => slug)).size).toBe(60);
    expect(new Set(jobTitles.map(({ category }) => category)).size).toBe(12);
    expect(jobTitles.filter(({ slug }) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
  });

  it('has other names in lower case, each for one title only', () => {
    const names = jobTitles.flatMap(({ title, synonyms }) => [title.toLowerCase(), ...synonyms]);
    expect(names).toEqual(names.map((name) => name.toLowerCase()));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each([
    ['Senior Software Developer', 'software-engineer'],
    ['SOFTWARE ENGINEER II', 'software-engineer'],
    ['Full-Stack Developer', 'software-engineer'],
    ['Product Marketing Manager', 'marketing-manager'],
    ['Product Manager, Payments', 'product-manager'],
    ['Registered Nurse (RN), ICU', 'registered-nurse'],
    ['Nurse', 'registered-nurse'],
    ['Senior Accountant', 'accountant'],
    ['Sales Associate', 'retail-store-associate'],
    ['Régional Sáles Representative', 'sales-representative'],
    ['Customer Service Rep', 'customer-support-specialist'],
    ['Journeyman Electrician', 'electrician'],
    ['7th Grade Science Teacher', 'teacher'],
    ['Junior Data Analyst', 'data-analyst'],
    ['Technical Project Manager', 'project-manager'],
    ['Executive Assistant to the CEO', 'administrative-assistant'],
    ['HR Business Partner', 'human-resources-generalist'],
    ['Night Receptionist, Hotel', 'hotel-receptionist'],
    ['Senior UX/UI Designer', 'ux-designer'],
  ])('%s means %s', (text, slug) => {
    expect(jobTitleFor(text, jobTitles)?.slug).toBe(slug);
  });

  it.each(['', '   ', 'Astronaut', 'Electrical Engineer', 'Developing countries advisor'])(
    'finds no title for "%s"',
    (text) => {
      expect(jobTitleFor(text, jobTitles)).toBeUndefined();
    },
  );

  it('finds a title while it is being typed', () => {
    expect(jobTitleStarting('plum', jobTitles)?.slug).toBe('plumber');
    expect(jobTitleStarting('p', jobTitles)).toBeUndefined();
  });
});
