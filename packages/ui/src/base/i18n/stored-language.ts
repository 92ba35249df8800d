import { renderedAttribute } from '@vitae/api';
import {
  addressIn,
  interfaceLanguageOf,
  interfaceLanguages,
  splitAddress,
  type InterfaceLanguage,
} from '@vitae/words/languages';

const languageKey = 'vitae.language';

/** The language that the person chose on this device; `null` if none. */
function storedLanguage(): InterfaceLanguage | null {
  try {
    const stored = localStorage.getItem(languageKey);
    return interfaceLanguages.find((language) => language === stored) ?? null;
  } catch {
    return null;
  }
}

/** The language to begin in where the address names none: the chosen one, otherwise the browser's. */
export const ownLanguage = (): InterfaceLanguage => storedLanguage() ?? interfaceLanguageOf(navigator.language);

/**
 * Keeps a choice, and opens the page again in that language: under its address in that language if the server renders
 * the page or the address named a language already. Every edit is stored already.
 */
export function chooseLanguage(language: InterfaceLanguage): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Private windows may refuse; the address of the page then still names the language.
  }
  const { prefix, path } = splitAddress(location.pathname);
  const hasAddress = prefix !== '' || document.querySelector('#app')?.hasAttribute(renderedAttribute) === true;
  const wanted = hasAddress ? addressIn(language, path) : path;
  if (wanted === location.pathname) location.reload();
  else location.assign(wanted + location.search + location.hash);
}
