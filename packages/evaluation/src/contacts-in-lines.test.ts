import { expect, it } from 'vitest';
import { findingIn, reportOf, uploaded } from './checks/testing/reports.ts';

const none = { 'document.basics.phone': '' };
const skipOf = (id: string, changes: Parameters<typeof reportOf>[0]) =>
  reportOf(changes).skipped.find((one) => one.id === id)?.why;

it.each([
  'Faculty of Engineering (NIM: 20240550148)',
  'linkedin.com/in/maren-okafor-604550148',
  'Student no. 20240550148',
  'Passport 20240550148',
  'VAT number 20240550148',
])('takes no other number for a telephone number: %s', (line) => {
  expect(findingIn('CON-03', uploaded(['Maren Okafor', line], none))).toBeDefined();
});

it.each([
  'Telephone 0113 496 0182',
  'linkedin.com/in/maren · +44 113 496 0182',
  '(512) 555-0100',
  'Registered nurse 0113 496 0182',
])('misses none where a line has one: %s', (line) => {
  expect(skipOf('CON-03', uploaded(['Maren Okafor', line], none))).toBe('not-read');
});

it('misses contacts that no line of a file has, also where much of the file was not placed', () => {
  const lines = [
    'Maren Okafor',
    ...Array.from({ length: 60 }, (_, at) => `Xanthippe unplaced wording somewhere ${at}`),
  ];
  const bare = { ...none, 'document.basics.email': '' };
  expect(findingIn('CON-03', uploaded(lines, bare))).toBeDefined();
  expect(findingIn('CON-02', uploaded(lines, bare))).toBeDefined();
  expect(skipOf('CON-03', uploaded([...lines, '0113 496 0182'], bare))).toBe('not-read');
});

it('asks nobody in Scandinavia to leave the street out, where it is usual', () => {
  const street = {
    'document.basics.location': { address: 'Storgatan 14', city: 'Umeå', postalCode: '903 26', countryCode: 'SE' },
  };
  expect(findingIn('CON-04', street)).toBeUndefined();
  expect(
    findingIn('CON-04', {
      'document.basics.location': { address: '14 High Street', city: 'Leeds', countryCode: 'GB' },
    }),
  ).toBeDefined();
});

it.each([
  ['Referencias: Disponibles bajo solicitud.', true],
  ['Disponibles bajo petición', true],
  ['Disponible bajo contrato', false],
])('knows references on request in Spanish: %s', (name, isFound) => {
  const items = [{ id: '019bc0e2-1280-7e5e-b387-35fbe9425288', name }];
  const found = findingIn('STR-10', { 'document.sections.additional.items': items });
  expect(found !== undefined).toBe(isFound);
});
