import { createHmac, timingSafeEqual } from 'node:crypto';
import { cardBrandOf, cardDigits, isCardNumber } from '@vitae/domain/money';
import { z } from 'zod';
import type { Database } from '../../../db/open-database.ts';
import { isoTime, type Services } from '../../../services.ts';
import type { PaymentProvider, ProviderCharge, ProviderDispute, ProviderRefund } from './provider.ts';

/*
 * The built-in test provider: no money moves. It takes the well-known test numbers, and knows no others. Its charges
 * are in a table of their own, as a provider's would be on its machines; card numbers are never stored.
 */

const chargeSchema = z.object({
  paymentId: z.string(),
  state: z.enum(['open', 'authentication', 'paid', 'failed', 'expired']),
  amount: z.number(),
  currency: z.string(),
  expiresAt: z.string().nullable(),
  method: z
    .object({
      reference: z.string().nullable(),
      brand: z.enum(['amex', 'discover', 'mastercard', 'verve', 'visa']).nullable(),
      last4: z.string().nullable(),
    })
    .nullable(),
  refunds: z.array(z.object({ key: z.string(), amount: z.number() })),
  /** Of all that was not given back, as charges had one at most before they had a list. */
  dispute: z.enum(['none', 'open', 'won', 'lost']).default('none'),
  disputes: z
    .array(z.object({ state: z.enum(['open', 'won', 'lost']), amount: z.number(), lost: z.number() }))
    .default([]),
});
type TestCharge = z.infer<typeof chargeSchema>;

/** What a test card does when it is charged. */
type CardBehaviour = 'pays' | 'declines' | 'lacks-funds' | 'authenticates' | 'declines-renewals';

/** The test numbers that do something else than pay; the first ones are those of Stripe's documentation. */
const behaviours: Readonly<Record<string, CardBehaviour>> = {
  '4000000000000002': 'declines',
  '4000000000009995': 'lacks-funds',
  '4000002500003155': 'authenticates',
  '4000002760003184': 'authenticates',
  '4000000000000341': 'declines-renewals',
};
const payingCards: readonly string[] = [
  '4242424242424242',
  '4000056655665556',
  '5555555555554444',
  '2223003122003222',
  '378282246310005',
  '371449635398431',
  '6011111111111117',
  '6011000990139424',
  '5060666666666666666',
];

const behaviourOf = (number: string): CardBehaviour | null =>
  behaviours[number] ?? (payingCards.includes(number) ? 'pays' : null);

const refOf = (paymentId: string) => `test_${paymentId}`;

/** How long a signed event is accepted, in seconds; the same as Stripe's. */
const toleranceSeconds = 300;

/** What came of typing a card into the form of the test provider. */
export type CardAnswer = 'paid' | 'declined' | 'lacks-funds' | 'authenticate' | 'unknown-card' | 'closed';

/** The test provider, with what its form and its bank's page do. */
export interface TestProvider extends PaymentProvider {
  id: 'test';
  /** Charges a card. The number goes no further than this call. */
  pay: (ref: string, number: string) => Promise<CardAnswer>;
  /** What the person answers to their bank. */
  authenticate: (ref: string, isApproved: boolean) => Promise<CardAnswer>;
  /** What a bank would do, for tests: disputes a charge, or decides on that. */
  dispute: (
    ref: string,
    state: ProviderDispute['state'],
    amounts?: Partial<Pick<ProviderDispute, 'amount' | 'lost'>>,
  ) => Promise<void>;
  /** The headers that sign an event. */
  sign: (bytes: Buffer, at: Date) => Record<string, string>;
}

