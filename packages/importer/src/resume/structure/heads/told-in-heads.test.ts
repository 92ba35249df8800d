import { describe, expect, it } from 'vitest';
import { resumeOf } from '../../testing/drawn.ts';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';

const jobsOf = async (...given: readonly string[]) =>
  (await resumeOf(['# Work experience', ...given], [40, 300, 440], false)).sections.experience.items.map(
    ({ position, employer, location }) => [position, employer, location],
  );

describe('sentences in the head of a job', () => {
  it('tell what the employer is', async () => {
    const { sections } = await resumeOf(
      [
        '# Work experience',
        'Fitter || 2019 - 2021',
        'Quay Partners',
        'Lively network of eleven workshops.',
        '- Fitted the masts',
        'Clerk || 2016 - 2018',
        'Quay Partners',
        '- Kept the books',
      ],
      [40, 300, 440],
      false,
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Fitter', employer: 'Quay Partners' },
      { position: 'Clerk', employer: 'Quay Partners' },
    ]);
    expect(sections.experience.items[0]?.['body']).toContain('Lively network');
  });

  it('are none where a name ends in a full stop', async () => {
    expect(await jobsOf('Fitter || 2019 - 2021', 'Universidad de la Costa.')).toMatchObject([
      ['Fitter', expect.stringContaining('Universidad de la Costa'), ''],
    ]);
  });
});

describe('tasks behind a dash', () => {
  it('in small letters are no employer', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Zkušenosti',
      '- Kuchař - příprava teplých jídel a objednávky surovin ( 2012-2018 )',
      '- Pekař - pečení chleba, úklid a prodej ( 2008-2012 )',
      '- Číšník - Hotel Slavia ( 2006-2008 )',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Kuchař', employer: '', start: '2012', end: '2018' },
      { position: 'Pekař', employer: '' },
      { position: 'Číšník', employer: 'Hotel Slavia' },
    ]);
  });
});
