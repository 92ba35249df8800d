import type { Receipt } from '@vitae/api/contract';
import { letterView } from '@vitae/domain';
import { beforeAll, expect, it } from 'vitest';
import { loadAreas, startLanguage } from '../../base/i18n/index.ts';
import { receiptLetter } from './receipt-file.ts';

beforeAll(() => loadAreas(['billing']));

const receipt: Receipt = {
  number: 7,
  kind: 'receipt',
  at: '2026-03-04T05:06:07.000Z',
  seller: 'Cursus GmbH',
  sellerAddress: 'Lange Straße 1, 10117 Berlin',
  sellerTaxNumber: 'DE123456789',
  buyer: { name: 'Grace Hopper', email: 'grace@example.com', country: 'US' },
  item: 'plan',
  plan: 'Pro',
  period: 'year',
  periodEnd: '2027-03-04T05:06:07.000Z',
  currency: 'USD',
  price: 7200,
  discount: 0,
  tax: 1368,
  taxName: 'VAT',
  wallet: 0,
  charge: 8568,
  brand: 'visa',
  last4: '4242',
  about: null,
};
const shown = (one: Receipt) => JSON.stringify(letterView(receiptLetter(one)));
const sumsOf = (one: Receipt) => receiptLetter(one).sums?.map(({ label, amount }) => `${label}: ${amount}`);

it('a receipt says who sold, where they are and their tax number', () => {
  const text = shown(receipt);
  for (const part of ['Cursus GmbH', 'Lange Straße 1, 10117 Berlin', 'Our tax number: DE123456789'])
    expect(text).toContain(part);
  expect(sumsOf(receipt)).toContain('VAT: $13.68');
  expect(shown({ ...receipt, kind: 'credit-note', about: 6 })).toContain('DE123456789');
});

it('a receipt with a discount says what its tax is a share of', () => {
  const one = { ...receipt, discount: 1800, tax: 1026, taxName: 'VAT 19%', charge: 6426 };
  expect(sumsOf(one)).toEqual([
    'Pro, Yearly: $72.00',
    'Discount: −$18.00',
    'Before tax: $54.00',
    'VAT 19%: $10.26',
    'Total: $64.26',
    'Paid with Visa card ending in 4242: $64.26',
  ]);
  expect(sumsOf(receipt)?.join()).not.toContain('Before tax');
});

it('a receipt of a site that names neither has no line for them', () => {
  const text = shown({ ...receipt, sellerAddress: '', sellerTaxNumber: '' });
  expect([text.includes('Cursus GmbH'), text.includes('tax number')]).toEqual([true, false]);
});

it('a receipt is in the language that it is read in, so that it runs from the right where its words do', async () => {
  await startLanguage('ar');
  expect([receiptLetter(receipt).locale, shown(receipt)]).toEqual(['ar', expect.stringContaining('إيصال')]);
  await startLanguage('en');
  expect(receiptLetter(receipt).locale).toBe('en');
});
