import * as z from 'zod/mini';
import { currentPasswordSchema, doneSchema, errorsOf, open, personal, textSchema, timeSchema } from './base.ts';
import { longest } from '../field-rules.ts';
import { signInResultSchema } from './user.ts';

/*
 * The WebAuthn requests to a browser and its responses, in their JSON form (Level 3, 5.1.8 to 5.1.10); binary parts are
 * base64url. The schemas keep only the parts of a response that are read.
 */

const base64UrlSchema = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(8192));
const credentialIdSchema = base64UrlSchema.check(z.maxLength(1400));
const transportsSchema = z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10));
const keyTypeSchema = z.literal('public-key');

const creationOptionsSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: keyTypeSchema })),
  timeout: z.int(),
  excludeCredentials: z.array(z.object({ id: z.string(), type: keyTypeSchema, transports: transportsSchema })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreationOptions = z.infer<typeof creationOptionsSchema>;

const requestOptionsSchema = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type PasskeyRequestOptions = z.infer<typeof requestOptionsSchema>;

const newCredentialSchema = z.object({
  id: credentialIdSchema,
  type: keyTypeSchema,
  response: z.object({
    clientDataJSON: base64UrlSchema,
    attestationObject: base64UrlSchema,
    transports: z.optional(transportsSchema),
  }),
});
export type NewPasskeyCredential = z.infer<typeof newCredentialSchema>;

const usedCredentialSchema = z.object({
  id: credentialIdSchema,
  type: keyTypeSchema,
  response: z.object({
    clientDataJSON: base64UrlSchema,
    authenticatorData: base64UrlSchema,
    signature: base64UrlSchema,
    userHandle: z.optional(z.string().check(z.maxLength(200))),
  }),
});
export type UsedPasskeyCredential = z.infer<typeof usedCredentialSchema>;

const nameSchema = textSchema.check(z.trim(), z.minLength(1), z.maxLength(longest.passkeyName));

const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: timeSchema,
  /** Absent until its first use. */
  lastUsedAt: z.nullable(timeSchema),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** Signing in with a passkey, which counts as both factors: the device asks for a fingerprint, a face or a PIN. */
export const passkeySignInContract = {
  start: open
    .route({ method: 'POST', path: '/auth/passkey/start', tags: ['auth'], summary: 'What a passkey is to sign' })
    .output(z.object({ challengeId: z.uuid(), options: requestOptionsSchema })),
  signIn: open
    .route({ method: 'POST', path: '/auth/passkey', tags: ['auth'], summary: 'Sign in with a passkey' })
    .errors(errorsOf('passkey-unknown', 'invalid-credentials', 'forbidden'))
    .input(z.object({ challengeId: z.uuid(), credential: usedCredentialSchema }))
    .output(signInResultSchema),
};

/** The passkeys of an account. Adding or removing one requires the password, or a fresh sign-in if there is none. */
export const passkeysContract = {
  list: personal
    .route({ method: 'GET', path: '/account/passkeys', tags: ['account'], summary: 'The passkeys of the account' })
    .output(z.object({ passkeys: z.array(passkeySchema) })),
  start: personal
    .route({ method: 'POST', path: '/account/passkeys/start', tags: ['account'], summary: 'Begin to add a passkey' })
    .errors(errorsOf('invalid-credentials', 'limit-reached'))
    .input(z.object({ currentPassword: currentPasswordSchema }))
    .output(z.object({ challengeId: z.uuid(), options: creationOptionsSchema })),
  add: personal
    .route({ method: 'POST', path: '/account/passkeys', tags: ['account'], summary: 'Add the passkey that was made' })
    .errors(errorsOf('invalid-code', 'conflict', 'limit-reached'))
    .input(z.object({ challengeId: z.uuid(), name: z.optional(nameSchema), credential: newCredentialSchema }))
    .output(passkeySchema),
  rename: personal
    .route({ method: 'PATCH', path: '/account/passkeys/{id}', tags: ['account'], summary: 'Name a passkey' })
    .input(z.object({ id: z.uuid(), name: nameSchema }))
    .output(passkeySchema),
  remove: personal
    .route({ method: 'POST', path: '/account/passkeys/{id}/remove', tags: ['account'], summary: 'Remove a passkey' })
    .errors(errorsOf('invalid-credentials'))
    .input(z.object({ id: z.uuid(), currentPassword: currentPasswordSchema }))
    .output(doneSchema),
};
