import { expect, it } from 'vitest';
import { slipsOfGermanLabels } from './slips-of-headings.ts';

it.each([
  ['Persöhnliche Daten', ['Persöhnliche']],
  ['Addresse: Birkenfeldweg 5', ['Addresse']],
  ['Projectentwicklung: Scrum', ['Projectentwicklung']],
  ['Fachkenntisse', ['Fachkenntisse']],
  ['Persönliche Daten', []],
  ['Interesse: Segeln', []],
  ['Adressen und Anschriften', []],
  ['Sprachkenntnisse', []],
  ['Personalführung', []],
  ['Wir fanden die Persöhnliche Daten in einem Brief', []],
])('finds a slip in a German heading or label, and none in a form of its words: %s', (line, slips) => {
  expect(slipsOfGermanLabels({ origin: 'uploaded', lines: [line] })).toEqual(slips);
});
