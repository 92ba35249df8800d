import { describe, expect, it } from 'vitest';
import { resumeOf } from '../../testing/drawn.ts';
import { resumeOfText } from '../../testing/resume-of-text.ts';

describe('a school in bold with its degree in one line', () => {
  it('a degree behind the place of its school is one, with its date before the full stop', async () => {
    const { sections } = await resumeOfText(
      [
        '# Ada Park',
        'ada@example.org',
        '## Education',
        '**Gulf Plains University**, Mobile, AL — Master of Science, Geology, 12/2018.',
        '**Pensacola Bay College**, Pensacola, FL — Bachelor of Arts, History, 05/2015.',
      ].join('\n\n'),
      'md',
    );
    expect(sections.education.items).toMatchObject([
      { degree: 'Master of Science', area: 'Geology', institution: 'Gulf Plains University', end: '2018-12' },
      { degree: 'Bachelor of Arts', area: 'History', institution: 'Pensacola Bay College', end: '2015-05' },
    ]);
  });

  it('a school behind a full stop is no part of the subject', async () => {
    const { sections } = await resumeOf(
      ['# Education', '2010 - 2013 || Grado en Cocina. Escuela de Gamarra'],
      [40, 300, 440],
      false,
    );
    expect(sections.education.items).toMatchObject([
      { degree: 'Grado', area: 'Cocina', institution: 'Escuela de Gamarra', start: '2010', end: '2013' },
    ]);
  });
});
