import type { Receipt } from '@vitae/api/contract';
import { letterView } from '@vitae/domain';
import { expect, it } from 'vitest';
import { startLanguage } from '../../base/i18n/index.ts';
import { receiptLetter } from './receipt-file.ts';

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
  printed: {
    language: 'de',
    title: 'Beleg 7',
    sums: [
      { label: 'Pro, Jährlich', amount: '72,00 $', isTotal: false },
      { label: 'Summe', amount: '85,68 $', isTotal: true },
    ],
    notes: ['Bezahlt bis 4. März 2027.'],
    closing: 'Vielen Dank für Ihren Kauf.',
  },
};

it('a receipt is drawn in the words and the language that it was issued in, whatever the interface speaks', async () => {
  const drawn = [];
  for (const language of ['en', 'ar'] as const) {
    await startLanguage(language);
    const { id: _id, slug: _slug, paragraphs, ...letter } = receiptLetter(receipt);
    drawn.push({ ...letter, paragraphs: paragraphs.map(({ text }) => text) });
  }
  await startLanguage('en');
  expect(drawn[1]).toEqual(drawn[0]);
  expect(drawn[0]).toMatchObject({
    locale: 'de',
    title: 'Beleg 7',
    date: '2026-03-04',
    sums: receipt.printed.sums,
    paragraphs: ['Bezahlt bis 4. März 2027.'],
  });
});

it('a receipt says who sold and where they are, and who bought', () => {
  const text = JSON.stringify(letterView(receiptLetter(receipt)));
  for (const part of ['Cursus GmbH', 'Lange Straße 1, 10117 Berlin', 'Grace Hopper', 'grace@example.com'])
    expect(text).toContain(part);
});
