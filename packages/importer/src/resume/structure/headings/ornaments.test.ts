import { describe, expect, it } from 'vitest';
import { resumeOfWord } from '../../testing/resume-of-word.ts';

const sections = async (ornaments: readonly string[]) =>
  (
    await resumeOfWord(
      '# Ada Park',
      'ada@example.org',
      `*${ornaments[0] ?? ''}\tExperience*`,
      'Cook, Adler Inn, 2012 - 2018',
      `*${ornaments[1] ?? ''}\tSkills*`,
      '- Soups',
      `*${ornaments[2] ?? ''}\tAwards*`,
      '- Golden Ladle, 2017',
    )
  ).sections;

describe('what stands before each heading', () => {
  it('is an ornament if it is the same everywhere', async () => {
    const { experience, skill, award } = await sections(['PART', 'PART', 'PART']);
    expect(experience.items).toMatchObject([{ position: 'Cook' }]);
    expect(skill.items).toMatchObject([{ keywords: ['Soups'] }]);
    expect(award.items).toMatchObject([{ title: 'Golden Ladle' }]);
  });

  it('is something else otherwise', async () => {
    const { award } = await sections(['Paid', 'Known', 'Won']);
    expect(award.items).toEqual([]);
  });
});
