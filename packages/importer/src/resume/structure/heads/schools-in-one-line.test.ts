import { describe, expect, it } from 'vitest';
import { resumeOf } from '../../testing/drawn.ts';
import { resumeOfText } from '../../testing/resume-of-text.ts';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';

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

describe('a subject between a school and a degree', () => {
  it.each([
    ['Stanford University, Computer Science, M.S.', 'M.S.', 'Computer Science', 'Stanford University'],
    ['Université Lyon 2, sociologie, licence', 'licence', 'sociologie', 'Université Lyon 2'],
    ['Universität Wien, Bauingenieurwesen, Bachelor', 'Bachelor', 'Bauingenieurwesen', 'Universität Wien'],
    ['University of Leeds, Department of Physics, PhD', 'PhD', '', 'University of Leeds, Department of Physics'],
    ['University of Leeds, Leeds, BSc', 'BSc', '', 'University of Leeds'],
  ])('is that of the degree: %s', async (line, degree, area, institution) => {
    const { sections } = await resumeOf(['# Education', `${line} || 2010 - 2012`], [40, 300, 440], false);
    expect(sections.education.items).toMatchObject([{ degree, area, institution, start: '2010', end: '2012' }]);
  });

  it('is read behind the school, where the degree stands alone', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Education',
      '*Master of Science*\t2010 - 2012',
      'Stanford University, Computer Science',
      '*BSc*\t2007 - 2010',
      'University of Leeds, Mathematics',
      'Національний університет «Академія», культурологія, магістр\t2003 - 2005',
    );
    expect(sections.education.items).toMatchObject([
      { degree: 'Master of Science', area: 'Computer Science', institution: 'Stanford University' },
      { degree: 'BSc', area: 'Mathematics', institution: 'University of Leeds', location: '' },
      { degree: 'магістр', area: 'культурологія', institution: 'Національний університет «Академія»' },
    ]);
  });
});

it.each([
  ['Université du Québec à Montréal, Licence en droit', 'Université du Québec à Montréal', ''],
  ['Universitetet i Oslo, Master', 'Universitetet i Oslo', ''],
  ['University of Hull in Leeds, BSc', 'University of Hull', 'Leeds'],
])('a town is a part of the name of a university behind "à" and "i": %s', async (line, institution, location) => {
  const { sections } = await resumeOfWord(...personHeading, '# Education', `${line}\t2010 - 2012`);
  expect(sections.education.items).toMatchObject([{ institution, location }]);
});
