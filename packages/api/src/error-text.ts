import { networkText } from '@vitae/words/network';
import * as z from 'zod/mini';

/** The message when nothing else is known (behaviour ER-1). */
export const fallbackErrorText = networkText('noAnswer');
export const refusedConnectionText = networkText('refusedConnection');

const bodySchema = z.record(z.string(), z.unknown());

/**
 * The text of an error response, in this order: `data.message`, the body's `message`, `detail` or `error`, 'HTTP
 * {status}: {statusText}'.
 */
export function answerErrorText(body: unknown, { status, statusText }: { status: number; statusText: string }): string {
  const read = bodySchema.safeParse(body).data ?? {};
  const texts = [bodySchema.safeParse(read['data']).data?.['message'], read['message'], read['detail'], read['error']];
  const said = texts.find((text) => typeof text === 'string' && text !== '');
  if (typeof said === 'string') return said;
  return status > 0 ? networkText('status', { status, statusText }) : statusText || fallbackErrorText;
}

/**
 * The text of a request that got no response. A browser does not say why a request failed; while it is online, the
 * failure counts as a refused connection.
 */
export function networkErrorText(error: unknown, isOnline: boolean): string {
  if (isRefused(error) || (error instanceof TypeError && isOnline)) return refusedConnectionText;
  return error instanceof Error && error.message
    ? networkText('networkError', { message: error.message })
    : fallbackErrorText;
}

function isRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === 'ECONNREFUSED') || isRefused(error.cause);
}
