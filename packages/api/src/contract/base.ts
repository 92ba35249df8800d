import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { apiErrors, type ApiErrorCode } from '../errors.ts';

/** Who may call an endpoint: anyone, a signed-in person, or an admin. The server checks it before anything else. */
export type Access = 'anyone' | 'user' | 'admin';

export interface EndpointMeta extends Record<string, unknown> {
  access: Access;
}

/** The errors of the catalogue that an endpoint may answer with, beside those that every endpoint has. */
export const errorsOf = <Code extends ApiErrorCode>(...codes: Code[]) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets which keys it was given
  Object.fromEntries(codes.map((code) => [code, apiErrors[code]])) as { [Key in Code]: (typeof apiErrors)[Key] };

const common = oc.$meta<EndpointMeta>({ access: 'user' }).errors(errorsOf('bad-request', 'invalid', 'too-many-requests', 'internal', 'not-ready'));

/** An endpoint for anyone. */
export const open = common.meta({ access: 'anyone' });

/** An endpoint for a signed-in person, who sees what is theirs and nothing else. */
export const personal = common.meta({ access: 'user' }).errors(errorsOf('unauthenticated', 'forbidden', 'not-found'));

export const emailSchema = z.email().check(z.maxLength(254), z.trim(), z.toLowerCase());
export const timeSchema = z.iso.datetime();
/** New passwords: length is what counts (NIST SP 800-63B-4, 3.1.1.2). */
export const passwordSchema = z.string().check(z.minLength(10, 'Use at least 10 characters.'), z.maxLength(128, 'Use at most 128 characters.'));
export const codeSchema = z.string().check(z.regex(/^\d{6}$/, 'The code has 6 digits.'));
/** A code of a mail or an authenticator app, or one of the recovery codes. */
export const codeOrRecoverySchema = z.string().check(z.trim(), z.regex(/^(\d{6}|[a-z\d]{5}-[a-z\d]{5})$/, 'The code has 6 digits.'));
/** An answer that says nothing but that it is done. */
export const doneSchema = z.object({ done: z.literal(true) });
