import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onBothDatabases, sqlitePlace } from '../../testing/databases.ts';
import { byAdmin, openShop, testDay } from '../../testing/shop.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { invoiceContentSchema } from './invoices.ts';
import { refundPayment } from './payments.ts';
import { editPlan, planOnSale } from './plans.ts';

const seller = {
  SELLER_NAME: 'Cursus GmbH',
  SELLER_ADDRESS: 'Lange Straße 1, 10117 Berlin',
  SELLER_TAX_NUMBER: 'DE123456789',
};

onBothDatabases('a site that says who sells', (newPlace) => {
  it('names the seller on receipts and credit notes, and in mail what was paid, given back, missed and ended', async () => {
    const server = await startTestServer(await newPlace(), { environment: seller });
    const shop = await openShop(server);
    // This card is declined when it is charged again.
    const payment = await shop.card((await shop.buy({ period: 'month' }))['id'], '4000 0000 0000 0341');
    expect(payment).toMatchObject({ state: 'paid' });
    const id = String(payment['id']);
    await refundPayment(server.services, id, { madeBy: 'admin', reason: 'a test', amount: 200 });
    const receipts = async () => (await shop.call('GET', `/payments/${id}/receipts`))['receipts'];
    const names = {
      seller: 'Cursus GmbH',
      sellerAddress: 'Lange Straße 1, 10117 Berlin',
      sellerTaxNumber: 'DE123456789',
    };
    expect(await receipts()).toMatchObject([
      { number: 1, kind: 'receipt', charge: 900, ...names },
      { number: 2, kind: 'credit-note', charge: 200, about: 1, ...names },
    ]);
    await shop.renew(31 * testDay);
    expect(await shop.state()).toBe('past-due');
    const mails = (await server.mails())
      .join('\n')
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/\s+/g, ' ');
    for (const part of [
      'We have received $9.00. Your receipt 1 is here, also as a PDF: ',
      'Subject: Your refund of $2.00',
      'Subject: Your plan could not be renewed',
      'did not go through. We will try again on ',
      '/account/pricing',
    ])
      expect(mails).toContain(part);
    for (const days of [2, 3, 4, 8]) await shop.renew(days * testDay);
    expect(await shop.state()).toBe('ended');
    expect((await server.mails()).join('\n')).toContain('Subject: Your plan has ended');
    await server.stop();
  });
});

it('the rate of a tax stands on the order, on receipts and on credit notes, which share it out', async () => {
  const server = await startTestServer(await sqlitePlace());
  server.services.payments.taxes = () => Promise.resolve({ name: 'VAT', percent: 8.875 });
  const shop = await openShop(server);
  const quote = await shop.call('POST', '/coupons/check', { plan: 'pro', period: 'month', coupon: null });
  expect(quote).toMatchObject({ price: 900, tax: 80, total: 980, taxName: 'VAT 8.875%', renewal: 980 });
  const id = String((await shop.card((await shop.buy({ period: 'month' }))['id']))['id']);
  // What it renews at has the tax in it, and not the coupon.
  await shop.coupon({ percent: 50 });
  const cheaper = { plan: 'pro', period: 'month', coupon: 'SPRING25' };
  expect(await shop.call('POST', '/coupons/check', cheaper)).toMatchObject({ total: 490, renewal: 980 });
  const { subscription } = await shop.call('GET', '/payments/subscription');
  expect(subscription).toMatchObject({ price: 900, renewal: 980 });
  for (const amount of [331, 331, undefined])
    await refundPayment(server.services, id, { madeBy: 'admin', reason: 'a test', ...(amount && { amount }) });
  const { receipts } = await shop.call('GET', `/payments/${id}/receipts`);
  expect(receipts).toMatchObject([
    { kind: 'receipt', tax: 80, charge: 980 },
    { kind: 'credit-note', price: 304, tax: 27, charge: 331 },
    { kind: 'credit-note', price: 304, tax: 27, charge: 331 },
    { kind: 'credit-note', price: 292, tax: 26, charge: 318 },
  ]);
  expect(new Set((receipts as { taxName: string }[]).map(({ taxName }) => taxName))).toEqual(new Set(['VAT 8.875%']));
  await shop.addsUp();
  await server.stop();
});

