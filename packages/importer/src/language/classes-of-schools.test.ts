import { expect, it } from 'vitest';
import { resumeOfText } from '../resume/testing/resume-of-text.ts';
import { findDegree } from './words.ts';

it('the classes of schools of South Asia are what was finished there', async () => {
  const { sections } = await resumeOfText(
    'Asha Rao\nasha@example.org\n\nEducation\n\nBachelor of Commerce, Hillside College, 2021\n\nClass XII (HSC), Lakeview Vidyalaya, 2018\n\n10th Standard, Lakeview Vidyalaya, 2016\n\nHillside School (Class X), 2014\n',
  );
  expect(sections.education.items.map(({ degree, institution, end }) => [degree, institution, end])).toEqual([
    ['Bachelor of Commerce', 'Hillside College', '2021'],
    ['Class XII (HSC)', 'Lakeview Vidyalaya', '2018'],
    ['10th Standard', 'Lakeview Vidyalaya', '2016'],
    ['Class X', 'Hillside School', '2014'],
  ]);
  for (const text of ['SSLC', 'Higher Secondary Certificate', 'Intermediate (MPC)', 'Senior Secondary'])
    expect(findDegree(text), text).toBeDefined();
});

it('days, levels and names of schools are none of them', () => {
  for (const text of ['10th March 2020', 'the 12th of May', 'Intermediate', 'Senior Secondary Teacher', 'First class'])
    expect(findDegree(text), text).toBeUndefined();
});
