import { describe, expect, it } from 'vitest';
import { resumeToEdge } from '../../testing/resume-to-edge.ts';

describe('words that stand for values in samples', () => {
  it('are the values, though labels are called so', async () => {
    const { sections } = await resumeToEdge(
      '# Experience',
      'Company name || 2019 - 2021',
      'Role || Leeds, UK',
      '- Drew the charts of the harbour and of both rivers that flow into it',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Role', employer: 'Company name', location: 'Leeds, UK', start: '2019', end: '2021' },
    ]);
  });

  it('are labels where their values stand in a column', async () => {
    const { sections } = await resumeToEdge(
      '# Experience',
      'Company || Harbour Office',
      'Role || Surveyor',
      'Period || 2019 - 2021',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Surveyor', employer: 'Harbour Office', start: '2019' },
    ]);
  });

  it('belong to the lines at whose end they stand, if one is a little lower as well', async () => {
    const { sections } = await resumeToEdge(
      '# Experience',
      'Surveyor || 2019 - 2021',
      'Harbour Office || Leeds, UK',
      '- Drew the charts of the harbour and of both rivers',
      'Clerk',
      'Council of the River || Location',
      '- Filed the letters of all eleven members',
      '# Projects',
      'Map of wrecks || Date Range',
      '- Found twelve of them',
      '- Drew each of them to scale',
      '# Education',
      'Bachelor of Science || Graduation Year',
      'River College ||> Location',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Surveyor', employer: 'Harbour Office', location: 'Leeds, UK', start: '2019' },
      { position: 'Clerk', employer: 'Council of the River' },
    ]);
    expect(sections.education.items.map(({ institution }) => institution)).toContain('River College');
  });
});
