import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  balancesOf,
  holdPosting,
  latePosting,
  paymentPosting,
  quoteOf,
  refundParts,
  refundPosting,
  releasePosting,
  disputeEndPosting,
  disputePosting,
  type Posting,
} from './index.ts';

const payments = fc
  .record({
    price: fc.integer({ min: 0, max: 1_000_000 }),
    discountShare: fc.double({ min: 0, max: 1, noNaN: true }),
    taxPercent: fc.option(fc.integer({ min: 0, max: 27 })),
    wallet: fc.integer({ min: 0, max: 1_000_000 }),
    kind: fc.constantFrom('plan' as const, 'renewal' as const, 'review' as const),
  })
  .map(({ price, discountShare, taxPercent, wallet, kind }) => ({
    ...quoteOf({
      currency: 'USD',
      price,
      discount: Math.floor(price * discountShare),
      tax: taxPercent === null ? null : { name: 'VAT', percent: taxPercent },
      wallet,
      leastCharge: 50,
    }),
    id: 'p',
    accountId: 'ada',
    provider: 'test',
    kind,
  }));

const sum = (postings: readonly Posting[]) => [...balancesOf(postings).values()].reduce((one, other) => one + other, 0);
const balance = (postings: readonly Posting[], account: string) => balancesOf(postings).get(`${account} USD`) ?? 0;

it('postings of a payment that is paid and refunded in random parts end where they began', () => {
  fc.assert(
    fc.property(payments, fc.array(fc.integer({ min: 1, max: 400_000 }), { maxLength: 5 }), (payment, amounts) => {
      const postings = [holdPosting(payment), paymentPosting(payment)];
      expect(balance(postings, 'hold:ada')).toBe(0);
      expect(balance(postings, 'wallet:ada')).toBe(0 - payment.wallet);
      expect(balance(postings, 'provider:test')).toBe(0 - payment.charge);
      expect(balance(postings, 'tax')).toBe(payment.tax);
      expect(balance(postings, 'sales') + balance(postings, 'discounts')).toBe(payment.price - payment.discount);
      const before = { charge: 0, wallet: 0 };
      for (const [index, wanted] of [...amounts, payment.total].entries()) {
        const left = payment.total - before.charge - before.wallet;
        const parts = refundParts(payment, before, Math.min(wanted, left));
        expect(parts.charge + parts.wallet).toBe(Math.min(wanted, left));
        const refund = { ...parts, id: String(index), isFromWallet: false };
        postings.push(refundPosting(payment, refund, before.charge + before.wallet));
        before.charge += parts.charge;
        before.wallet += parts.wallet;
      }
      expect(sum(postings)).toBe(0);
      for (const account of ['wallet:ada', 'hold:ada', 'provider:test', 'tax'])
        expect(balance(postings, account), account).toBe(0);
      for (const { transfers } of postings) for (const { amount } of transfers) expect(amount).toBeGreaterThan(0);
    }),
  );
});

it('a payment that came to nothing, or too late, leaves the wallet whole', () => {
  fc.assert(
    fc.property(payments, (payment) => {
      const postings = [holdPosting(payment), releasePosting(payment)];
      expect(balance(postings, 'wallet:ada')).toBe(0);
      postings.push(latePosting(payment));
      expect(balance(postings, 'wallet:ada')).toBe(payment.charge);
      expect(balance(postings, 'provider:test')).toBe(0 - payment.charge);
    }),
  );
});

it('a dispute of any part takes the money from the provider, and what of it is won comes back', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(payments, share, share, share, ({ charge, ...payment }, part, gone, there) => {
      const amount = Math.ceil(charge * part);
      const lost = Math.floor(amount * gone);
      const topUp = { ...payment, charge, kind: 'top-up' as const };
      // Some of what was put into the wallet is spent.
      const wallet = Math.floor(charge * there);
      const spent = { ...holdPosting({ ...topUp, wallet: charge - wallet }), key: 'spent' };
      const dispute = { id: 'd', amount, held: Math.min(amount, wallet) };
      const postings = [paymentPosting(topUp), spent, disputePosting(topUp, dispute)];
      expect(balance(postings, 'provider:test')).toBe(amount - charge);
      postings.push(disputeEndPosting(topUp, dispute, lost, wallet - dispute.held));
      expect([balance(postings, 'disputed'), balance(postings, 'provider:test')]).toEqual([0, lost - charge]);
      expect(balance(postings, 'hold:ada')).toBe(charge - wallet);
      expect(balance(postings, 'wallet:ada')).toBe(Math.max(0, wallet - lost));
      expect([sum(postings), 0 - balance(postings, 'losses')]).toEqual([0, Math.max(0, lost - wallet)]);
    }),
  );
});
