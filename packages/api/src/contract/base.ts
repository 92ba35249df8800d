import { oc } from '@orpc/contract';
import { errorWords } from '@vitae/words/errors';
import * as z from 'zod/mini';
import { apiErrors, type ApiErrorCode } from '../errors.ts';
import { codePattern, longest, passwordLength, recoveryCodePattern } from '../field-rules.ts';

/** Who may call an endpoint: anyone, a signed-in person, or an admin. The server checks it before anything else. */
export type Access = 'anyone' | 'user' | 'admin';

export interface EndpointMeta extends Record<string, unknown> {
  access: Access;
}

/** The errors of the catalogue that an endpoint may answer with, beside those that every endpoint has. */
export const errorsOf = <Code extends ApiErrorCode>(...codes: Code[]) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets which keys it was given
  Object.fromEntries(codes.map((code) => [code, apiErrors[code]])) as { [Key in Code]: (typeof apiErrors)[Key] };

const common = oc
  .$meta<EndpointMeta>({ access: 'user' })
  .errors(errorsOf('bad-request', 'invalid', 'too-many-requests', 'internal', 'not-ready'));

/** An endpoint for anyone. */
export const open = common.meta({ access: 'anyone' });

/** An endpoint for a signed-in person, who sees what is theirs and nothing else. */
export const personal = common.meta({ access: 'user' }).errors(errorsOf('unauthenticated', 'forbidden', 'not-found'));

/** An endpoint for admins. The server writes every change made through one into its audit log. */
export const admin = common.meta({ access: 'admin' }).errors(errorsOf('unauthenticated', 'forbidden', 'not-found'));

/** The highest number that both databases count to. */
const mostInteger = 2_147_483_647;
/** A revision, a cursor, or another number that the server counts with; from text too, as in an address. */
export const countSchema = z.int().check(z.minimum(0), z.maximum(mostInteger));
export const countTextSchema = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(mostInteger));
/** Text of a person or a device: PostgreSQL stores no NUL, and nobody types one. */
export const textSchema = z.string().check(z.regex(/^[^\0]*$/, errorWords('unstorable')('en')));
/** A value that another server made and gets back: bounded, since nobody else checks it. */
export const opaqueSchema = z.string().check(z.maxLength(4096));

/** A password to be compared with the stored one, of any length. */
export const givenPasswordSchema = z.string().check(z.maxLength(passwordLength.longest));
/** The current password; absent for an account that signs in without one. */
export const currentPasswordSchema = z.optional(givenPasswordSchema);
/** A person's name. */
export const nameSchema = textSchema.check(
  z.trim(),
  z.minLength(1, errorWords('nameMissing')('en')),
  z.maxLength(longest.name),
);

export const timeSchema = z.iso.datetime();
/** New passwords: length is what counts (NIST SP 800-63B-4, 3.1.1.2). */
export const passwordSchema = z
  .string()
  .check(
    z.minLength(passwordLength.shortest, errorWords('passwordTooShort')('en')),
    z.maxLength(passwordLength.longest, errorWords('passwordTooLong')('en')),
  );
export const codeSchema = z.string().check(z.regex(codePattern, errorWords('codeDigits')('en')));
/** A code of a mail or an authenticator app, or one of the recovery codes. */
export const codeOrRecoverySchema = z.string().check(
  z.trim(),
  z.refine((code) => codePattern.test(code) || recoveryCodePattern.test(code), errorWords('codeDigits')('en')),
);
/** An answer that only says that it is done. */
export const doneSchema = z.object({ done: z.literal(true) });
