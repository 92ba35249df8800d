import { countrySchema, localeSchema } from '@vitae/domain';
import { planRightsSchema } from '@vitae/domain/money';
import * as z from 'zod/mini';
import { opaqueSchema, timeSchema } from './base.ts';

export const themeSchema = z.enum(['system', 'light', 'dark']);

/** The languages of the interface (BCP 47). */
export const languageSchema = z.enum(['en', 'ar', 'de', 'es', 'fr']);

/** What an account may do. */
export const roleSchema = z.enum(['user', 'admin']);

/** The signed-in user, as the session endpoint returns them. */
export const userSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
  role: roleSchema,
  country: countrySchema,
  locale: localeSchema,
  theme: themeSchema,
  /** The language of the interface, once one was chosen. */
  language: z.optional(languageSchema),
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  hasTotp: z.boolean(),
  /** The key of the plan that the account has now. */
  plan: z._default(z.string(), 'free'),
  /** Whether the plan has premium templates. */
  premiumTemplates: z._default(z.boolean(), false),
  /** How many documents the plan syncs; `null` if unlimited. */
  syncedDocuments: z.nullable(z.int()),
  /** What decides that at any moment (`entitlements`), as an answer may be old; earlier servers leave it out. */
  entitled: z.optional(
    z.object({
      documentLimit: z.nullable(z.int()),
      free: planRightsSchema,
      plans: z.array(z.object({ key: z.string(), rights: planRightsSchema, until: timeSchema })),
    }),
  ),
  /** When the account will be deleted, while deletion can still be cancelled. */
  deletedAt: z.nullable(timeSchema),
  createdAt: timeSchema,
});
export type User = z.infer<typeof userSchema>;

/** A pair of tokens of one live token family. */
export const tokensSchema = z.object({ accessToken: opaqueSchema, refreshToken: opaqueSchema });
export type Tokens = z.infer<typeof tokensSchema>;

/** Signed in. */
export const signedInSchema = z.object({
  status: z.literal('signed-in'),
  ...tokensSchema.shape,
  user: userSchema,
  /** After registering: the code that was sent to the address is submitted with this. */
  verifyEmail: z.optional(z.uuid()),
});
export type SignedIn = z.infer<typeof signedInSchema>;

/** Signed in, or one step short of it. */
export const signInResultSchema = z.discriminatedUnion('status', [
  signedInSchema,
  /** A code is required: from an email or the authenticator app. */
  z.object({ status: z.literal('challenge'), challengeId: z.uuid(), kind: z.enum(['otp', 'totp']) }),
  /** A social account that is not linked to an account yet: `/register/join`. */
  z.object({ status: z.literal('join'), joinToken: z.string(), email: z.string(), name: z.string() }),
]);
export type SignInResult = z.infer<typeof signInResultSchema>;
