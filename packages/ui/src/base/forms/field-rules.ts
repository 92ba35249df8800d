import { emailSchema, passwordLength } from '@vitae/api';
import * as z from 'zod/mini';

/** A field that must not stay empty; surrounding spaces do not count. */
export const filledRule = (message: string) =>
  z.pipe(
    z.string().check(z.refine((typed) => typed.trim() !== '', message)),
    z.transform((typed) => typed.trim()),
  );

/** An email address as the server accepts it; returns it trimmed and in lower case. */
export const emailRule = ({ missing, wrong }: { missing: string; wrong: string }) =>
  z.pipe(
    z.string().check(
      z.refine((typed) => typed.trim() !== '', { error: missing, abort: true }),
      z.refine((typed) => emailSchema.safeParse(typed.trim()).success, wrong),
    ),
    z.transform((typed) => typed.trim().toLowerCase()),
  );

/** A password that is typed to confirm the user's identity: not trimmed, and not validated. */
export const currentPasswordRule = (message: string, isNeeded = true) =>
  z.string().check(z.refine((typed) => !isNeeded || typed !== '', message));

/** A new password; only its length is checked. */
export const newPasswordRule = ({ short, long }: { short: string; long: string }) =>
  z.string().check(z.minLength(passwordLength.shortest, short), z.maxLength(passwordLength.longest, long));
