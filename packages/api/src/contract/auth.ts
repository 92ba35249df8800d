import { countrySchema, localeSchema } from '@vitae/domain';
import * as z from 'zod/mini';
import {
  givenPasswordSchema,
  nameSchema,
  codeOrRecoverySchema,
  codeSchema,
  doneSchema,
  errorsOf,
  opaqueSchema,
  open,
  passwordSchema,
  personal,
  textSchema,
} from './base.ts';
import { emailSchema } from '../field-rules.ts';
import { passkeySignInContract } from './passkeys.ts';
import { signedInSchema, signInResultSchema, tokensSchema, userSchema } from './user.ts';

const providerSchema = z.string().check(z.maxLength(40));
const optionalCountry = z.optional(countrySchema);
const optionalLocale = z.optional(localeSchema);
const tags = ['auth'];

/** The purposes of a code sent by mail. */
export const otpPurposeSchema = z.enum(['verify-email', 'sign-in', 'reset']);
export type OtpPurpose = z.infer<typeof otpPurposeSchema>;

/** The endpoints for signing in (behaviour SE-7), and the schemas they need. */
export const authContract = {
  signUp: open
    .route({ method: 'POST', path: '/auth/sign-up', tags, summary: 'Register with an address and a password' })
    .errors(errorsOf('email-taken'))
    .input(
      z.object({
        name: nameSchema,
        email: emailSchema,
        password: passwordSchema,
        country: optionalCountry,
        locale: optionalLocale,
      }),
    )
    .output(signInResultSchema),
  signIn: open
    .route({ method: 'POST', path: '/auth/sign-in', tags, summary: 'Sign in with a password' })
    .errors(errorsOf('invalid-credentials'))
    .input(z.object({ email: emailSchema, password: givenPasswordSchema.check(z.minLength(1)) }))
    .output(signInResultSchema),
  signOut: open.route({ method: 'POST', path: '/auth/sign-out', tags, summary: 'End this session' }).output(doneSchema),
  signOutEverywhere: personal
    .route({ method: 'POST', path: '/auth/sign-out-everywhere', tags, summary: 'End all sessions of the account' })
    .output(doneSchema),
  session: personal
    .route({ method: 'GET', path: '/auth/session', tags, summary: 'The signed-in person' })
    .output(userSchema),
  otp: {
    send: open
      .route({ method: 'POST', path: '/auth/otp/send', tags, summary: 'Send a code again' })
      .input(z.object({ challengeId: z.uuid() }))
      .output(doneSchema),
    verify: open
      .route({
        method: 'POST',
        path: '/auth/otp/verify',
        tags,
        summary: 'Answer a challenge with a code: 6 digits, 10 minutes, 5 tries',
      })
      // A code that confirms an address is accepted only in the session that requested it.
      .errors(errorsOf('invalid-code', 'unauthenticated'))
      .input(z.object({ challengeId: z.uuid(), code: codeOrRecoverySchema }))
      .output(signInResultSchema),
    /** The signed-in user requests to verify their address. */
    verifyEmail: personal
      .route({
        method: 'POST',
        path: '/auth/otp/verify-email',
        tags,
        summary: 'Send a code to the address of the account',
      })
      .output(z.object({ challengeId: z.uuid() })),
  },
  password: {
    /** The response is the same whether or not the address has an account. */
    forgot: open
      .route({ method: 'POST', path: '/auth/password/forgot', tags, summary: 'Send a code to set a new password' })
      .input(z.object({ email: emailSchema }))
      .output(z.object({ challengeId: z.uuid() })),
    reset: open
      .route({
        method: 'POST',
        path: '/auth/password/reset',
        tags,
        summary: 'Set a new password with a code; ends all sessions',
      })
      .errors(errorsOf('invalid-code'))
      .input(z.object({ challengeId: z.uuid(), code: codeSchema, password: passwordSchema }))
      .output(doneSchema),
  },
  passkey: passkeySignInContract,
  social: {
    /**
     * The caller keeps `state`, `nonce` and the PKCE verifier; the returned URL carries what the provider needs of
     * them.
     */
    start: open
      .route({
        method: 'POST',
        path: '/auth/social/{provider}/start',
        tags,
        summary: 'Where to sign in with a provider',
      })
      .input(
        z.object({
          provider: providerSchema,
          state: opaqueSchema.check(z.minLength(16)),
          nonce: opaqueSchema.check(z.minLength(16)),
          codeChallenge: opaqueSchema.check(z.minLength(43)),
        }),
      )
      .output(z.object({ url: z.url() })),
    signIn: open
      .route({ method: 'POST', path: '/auth/social/{provider}', tags, summary: 'Finish a sign-in with a provider' })
      .errors(errorsOf('invalid-credentials'))
      .input(
        z.object({
          provider: providerSchema,
          code: opaqueSchema,
          state: opaqueSchema,
          nonce: opaqueSchema,
          codeVerifier: opaqueSchema,
        }),
      )
      .output(signInResultSchema),
    join: open
      .route({ method: 'POST', path: '/auth/social/join', tags, summary: 'Register with the data from a provider' })
      .errors(errorsOf('invalid-code', 'email-taken'))
      .input(z.object({ joinToken: opaqueSchema, name: nameSchema, country: optionalCountry, locale: optionalLocale }))
      .output(signInResultSchema),
  },
  /**
   * Our own app signs in through the system browser (RFC 8252): the page `/connect` asks for consent and hands the app
   * a code.
   */
  native: {
    /** For the challenge (S256) of the app that made the request. */
    grant: personal
      .route({
        method: 'POST',
        path: '/auth/native/grant',
        tags,
        summary: 'Let an app on this device sign in: a code for 10 minutes, used once',
      })
      .input(z.object({ codeChallenge: z.string().check(z.regex(/^[\w-]{43}$/)) }))
      .output(z.object({ code: z.string() })),
    /**
     * The tokens are only in the body: no cookies. A code that is presented a second time ends the session it started.
     */
    exchange: open
      .route({
        method: 'POST',
        path: '/auth/native/exchange',
        tags,
        summary: 'Sign in with such a code and the verifier of its challenge',
      })
      .errors(errorsOf('invalid-code'))
      .input(
        z.object({
          code: z.string().check(z.trim(), z.maxLength(128)),
          codeVerifier: z.string().check(z.regex(/^[\w.~-]{43,128}$/)),
          /** Its name in the list of sessions, such as "Vitae on Linux". */
          device: z.optional(textSchema.check(z.trim(), z.minLength(1), z.maxLength(80))),
        }),
      )
      .output(signedInSchema),
  },
  token: {
    /** Empty strings if there is no cookie. */
    get: open
      .route({ method: 'POST', path: '/auth/token/get-token', tags, summary: 'The tokens of the cookies' })
      .output(tokensSchema),
    set: open
      .route({
        method: 'POST',
        path: '/auth/token/set-token',
        tags,
        summary: 'Put a pair of one live family into the cookies',
      })
      .errors(errorsOf('unauthenticated'))
      .input(tokensSchema)
      .output(doneSchema),
    clear: open
      .route({ method: 'POST', path: '/auth/token/clear-token', tags, summary: 'Remove the cookies' })
      .output(doneSchema),
    refresh: open
      .route({ method: 'POST', path: '/auth/token/refresh', tags, summary: 'Rotate the refresh token' })
      .errors(errorsOf('unauthenticated'))
      .input(z.optional(z.object({ refreshToken: z.optional(opaqueSchema) })))
      .output(z.object({ access_token: z.string(), refresh_token: z.string(), user: z.optional(userSchema) })),
  },
};
