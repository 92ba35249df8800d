import { describe, expect, it } from 'vitest';
import { countriesLike, countryByPhone, findPhones, hasPhone, withoutPhones, writtenPhone } from './phones.ts';

/** A number of each country as it is printed at home, and with the country's code: of hotlines and published offices. */
const NUMBERS: readonly (readonly [country: string, national: string, international: string])[] = [
  ['US', '(202) 456-1111', '+1 202-456-1111'],
  ['CA', '613-992-4211', '+1 (613) 992-4211'],
  ['GB', '020 7219 3000', '+44 (0)20 7219 3000'],
  ['IE', '01 618 3000', '+353 1 618 3000'],
  ['DE', '030 / 227-0', '+49 30 227 32152'],
  ['AT', '01 40110 0', '+43 1 40110 0'],
  ['CH', '058 322 21 11', '+41 58 322 21 11'],
  ['FR', '01 40 63 60 00', '+33 (0)1 40 63 60 00'],
  ['BE', '02 549 81 11', '+32 2 549 81 11'],
  ['NL', '070 318 2211', '+31 70 318 2211'],
  ['ES', '913 90 60 00', '+34 913 90 60 00'],
  ['PT', '213 919 000', '+351 213 919 000'],
  ['IT', '06 67601', '+39 06 6760 3000'],
  ['PL', '22 694 25 00', '+48 22 694 25 00'],
  ['SE', '08-786 40 00', '+46 8 786 40 00'],
  ['BR', '(61) 3303-4141', '+55 61 3303-4141'],
  ['IN', '011 2301 7465', '+91 11 2301 7465'],
  ['JP', '03-3581-5111', '+81 3-3581-5111'],
  ['KR', '02-6788-2001', '+82-2-6788-2001'],
  ['AU', '(02) 6277 7111', '+61 2 6277 7111'],
  ['TR', '0312 420 50 00', '+90 312 420 50 00'],
  ['MX', '55 5036 0000', '+52 55 5036 0000'],
];

describe('telephone numbers', () => {
  it('of templates have the code of their country in brackets', () => {
    expect(findPhones('Tel. (+44) 20 7946 xxxx', ['GB'])).toMatchObject([{ text: '(+44) 20 7946 xxxx' }]);
    expect(findPhones('(+44) xxxx of it', ['GB'])).toEqual([]);
  });

  it.each(NUMBERS)('of %s are found as they are printed', (country, national, international) => {
    for (const printed of [national, international]) {
      // Seven digits are the fewest that are taken for a number.
      if (printed.replace(/\D/gu, '').length < 7) continue;
      expect(findPhones(`Tel. ${printed}, mail`, [country]), printed).toEqual([
        expect.objectContaining({ text: printed, start: 5 }),
      ]);
    }
    expect(findPhones(international, [])).toMatchObject([{ isValid: true }]);
    expect(countryByPhone(international)).toBe(country);
  });

  it('that no numbering plan has are found by their shape, and not valid', () => {
    expect(findPhones('0123 4567 8901', ['US'])).toEqual([{ text: '0123 4567 8901', start: 0, isValid: false }]);
  });

  it('with the code of a country belong to it, though no plan has them', () => {
    expect(
      ['+44 7700 900481', '(+44) 7700 900481', '+1 555 010 0142', '+1-555-0142', '7700 900481'].map(countryByPhone),
    ).toEqual(['GB', 'GB', 'US', 'US', '']);
  });

  it('of a neighbour with the same language are valid', () => {
    expect(findPhones('(61) 3303-4141', countriesLike('PT'))).toMatchObject([{ isValid: true }]);
  });

  it.each(['2018 – 2021', '09/2013 – 06/2015', '12.03.1985', '2021-05-17'])(
    'are not what a period or a day is: %s',
    (text) => {
      expect(hasPhone(text)).toBe(false);
    },
  );

  it('end where a postal code begins, and keep their extension', () => {
    const text = 'Phone +1 202-456-1111 ext. 27, 20500 Washington';
    expect(findPhones(text, ['US'])).toMatchObject([{ text: '+1 202-456-1111 ext. 27', isValid: true }]);
    expect(withoutPhones(text, findPhones(text, ['US']))).toContain('20500 Washington');
    expect(findPhones('+44 20 7219 3000 / +44 20 7219 4272', [])).toMatchObject([
      { text: '+44 20 7219 3000' },
      { text: '+44 20 7219 4272' },
    ]);
  });

  it('that come as data are written as people write them', () => {
    expect(writtenPhone('tel:+353-1-618-3000')).toBe('+353 1 618 3000');
    expect(writtenPhone('16183000', '353')).toBe('+353 1 618 3000');
    expect(writtenPhone('(01) 618 3000')).toBe('(01) 618 3000');
    expect(writtenPhone('123', '+353')).toBe('+353 123');
  });
});

it.each([
  ['Phone: +91-XXXXXXXXXX, mail', '+91-XXXXXXXXXX'],
  ['(555) xxx-xxxx', '(555) xxx-xxxx'],
  ['180XXXXXXXX · a@example.cn', '180XXXXXXXX'],
  ['手机：138****8888', '138****8888'],
  ['1998XXXX', undefined],
  ['+1 (xxx) xxx-xxxx', '+1 (xxx) xxx-xxxx'],
  ['XXX Ltd, since 20XX', undefined],
  ['xxxxxxx', undefined],
  ['Size XXXL, 2 × XXXXL', undefined],
])('the number of a template in %j is %j', (text, number) => {
  expect(findPhones(text, ['US'])[0]?.text).toBe(number);
});
