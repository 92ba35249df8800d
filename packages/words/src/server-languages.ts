import { provideTexts } from './catalogue.ts';
import { jobs as arJobs } from './ar/jobs.ts';
import { mail as arMail } from './ar/mail.ts';
import { receipts as arReceipts } from './ar/receipts.ts';
import { jobs as deJobs } from './de/jobs.ts';
import { mail as deMail } from './de/mail.ts';
import { receipts as deReceipts } from './de/receipts.ts';
import { jobs as esJobs } from './es/jobs.ts';
import { mail as esMail } from './es/mail.ts';
import { receipts as esReceipts } from './es/receipts.ts';
import { jobs as frJobs } from './fr/jobs.ts';
import { mail as frMail } from './fr/mail.ts';
import { receipts as frReceipts } from './fr/receipts.ts';
import type { TranslatedLanguage } from './languages.ts';

const translated = {
  ar: { jobs: arJobs, mail: arMail, receipts: arReceipts },
  de: { jobs: deJobs, mail: deMail, receipts: deReceipts },
  es: { jobs: esJobs, mail: esMail, receipts: esReceipts },
  fr: { jobs: frJobs, mail: frMail, receipts: frReceipts },
} as const satisfies Record<TranslatedLanguage, unknown>;

/** Has mail, receipts and what jobs do written in the language of their reader: only the server writes them, so no page has them. */
export function provideServerTexts(): void {
  for (const [language, areas] of Object.entries(translated)) provideTexts(language, areas);
}
