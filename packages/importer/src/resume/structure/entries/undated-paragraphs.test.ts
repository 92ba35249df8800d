import { describe, expect, it } from 'vitest';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';

describe('paragraphs without dates', () => {
  it('are an entry each, if each has a few lines', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '## Education',
      'Uppsala University\nMSc Geology',
      'Umeå University\nBSc Geography',
    );
    expect(sections.education.items).toMatchObject([
      { institution: 'Uppsala University', degree: 'MSc', area: 'Geology' },
      { institution: 'Umeå University', degree: 'BSc', area: 'Geography' },
    ]);
  });

  it('are not where each is one line', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '## Education',
      'MSc Geology, Uppsala University',
      'BSc Geography, Umeå University',
    );
    expect(sections.education.items).toHaveLength(2);
  });
});
