import { describe, expect, it } from 'vitest';
import { resumeOfWord } from '../../testing/resume-of-word.ts';

describe('headings of a Word file that are underlined', () => {
  it('are told from titles in the same letters that are not', async () => {
    const { sections, custom } = await resumeOfWord(
      'Ada Park',
      'ada@example.org',
      '_ Employment',
      '* Baker',
      'Mill Lane Ltd | 2019 - 2021',
      '* Cook, waiter',
      'Harbour Ltd | 2015 - 2019',
      '* IT Support Officer',
      'Quay Ltd | 2012 - 2015',
      '_ Education',
      '* Bachelor of Communications',
      'Lund University, 2009 - 2012',
      '_ Xyzzy',
      'A word or two of no known kind',
      '_ References',
      'On request',
    );
    expect(sections.experience.items.map(({ position }) => position)).toEqual([
      'Baker',
      'Cook, waiter',
      'IT Support Officer',
    ]);
    expect(sections.education.items).toMatchObject([{ institution: 'Lund University' }]);
    expect(custom.map(({ heading }) => heading)).toEqual(['Xyzzy']);
  });
});
