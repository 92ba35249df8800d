import { describe, expect, it } from 'vitest';
import { errorText } from './error-text.ts';

const everything = {
  data: { message: 'from data' },
  body: { message: 'body message', detail: 'body detail', error: 'body error' },
  status: 502,
  statusText: 'Bad Gateway',
  message: 'own message',
};

describe('errorText', () => {
  it('uses the sources in their order (behaviour ER-1)', () => {
    const remove: ((error: typeof everything) => unknown)[] = [
      (error) => error,
      ({ data: _data, ...error }) => error,
      ({ data: _data, ...error }) => ({ ...error, body: { detail: error.body.detail, error: error.body.error } }),
      ({ data: _data, ...error }) => ({ ...error, body: { error: error.body.error } }),
      ({ data: _data, body: _body, ...error }) => error,
      ({ message, statusText }) => ({ message, statusText }),
      ({ message }) => ({ message }),
    ];
    expect(remove.map((variant) => errorText(variant(everything)))).toEqual([
      'from data',
      'body message',
      'body detail',
      'body error',
      'HTTP 502: Bad Gateway',
      'Bad Gateway',
      'own message',
    ]);
  });

  it('reads the body of a response that came with the error', () => {
    expect(errorText({ response: { body: { detail: 'gone' } } })).toBe('gone');
  });

  it('reports an unreachable server when the device is online', () => {
    const refused = 'Cannot connect to API server. Make sure the backend is running at the configured URL.';
    expect(errorText(new TypeError('Failed to fetch'), true)).toBe(refused);
    expect(errorText(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), false)).toBe(refused);
    expect(errorText(new Error('fetch failed', { cause: { code: 'ECONNREFUSED' } }), false)).toBe(refused);
  });

  it('reports a missing network when the device is offline', () => {
    expect(errorText(new TypeError('Failed to fetch'), false)).toBe('Network error: Failed to fetch');
  });

  it('keeps the message of a TypeError that is unrelated to a request', () => {
    expect(errorText(new TypeError('x is not a function'), true)).toBe('x is not a function');
  });

  it.each([undefined, null, 0, '', {}, { message: '' }, { data: 'text' }])('falls back for %j', (error) => {
    expect(errorText(error)).toBe('An unexpected error occurred. Check the console for more details.');
  });
});
