import { oc } from '@orpc/contract';
import { errorWords } from '@vitae/words/errors';
import * as z from 'zod/mini';
import { apiErrors, type ApiErrorCode } from '../errors.ts';
import { codePattern, longest, passwordLength, recoveryCodePattern } from '../field-rules.ts';

/** Who may call an endpoint: anyone, a signed-in user, or an admin. The server checks it before anything else. */
export type Access = 'anyone' | 'user' | 'admin';

export interface EndpointMeta extends Record<string, unknown> {
  access: Access;
}

/** Errors of the catalogue that an endpoint may return, in addition to those of every endpoint. */
export const errorsOf = <Code extends ApiErrorCode>(...codes: Code[]) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets which keys it was given
  Object.fromEntries(codes.map((code) => [code, apiErrors[code]])) as { [Key in Code]: (typeof apiErrors)[Key] };

const common = oc
  .$meta<EndpointMeta>({ access: 'user' })
  .errors(errorsOf('bad-request', 'invalid', 'too-many-requests', 'internal', 'not-ready'));

/** An endpoint for anyone. */
export const open = common.meta({ access: 'anyone' });

/** An endpoint for a signed-in user, who sees only their own data. */
export const personal = common.meta({ access: 'user' }).errors(errorsOf('unauthenticated', 'forbidden', 'not-found'));

/** An endpoint for admins. The server records every change made through one in its audit log. */
export const admin = common.meta({ access: 'admin' }).errors(errorsOf('unauthenticated', 'forbidden', 'not-found'));

/** The largest integer that both databases store. */
const maxInteger = 2_147_483_647;
/** A revision, a cursor, or another integer that the server counts with; also parsed from text, as in an address. */
export const countSchema = z.int().check(z.minimum(0), z.maximum(maxInteger));
export const countTextSchema = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(maxInteger));
/** Text from a user or a device, without NUL, which PostgreSQL cannot store. */
export const textSchema = z.string().check(z.regex(/^[^\0]*$/, errorWords('unstorable')('en')));
/** A value that another server created and gets back: limited in length, since it is not checked otherwise. */
export const opaqueSchema = z.string().check(z.maxLength(4096));

/** A password to compare with the stored one, of any length. */
export const givenPasswordSchema = z.string().check(z.maxLength(passwordLength.longest));
/** The current password; absent for an account without one. */
export const currentPasswordSchema = z.optional(givenPasswordSchema);
/** A person's name. */
export const nameSchema = textSchema.check(
  z.trim(),
  z.minLength(1, errorWords('nameMissing')('en')),
  z.maxLength(longest.name),
);

export const timeSchema = z.iso.datetime();
/** New passwords: only the length is checked (NIST SP 800-63B-4, 3.1.1.2). */
export const passwordSchema = z
  .string()
  .check(
    z.minLength(passwordLength.shortest, errorWords('passwordTooShort')('en')),
    z.maxLength(passwordLength.longest, errorWords('passwordTooLong')('en')),
  );
export const codeSchema = z.string().check(z.regex(codePattern, errorWords('codeDigits')('en')));
/** A code from an email or an authenticator app, or one of the recovery codes. */
export const codeOrRecoverySchema = z.string().check(
  z.trim(),
  z.maxLength(100),
  z.refine((code) => codePattern.test(code) || recoveryCodePattern.test(code), errorWords('codeDigits')('en')),
);
/** A response that only confirms success. */
export const doneSchema = z.object({ done: z.literal(true) });
