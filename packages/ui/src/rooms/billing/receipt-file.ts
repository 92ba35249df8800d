import type { Receipt } from '@vitae/api/contract';
import { coverLetterKind, defaultCountry, newId } from '@vitae/domain';
import { formatMoney } from '@vitae/domain/money';
import type { LetterSum, LetterWithSums } from '@vitae/templates';
import { dayText } from '../../base/day-text.ts';
import { textsOf } from '../../base/i18n/index.ts';
import type { SavedFile } from '../../base/platform.ts';
import { loadPreview } from '../../base/use-preview.ts';
import { whatOf } from './what-of.ts';

/** A receipt as a letter from the site to the person who paid, with its amounts in a column. */
export function receiptLetter(receipt: Receipt): LetterWithSums {
  const { t, language } = textsOf('billing');
  const money = (amount: number) => formatMoney({ amount, currency: receipt.currency }, language);
  const isBack = receipt.kind === 'credit-note';
  const { item, plan, period, number, brand, last4, wallet, charge } = receipt;
  const what = whatOf({ kind: item, plan, period }, t);
  const knownBrand = (['amex', 'discover', 'mastercard', 'verve', 'visa'] as const).find((name) => name === brand);
  const card = () => {
    if (knownBrand === undefined) return t(isBack ? 'document.backOtherwise' : 'document.paidOtherwise');
    const named = { last4: last4 ?? '', brand: t(`brands.${knownBrand}`) };
    return isBack ? t('document.backToCard', named) : t('document.paidByCard', named);
  };
  const sum = (label: string, amount: number): LetterSum => ({ label, amount: money(amount) });
  const { price, discount, tax } = receipt;
  const sums: LetterSum[] = [
    sum(what, price),
    ...(discount > 0
      ? [{ label: t('document.discount'), amount: t('document.minus', { amount: money(discount) }) }]
      : []),
    // What the tax is a share of; without a discount that is the price.
    ...(tax > 0 && discount > 0 ? [sum(t('document.net'), price - discount)] : []),
    ...(tax > 0 ? [sum(t('document.tax', { name: receipt.taxName ?? '' }), tax)] : []),
    { ...sum(t('document.total'), wallet + charge), isTotal: true },
    ...(charge > 0 ? [sum(card(), charge)] : []),
    ...(wallet > 0 ? [sum(t(isBack ? 'document.backToWallet' : 'document.paidByWallet'), wallet)] : []),
  ];
  const notes = [
    ...(receipt.about === null ? [] : [t('document.about', { number: receipt.about })]),
    ...(receipt.periodEnd === null || isBack
      ? []
      : [t('document.until', { day: dayText(receipt.periodEnd, language) })]),
    ...(receipt.sellerTaxNumber === '' ? [] : [t('document.taxNumber', { number: receipt.sellerTaxNumber })]),
  ];
  const title = t(isBack ? 'document.creditNote' : 'document.receipt', { number });
  const empty = coverLetterKind.create({ title, locale: language, country: receipt.buyer.country || defaultCountry });
  return {
    ...empty,
    // The same receipt gives the same bytes.
    createdAt: receipt.at,
    updatedAt: receipt.at,
    sender: {
      ...empty.sender,
      fullName: receipt.seller,
      location: { ...empty.sender.location, address: receipt.sellerAddress },
    },
    recipient: { ...empty.recipient, name: receipt.buyer.name, address: receipt.buyer.email },
    date: receipt.at.slice(0, 10),
    subject: title,
    opening: '',
    sums,
    paragraphs: notes.map((text) => ({ id: newId(), text })),
    closing: isBack ? '' : t('document.thanks'),
  };
}

/** The PDF of a receipt, tagged, by the renderer that draws documents. */
export async function receiptFile(receipt: Receipt): Promise<SavedFile> {
  const { createPreview } = await loadPreview();
  const preview = createPreview({ assets: () => Promise.reject(new Error('A receipt has no pictures.')) });
  try {
    const letter = receiptLetter(receipt);
    const { bytes } = await preview.pdf(letter, { attachment: 'none' });
    return {
      name: `${letter.title}.pdf`,
      type: 'application/pdf',
      content: new Blob([bytes], { type: 'application/pdf' }),
    };
  } finally {
    preview.dispose();
  }
}
