import { describe, expect, it } from 'vitest';
import { answerErrorText, networkErrorText } from './error-text.ts';

const answer = { status: 418, statusText: "I'm a teapot" };

describe('the text of an error response (behaviour ER-1)', () => {
  it.each([
    [{ data: { message: 'data' }, message: 'message', detail: 'detail', error: 'error' }, 'data'],
    [{ data: {}, message: 'message', detail: 'detail', error: 'error' }, 'message'],
    [{ message: '', detail: 'detail', error: 'error' }, 'detail'],
    [{ message: 7, error: 'error' }, 'error'],
    [{}, "HTTP 418: I'm a teapot"],
    [undefined, "HTTP 418: I'm a teapot"],
  ])('%j is %j', (body, text) => {
    expect(answerErrorText(body, answer)).toBe(text);
  });

  it('is the status text without a status, and the fallback without either', () => {
    expect(answerErrorText(null, { status: 0, statusText: 'timeout' })).toBe('timeout');
    expect(answerErrorText(null, { status: 0, statusText: '' })).toBe(
      'An unexpected error occurred. Check the console for more details.',
    );
  });
});

describe('a request without a response', () => {
  const refused = 'Cannot connect to API server. Make sure the backend is running at the configured URL.';

  it('is described as a network error with its message (behaviour ER-2)', () => {
    expect(networkErrorText(new TypeError('Failed to fetch'), false)).toBe('Network error: Failed to fetch');
    expect(networkErrorText(new Error('socket closed'), true)).toBe('Network error: socket closed');
  });

  it('is described as a refused connection, however deep the cause is (behaviour ER-3)', () => {
    expect(networkErrorText(new TypeError('Failed to fetch'), true)).toBe(refused);
    expect(
      networkErrorText(
        new Error('fetch failed', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) }),
        false,
      ),
    ).toBe(refused);
  });

  it('gets the fallback if it failed with something other than an error', () => {
    expect(networkErrorText('?', true)).toBe('An unexpected error occurred. Check the console for more details.');
  });
});
