import { describe, expect, it } from 'vitest';
import { isPlace, parsePlace } from './places.ts';

describe('parsePlace', () => {
  it.each([
    ['San Francisco, CA', { city: 'San Francisco', region: 'CA', countryCode: '' }],
    ['Pleasantville, CA 94588', { city: 'Pleasantville', region: 'CA', postalCode: '94588' }],
    [
      '218 Valencia Street, San Francisco, CA 94103',
      { address: '218 Valencia Street', city: 'San Francisco', region: 'CA', postalCode: '94103' },
    ],
    [
      'Keizersgracht 999, 1017 ZZ Amsterdam, Netherlands',
      { address: 'Keizersgracht 999', city: 'Amsterdam', postalCode: '1017 ZZ' },
    ],
    [
      'ul. Łąkowa 12/4, 90-562 Łódź, Polska',
      { address: 'ul. Łąkowa 12/4', city: 'Łódź', postalCode: '90-562', countryCode: 'PL' },
    ],
    ['Berlin, Germany', { city: 'Berlin', countryCode: 'DE' }],
    ['Madrid, España', { city: 'Madrid', countryCode: 'ES' }],
    ['Musterstraße 12, 80331 München', { address: 'Musterstraße 12', postalCode: '80331', city: 'München' }],
    ['12 Strawberry Hill, Dublin 8, Ireland', { address: '12 Strawberry Hill', city: 'Dublin', countryCode: 'IE' }],
    ['Bengaluru, Karnataka, India', { city: 'Bengaluru', region: 'Karnataka', countryCode: 'IN' }],
    ['Belo Horizonte/MG', { city: 'Belo Horizonte', region: 'MG' }],
    ['Milano (MI)', { city: 'Milano', region: 'MI' }],
    ['横浜市', { city: '横浜市' }],
    ['الأردن', { countryCode: 'JO' }],
  ])('reads %s', (text, expected) => {
    expect(parsePlace(text)).toMatchObject(expected);
  });

  it.each(['Senior Engineer', 'Acme Inc.', 'jane@example.com', 'Python, SQL', ''])(
    'does not read %j as a place',
    (text) => {
      expect(isPlace(text)).toBe(false);
    },
  );
});
