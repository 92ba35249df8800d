import { expect, it } from 'vitest';
import { resumeOfText } from '../../testing/resume-of-text.ts';

const jobsIn = async (text: string): Promise<unknown[]> =>
  (await resumeOfText(text)).sections.experience.items.map(({ position, employer, location }) => [
    position,
    employer,
    location,
  ]);

it('takes the abbreviation that ends a firm for no end of a sentence', async () =>
  expect(
    await jobsIn(
      [
        'Yiğit Karaosman',
        'yigit@example.com',
        '',
        'İş Deneyimi',
        '',
        'İnsan Kaynakları Uzmanı  Mart 2019 – Günümüz',
        'Ege Tekstil San. ve Tic. A.Ş.',
        '- Yılda iki yüz işe alım yürüttü',
      ].join('\n'),
    ),
  ).toEqual([['İnsan Kaynakları Uzmanı', 'Ege Tekstil San. ve Tic. A.Ş.', '']]));

it.each([
  ['Bokhuset i Norrköping AB', 'Bokhuset i Norrköping AB', ''],
  ['Bokhuset AB i Stockholm', 'Bokhuset AB', 'Stockholm'],
])('leaves the legal form with its firm: %s', async (printed, employer, location) =>
  expect(
    await jobsIn(
      [
        'Elin Sandvall',
        'elin@example.se',
        '',
        'Arbetslivserfarenhet',
        '',
        'Redovisningsekonom',
        printed,
        '2019 – idag',
      ].join('\n'),
    ),
  ).toEqual([['Redovisningsekonom', employer, location]]),
);
