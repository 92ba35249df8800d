import * as z from 'zod/mini';
import { keptByKey } from '../kept-by-key.ts';

/**
 * Currencies whose smallest unit is not a hundredth, by ISO 4217 (list one, column "minor unit"); every other one has
 * two decimals. Funds, metals and test codes are left out.
 */
const otherExponents: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  UYI: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
};

/** How many decimals a currency has (ISO 4217). */
export const exponentOf = (currency: string): number => otherExponents[currency] ?? 2;

/** A currency (ISO 4217). */
export const currencySchema = z.string().check(z.regex(/^[A-Z]{3}$/));

/** The largest amount that is taken at once, in minor units: far below what a number holds exactly. */
export const largestAmount = 1_000_000_000_000;

/** An amount in minor units of its currency, such as cents; never negative. */
export const amountSchema = z.int().check(z.minimum(0), z.maximum(largestAmount));

/** An amount with its currency. Amounts of different currencies are never added. */
export interface Money {
  /** In minor units. */
  amount: number;
  currency: string;
}

/** By currency and language, one behind the other. */
const moneyFormat = keptByKey(100, (key) => {
  const currency = key.slice(0, 3);
  const digits = exponentOf(currency);
  const style = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(key.slice(3), style);
});

const arabicOrHebrew = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * An amount as text in a language: "$72.00", "¥1,200". In text from the right a Latin sign behind its number falls
 * apart ("$29.00 US"), so it stands before it, which is one run from the left wherever it is.
 */
export function formatMoney({ amount, currency }: Money, locale: string): string {
  const digits = exponentOf(currency);
  const format = moneyFormat(`${currency}${locale}`);
  const text = format.format(amount / 10 ** digits);
  if (!text.startsWith('\u200F')) return text;
  const parts = format.formatToParts(amount / 10 ** digits);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  if (arabicOrHebrew.test(sign)) return text;
  const number = parts.filter(({ type }) => type !== 'currency' && type !== 'literal').map(({ value }) => value);
  return `${sign}${/[A-Z]$/.test(sign) ? '\u00A0' : ''}${number.join('')}`;
}

/** An amount as a field or a spreadsheet has it, which `parseAmount` reads: "72.00". */
export const plainAmount = ({ amount, currency }: Money): string =>
  (amount / 10 ** exponentOf(currency)).toFixed(exponentOf(currency));

/** What a field for an amount gives as an example: "25.00", in yen "25". */
export const exampleAmount = (currency: string): string => (25).toFixed(exponentOf(currency));

/**
 * An amount that a person typed, in minor units: "25", "25.5", "1,200.00", "25,50". `null` if it is not an amount of this
 * currency. What could be read in two ways, such as "25.555" in dollars or "1,234" in dinars, is none.
 */
export function parseAmount(text: string, currency: string): number | null {
  const digits = exponentOf(currency);
  const plain = text.trim().replaceAll(/[\s\u00A0\u202F'’]/g, '');
  // A thousand to many, one and a bit to others; a point is what `plainAmount` writes.
  if (digits === 3 && /^\d{1,3}(,\d{3})+$/.test(plain)) return null;
  const [, decimals] = new RegExp(`[.,](\\d{1,${digits || 1}})$`).exec(plain) ?? [];
  const fraction = digits === 0 ? '' : (decimals ?? '');
  const whole = fraction === '' ? plain : plain.slice(0, -fraction.length - 1);
  if (!/^(\d+|\d{1,3}(,\d{3})+)$/.test(whole)) return null;
  const amount = Number(whole.replaceAll(',', '') + fraction.padEnd(digits, '0'));
  return amount <= largestAmount ? amount : null;
}

/**
 * A share of an amount in minor units, rounded half up; in whole numbers throughout.
 *
 * @param percent 0 to 100, with up to four decimals: some taxes have three
 */
export const percentOf = (amount: number, percent: number): number => {
  const millionths = Math.round(percent * 10_000);
  return Number((BigInt(amount) * BigInt(millionths) + 500_000n) / 1_000_000n);
};
