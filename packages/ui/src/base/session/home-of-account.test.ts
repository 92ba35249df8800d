import { expect, it } from 'vitest';
import { homeOfAccount } from './home-of-account.ts';

const of = (user: unknown) => homeOfAccount({ read: () => ({ kind: 'signed-in', user }) });

it('returns the country and the language of the signed-in user, if they are valid', () => {
  expect(of({ country: 'DE', locale: 'de-AT' })).toEqual({ country: 'DE', locale: 'de-AT' });
  expect(of({ country: 'Germany', locale: 'de' })).toEqual({ locale: 'de' });
  expect(of(null)).toEqual({});
  expect(homeOfAccount({ read: () => ({ kind: 'nothing' }) })).toEqual({});
  expect(homeOfAccount({ read: () => ({ kind: 'leaving' }) })).toEqual({});
});
