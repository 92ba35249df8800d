import { networkText } from './i18n/network-text.ts';

/**
 * The sentence to show for any error, in this order (behaviour ER-1): `data.message`; the body's message, detail or
 * error; `HTTP {status}: {statusText}`; a request that got no answer; the error's own status text or message; the
 * fallback. `online` distinguishes a refused connection from a missing network: browsers report both as the same
 * TypeError.
 */
export function errorText(error: unknown, online: boolean = navigator.onLine): string {
  return (
    statedErrorText(error) ??
    httpStatus(error) ??
    failedRequest(error, online) ??
    text(error, 'statusText') ??
    text(error, 'message') ??
    (typeof error === 'string' && error !== '' ? error : undefined) ??
    networkText('noAnswer')
  );
}

/** The server's own message for the error, if there is one. */
export function statedErrorText(error: unknown): string | undefined {
  const body = property(error, 'body') ?? property(property(error, 'response'), 'body');
  return (
    text(property(error, 'data'), 'message') ?? text(body, 'message') ?? text(body, 'detail') ?? text(body, 'error')
  );
}

function httpStatus(error: unknown): string | undefined {
  const status = property(error, 'status');
  const statusText = text(error, 'statusText');
  return typeof status === 'number' && status > 0 && statusText
    ? networkText('status', { status, statusText })
    : undefined;
}

function failedRequest(error: unknown, online: boolean): string | undefined {
  if (property(error, 'code') === 'ECONNREFUSED' || property(property(error, 'cause'), 'code') === 'ECONNREFUSED')
    return networkText('refusedConnection');
  if (!(error instanceof TypeError) || !/fetch|network|load failed/i.test(error.message)) return undefined;
  return online ? networkText('refusedConnection') : networkText('networkError', { message: error.message });
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : undefined;
}

function text(value: unknown, key: string): string | undefined {
  const found = property(value, key);
  return typeof found === 'string' && found !== '' ? found : undefined;
}
