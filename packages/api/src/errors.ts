import * as z from 'zod/mini';

/**
 * Every error the API answers with: its stable code, the HTTP status and the text for people. The texts of failed sign-ins say nothing about
 * whether an account exists.
 */
export const apiErrors = {
  'bad-request': { status: 400, message: 'The request could not be read.' },
  unauthenticated: { status: 401, message: 'Sign in to go on.' },
  'invalid-credentials': { status: 401, message: 'The e-mail address or the password is not right.' },
  'invalid-code': { status: 401, message: 'This code is not right or no longer valid. Check it, or ask for a new one.' },
  forbidden: { status: 403, message: 'You may not do this.' },
  'foreign-origin': { status: 403, message: 'This request did not come from the app.' },
  'not-found': { status: 404, message: 'There is nothing here.' },
  'method-not-allowed': { status: 405, message: 'This is not possible here.' },
  'email-taken': { status: 409, message: 'There is an account with this address already. Sign in, or reset the password.' },
  conflict: { status: 409, message: 'Another device has changed this since.' },
  restored: { status: 409, message: 'The server was restored from a backup. Sync again.' },
  'limit-reached': { status: 409, message: 'Your plan holds no more synced documents. This one stays on this device.' },
  'too-large': { status: 413, message: 'This is too large.' },
  'wrong-type': { status: 415, message: 'Files of this kind are not taken here.' },
  invalid: { status: 422, message: 'Some of it is not valid.' },
  'newer-version': { status: 426, message: 'A newer version of the app wrote this. Update the app to change it.' },
  'too-many-requests': { status: 429, message: 'Too many attempts. Wait a little and try again.' },
  internal: { status: 500, message: 'An unexpected error occurred. Check the console for more details.' },
  'not-ready': { status: 503, message: 'The server is not ready. Try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ApiErrorCode = keyof typeof apiErrors;

const codes = Object.keys(apiErrors).filter((code): code is ApiErrorCode => code in apiErrors);

/** The one shape of an error answer. `code` is stable, `message` is for people, `fields` has a message per field, `data` what a program needs to go on. */
export const apiErrorSchema = z.object({
  code: z.enum(codes),
  message: z.string(),
  detail: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
  data: z.optional(z.unknown()),
});
export type ApiError = z.infer<typeof apiErrorSchema>;

/** An error answer with the catalogue's own text. */
export const apiError = (code: ApiErrorCode, message: string = apiErrors[code].message): ApiError => ({ code, message });
