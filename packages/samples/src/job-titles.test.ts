import { describe, expect, it } from 'vitest';
import { jobTitleFor, jobTitleSlugs, jobTitles } from './job-titles.ts';

describe('job titles', () => {
  it('has one entry per slug', () => {
    expect(jobTitles.map(({ slug }) => slug)).toEqual([...jobTitleSlugs]);
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
  ])('%s means %s', (text, slug) => {
    expect(jobTitleFor(text)?.slug).toBe(slug);
  });

  it.each(['', '   ', 'Astronaut', 'Electrical Engineer', 'Developing countries advisor'])(
    'finds no title for "%s"',
    (text) => {
      expect(jobTitleFor(text)).toBeUndefined();
    },
  );
});
