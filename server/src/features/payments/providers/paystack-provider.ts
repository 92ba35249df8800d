import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { exponentOf } from '@vitae/domain/money';
import { z } from 'zod';
import {
  disputeSchema,
  openPaystack,
  PaystackRefusal,
  refundSchema,
  transactionSchema,
  type PaystackDispute,
  type PaystackRefund,
  type PaystackSettings,
  type PaystackTransaction,
} from './paystack-api.ts';
import type {
  NewCharge,
  PaymentMethod,
  PaymentProvider,
  ProviderCharge,
  ProviderDispute,
  ProviderRefund,
  Renewal,
} from './provider.ts';

/*
 * Paystack: people pay on its own page, so that no card number reaches this server; renewals charge the authorization
 * that it keeps. It knows a charge by a reference that we choose, and refuses to use one twice, but has no such key for
 * refunds: ours carry their id in a note, which is looked for before one is made.
 */

/** Paystack takes every currency to have two decimals (XOF has none). */
const factorOf = (currency: string) => 10 ** (2 - exponentOf(currency));

/** What Paystack charges, and the least of it in minor units (paystack.com/docs/api, supported currencies). */
const leastCharges: Readonly<Record<string, number>> = { GHS: 10, KES: 300, NGN: 5000, USD: 200, XOF: 1, ZAR: 100 };

const brands: readonly [RegExp, PaymentMethod['brand']][] = [
  [/visa/i, 'visa'],
  [/master/i, 'mastercard'],
  [/verve/i, 'verve'],
  [/american|amex/i, 'amex'],
  [/discover/i, 'discover'],
];

const noteOf = (refund: string) => `Refund ${refund}`;
const refundIn = (note: string | null | undefined): string | null =>
  /^Refund ([\da-f-]{36})$/.exec(note ?? '')?.[1] ?? null;

const refundStates: Readonly<Record<string, ProviderRefund['state']>> = { processed: 'done', failed: 'failed' };

/** The dispute that a refund settles. */
const disputeIn = ({ dispute }: PaystackRefund): number | null => dispute ?? null;

const refundOf = ({ id, amount, status, merchant_note }: PaystackRefund, currency: string): ProviderRefund => ({
  ref: String(id),
  key: refundIn(merchant_note),
  amount: amount / factorOf(currency),
  state: refundStates[status] ?? 'pending',
});

/**
 * A dispute that the merchant accepts gives the money back, by a refund that names it; one that was refused, or dropped,
 * does not. `refund_amount` is what is disputed; where it is missing, all that was not given back otherwise.
 */
function disputeOf(
  { id, status, resolution, refund_amount: asked }: PaystackDispute,
  { id: transaction, amount: charged, currency }: PaystackTransaction,
  refunds: readonly PaystackRefund[],
): ProviderDispute {
  const ofCharge = refunds.filter((refund) => refund.transaction === transaction && refund.status !== 'failed');
  const sumOf = (list: readonly PaystackRefund[]) => list.reduce((sum, { amount }) => sum + amount, 0);
  const amount = asked ?? charged - sumOf(ofCharge.filter((refund) => disputeIn(refund) === null));
  const isLost = status === 'resolved' && (resolution === 'merchant-accepted' || resolution === 'auto-accepted');
  const state = isLost ? 'lost' : status === 'resolved' || status === 'archived' ? 'won' : 'open';
  const gone = sumOf(ofCharge.filter((refund) => disputeIn(refund) === id));
  const lost = isLost ? Math.min(amount, gone > 0 ? gone : amount) : 0;
  return { ref: String(id), state, amount: amount / factorOf(currency), lost: lost / factorOf(currency) };
}

