import { describe, expect, it } from 'vitest';
import { resumeOfText } from '../../testing/resume-of-text.ts';

const studiesOf = async (...paragraphs: readonly string[]) =>
  (
    await resumeOfText(['# Ada Park', 'ada@example.org', '## Education', ...paragraphs].join('\n\n'), 'md')
  ).sections.education.items.map(({ institution, score }) => [institution, score]);

describe('grades behind what they are for', () => {
  it.each([
    ['Lisans, Fizik, Ege Üniversitesi, Ortalama 3,12/4,00', 'Ege Üniversitesi', '3,12/4,00'],
    ['Magister, Fizyka, Uniwersytet Gdański, średnia 4,7', 'Uniwersytet Gdański', '4,7'],
    ['Licenciatura en Física, Universidad de León (Promedio general 8.4/10)', 'Universidad de León', '8.4/10'],
    [
      'Ausbildung zur Floristin, Berufsschule Fulda, Note: befriedigend (2,7)',
      'Berufsschule Fulda',
      'befriedigend (2,7)',
    ],
    ['Diplom Biologie, Universität Kiel (Bewertung „sehr gut“)', 'Universität Kiel', 'sehr gut'],
    ['Diplom Biologie, Universität Kiel, mit „gut“ bestanden', 'Universität Kiel', 'gut'],
    ['Leaving Certificate, Harlow College. 480 points.', 'Harlow College', '480 points'],
    ['International Baccalaureate, Harlow College, 38 IB points', 'Harlow College', '38 IB points'],
    [
      'BA History, National University of Ireland, Galway. Second class honours, grade 2.',
      'National University of Ireland, Galway',
      'Second class honours, grade 2',
    ],
    [
      'BA History, University of Leeds, second-class honours (upper division)',
      'University of Leeds',
      'second-class honours (upper division)',
    ],
    ['BA History, University of Leeds (Predicted 2:2)', 'University of Leeds', 'Predicted 2:2'],
    ['National Senior Certificate, Harlow High School, diploma pass', 'Harlow High School', 'diploma pass'],
  ])('%s', async (line, school, score) => {
    expect(await studiesOf(`**2012 – 2016** ${line}`)).toEqual([[school, score]]);
  });

  it('may be told in a line of the description', async () => {
    expect(
      await studiesOf(
        '**Licenciatura en Física, Universidad de León** 2012 - 2016',
        '- Graduada con honores (Promedio: 8.7/10).',
        '**Mestrado em Física, Universidade do Minho** 2016 - 2018',
        '- Dissertação sobre ondas, média final: 17,2/20',
      ),
    ).toEqual([
      ['Universidad de León', '8.7/10'],
      ['Universidade do Minho', '17,2/20'],
    ]);
  });

  it('may begin a line of other things', async () => {
    expect(
      await studiesOf(
        '**BSc Physics, University of Leeds** 2012 - 2016',
        'Predicted 2:2. Modules include optics and waves.',
        '**BSc Geology, University of Hull** 2008 - 2012',
        'Second class honours, grade 1. Treasurer of the rowing club.',
      ),
    ).toEqual([
      ['University of Leeds', 'Predicted 2:2'],
      ['University of Hull', 'Second class honours, grade 1'],
    ]);
  });

  it('are none where points are told of something else', async () => {
    expect(
      await studiesOf(
        '**BSc Physics, University of Leeds** 2012 - 2016',
        '- Collected 480 points of rock samples, mark 3 of a map.',
      ),
    ).toEqual([['University of Leeds', '']]);
  });
});
