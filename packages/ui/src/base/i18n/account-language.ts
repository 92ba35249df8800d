import type { User } from '@vitae/api/contract';
import type { InterfaceLanguage } from '@vitae/words/languages';
import { updateUser } from '../session/user.ts';
import { interfaceLocale } from './interface-locale.ts';
import { chooseLanguage } from './stored-language.ts';

/** The account whose language this device last took, and that language: later choices here stay until it has another. */
const storageKey = 'vitae.language.account';

/** How long a choice waits for the account to have it, in milliseconds: without a network it holds on this device. */
const longestWaitMs = 2_000;

type Choice = Pick<User, 'id' | 'language'>;
const textOf = ({ id, language }: Choice): string => `${id} ${language ?? ''}`;

/** Shows the interface in the account's language if that is new to this device; the page opens again for it. */
export function takeLanguage({ id, language }: Choice): void {
  const known = localStorage.getItem(storageKey);
  if (language === undefined || known === textOf({ id, language })) return;
  localStorage.setItem(storageKey, textOf({ id, language }));
  if (language !== interfaceLocale()) chooseLanguage(language);
}

/** Chooses a language here and for the account. */
export async function chooseForAccount({ id }: Pick<User, 'id'>, language: InterfaceLanguage): Promise<void> {
  localStorage.setItem(storageKey, textOf({ id, language }));
  const kept = updateUser((api) => api.account.update({ language })).catch((error: unknown) => console.warn(error));
  await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
  chooseLanguage(language);
}
