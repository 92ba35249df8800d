import { describe, expect, it } from 'vitest';
import { person } from '../../testing/drawn.ts';
import { resumeOfForm } from '../../testing/resume-of-form.ts';

describe('titles that look like headings', () => {
  it('are titles if nothing stands between the first of them and a known heading', async () => {
    const { custom, sections } = await resumeOfForm(
      ...person,
      '# Work experience',
      '## Lake Boats Inc.',
      'Head joiner',
      '2019 - 2022',
      '## Hill Works Ltd.',
      'Joiner',
      '2015 - 2018',
      '# Education',
      '## Maine College',
      'Diploma, Boatbuilding',
      '2012 - 2014',
    );
    expect(custom).toEqual([]);
    expect(sections.experience.items.map(({ employer }) => employer)).toEqual(['Lake Boats Inc.', 'Hill Works Ltd.']);
    expect(sections.education.items).toMatchObject([{ institution: 'Maine College', end: '2014' }]);
  });
});
