import { describe, expect, it } from 'vitest';
import { jobTitleStarting, phrasedTitles } from '@vitae/samples';
import { phrasesFor } from './job-phrases.ts';

describe('suggestions for a job title', () => {
  it.each([
    ['Senior Software Engineer, Payments', 'Software Engineer'],
    ['nur', 'Registered Nurse'],
    ['bookkeeper', 'Accountant'],
  ])('%s means %s', (words, title) => expect(jobTitleStarting(words, phrasedTitles)?.title).toBe(title));

  it.each(['', 'a', 'Astronaut'])('%j matches no job', (words) =>
    expect(jobTitleStarting(words, phrasedTitles)).toBeUndefined(),
  );

  it('uses the first title that names a job, and lists its level first', async () => {
    const found = await phrasesFor(['Astronaut', 'Accountant', 'Teacher'], 'executive');
    expect(found?.title).toBe('Accountant');
    expect(found?.phrases[0]?.level).toBe('senior');
    expect(found?.phrases.some(({ level }) => level === 'entry')).toBe(true);
  });

  it('has no suggestions for an unknown title', async () => {
    expect(await phrasesFor(['Astronaut', ''], '')).toBeNull();
  });
});
