import { expect, it } from 'vitest';
import { onBothDatabases } from '../../testing/databases.ts';
import { openShop, testDay } from '../../testing/shop.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { invoiceContentSchema } from './invoices.ts';
import { refundPayment } from './payments.ts';

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
