import { expect, it } from 'vitest';
import { apiFailure, invalidInput, inWords } from './api-failure.ts';

it('an error and its fields are in the language of the caller', () => {
  const error = apiFailure('conflict', {
    message: (locale) => `message in ${locale}`,
    fields: { name: (locale) => `name in ${locale}` },
    data: { head: 1 },
  });
  expect([error.message, error.data]).toEqual(['message in en', { fields: { name: 'name in en' }, data: { head: 1 } }]);
  expect(inWords(error, 'pl')).toMatchObject({
    code: 'conflict',
    status: 409,
    message: 'message in pl',
    data: { fields: { name: 'name in pl' }, data: { head: 1 } },
  });
});

it('invalid input is reported by field, with the first message of each', () => {
  const error = invalidInput([
    { path: ['a', 'b'], message: 'first' },
    { path: ['a', 'b'], message: 'second' },
    { path: [{ key: 'c' }], message: 'third' },
  ]);
  expect(inWords(error, 'en')).toMatchObject({ code: 'invalid', data: { fields: { 'a.b': 'first', c: 'third' } } });
});
