import { describe, expect, it } from 'vitest';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';

describe('roles', () => {
  it('end before a semicolon behind which more is told', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Experience',
      '2013 - 2015 *Harlow Web Agency* Partner; developer of platforms for films on the web',
      '2011 - 2013 *Kiln Works Ltd* Potter; Teacher',
    );
    expect(sections.experience.items.map(({ position, employer, body }) => [position, employer, body])).toEqual([
      ['Partner', 'Harlow Web Agency', 'developer of platforms for films on the web'],
      ['Potter; Teacher', 'Kiln Works Ltd', ''],
    ]);
  });
});
