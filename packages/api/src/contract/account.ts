import { countrySchema, localeSchema } from '@vitae/domain';
import * as z from 'zod/mini';
import {
  currentPasswordSchema,
  nameSchema,
  codeOrRecoverySchema,
  codeSchema,
  doneSchema,
  errorsOf,
  opaqueSchema,
  passwordSchema,
  personal,
  timeSchema,
} from './base.ts';
import { emailSchema } from '../field-rules.ts';
import { passkeysContract } from './passkeys.ts';
import { languageSchema, themeSchema, userSchema } from './user.ts';

const tags = ['account'];

export const sessionSchema = z.object({
  id: z.uuid(),
  /** Browser and operating system as text, such as "Firefox on Linux". */
  device: z.string(),
  createdAt: timeSchema,
  lastSeenAt: timeSchema,
  isCurrent: z.boolean(),
});

export const accountContract = {
  update: personal
    .route({ method: 'PATCH', path: '/account', tags, summary: 'Change profile and preferences' })
    .input(
      z.object({
        name: z.optional(nameSchema),
        country: z.optional(countrySchema),
        locale: z.optional(localeSchema),
        theme: z.optional(themeSchema),
        language: z.optional(languageSchema),
      }),
    )
    .output(userSchema),
  changePassword: personal
    .route({ method: 'POST', path: '/account/password', tags, summary: 'Change the password; other sessions end' })
    .errors(errorsOf('invalid-credentials'))
    .input(z.object({ currentPassword: currentPasswordSchema, password: passwordSchema }))
    .output(doneSchema),
  /** For ten minutes, this session may call everything that requires a fresh sign-in. */
  confirm: personal
    .route({ method: 'POST', path: '/account/confirm', tags, summary: 'Give the password again, before a new way in' })
    .errors(errorsOf('invalid-credentials'))
    .input(z.object({ currentPassword: currentPasswordSchema }))
    .output(doneSchema),
  email: {
    /** Sends a code to the new address and a notice to the old one. */
    change: personal
      .route({ method: 'POST', path: '/account/email', tags, summary: 'Ask to change the address' })
      .errors(errorsOf('invalid-credentials'))
      .input(z.object({ email: emailSchema, currentPassword: currentPasswordSchema }))
      .output(z.object({ challengeId: z.uuid() })),
    confirm: personal
      .route({ method: 'POST', path: '/account/email/confirm', tags, summary: 'Confirm the new address' })
      .errors(errorsOf('invalid-code', 'email-taken'))
      .input(z.object({ challengeId: z.uuid(), code: codeSchema }))
      .output(userSchema),
  },
  google: {
    /** Requires a sign-in or `confirm` within the last ten minutes. */
    link: personal
      .route({ method: 'POST', path: '/account/google', tags, summary: 'Link a Google account' })
      .errors(errorsOf('invalid-credentials', 'conflict'))
      .input(z.object({ code: opaqueSchema, state: opaqueSchema, nonce: opaqueSchema, codeVerifier: opaqueSchema }))
      .output(userSchema),
    /** Refused if it is the only way to sign in. Requires a sign-in or `confirm` within the last ten minutes. */
    unlink: personal
      .route({ method: 'DELETE', path: '/account/google', tags, summary: 'Remove the link to Google' })
      .errors(errorsOf('invalid-credentials', 'conflict'))
      .output(userSchema),
  },
  totp: {
    start: personal
      .route({ method: 'POST', path: '/account/totp', tags, summary: 'Begin two-factor sign-in' })
      .errors(errorsOf('invalid-credentials'))
      .input(z.object({ currentPassword: currentPasswordSchema }))
      .output(z.object({ secret: z.string(), uri: z.string() })),
    confirm: personal
      .route({
        method: 'POST',
        path: '/account/totp/confirm',
        tags,
        summary: 'Turn two-factor sign-in on with a first code',
      })
      .errors(errorsOf('invalid-code'))
      .input(z.object({ code: codeSchema }))
      .output(z.object({ recoveryCodes: z.array(z.string()) })),
    remove: personal
      .route({ method: 'POST', path: '/account/totp/remove', tags, summary: 'Turn two-factor sign-in off' })
      .errors(errorsOf('invalid-code'))
      .input(z.object({ code: codeOrRecoverySchema }))
      .output(doneSchema),
  },
  passkeys: passkeysContract,
  storage: personal
    .route({ method: 'GET', path: '/account/storage', tags, summary: 'How full the account is' })
    /** Bytes of documents, versions, evaluations and pictures, and how many there may be. */
    .output(z.object({ used: z.int(), limit: z.int() })),
  sessions: {
    list: personal
      .route({ method: 'GET', path: '/account/sessions', tags, summary: 'Where this account is signed in' })
      .output(z.object({ sessions: z.array(sessionSchema) })),
    revoke: personal
      .route({ method: 'DELETE', path: '/account/sessions/{id}', tags, summary: 'End a session' })
      .input(z.object({ id: z.uuid() }))
      .output(doneSchema),
  },
  /** Everything in the account as a zip: documents, versions, evaluations, pictures, profile, sessions, passkeys. */
  export: personal
    .route({
      method: 'POST',
      path: '/account/export',
      tags,
      summary: 'Download everything: one at a time, ten in an hour',
    })
    .output(z.file()),
  remove: personal
    .route({
      method: 'POST',
      path: '/account/delete',
      tags,
      summary: 'Delete the account after a time in which it can be kept',
    })
    .errors(errorsOf('invalid-credentials', 'conflict'))
    .input(z.object({ currentPassword: currentPasswordSchema }))
    .output(userSchema),
  keep: personal
    .route({ method: 'POST', path: '/account/keep', tags, summary: 'Keep an account that was to be deleted' })
    .output(userSchema),
};
