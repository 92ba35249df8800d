import { expect, it } from 'vitest';
import { resumeOfText } from '../../testing/resume-of-text.ts';

const jobs = async (...lines: readonly string[]) => {
  const { sections } = await resumeOfText(['Ada Park', 'ada@example.org', '', 'Experience', '', ...lines].join('\n'));
  return sections.experience.items.map(({ position, employer, start, body }) => [position, employer, start, body]);
};

it('lines below titles and their dates describe, also where a title ends with a full stop', async () => {
  expect(
    await jobs(
      'Night nurse - Harbour Clinic Co.',
      'March 2018 - June 2021',
      'Looked after twenty patients',
      'Trained three new nurses',
      '',
      'Porter - Corner Hospital',
      'May 2015 - March 2018',
      'Moved beds between wards',
      'Kept the stores in order',
    ),
  ).toEqual([
    ['Night nurse', 'Harbour Clinic Co.', '2018-03', '- Looked after twenty patients\n- Trained three new nurses'],
    ['Porter', 'Corner Hospital', '2015-05', '- Moved beds between wards\n- Kept the stores in order'],
  ]);
});

it('an employer below titles that name no second thing is no description', async () => {
  const read = await jobs(
    'Night nurse',
    'March 2018 - June 2021',
    'Harbour Clinic Ltd',
    '',
    'Porter',
    'May 2015 - March 2018',
    'Corner Hospital Ltd',
  );
  expect(read.map(([position, employer]) => [position, employer])).toEqual([
    ['Night nurse', 'Harbour Clinic Ltd'],
    ['Porter', 'Corner Hospital Ltd'],
  ]);
});
