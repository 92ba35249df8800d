import { newId } from '@vitae/domain';
import { expect, it } from 'vitest';
import { findingIn, reportOf, textsOf, uploaded } from './checks/testing/reports.ts';
import { mostWith } from './score.ts';

const body = 'document.sections.experience.items.0.body';
const bullets = (...texts: string[]) => ({ [body]: texts.map((text) => `- ${text}`).join('\n') });
const told = [
  'Cut late deliveries from 11% to 3% in a year by planning routes a week ahead',
  'Moved 12,000 articles to a new warehouse over one weekend without a missed order',
];
const limitOf = (...texts: string[]) => reportOf(bullets(...told, ...texts)).caps.find(({ id }) => id === 'WRI-11')?.at;

it('limits a forgotten figure within a bullet less than a part of a form, and several of them as much', () => {
  expect(limitOf('Lowered the cost of each parcel by ~X% with smaller boxes')).toBe(mostWith.figure);
  expect(limitOf('Lowered the cost of each parcel by X% and each box by XX%')).toBe(mostWith.slip);
  expect(limitOf('Lowered the cost by X% in all, the waste by XX% and the time by YY% in a year')).toBeLessThanOrEqual(
    mostWith.critical,
  );
  expect(limitOf('X% of [Company name]')).toBeLessThanOrEqual(mostWith.critical);
  expect(limitOf('Lowered the cost of each parcel by 12% with smaller boxes')).toBeUndefined();
});

it('limits question marks for what somebody did not know yet less than the words of a template', () => {
  const limitOfLevel = (fluency: string) =>
    reportOf({ 'document.sections.language.items.0.fluency': fluency }).caps.find(({ id }) => id === 'WRI-11')?.at;
  expect(limitOfLevel('???')).toBe(mostWith.slip);
  expect(limitOfLevel('[Your level]')).toBe(mostWith.critical);
  // The end of it stands on the next line.
  expect(limitOfLevel('[First key responsibility or achievement')).toBe(mostWith.critical);
});

it('limits what only the address of a link has less than what the page shows', () => {
  const links = {
    'document.basics.links': [{ id: newId(), label: 'LinkedIn', url: 'https://linkedin.com/in/yourusername' }],
  };
  const at = (...lines: string[]) =>
    reportOf(uploaded(['Maren Okafor', ...lines], links)).caps.find(({ id }) => id === 'WRI-11')?.at;
  expect(at('in marenokafor')).toBe(mostWith.figure);
  expect(at('linkedin.com/in/yourusername')).toBe(mostWith.critical);
});

it.each([
  ['Bla bla bla.', true],
  ['Blah, blah', true],
  ['asdf', true],
  ['Test test', true],
  ['Tested the tests of a bank that sells blankets in 14 towns and on two ferries, a year long', false],
])('finds what somebody put in the place of a text: %s', (text, isFound) => {
  expect(findingIn('WRI-11', { 'document.summary': text }) !== undefined).toBe(isFound);
});

it.each([
  ['PHP https://kiosk.example ???', ['???']],
  ['Degree: (????)', ['????']],
  ['Why do ferries not wait??? asked a talk in 2019', undefined],
  ['Is it late? Or early?', undefined],
])('finds marks for what was not known in a line of a file: %s', (line, found) => {
  expect(textsOf('WRI-11', uploaded(['Maren Okafor', line]))).toEqual(found);
});
