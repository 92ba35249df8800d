import { isRefusedConnection, statedText, textAt, valueAt } from '@vitae/api';
import { networkText } from './i18n/network-text.ts';

/**
 * The sentence to show for any error, in this order (behaviour ER-1): what the server says; `HTTP {status}:
 * {statusText}`; a request that got no answer; the error's own status text or message; the fallback. `online`
 * distinguishes a refused connection from a missing network: browsers report both as the same TypeError.
 */
export function errorText(error: unknown, online: boolean = navigator.onLine): string {
  return (
    statedErrorText(error) ??
    httpStatus(error) ??
    failedRequest(error, online) ??
    textAt(error, 'statusText') ??
    textAt(error, 'message') ??
    (typeof error === 'string' && error !== '' ? error : undefined) ??
    networkText('noAnswer')
  );
}

/** The server's own message for the error, if there is one. */
export function statedErrorText(error: unknown): string | undefined {
  const body = valueAt(error, 'body') ?? valueAt(valueAt(error, 'response'), 'body');
  return textAt(valueAt(error, 'data'), 'message') ?? statedText(body);
}

function httpStatus(error: unknown): string | undefined {
  const status = valueAt(error, 'status');
  const statusText = textAt(error, 'statusText');
  return typeof status === 'number' && status > 0 && statusText
    ? networkText('status', { status, statusText })
    : undefined;
}

function failedRequest(error: unknown, online: boolean): string | undefined {
  if (isRefusedConnection(error)) return networkText('refusedConnection');
  if (!(error instanceof TypeError) || !/fetch|network|load failed/i.test(error.message)) return undefined;
  return online ? networkText('refusedConnection') : networkText('networkError', { message: error.message });
}
