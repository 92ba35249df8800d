import { passwordLength } from '@vitae/api';
import { textsOf } from '../../base/i18n/index.ts';

/** The last moment of a day (`YYYY-MM-DD`) where the person is, as an ISO time. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59`).toISOString();

/** Why a password cannot be taken; `null` if it can. */
export function passwordProblem(password: string): string | null {
  const { shortest, longest } = passwordLength;
  if (password.length < shortest) return textsOf('sync').t('share.passwordShort', { count: shortest });
  return password.length > longest ? textsOf('sync').t('share.passwordLong', { count: longest }) : null;
}
