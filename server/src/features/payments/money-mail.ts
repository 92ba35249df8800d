import { formatMoney, refundDays } from '@vitae/domain/money';
import type { LocalText } from '@vitae/words/catalogue';
import { mailWords } from '@vitae/words/mail';
import { languageOf } from '../mail/language-of.ts';
import type { Database } from '../../db/open-database.ts';
import type { Account } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { queueMail } from '../mail/outbox.ts';
import { permitMail } from '../mail/permit-mail.ts';
import type { IssuedInvoice } from './invoices.ts';
import { longDay } from './printed-receipt.ts';
import { linesOf, receiptHtml } from './receipt-mail.ts';

/** What mail about money says. */
export type MoneyNews =
  | ({ about: 'receipt' | 'refund' | 'late'; amount: number; currency: string } & IssuedInvoice)
  | { about: 'returned'; amount: number; currency: string }
  | { about: 'pastDue'; nextTry: string }
  | { about: 'ended' };

/**
 * Puts mail about money into the outbox, in the transaction of the change that it is about: where there is too much of it,
 * it waits, and stops no change.
 */
export async function queueMoneyMail(
  db: Database,
  services: Services,
  account: Account | undefined,
  news: MoneyNews,
): Promise<void> {
  if (!account) return;
  const { config, now } = services;
  const locale = languageOf(account);
  const permit = await permitMail(services, 'payment', account.email, { address: null, accountId: account.id });
  const common = { appName: config.site.appName, url: config.publicUrl };
  const sum = (amount: number, currency: string) => formatMoney({ amount, currency }, locale);
  const printed = 'printed' in news ? news.printed : null;
  const lines = printed === null ? '' : linesOf(printed);
  const words = (): [LocalText, LocalText] => {
    switch (news.about) {
      case 'receipt': {
        const values = { ...common, number: news.number, amount: sum(news.amount, news.currency), days: refundDays };
        return [mailWords('receiptSubject', values), mailWords('receiptText', { ...values, lines })];
      }
      case 'refund': {
        const values = { ...common, number: news.number, amount: sum(news.amount, news.currency) };
        return [mailWords('refundSubject', values), mailWords('refundText', { ...values, lines })];
      }
      case 'returned': {
        const values = { ...common, amount: sum(news.amount, news.currency) };
        return [mailWords('refundReturnedSubject', values), mailWords('refundReturnedText', values)];
      }
      case 'late': {
        const values = { ...common, number: news.number, amount: sum(news.amount, news.currency) };
        return [mailWords('latePaymentSubject', values), mailWords('latePaymentText', { ...values, lines })];
      }
      case 'pastDue': {
        const values = { ...common, day: longDay(news.nextTry, locale) };
        return [mailWords('pastDueSubject'), mailWords('pastDueText', values)];
      }
      case 'ended':
        return [mailWords('planEndedSubject'), mailWords('planEndedText', common)];
    }
  };
  const [subject, text] = words();
  const written = text(locale);
  const html = printed === null ? null : receiptHtml(printed, written);
  await queueMail(db, now(), permit, { subject: subject(locale), text: written, html });
}
