import type { TFunction } from 'i18next';

type Words = TFunction<'onboard'>;

/** Passwords are held to their length alone (NIST SP 800-63B-4, 3.1.1.2). */
export const passwordLength = { shortest: 10, longest: 128 };

/** What is wrong with an address, `''` if nothing; the server looks closer. */
export function emailError(email: string, t: Words): string {
  if (email.trim() === '') return t('emailMissing');
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? '' : t('emailWrong');
}

/** What is wrong with a new password, `''` if nothing. */
export function newPasswordError(password: string, t: Words): string {
  if (password.length < passwordLength.shortest) return t('passwordShort');
  return password.length > passwordLength.longest ? t('passwordLong') : '';
}

/** The digits of a code, from whatever was typed or pasted. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '').slice(0, 6);

export const isRecoveryCode = (typed: string): boolean => /^[a-z\d]{5}-[a-z\d]{5}$/.test(typed.trim().toLowerCase());
