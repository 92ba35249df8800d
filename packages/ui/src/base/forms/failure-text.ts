import { ApiFailure } from '@vitae/api/failure';
import { errorText } from '../error-text.ts';

/** Describes a failure: the server's message, or why there was no answer. */
export function failureText(error: unknown): string {
  return error instanceof ApiFailure ? error.message : errorText(error);
}

/** Whether a call got no answer at all: the network or the server is unavailable. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 0;
}