/** What charges the card again: its authorization, which goes with an address. */
function methodOf({ authorization, customer }: PaystackTransaction): PaymentMethod {
  const { authorization_code: code, reusable, last4, brand, card_type } = authorization ?? {};
  const email = customer?.email;
  const name = brand ?? card_type ?? '';
  return {
    reference: code && email && reusable ? `${code} ${email}` : null,
    brand: brands.find(([pattern]) => pattern.test(name))?.[1] ?? null,
    last4: last4 ?? null,
  };
}

const eventSchema = z.object({
  event: z.string(),
  data: z.object({
    reference: z.string().max(200).nullish(),
    transaction_reference: z.string().max(200).nullish(),
    transaction: z
      .object({ reference: z.string().max(200).nullish() })
      .nullish()
      .catch(null),
  }),
});
/** Events that a charge may have changed with. */
const telling = /^(charge\.|refund\.)/;

const begunSchema = z.object({ authorization_url: z.string(), reference: z.string() });
const isDuplicate = (error: unknown) => error instanceof PaystackRefusal && /duplicate/i.test(error.code);
const mostAttempts = 5;

async function allOf<Entry>(entries: AsyncIterable<Entry>): Promise<Entry[]> {
  const all: Entry[] = [];
  for await (const entry of entries) all.push(entry);
  return all;
}

