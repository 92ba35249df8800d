import { provideTexts } from './catalogue.ts';
import { mail as ar } from './ar/mail.ts';
import { mail as de } from './de/mail.ts';
import { mail as es } from './es/mail.ts';
import { mail as fr } from './fr/mail.ts';
import type { TranslatedLanguage } from './languages.ts';

const translated = { ar, de, es, fr } as const satisfies Record<TranslatedLanguage, unknown>;

/** Has mail written in the language of its reader. Only the server writes any, so no reader of a page fetches it. */
export function provideMail(): void {
  for (const [language, mail] of Object.entries(translated)) provideTexts(language, { mail });
}
