import { describe, expect, it } from 'vitest';
import { findingIn, statusOf, textsOf, uploaded } from './checks/testing/reports.ts';

describe('a telephone number', () => {
  it.each([
    ['€150,000 • 2002–2005', 'fail'],
    ['1654-1660', 'fail'],
    ['555 · 356 · 7936', 'skip'],
    ['0114 496 0182', 'skip'],
  ])('is no amount with a year, and no span of years: %s', (line, status) => {
    expect(statusOf('CON-03', uploaded(['Maren Okafor', line], { 'document.basics.phone': '' }))).toBe(status);
  });
});

it('knows an address that goes on in the next line', () => {
  const without = (...lines: string[]) => uploaded(['Maren Okafor', ...lines], { 'document.basics.email': '' });
  expect(statusOf('CON-02', without('maren@harbourmail.', 'example'))).toBe('skip');
  expect(statusOf('CON-02', without('maren at harbourmail', 'example'))).toBe('fail');
});

it('asks for no street to be left out where its name is of another country', () => {
  const of = (address: string) =>
    uploaded(['Maren Okafor', address], { 'document.basics.location': { city: 'Vannes', address } });
  expect(statusOf('CON-04', of('7 rue de la Mer'))).toBe('pass');
  expect(textsOf('CON-04', of('7 Harbour Road'))).toEqual(['7 Harbour Road']);
});

it('finds a street that was read into a city', () => {
  const of = (postalCode: string, city: string) =>
    uploaded(['Maren Okafor', `${postalCode} ${city}`], {
      'document.basics.location': { city, postalCode, countryCode: 'US' },
    });
  expect(textsOf('CON-04', of('2217 SE', 'Hawthorne Blvd 97214 Portland'))).toEqual([
    '2217 SE Hawthorne Blvd 97214 Portland',
  ]);
  expect(textsOf('CON-04', of('97214', 'Portland'))).toBeUndefined();
});

describe('contacts of a file', () => {
  it.each([
    ['maren14091992@example.org', false],
    ['maren20231234@example.org', true],
  ])('may have a birthday behind the name: %s', (email, isFound) => {
    expect(findingIn('CON-07', { 'document.basics.email': email }) !== undefined).toBe(isFound);
  });

  it.each([
    ['Leeds/SP', false],
    ['Salem OR USA', false],
    ['Pilot of ships', true],
  ])('may name a place in a line with others: %s', (text, isFound) => {
    const lines = ['Maren Okafor', `Pilot · ${text}`, 'maren@tusk.example'];
    const bare = { 'document.basics.location': { address: '', postalCode: '', city: '', region: '', countryCode: '' } };
    expect(
      findingIn('CON-04', uploaded(lines, { ...bare, 'document.basics.headline': `Pilot · ${text}` })) !== undefined,
    ).toBe(isFound);
  });

  it.each([
    ['mail@xyz.com', '123 456 789', true],
    ['maren@tusk.com', '113 456 987', false],
  ])('may be those of a template: %s', (email, phone, isFound) => {
    const changes = { 'document.basics.email': email, 'document.basics.phone': phone };
    expect(findingIn('WRI-11', changes) !== undefined).toBe(isFound);
  });
});
