import { countrySchema, localeSchema } from '@vitae/domain';
import * as z from 'zod/mini';
import { timeSchema } from './base.ts';

export const themeSchema = z.enum(['system', 'light', 'dark']);

/** The signed-in person, as the session call returns them. */
export const userSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
  role: z.enum(['user', 'admin']),
  country: countrySchema,
  locale: localeSchema,
  theme: themeSchema,
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  hasTotp: z.boolean(),
  /** How many documents the plan syncs; `null` without a limit. */
  syncedDocuments: z.nullable(z.int()),
  /** When the account will be deleted, while that can still be cancelled. */
  deletedAt: z.nullable(timeSchema),
  createdAt: timeSchema,
});
export type User = z.infer<typeof userSchema>;

/** A pair of one live family. */
export const tokensSchema = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type Tokens = z.infer<typeof tokensSchema>;

/** Signed in. */
export const signedInSchema = z.object({
  status: z.literal('signed-in'),
  ...tokensSchema.shape,
  user: userSchema,
  /** After registering: the code that went to the address answers this. */
  verifyEmail: z.optional(z.uuid()),
});
export type SignedIn = z.infer<typeof signedInSchema>;

/** Signed in, or one step before it. */
export const signInResultSchema = z.discriminatedUnion('status', [
  signedInSchema,
  /** A code is required: one sent by mail, or one of the authenticator app. */
  z.object({ status: z.literal('challenge'), challengeId: z.uuid(), kind: z.enum(['otp', 'totp']) }),
  /** A social account that nobody has joined with yet: `/register/join`. */
  z.object({ status: z.literal('join'), joinToken: z.string(), email: z.string(), name: z.string() }),
]);
export type SignInResult = z.infer<typeof signInResultSchema>;
