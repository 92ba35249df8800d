import type { User } from '@vitae/api/contract';
import { setTheme } from '../../base/theme.ts';

/**
 * Whose theme this device took last, and which: what is chosen here afterwards stands until the account says something
 * new.
 */
const storageKey = 'vitae.theme.account';

type Choice = Pick<User, 'id' | 'theme'>;

/**
 * Takes the account's theme if it is news to this device. `system` is also what nobody has chosen, and changes nothing
 * at first.
 */
export function takeTheme({ id, theme }: Choice): void {
  const before = localStorage.getItem(storageKey);
  if (before === textOf({ id, theme })) return;
  if (theme !== 'system' || before?.startsWith(id) === true) setTheme(theme);
  noteTheme({ id, theme });
}

/** The account will have this theme, for it was chosen here. */
export function noteTheme(choice: Choice): void {
  localStorage.setItem(storageKey, textOf(choice));
}

const textOf = ({ id, theme }: Choice): string => `${id} ${theme}`;
