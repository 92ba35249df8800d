import { expect, it } from 'vitest';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';
import { headingAt, personTexts, textAt } from '../../testing/drawn.ts';

it('a school behind white space begins an entry, although no date is in it', async () => {
  const { sections } = await resumeOfPages([
    ...personTexts,
    headingAt('Education', 100),
    textAt(40, 116, 'University of Harlow, Harlow, Ohio'),
    textAt(40, 130, "Bachelor's Degree in Journalism, May 2015"),
    textAt(40, 158, 'Lake State College, Quayside, Ohio'),
    textAt(40, 172, 'Completed coursework towards Associate Degree in Journalism'),
    textAt(54, 186, '- Graduated with Honors'),
  ]);
  expect(sections.education.items).toMatchObject([
    { institution: 'University of Harlow', degree: "Bachelor's Degree", area: 'Journalism', body: '' },
    {
      institution: 'Lake State College',
      degree: 'Associate Degree',
      area: 'Journalism',
      body: 'Completed coursework towards Associate Degree in Journalism\n\n- Graduated with Honors',
    },
  ]);
});
