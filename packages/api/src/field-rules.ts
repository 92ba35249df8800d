import * as z from 'zod/mini';

/** Lengths of a new password: nothing else is checked (NIST SP 800-63B-4, 3.1.1.2). */
export const passwordLength = { shortest: 10, longest: 128 };

/** The maximum number of characters in a text about an account. */
export const longest = { name: 120, email: 254, versionLabel: 120, passkeyName: 60 };

export const emailSchema = z.email().check(z.maxLength(longest.email), z.trim(), z.toLowerCase());

/** A code from an email or an authenticator app. */
export const codePattern = /^\d{6}$/;
/** One of the recovery codes. */
export const recoveryCodePattern = /^[a-z\d]{5}-[a-z\d]{5}$/;
