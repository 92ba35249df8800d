import { describe, expect, it } from 'vitest';
import { resumeOf } from '../../testing/drawn.ts';

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
