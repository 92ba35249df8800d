import { interfaceLanguages, loadLanguage } from '@vitae/words/languages';
import { provideServerTexts } from '@vitae/words/server-languages';
import { beforeAll, expect, it } from 'vitest';
import { onBothDatabases } from '../../testing/databases.ts';
import { byAdmin, openShop, testDay } from '../../testing/shop.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { refundPayment } from './payments.ts';
import { editPlan, planOnSale } from './plans.ts';
import { printReceipt, receiptLanguage, type ReceiptFacts } from './printed-receipt.ts';
import { linesOf, receiptHtml } from './receipt-mail.ts';

beforeAll(async () => {
  await Promise.all(interfaceLanguages.map(loadLanguage));
  provideServerTexts();
});

/** What a mail has as quoted-printable. */
const decoded = (quoted: string) => decodeURIComponent(quoted.replaceAll('=', '%'));

const facts: ReceiptFacts = {
  number: 7,
  isBack: false,
  seller: 'Cursus GmbH',
  sellerAddress: 'Lange Straße 1, 10117 Berlin',
  sellerTaxNumber: 'DE123456789',
  buyer: { country: 'US' },
  kind: 'plan',
  plan: 'Pro',
  period: 'year',
  periodEnd: '2027-03-04T23:30:00.000Z',
  currency: 'USD',
  price: 7200,
  discount: 0,
  tax: 1368,
  taxName: 'VAT 19%',
  wallet: 0,
  charge: 8568,
  brand: 'visa',
  last4: '4242',
  about: null,
};
const discounted = { ...facts, discount: 1800, tax: 1026, wallet: 1000, charge: 5426 };

it('a receipt with a discount says what its tax is a share of', () => {
  expect(linesOf(printReceipt(discounted, 'en')).split('\n')).toEqual([
    'Pro, Yearly: $72.00',
    'Discount: −$18.00',
    'Before tax: $54.00',
    'VAT 19%: $10.26',
    'Total: $64.26',
    'Paid with Visa card ending in 4242: $54.26',
    'Paid from the wallet: $10.00',
    'Paid until March 4, 2027.',
    'Our tax number: DE123456789.',
  ]);
  const plain = linesOf(printReceipt({ ...facts, sellerTaxNumber: '' }, 'en'));
  expect([plain.includes('Before tax'), plain.includes('tax number')]).toEqual([false, false]);
});

it('an amount from the right has its sign before the number, as one from the left has', () => {
  const amountOf = (currency: string) => printReceipt({ ...discounted, currency }, 'ar').sums[1]?.amount;
  expect(amountOf('KWD')).toBe('\u200F\u200E−1.800\u00A0د.ك.\u200F');
  expect(amountOf('USD')).toBe('\u200E−US$18.00');
});

it('a credit note names its receipt, and neither thanks nor says until when', () => {
  const note = printReceipt({ ...facts, isBack: true, about: 6 }, 'de');
  expect(note).toMatchObject({ title: 'Gutschrift 7', closing: '' });
  expect(note.notes).toEqual(['Zu Beleg 6.', 'Unsere Steuernummer: DE123456789.']);
});

it('receipts are issued in a language that there are words for', () => {
  const languages = [
    { language: 'de' as const, locale: 'en' },
    { language: null, locale: 'fr-CA' },
    { language: null, locale: 'en-GB' },
    { language: null, locale: 'pl' },
  ];
  expect(languages.map(receiptLanguage)).toEqual(['de', 'fr-CA', 'en-GB', 'en']);
  const titles = interfaceLanguages.map((language) => printReceipt(facts, language).title);
  expect(new Set(titles).size).toBe(interfaceLanguages.length);
});

it('the page of a mail escapes what people typed, links addresses, and runs from the right where its words do', () => {
  const printed = printReceipt({ ...facts, plan: 'Pro <b>&"\n\nMore', taxName: '<script>' }, 'en');
  const html = receiptHtml(printed, `Thank you: https://example.com/a?b=1&c=2\n\n${linesOf(printed)}\n\nVitae <i>`);
  expect(html).not.toMatch(/<b>|<script|<i>/);
  expect(html).toContain('Pro &lt;b&gt;&amp;&quot; More');
  expect(html).toContain('<a href="https://example.com/a?b=1&amp;c=2"');
  expect(html.match(/<tr>/g)).toHaveLength(4);
  expect(receiptHtml(printReceipt(facts, 'ar'), 'شكرًا')).toContain('<html lang="ar" dir="rtl">');
});

onBothDatabases('a receipt that was issued', (newPlace) => {
  it('stays as it was, whatever changes and whoever reads it; an earlier one is read in the language of today', async () => {
    const server = await startTestServer(await newPlace(), {
      environment: { SELLER_NAME: 'Cursus GmbH', SELLER_ADDRESS: 'Lange Straße 1', SELLER_TAX_NUMBER: 'DE123456789' },
    });
    const { db, config, payments } = server.services;
    payments.taxes = async () => ({ name: 'USt.', percent: 19 });
    const shop = await openShop(server);
    await shop.call('PATCH', '/account', { language: 'de' });
    await shop.coupon({ percent: 50 });
    const id = String((await shop.card((await shop.buy({ period: 'month', coupon: 'SPRING25' }))['id']))['id']);
    await refundPayment(server.services, id, { madeBy: 'admin', reason: 'a test', amount: 100 });
    const receipts = async () => (await shop.call('GET', `/payments/${id}/receipts`))['receipts'];
    const issued = await receipts();
    expect(issued).toMatchObject([
      {
        seller: 'Cursus GmbH',
        printed: { language: 'de', title: 'Beleg 1', closing: 'Vielen Dank für Ihren Kauf.' },
      },
      { printed: { title: 'Gutschrift 2', notes: ['Zu Beleg 1.', 'Unsere Steuernummer: DE123456789.'] } },
    ]);
    const mails = (await server.mails())
      .map((mail) =>
        mail
          .replaceAll(/=\r?\n/g, '')
          .replaceAll(/(=[\dA-F]{2})+/g, decoded)
          .replaceAll('\u00A0', ' '),
      )
      .filter((mail) => mail.includes('USt. 19%'));
    expect(mails).toHaveLength(2);
    for (const part of [
      'Pro, Monatlich: 9,00 $',
      'Rabatt: −4,50 $',
      'Netto: 4,50 $',
      'USt. 19%: 0,86 $',
      'Summe: 5,36 $',
    ])
      expect(mails[0]).toContain(part);
    for (const part of ['text/plain', 'text/html', '<html lang="de"', '<bdi>5,36 $</bdi>', 'Bezahlt bis '])
      expect(mails[0]).toContain(part);
    for (const part of ['Zu Beleg 1.', 'Summe: 1,00 $']) expect(mails[1]).toContain(part);

    const pro = await planOnSale(db, 'pro');
    if (!pro) throw new Error('Pro is sold.');
    await editPlan(server.services, { ...pro, name: 'Maximum' }, byAdmin);
    Object.assign(config.seller, { name: 'Other Ltd', address: 'Elsewhere', taxNumber: 'GB1' });
    payments.taxes = async () => null;
    await shop.call('PATCH', '/account', { language: 'en', name: 'Somebody Else', country: 'FR' });
    server.pass(100 * testDay);
    await shop.signIn();
    expect(await receipts()).toEqual(issued);

    await db.updateTable('invoice_buyer').set({ printed: null }).execute();
    expect(await receipts()).toMatchObject([
      { seller: 'Cursus GmbH', printed: { language: 'en', title: 'Receipt 1' } },
      { printed: { title: 'Credit note 2', closing: '' } },
    ]);
    await server.stop();
  });
});