export function createTestProvider({ db, now, secret }: Pick<Services, 'db' | 'now' | 'secret'>): TestProvider {
  const macOf = (time: string, bytes: Buffer) =>
    createHmac('sha256', secret).update(`test provider ${time}.`).update(bytes).digest();

  const read = async (of: Database, ref: string): Promise<TestCharge | null> => {
    const row = await of.selectFrom('test_charge').select('content').where('ref', '=', ref).executeTakeFirst();
    return row ? chargeSchema.parse(JSON.parse(row.content)) : null;
  };
  const create = async (ref: string, charge: TestCharge) => {
    await db
      .insertInto('test_charge')
      .values({ ref, content: JSON.stringify(charge), created_at: isoTime(now()) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };
  /** Changes a charge, one change after the other. */
  const change = <Result>(ref: string, step: (charge: TestCharge) => [TestCharge, Result]): Promise<Result> =>
    db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('test_charge')
        .set((update) => ({ content: update.ref('content') }))
        .where('ref', '=', ref)
        .execute();
      const charge = await read(transaction, ref);
      if (!charge) throw new Error('There is no such charge.');
      const [next, result] = step(charge);
      await transaction
        .updateTable('test_charge')
        .set({ content: JSON.stringify(next) })
        .where('ref', '=', ref)
        .execute();
      return result;
    });
  const isClosed = ({ state, expiresAt }: TestCharge) =>
    state === 'paid' || state === 'expired' || (expiresAt !== null && expiresAt <= isoTime(now()));
  const refunded = ({ refunds }: TestCharge) => refunds.reduce((sum, { amount }) => sum + amount, 0);
  const disputesOf = (ref: string, charge: TestCharge): ProviderDispute[] => {
    const { dispute: state, disputes } = charge;
    const amount = charge.amount - refunded(charge);
    const only: ProviderDispute[] =
      state === 'none' ? [] : [{ ref: `dispute_${ref}`, state, amount, lost: state === 'lost' ? amount : 0 }];
    return [...only, ...disputes.map((one, index) => ({ ref: `dispute_${ref}_${index + 1}`, ...one }))];
  };
  /** What is left of a charge: neither given back, nor taken by a bank. */
  const left = (charge: TestCharge) =>
    disputesOf('', charge).reduce(
      (sum, { state, amount, lost }) => sum - (state === 'open' ? amount : lost),
      charge.amount - refunded(charge),
    );
  const chargeOf = (ref: string, charge: TestCharge, createdAt: string): ProviderCharge => ({
    ref,
    paymentId: charge.paymentId,
    // A declined card can be tried again or replaced until the charge expires.
    state:
      charge.state === 'paid' || charge.state === 'failed'
        ? charge.state
        : isClosed(charge)
          ? 'expired'
          : charge.state === 'authentication'
            ? 'pending'
            : 'open',
    amount: charge.amount,
    currency: charge.currency,
    method: charge.method,
    refunds: charge.refunds.map(({ key, amount }) => ({ ref: `refund_${key}`, key, amount, state: 'done' })),
    disputes: disputesOf(ref, charge),
    createdAt,
  });
  const fetch = async (ref: string) => {
    const row = await db.selectFrom('test_charge').selectAll().where('ref', '=', ref).executeTakeFirst();
    return row ? chargeOf(ref, chargeSchema.parse(JSON.parse(row.content)), row.created_at) : null;
  };
  const blank = { method: null, refunds: [], dispute: 'none' as const, disputes: [] };

  return {
    id: 'test',
    leastCharge: () => 1,
    step: () => 1,
    begin: async ({ paymentId, amount, currency, expiresAt }) => {
      const ref = refOf(paymentId);
      await create(ref, { paymentId, state: 'open', amount, currency, expiresAt, ...blank });
      return { ref, url: null };
    },
    renew: async ({ paymentId, amount, currency, method }) => {
      const ref = refOf(paymentId);
      const [, behaviour, brand = '', last4 = ''] = method.split(':');
      const state = behaviour === 'pays' ? 'paid' : 'failed';
      const known = chargeSchema.shape.method.parse({ reference: method, brand, last4 });
      await create(ref, { paymentId, state, amount, currency, expiresAt: null, ...blank, method: known });
      const charge = await fetch(ref);
      if (!charge) throw new Error('There is no such charge.');
      return charge;
    },
    fetch,
    abandon: async (ref) => {
      if (await read(db, ref))
        await change(ref, (charge) => [charge.state === 'paid' ? charge : { ...charge, state: 'expired' }, null]);
    },
    refund: ({ key, ref, amount }) =>
      change<ProviderRefund>(ref, (charge) => {
        const done: ProviderRefund = { ref: `refund_${key}`, key, amount, state: 'done' };
        if (charge.refunds.some((refund) => refund.key === key)) return [charge, done];
        const isDisputed = disputesOf(ref, charge).some(({ state }) => state === 'open');
        if (charge.state !== 'paid' || isDisputed || amount > left(charge))
          return [charge, { ...done, state: 'failed' }];
        return [{ ...charge, refunds: [...charge.refunds, { key, amount }] }, done];
      }),
    async *list(since) {
      const rows = await db
        .selectFrom('test_charge')
        .selectAll()
        .where('created_at', '>=', isoTime(since))
        .orderBy('created_at')
        .execute();
      for (const { ref, content, created_at } of rows)
        yield chargeOf(ref, chargeSchema.parse(JSON.parse(content)), created_at);
    },
    webhook: {
      isGenuine: ({ bytes, headers, now: at }) => {
        const [, time = '', mac = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(String(headers['test-signature'])) ?? [];
        const age = Math.abs(at.getTime() / 1000 - Number(time));
        return mac !== '' && age <= toleranceSeconds && timingSafeEqual(macOf(time, bytes), Buffer.from(mac, 'hex'));
      },
      read: (bytes) => {
        const { data } = z
          .object({ id: z.string().min(1).max(200), ref: z.string().max(200).nullable() })
          .safeParse(JSON.parse(bytes.toString()));
        return data ?? null;
      },
    },
    pay: async (ref, typed) => {
      const number = cardDigits(typed);
      const behaviour = isCardNumber(number) ? behaviourOf(number) : null;
      if (behaviour === null) return 'unknown-card';
      const brand = cardBrandOf(number);
      const last4 = number.slice(-4);
      const renewing = behaviour === 'declines-renewals' ? 'declines' : 'pays';
      const method = { reference: `test:${renewing}:${brand ?? ''}:${last4}`, brand, last4 };
      return change<CardAnswer>(ref, (charge) => {
        if (isClosed(charge)) return [charge, charge.state === 'paid' ? 'paid' : 'closed'];
        if (behaviour === 'declines' || behaviour === 'lacks-funds')
          return [{ ...charge, state: 'open' }, behaviour === 'declines' ? 'declined' : 'lacks-funds'];
        if (behaviour === 'authenticates') return [{ ...charge, state: 'authentication', method }, 'authenticate'];
        return [{ ...charge, state: 'paid', method }, 'paid'];
      });
    },
    authenticate: (ref, isApproved) =>
      change<CardAnswer>(ref, (charge) => {
        if (isClosed(charge) || charge.state !== 'authentication')
          return [charge, charge.state === 'paid' ? 'paid' : 'closed'];
        return isApproved
          ? [{ ...charge, state: 'paid' }, 'paid']
          : [{ ...charge, state: 'open', method: null }, 'declined'];
      }),
    dispute: async (ref, state, { amount, lost } = {}) => {
      await change(ref, (charge) => {
        if (state === 'open') {
          const opened = { state, amount: Math.min(amount ?? Infinity, left(charge)), lost: 0 };
          return [{ ...charge, disputes: [...charge.disputes, opened] }, null];
        }
        const disputes = charge.disputes.map((one) =>
          one.state === 'open' ? { ...one, state, lost: state === 'lost' ? (lost ?? one.amount) : 0 } : one,
        );
        return [{ ...charge, disputes }, null];
      });
    },
    sign: (bytes, at) => {
      const time = String(Math.floor(at.getTime() / 1000));
      return { 'test-signature': `t=${time},v1=${macOf(time, bytes).toString('hex')}` };
    },
  };
}
