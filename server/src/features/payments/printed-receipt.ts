import type { PrintedReceipt } from '@vitae/api/contract';
import { keptByKey } from '@vitae/domain';
import { formatMoney } from '@vitae/domain/money';
import { registeredText } from '@vitae/words/catalogue';
import { interfaceLanguageOf } from '@vitae/words/languages';
import { defaultLocale } from '@vitae/words/reader';
import { receiptWords } from '@vitae/words/receipts';
import type { Account } from '../../db/schema.ts';
import { languageOf } from '../mail/language-of.ts';
import type { InvoiceContent } from './invoices.ts';

/** What a receipt or credit note is printed from, beside its content. */
export interface ReceiptFacts extends InvoiceContent {
  number: number;
  isBack: boolean;
  brand: string | null;
  last4: string | null;
}

/** Begins an amount whose currency is written from the right. */
const fromRight = '\u200F';

const brands = ['amex', 'discover', 'mastercard', 'verve', 'visa'] as const;

/** The language that receipts of an account are issued in (BCP 47): that of its mail, or English if it has no words. */
export function receiptLanguage(account: Pick<Account, 'language' | 'locale'>): string {
  const locale = languageOf(account);
  const known = interfaceLanguageOf(locale);
  return known === defaultLocale && !locale.startsWith(defaultLocale) ? defaultLocale : locale;
}

const longDays = keptByKey(50, (language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }));

/** The day of UTC of a time, in words. */
export const longDay = (time: string, language: string): string => longDays(language).format(new Date(time));

/** The words of a receipt or credit note in a language; days are those of UTC. */
export function printReceipt(facts: ReceiptFacts, language: string): PrintedReceipt {
  const { number, isBack, kind, plan, period, price, discount, tax, wallet, charge } = facts;
  const money = (amount: number) => formatMoney({ amount, currency: facts.currency }, language);
  const minus = (amount: number) => {
    const text = money(amount);
    const signed = (plain: string) => receiptWords('minus', { amount: plain })(language);
    // Where an amount runs from the right, its sign still belongs to the number.
    return text.startsWith(fromRight) ? fromRight + signed(text.slice(1)) : signed(text);
  };
  const day = (time: string) => longDay(time, language);
  const name = registeredText(plan ?? '', language);
  const what = () => {
    if (kind === 'top-up') return receiptWords('topUp');
    if (period === null || period === 'once') return () => name;
    return receiptWords('planOf', { name, period: receiptWords(period)(language) });
  };
  const card = () => {
    const known = brands.find((name) => name === facts.brand);
    if (known === undefined) return receiptWords(isBack ? 'backOtherwise' : 'paidOtherwise');
    const brand = receiptWords(known)(language);
    return receiptWords(isBack ? 'backToCard' : 'paidByCard', { brand, last4: facts.last4 ?? '' });
  };
  const sum = (words: (locale: string) => string, amount: string, isTotal = false) => ({
    label: words(language),
    amount,
    isTotal,
  });
  return {
    language,
    title: receiptWords(isBack ? 'creditNote' : 'receipt', { number })(language),
    sums: [
      sum(what(), money(price)),
      ...(discount > 0 ? [sum(receiptWords('discount'), minus(discount))] : []),
      // What the tax is a share of; without a discount that is the price.
      ...(tax > 0 && discount > 0 ? [sum(receiptWords('net'), money(price - discount))] : []),
      ...(tax > 0 ? [sum(receiptWords('tax', { name: facts.taxName ?? '' }), money(tax))] : []),
      sum(receiptWords('total'), money(wallet + charge), true),
      ...(charge > 0 ? [sum(card(), money(charge))] : []),
      ...(wallet > 0 ? [sum(receiptWords(isBack ? 'backToWallet' : 'paidByWallet'), money(wallet))] : []),
    ],
    notes: [
      ...(facts.about === null ? [] : [receiptWords('about', { number: facts.about })(language)]),
      ...(facts.periodEnd === null || isBack ? [] : [receiptWords('until', { day: day(facts.periodEnd) })(language)]),
      ...(facts.sellerTaxNumber === '' ? [] : [receiptWords('taxNumber', { number: facts.sellerTaxNumber })(language)]),
    ],
    closing: isBack ? '' : receiptWords('thanks')(language),
  };
}
