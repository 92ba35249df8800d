import type { ListedPayment } from '@vitae/api/contract';
import { formatMoney, type CouponRules } from '@vitae/domain/money';
import { registeredText } from '@vitae/words/catalogue';
import { dayText } from '../../base/day-text.ts';
import { textsOf } from '../../base/i18n/index.ts';

/** What a payment came to, before refunds: of the wallet and of the card together. */
export const totalOf = ({ wallet, charge, currency }: ListedPayment, language: string): string =>
  formatMoney({ amount: wallet + charge, currency }, language);

/** What a payment was for: "Pro, yearly". */
export function subjectOfPayment({ kind, plan, period }: ListedPayment): string {
  const { t, language } = textsOf('admin');
  const named = plan === null ? null : registeredText(plan);
  const words = kind === 'plan' ? (named ?? t('payments.kinds.plan')) : t(`payments.kinds.${kind}`);
  const more = [
    kind === 'renewal' && named,
    (kind === 'plan' || kind === 'renewal') && period !== null && t(`payments.periods.${period}`),
  ].filter((part) => typeof part === 'string');
  return new Intl.ListFormat(language, { type: 'unit' }).format([words, ...more]);
}

/** What a payment was paid with: "Visa ending in 4242". */
export function methodText({ brand, last4, wallet, charge }: ListedPayment): string {
  const { t, language } = textsOf('admin');
  const card = last4 !== null && t('payments.card', { brand: brand === null ? '' : brandName(brand), last4 }).trim();
  const parts = [wallet > 0 && t('payments.wallet'), charge > 0 && card].filter((part) => typeof part === 'string');
  return new Intl.ListFormat(language, { type: 'unit' }).format(parts) || t('payments.noMethod');
}

function brandName(brand: string): string {
  const names: Readonly<Record<string, string>> = textsOf('admin').t('payments.brands');
  return names[brand] ?? brand;
}

/** What a coupon takes off: "25% off", "$5.00 off". */
export function discountText({ percent, amount, currency }: CouponRules, language: string): string {
  const { t } = textsOf('admin');
  if (amount !== null && currency !== null)
    return t('coupons.amountOff', { amount: formatMoney({ amount, currency }, language) });
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  return t('coupons.percentOff', { percent: share.format((percent ?? 0) / 100) });
}

/** The last day before a moment. */
export const lastDayText = (time: string, language: string): string =>
  dayText(new Date(Date.parse(time) - 1).toISOString(), language);

/** An account of the ledger in words: `provider:stripe` is "Provider (stripe)". */
export function ledgerAccountText(account: string): string {
  const { t } = textsOf('admin');
  const names: Readonly<Record<string, string>> = t('ledger.accounts');
  const [kind = '', id = ''] = account.split(':');
  return kind === 'provider' ? `${t('ledger.provider')} (${id})` : (names[kind] ?? account);
}

/** A side of a difference: `2900 USD`, in minor units, is "$29.00"; anything else stays as it is. */
export function bookedText(side: string, language: string): string {
  const [, amount, currency] = /^(-?\d+) ([A-Z]{3})$/.exec(side) ?? [];
  return currency === undefined ? side : formatMoney({ amount: Number(amount), currency }, language);
}
