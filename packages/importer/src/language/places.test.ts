import { describe, expect, it } from 'vitest';
import { isPlace, parsePlace } from './places.ts';

describe('parsePlace', () => {
  it.each([
    ['San Francisco, CA', { city: 'San Francisco', region: 'CA', countryCode: '' }],
    ['Pleasantville, CA 94588', { city: 'Pleasantville', region: 'CA', postalCode: '94588' }],
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

  it.each(['Senior Engineer', 'Acme Inc.', 'jane@example.com', 'Python, SQL', ''])('does not take %j for a place', (text) => {
    expect(isPlace(text)).toBe(false);
  });
});
