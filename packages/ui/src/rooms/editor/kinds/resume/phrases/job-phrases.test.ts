import { describe, expect, it } from 'vitest';
import { jobFor, phrasesFor } from './job-phrases.ts';

describe('suggestions for a job title', () => {
  it.each([
    ['Senior Software Engineer, Payments', 'Software Engineer'],
    ['nur', 'Registered Nurse'],
    ['bookkeeper', 'Accountant'],
  ])('%s means %s', (words, title) => expect(jobFor(words)?.title).toBe(title));

  it.each(['', 'a', 'Astronaut'])('%j means nothing', (words) => expect(jobFor(words)).toBeUndefined());

  it('takes the first title that names a job, and its level first', async () => {
    const found = await phrasesFor(['Astronaut', 'Accountant', 'Teacher'], 'executive');
    expect(found?.title).toBe('Accountant');
    expect(found?.phrases[0]?.level).toBe('senior');
    expect(found?.phrases.some(({ level }) => level === 'entry')).toBe(true);
  });

  it('has nothing for a title that it does not know', async () => {
    expect(await phrasesFor(['Astronaut', ''], '')).toBeNull();
  });
});
