import type { User } from '@vitae/api/contract';
import { takeLanguage } from '../../base/i18n/account-language.ts';
import { setTheme } from '../../base/theme.ts';

/**
 * The account whose theme this device last applied, and that theme: later choices here stay until the account has a new
 * one.
 */
const storageKey = 'vitae.theme.account';

type Choice = Pick<User, 'id' | 'theme'>;

/**
 * Applies the account's theme if it is new to this device. `system` is also the default, and changes nothing at first.
 */
export function takeTheme({ id, theme }: Choice): void {
  const before = localStorage.getItem(storageKey);
  if (before === textOf({ id, theme })) return;
  if (theme !== 'system' || before?.startsWith(id) === true) setTheme(theme);
  noteTheme({ id, theme });
}

/** Applies what the account has chosen for the interface. */
export function takeChoices(user: Choice & Pick<User, 'language'>): void {
  takeTheme(user);
  takeLanguage(user);
}

/** The account gets this theme, since it was chosen here. */
export function noteTheme(choice: Choice): void {
  localStorage.setItem(storageKey, textOf(choice));
}

const textOf = ({ id, theme }: Choice): string => `${id} ${theme}`;