export function createPaystackProvider(settings: PaystackSettings): PaymentProvider {
  const { call, list } = openPaystack(settings);
  const metadataOf = (transaction: PaystackTransaction, key: string): string | null =>
    z.string().safeParse(transaction.metadata[key]).data ?? null;

  function stateOf(transaction: PaystackTransaction): ProviderCharge['state'] {
    const { status } = transaction;
    // What was reversed was paid before; the refunds say how much of it went back.
    if (status === 'success' || status === 'reversed') return 'paid';
    if (metadataOf(transaction, 'kind') === 'renewal')
      return status === 'failed' || status === 'abandoned' ? 'failed' : 'pending';
    // On its page a card can be replaced after it was declined, as long as the page is open.
    return status === 'failed' || status === 'abandoned' ? 'open' : 'pending';
  }

  function chargeOf(
    transaction: PaystackTransaction,
    refunds: readonly PaystackRefund[],
    disputes: readonly PaystackDispute[],
  ): ProviderCharge {
    const { id, reference, amount, currency } = transaction;
    const state = stateOf(transaction);
    const isHere = (of: { transaction: number }) => of.transaction === id;
    return {
      ref: reference,
      paymentId: metadataOf(transaction, 'payment'),
      state,
      amount: amount / factorOf(currency),
      currency,
      method: state === 'paid' ? methodOf(transaction) : null,
      // What an accepted dispute gave back is counted there.
      refunds: refunds
        .filter((refund) => isHere(refund) && disputeIn(refund) === null)
        .map((refund) => refundOf(refund, currency)),
      disputes: disputes.filter(isHere).map((dispute) => disputeOf(dispute, transaction, refunds)),
      createdAt: transaction.created_at ?? transaction.createdAt ?? '',
    };
  }

  const find = async (reference: string): Promise<PaystackTransaction | null> => {
    try {
      return await call(transactionSchema, 'GET', `/transaction/verify/${encodeURIComponent(reference)}`);
    } catch (error) {
      if (error instanceof PaystackRefusal) return null;
      throw error;
    }
  };
  const refundsOf = (transaction: PaystackTransaction) =>
    allOf(list(refundSchema, '/refund', { transaction: String(transaction.id) }));

  async function fetch(ref: string): Promise<ProviderCharge | null> {
    const transaction = await find(ref);
    if (!transaction) return null;
    if (stateOf(transaction) !== 'paid') return chargeOf(transaction, [], []);
    const disputes = await allOf(list(disputeSchema, '/dispute', { transaction: String(transaction.id) }));
    return chargeOf(transaction, await refundsOf(transaction), disputes);
  }

  async function begin({ paymentId, amount, currency, email, returnUrl, keepsMethod }: NewCharge) {
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      const reference = attempt === 1 ? paymentId : `${paymentId}.${attempt}`;
      try {
        const begun = await call(begunSchema, 'POST', '/transaction/initialize', {
          email,
          amount: amount * factorOf(currency),
          currency,
          reference,
          callback_url: returnUrl,
          // Only cards can be charged again.
          ...(keepsMethod ? { channels: ['card'] } : {}),
          metadata: JSON.stringify({ payment: paymentId, cancel_action: returnUrl }),
        });
        return { ref: begun.reference, url: begun.authorization_url };
      } catch (error) {
        // The answer with the address of that page was lost, so nobody can have paid there.
        if (isDuplicate(error)) continue;
        if (error instanceof PaystackRefusal) return null;
        throw error;
      }
    }
    return null;
  }

  async function renew({ paymentId, amount, currency, method }: Renewal): Promise<ProviderCharge> {
    const [code = '', email = ''] = method.split(' ');
    try {
      await call(z.unknown(), 'POST', '/transaction/charge_authorization', {
        email,
        amount: amount * factorOf(currency),
        currency,
        authorization_code: code,
        reference: paymentId,
        metadata: JSON.stringify({ payment: paymentId, kind: 'renewal' }),
      });
    } catch (error) {
      if (!(error instanceof PaystackRefusal)) throw error;
    }
    const charge = await fetch(paymentId);
    if (charge) return charge;
    // It was refused before there was a charge.
    const none = { method: null, refunds: [], disputes: [], createdAt: new Date().toISOString() };
    return { ref: paymentId, paymentId, state: 'failed', amount, currency, ...none };
  }

  async function refund({ key, ref, amount, currency }: Parameters<PaymentProvider['refund']>[0]) {
    const none: ProviderRefund = { ref: `refused ${key}`, key, amount, state: 'failed' };
    const transaction = await find(ref);
    if (!transaction) return none;
    const earlier = (await refundsOf(transaction)).find(({ merchant_note }) => refundIn(merchant_note) === key);
    if (earlier) return refundOf(earlier, currency);
    try {
      const made = await call(refundSchema, 'POST', '/refund', {
        transaction: ref,
        amount: amount * factorOf(currency),
        currency,
        merchant_note: noteOf(key),
      });
      return refundOf(made, currency);
    } catch (error) {
      if (error instanceof PaystackRefusal) return none;
      throw error;
    }
  }

  return {
    id: 'paystack',
    leastCharge: (currency) => leastCharges[currency] ?? null,
    step: () => 1,
    begin,
    renew,
    fetch,
    // Paystack closes no page that was begun: what is paid there later is paid late.
    abandon: () => Promise.resolve(),
    refund,
    async *list(since) {
      const from = { from: since.toISOString() };
      const refunds = await allOf(list(refundSchema, '/refund', from));
      const disputes = await allOf(list(disputeSchema, '/dispute', from));
      for await (const transaction of list(transactionSchema, '/transaction', from))
        // What others charge on the same account is not ours.
        if (metadataOf(transaction, 'payment') !== null) yield chargeOf(transaction, refunds, disputes);
    },
    webhook: {
      isGenuine: ({ bytes, headers }) => {
        // Node joins headers that came twice, and reads hex only up to the first other sign: one whole signature counts.
        const said = String(headers['x-paystack-signature']);
        const right = createHmac('sha512', settings.key).update(bytes).digest();
        return /^[\da-f]{128}$/i.test(said) && timingSafeEqual(Buffer.from(said, 'hex'), right);
      },
      read: (bytes) => {
        const { data: read } = eventSchema.safeParse(JSON.parse(bytes.toString()));
        if (!read || !telling.test(read.event)) return null;
        const { reference, transaction_reference, transaction } = read.data;
        // Its events have neither id nor time: the same bytes are the same event.
        const id = createHash('sha256').update(bytes).digest('hex');
        return { id, ref: transaction?.reference ?? transaction_reference ?? reference ?? null };
      },
    },
  };
}
