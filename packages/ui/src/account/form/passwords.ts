import type { TFunction } from 'i18next';

/** What a new password must keep, as the server checks it (NIST SP 800-63B-4, 3.1.1.2: length is what counts). */
const [shortest, longest] = [10, 128];

export function newPasswordError(password: string, t: TFunction<'account'>): { password?: string } {
  if (!password) return { password: t('form.required') };
  if (password.length < shortest) return { password: t('settings.password.short') };
  return password.length > longest ? { password: t('settings.password.long') } : {};
}

/** The current password for a call; absent for an account that has none. */
export const givenPassword = (currentPassword: string): { currentPassword?: string } => (currentPassword ? { currentPassword } : {});
