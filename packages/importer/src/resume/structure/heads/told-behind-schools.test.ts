import { describe, expect, it } from 'vitest';
import { resumeOfText } from '../../testing/resume-of-text.ts';

const studiesOf = async (...paragraphs: readonly string[]) =>
  (
    await resumeOfText(['# Ada Park', 'ada@example.org', '## Education', ...paragraphs].join('\n\n'), 'md')
  ).sections.education.items.map(({ degree, area, institution, location }) => [degree, area, institution, location]);

describe('schools without what stands behind them', () => {
  it.each([
    ['Lisans, Ege Üniversitesi, Fen Fakültesi, Deniz Biyolojisi', 'Lisans', 'Deniz Biyolojisi', 'Ege Üniversitesi', ''],
    [
      'Licenciatura, Universidad de León, Facultad de Ciencias, Biología Marina',
      'Licenciatura',
      'Biología Marina',
      'Universidad de León',
      '',
    ],
    [
      'Bachelor, University of Hull, Faculty of Arts, Modern History',
      'Bachelor',
      'Modern History',
      'University of Hull',
      '',
    ],
    [
      'BSc Physics, University of Hull, Faculty of Arts, Modern History',
      'BSc',
      'Physics',
      'University of Hull, Faculty of Arts, Modern History',
      '',
    ],
    [
      'BA History, National University of Ireland, Galway',
      'BA',
      'History',
      'National University of Ireland, Galway',
      '',
    ],
    ['Certificate in Baking, TAFE Queensland, Nambour', 'Certificate', 'Baking', 'TAFE Queensland', 'Nambour'],
  ])('%s', async (line, degree, area, institution, location) => {
    expect(await studiesOf(`**2012 – 2016** ${line}`)).toEqual([[degree, area, institution, location]]);
  });

  it('are in a country that is told by its letters', async () => {
    expect(
      await studiesOf(
        '**BSc Physics** 2012 – 2016',
        'University of Anyton, UK',
        '**BSc Geology** 2008 – 2012',
        'University of Anyton, USA',
        '**BSc Biology** 2004 – 2008',
        'University of Anyton, The Netherlands',
      ),
    ).toEqual([
      ['BSc', 'Physics', 'University of Anyton', 'UK'],
      ['BSc', 'Geology', 'University of Anyton', 'USA'],
      ['BSc', 'Biology', 'University of Anyton, The Netherlands', ''],
    ]);
  });

  it('were attended from afar', async () => {
    expect(
      await studiesOf(
        '**Diploma in Baking** 2012 – 2016',
        'Harlow Academy ― online (200 hours)',
        '**Diploma in Cooking** 2010 – 2012',
        'Harlow College – à distance',
      ),
    ).toMatchObject([
      ['Diploma', 'Baking', 'Harlow Academy', 'online (200 hours)'],
      ['Diploma', 'Cooking', 'Harlow College', 'à distance'],
    ]);
  });
});

describe('degrees without the words around them', () => {
  it.each([
    ['Abschluss als Diplom-Biologin, Universität Kiel', 'Diplom-Biologin', ''],
    ['Studium Diplom-Geologie, Universität Kiel', 'Diplom-Geologie', ''],
    ['MBO 3 Kok, Harlow College (diploma behaald)', 'MBO 3', 'Kok'],
    ['BSc Physics, Harlow College – completed', 'BSc', 'Physics'],
  ])('%s', async (line, degree, area) => {
    const studies = await studiesOf(`**2012 – 2016** ${line}`);
    expect(studies.map((study) => study.slice(0, 2))).toEqual([[degree, area]]);
  });

  it('a label with a colon before a subject', async () => {
    expect(
      await studiesOf(
        '**Uniwersytet Gdański** 2012 – 2016',
        'studia magisterskie, kierunek: Ochrona wód',
        '**Univerzita Karlova** 2008 – 2012',
        'Bakalář, obor: Fyzika',
      ),
    ).toMatchObject([
      ['studia magisterskie', 'Ochrona wód', 'Uniwersytet Gdański', ''],
      ['Bakalář', 'Fyzika', 'Univerzita Karlova', ''],
    ]);
  });
});
