import { interfaceLanguages, type InterfaceLanguage } from '@vitae/words/languages';

const languageKey = 'vitae.language';

/** The language that the person chose on this device; `null` if none. */
export function storedLanguage(): InterfaceLanguage | null {
  try {
    const stored = localStorage.getItem(languageKey);
    return interfaceLanguages.find((language) => language === stored) ?? null;
  } catch {
    return null;
  }
}
