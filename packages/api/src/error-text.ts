import { networkText } from '@vitae/words/network';
import { isRefusedConnection, statedText } from './stated-text.ts';

/** The message when nothing else is known (behaviour ER-1). */
export const fallbackErrorText = (): string => networkText('noAnswer');
export const refusedConnectionText = (): string => networkText('refusedConnection');

/** The text of an error response: what its body says, or 'HTTP {status}: {statusText}' (behaviour ER-1). */
export function answerErrorText(body: unknown, { status, statusText }: { status: number; statusText: string }): string {
  const stated = statedText(body);
  if (stated !== undefined) return stated;
  return status > 0 ? networkText('status', { status, statusText }) : statusText || fallbackErrorText();
}

/**
 * The text of a request that got no response. A browser does not say why a request failed; while it is online, the
 * failure counts as a refused connection.
 */
export function networkErrorText(error: unknown, isOnline: boolean): string {
  if (isRefusedConnection(error) || (error instanceof TypeError && isOnline)) return refusedConnectionText();
  return error instanceof Error && error.message
    ? networkText('networkError', { message: error.message })
    : fallbackErrorText();
}
