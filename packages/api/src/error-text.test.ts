import { describe, expect, it } from 'vitest';
import { answerErrorText, networkErrorText } from './error-text.ts';

const answer = { status: 418, statusText: "I'm a teapot" };

describe("'Error text is taken in order from: data.message, the body message, detail or error, 'HTTP {status}: {statusText}', the status text or message.'", () => {
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

  it("… and 'Fallback: 'An unexpected error occurred. Check the console for more details.''", () => {
    expect(answerErrorText(null, { status: 0, statusText: 'timeout' })).toBe('timeout');
    expect(answerErrorText(null, { status: 0, statusText: '' })).toBe(
      'An unexpected error occurred. Check the console for more details.',
    );
  });
});

describe('a request without a response', () => {
  const refused = 'Cannot connect to API server. Make sure the backend is running at the configured URL.';

  it("'Failed network request: 'Network error: {message}'.'", () => {
    expect(networkErrorText(new TypeError('Failed to fetch'), false)).toBe('Network error: Failed to fetch');
    expect(networkErrorText(new Error('socket closed'), true)).toBe('Network error: socket closed');
  });

  it("'Refused connection: 'Cannot connect to API server. Make sure the backend is running at the configured URL.''", () => {
    expect(networkErrorText(new TypeError('Failed to fetch'), true)).toBe(refused);
    expect(
      networkErrorText(
        new Error('fetch failed', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) }),
        false,
      ),
    ).toBe(refused);
  });

  it('does not modify the given data', () => {
    expect(networkErrorText('?', true)).toBe('An unexpected error occurred. Check the console for more details.');
  });
});
