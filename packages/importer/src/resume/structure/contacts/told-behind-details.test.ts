import { describe, expect, it } from 'vitest';
import { resumeOfWord } from '../../testing/resume-of-word.ts';

const work = ['# Work', 'Cook, Hill Hotel, 2016 - 2019'];

describe('what is told behind a detail', () => {
  it('the time zone is no part of a place', async () => {
    const { basics } = await resumeOfWord('* Ada Park', 'Recife, PE, Brazil (UTC-3)', 'ada@example.org', ...work);
    expect(basics.location).toMatchObject({ city: 'Recife', region: 'PE', countryCode: 'BR' });
  });

  it('the day of birth is no part of a headline', async () => {
    const { basics } = await resumeOfWord(
      '* Ada Park',
      'ada@example.org',
      'Webentwickler (Frontend), geb. 17.10.1993 in Kiel',
      ...work,
    );
    expect(basics.headline).toBe('Webentwickler (Frontend)');
  });

  it('"Target:" says what position is wanted', async () => {
    const { basics } = await resumeOfWord('* Ada Park', 'ada@example.org', '* Target: Security Manager', ...work);
    expect(basics.headline).toBe('Security Manager');
  });
});
