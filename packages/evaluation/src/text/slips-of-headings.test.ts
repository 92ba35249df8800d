import { expect, it } from 'vitest';
import { slipsOfGermanLabels, slipsOfHeadings, slipsOfProfiles } from './slips-of-headings.ts';

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

it.each([
  ['Techinical Skills', 'en', true],
  ['Certifcations and Awards', 'en', false],
  ['Certifcations', 'en', true],
  ['Professional Experience', 'en', false],
  ['Techinical drawing', 'en', false],
  ['Projectos', 'pt', false],
])('finds a slip in an English heading whose other words are those of headings: %s', (line, language, isSlip) => {
  expect(slipsOfHeadings({ origin: 'uploaded', lines: [line] }, language)).toEqual(isSlip ? [line] : []);
});

it.each([
  ['Linkden: https://www.linkedin.com/in/maren', ['Linkden']],
  ['Gihtub: github.com/maren', ['Gihtub']],
  ['Linkedin: linkedin.com/in/maren', []],
  ['Profile: https://www.linkedin.com/in/maren', []],
  ['Linkden: maren', []],
])('finds a slip in the name of a profile before its address: %s', (line, slips) => {
  expect(slipsOfProfiles({ origin: 'uploaded', lines: [line] })).toEqual(slips);
});
