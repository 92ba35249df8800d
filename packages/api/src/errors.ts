import { errorWords } from '@vitae/words/errors';
import * as z from 'zod/mini';

/** The HTTP status of every error. */
const statuses = {
  'bad-request': 400,
  unauthenticated: 401,
  'invalid-credentials': 401,
  'invalid-code': 401,
  'invalid-signature': 401,
  'passkey-unknown': 401,
  forbidden: 403,
  'foreign-origin': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'email-taken': 409,
  conflict: 409,
  restored: 409,
  'limit-reached': 409,
  'storage-full': 409,
  'too-large': 413,
  'wrong-type': 415,
  invalid: 422,
  'newer-version': 426,
  'too-many-requests': 429,
  internal: 500,
  'not-ready': 503,
} as const;

export type ApiErrorCode = keyof typeof statuses;

const codes = Object.keys(statuses).filter((code): code is ApiErrorCode => code in statuses);

type ApiErrors = {
  readonly [Code in ApiErrorCode]: { readonly status: (typeof statuses)[Code]; readonly message: string };
};

/**
 * Every error the API returns: its stable code, the HTTP status, and an English text for people. The texts of failed
 * sign-ins do not reveal whether an account exists.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets which keys it was given
export const apiErrors = Object.fromEntries(
  codes.map((code) => [code, { status: statuses[code], message: errorWords(code)('en') }]),
) as ApiErrors;

/**
 * The format of all error responses. `code` is stable, `message` is for people, `fields` has a message per field,
 * `data` is what a program needs to continue.
 */
export const apiErrorSchema = z.object({
  code: z.enum(codes),
  message: z.string(),
  detail: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
  data: z.optional(z.unknown()),
});
export type ApiError = z.infer<typeof apiErrorSchema>;

/** An error response with the catalogue's own text. */
export const apiError = (code: ApiErrorCode, locale = 'en'): ApiError => ({ code, message: errorWords(code)(locale) });
