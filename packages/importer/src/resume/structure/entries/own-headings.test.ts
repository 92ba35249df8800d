import { describe, expect, it } from 'vitest';
import { resumeOfText } from '../../testing/resume-of-text.ts';

const sectionsOf = async (...paragraphs: readonly string[]) =>
  (await resumeOfText(['# Ada Park', 'ada@example.org', ...paragraphs].join('\n\n'), 'md')).sections;

describe('entries below headings of their own', () => {
  it('begin at each of them, where each has one date at most, which may be an item', async () => {
    const sections = await sectionsOf(
      '## Volunteering',
      '### Harlow Club Member',
      '- (September 2023 - Present)',
      '### Sea Rescue Summer Camp',
      '- (June 2024 - August 2024)\n- Learned from people who work on the coast.',
      '### St. Gabriel Church',
      'Tutor (January 2018 – March 2020)',
      '- Taught children of the parish.',
    );
    expect(Object.values(sections).flatMap(({ items }) => items)).toMatchObject([
      { start: '2023-09', current: true },
      { start: '2024-06', end: '2024-08', body: '- Learned from people who work on the coast.' },
      { organization: 'St. Gabriel Church', role: 'Tutor', start: '2018-01', end: '2020-03' },
    ]);
  });

  it('are several, where a heading names an employer with several roles', async () => {
    const { experience } = await sectionsOf(
      '## Experience',
      '### City Hospital',
      '*Head Nurse* (March 2020 – May 2023)',
      '- Planned all shifts.',
      '*Nurse* (January 2018 – March 2020)',
      '- Cared for patients.',
      '### Harbour Clinic',
      '*Midwife* (January 2014 – March 2017)',
      '- Helped with two hundred births.',
    );
    expect(experience.items).toMatchObject([
      { position: 'Head Nurse', start: '2020-03' },
      { position: 'Nurse', start: '2018-01' },
      { position: 'Midwife', start: '2014-01' },
    ]);
  });
});