onBothDatabases('a tax service', (newPlace) => {
  it('is asked outside of every transaction, and again where the country changed meanwhile', async () => {
    const server = await startTestServer(await newPlace());
    const shop = await openShop(server);
    const { db, payments } = server.services;
    const asked: string[] = [];
    payments.taxes = async ({ country }) => {
      asked.push(country);
      // In a transaction of ours, which holds the account, this would wait for ever.
      await db.updateTable('account').set({ country: 'DE' }).execute();
      return { name: 'VAT', percent: country === 'DE' ? 19 : 8.875 };
    };
    const payment = await shop.bought({ period: 'month' });
    expect(payment).toMatchObject({ state: 'paid', tax: 171, charge: 1071 });
    expect(asked).toEqual(['US', 'DE']);
    await db.updateTable('account').set({ country: 'US' }).execute();
    const paid = async () => (await shop.call('GET', '/payments'))['payments'];
    await shop.renew(31 * testDay);
    expect(await paid()).toHaveLength(1);
    await shop.renew(0);
    expect(await paid()).toMatchObject([{ kind: 'renewal', state: 'paid', tax: 171 }, { kind: 'plan' }]);
    payments.taxes = () => Promise.reject(new Error('No answer.'));
    expect(await shop.buy({ plan: 'review', period: 'once' })).toMatchObject({ status: 500 });
    await shop.renew(31 * testDay);
    expect([await paid(), await shop.state()]).toMatchObject([{ length: 2 }, 'active']);
    await shop.addsUp();
    await server.stop();
  });
});

onBothDatabases('currencies of no and of three decimals', (newPlace) => {
  it.each([
    { currency: 'JPY', country: 'JP', month: 1_200, part: 1, top: 5_000, said: ['¥1,200', '¥1', '¥1,199'] },
    {
      currency: 'KWD',
      country: 'KW',
      month: 2_755,
      part: 5,
      top: 9_005,
      said: ['KWD 2.755', 'KWD 0.005', 'KWD 2.750'],
    },
  ])(
    'are paid, given back in part, and from a wallet: $currency',
    async ({ currency, country, month, part, top, said }) => {
      const server = await startTestServer(await newPlace(), { environment: seller });
      const shop = await openShop(server);
      const pro = await planOnSale(server.services.db, 'pro');
      if (!pro) throw new Error('Pro is sold.');
      await editPlan(
        server.services,
        { ...pro, prices: [...pro.prices, { interval: 'month', currency, amount: month, countries: [country] }] },
        byAdmin,
      );
      await shop.call('PATCH', '/account', { country });
      await shop.coupon({ code: 'THIRD', percent: 33, maxRedemptions: 1 });
      // A third of 1,200 yen is 396 yen; of 2.755 dinars 0.909, rounded to the smallest unit that there is.
      const quote = await shop.call('POST', '/coupons/check', { plan: 'pro', period: 'month', coupon: 'THIRD' });
      expect(quote).toMatchObject({ currency, price: month, discount: Math.round((month * 33) / 100) });
      const payment = await shop.card((await shop.buy({ period: 'month' }))['id']);
      expect(payment).toMatchObject({ state: 'paid', currency, charge: month });
      const id = String(payment['id']);
      await refundPayment(server.services, id, { madeBy: 'admin', reason: 'a test', amount: part });
      const { receipts } = await shop.call('GET', `/payments/${id}/receipts`);
      expect(receipts).toMatchObject([
        { kind: 'receipt', currency, price: month, charge: month },
        { kind: 'credit-note', currency, price: part, charge: part, about: 1 },
      ]);
      await refundPayment(server.services, id, { madeBy: 'admin', reason: 'a test' });
      expect(await shop.call('GET', `/payments/${id}`)).toMatchObject({ state: 'refunded', refunded: month });
      await shop.card((await shop.call('POST', '/wallet/top-up', { key: randomUUID(), amount: top, currency }))['id']);
      expect(await shop.buy({ period: 'month', usesWallet: true })).toMatchObject({
        state: 'paid',
        wallet: month,
        charge: 0,
      });
      expect(await shop.balance()).toEqual({ currency, balance: top - month, held: 0 });
      const mails = (await server.mails())
        .join('\n')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll(/=C2=A0|\s+/g, ' ')
        .replaceAll('=C2=A5', '¥');
      for (const amount of said) expect(mails).toContain(amount);
      await shop.addsUp();
      await server.stop();
    },
  );
});

it('a receipt of a time before these were kept is still read', () => {
  const said = {
    seller: 'Vitae',
    buyer: { country: 'US' },
    kind: 'plan',
    plan: 'Pro',
    period: 'month',
    currency: 'USD',
  };
  const sums = { price: 900, discount: 0, tax: 0, taxName: null, wallet: 0, charge: 900 };
  expect(invoiceContentSchema.parse({ ...said, ...sums, periodEnd: null, about: null })).toMatchObject({
    sellerAddress: '',
    sellerTaxNumber: '',
  });
});
