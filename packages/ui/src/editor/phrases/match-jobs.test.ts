import { describe, expect, it } from 'vitest';
import { matchJobs } from './match-jobs.ts';

const job = (jobTitle: string, ...synonyms: string[]) => ({ jobTitle, synonyms, bullets: [], skills: [], summaries: [] });
const jobs = [job('Software engineer', 'Developer', 'Programmer'), job('Nurse', 'Registered nurse'), job('Sales manager', 'Account manager'), job('Project manager')];
const titles = (query: string) => matchJobs(jobs, query).map(({ jobTitle }) => jobTitle);

describe('job titles', () => {
  it.each([
    ['Senior Software Engineer', 'Software engineer'],
    ['registered nurse', 'Nurse'],
    ['programmer', 'Software engineer'],
    ['nur', 'Nurse'],
    ['Lead project manager', 'Project manager'],
    ['account manager', 'Sales manager'],
  ])('%s means %s', (query, title) => expect(titles(query)[0]).toBe(title));

  it('says nothing for what it does not know', () => {
    expect(titles('Astronaut')).toEqual([]);
    expect(titles('')).toEqual([]);
    expect(titles('Senior')).toEqual([]);
  });
});
