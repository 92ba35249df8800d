import { coverLetterSchema, type CoverLetter } from '@vitae/domain';
import { expect, it } from 'vitest';
import { leftoverCompanies } from './leftover-companies.ts';

const id = '01890a5d-ac96-774b-9001-000000000001';
const stamp = '2026-01-05T10:00:00.000Z';
const letterTo = (company: string, fields: object): CoverLetter =>
  coverLetterSchema.parse({
    id,
    slug: 'x',
    createdAt: stamp,
    updatedAt: stamp,
    country: 'GB',
    recipient: { company },
    ...fields,
  });

it('finds the company of another letter at its first mention in the text', () => {
  const letter = letterTo('Halden', {
    subject: 'Application',
    paragraphs: [{ id, text: 'I would like to work at **Northwind** Energy.' }],
    closing: 'Greetings to northwind energy',
  });
  expect(leftoverCompanies(letter, ['Northwind Energy', 'Halden', 'Acme'])).toEqual([
    { company: 'Northwind Energy', path: `paragraphs.${id}.text` },
  ]);
});

it('ignores parts of words, short names, and other forms of the letter’s own company', () => {
  const letter = letterTo('Acme Ltd', { paragraphs: [{ id, text: 'At Acme I found acmeism, and it was on me.' }] });
  expect(leftoverCompanies(letter, ['Acme', 'acmei', 'on', ''])).toEqual([]);
});

it('finds a salutation that names another company than the address', () => {
  const letter = (opening: string) => leftoverCompanies(letterTo('Halden', { opening }), []);
  expect(letter('Dear Northwind team,')).toEqual([{ company: 'Northwind', path: 'opening' }]);
  expect(letter('Dear Halden team,')).toEqual([]);
  expect(letter('Dear Ms Patel,')).toEqual([]);
});
