import { codePattern, recoveryCodePattern } from '@vitae/api';

/**
 * A code from an email, an app or a list of recovery codes, in the form that the server accepts: people type spaces
 * into it.
 */
export const tidyCode = (typed: string): string => typed.replace(/\s/gu, '').toLowerCase();

/** The digits of a code, from typed or pasted text. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '').slice(0, 6);

export const isCode = (typed: string): boolean => codePattern.test(tidyCode(typed));

export const isRecoveryCode = (typed: string): boolean => recoveryCodePattern.test(tidyCode(typed));

/** A code from the app, or a recovery code. */
export const isCodeOrRecovery = (typed: string): boolean => isCode(typed) || isRecoveryCode(typed);
