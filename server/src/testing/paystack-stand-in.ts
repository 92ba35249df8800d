import { createHmac } from 'node:crypto';
import { z } from 'zod';
import {
  startStandIn,
  type CardKind,
  type ProviderWorld,
  type SignedEvent,
  type StandInRequest,
} from './stand-in-server.ts';

/*
 * Paystack's API as far as the server uses it, as its OpenAPI file and documentation have it: references that are used
 * once, amounts with two decimals, refunds that are queued and carried out later, no keys of idempotency, and events
 * without ids that are signed with `x-paystack-signature`.
 */

const key = 'sk_test_stand_in';
/** Francs have no hundredths: their amounts end in 00 all the same. */
const isWhole = (amount: number, currency: string) => currency !== 'XOF' || amount % 100 === 0;

interface Transaction {
  id: number;
  domain: string;
  status: 'abandoned' | 'failed' | 'ongoing' | 'success' | 'reversed';
  reference: string;
  amount: number;
  message: null;
  gateway_response: string;
  paid_at: string | null;
  created_at: string;
  channel: string;
  currency: string;
  metadata: unknown;
  fees: number;
  authorization: object;
  customer: { id: number; email: string; customer_code: string };
  plan: null;
}
interface Refund {
  id: number;
  integration: number;
  transaction: number;
  dispute: number | null;
  domain: string;
  currency: string;
  amount: number;
  status: 'pending' | 'processed' | 'failed';
  merchant_note: string;
  customer_note: string;
  created_at: string;
}
interface Dispute {
  id: number;
  transaction: Transaction;
  status: 'awaiting-merchant-feedback' | 'resolved';
  resolution: 'merchant-accepted' | 'declined' | null;
  refund_amount: number | null;
  currency: string;
  created_at: string;
}
interface Answer {
  status: number;
  body: unknown;
}

const done = (message: string, data: unknown, meta?: object): Answer => ({
  status: 200,
  body: { status: true, message, data, ...(meta ? { meta } : {}) },
});
const fail = (status: number, code: string, message: string): Answer => ({
  status,
  body: { status: false, message, type: 'validation_error', code, meta: { nextStep: 'Check the values.' } },
});

const amountSchema = z.int().min(1);
const currencySchema = z.enum(['NGN', 'GHS', 'ZAR', 'USD', 'KES', 'XOF']);
const referenceSchema = z.string().regex(/^[\w.=-]+$/);
const initializeSchema = z.object({
  email: z.email(),
  amount: amountSchema,
  currency: currencySchema,
  reference: referenceSchema,
  callback_url: z.url(),
  channels: z.array(z.string()).optional(),
  // Text, as documented; not an object.
  metadata: z.string(),
});
const chargeSchema = z.object({
  email: z.email(),
  amount: amountSchema,
  currency: currencySchema,
  authorization_code: z.string(),
  reference: referenceSchema,
  metadata: z.string(),
});
const refundSchema = z.object({
  transaction: z.string(),
  amount: amountSchema,
  currency: currencySchema,
  merchant_note: z.string().optional(),
});

export async function startPaystackStandIn(now: () => Date): Promise<ProviderWorld> {
  const transactions: Transaction[] = [];
  const refunds: Refund[] = [];
  const disputes: Dispute[] = [];
  /** What each kept card does when it is charged again, and for which address. */
  const cards = new Map<string, { behaviour: 'pays' | 'declines'; email: string }>();
  /** Transactions whose bank asks who is there. */
  const asking = new Set<string>();
  let events: { event: string; data: object }[] = [];
  let areRefundsSlow = false;
  let last = 1_561_150_000;

  const newId = () => (last += 1);
  const time = () => now().toISOString();
  const tell = (event: string, data: object) => events.push({ event, data: structuredClone(data) });
  const byReference = (reference: string) => transactions.find((one) => one.reference === reference);
  const refundedOf = ({ id }: Transaction) =>
    refunds.reduce((sum, one) => sum + (one.transaction === id && one.status !== 'failed' ? one.amount : 0), 0);

  const leftOf = (transaction: Transaction) => transaction.amount - refundedOf(transaction);

  const newTransaction = (
    given: Pick<Transaction, 'reference' | 'amount' | 'currency' | 'metadata'>,
    email: string,
  ) => {
    const transaction: Transaction = {
      id: newId(),
      domain: 'test',
      status: 'abandoned',
      message: null,
      gateway_response: 'The transaction was not completed',
      paid_at: null,
      created_at: time(),
      channel: 'card',
      fees: 0,
      authorization: {},
      customer: { id: newId(), email, customer_code: `CUS_${last}` },
      plan: null,
      ...given,
    };
    transactions.push(transaction);
    return transaction;
  };
  const succeed = (transaction: Transaction, code: string) => {
    Object.assign(transaction, {
      status: 'success',
      gateway_response: 'Successful',
      paid_at: time(),
      authorization: {
        authorization_code: code,
        bin: '408408',
        last4: '4081',
        exp_month: '12',
        exp_year: '2040',
        channel: 'card',
        // Documented with a space at its end.
        card_type: 'visa ',
        bank: 'TEST BANK',
        country_code: 'NG',
        brand: 'visa',
        reusable: true,
        signature: `SIG_${code}`,
        account_name: null,
      },
    });
    tell('charge.success', transaction);
  };

  function initialize(body: unknown): Answer {
    const { data } = initializeSchema.safeParse(body);
    if (!data || !isWhole(data.amount, data.currency)) return fail(400, 'invalid_params', 'Invalid parameters');
    if (byReference(data.reference)) return fail(400, 'duplicate_reference', 'Duplicate Transaction Reference');
    newTransaction({ ...data, metadata: JSON.parse(data.metadata) as unknown }, data.email);
    return done('Authorization URL created', {
      authorization_url: `https://checkout.paystack.example/${data.reference}`,
      access_code: data.reference,
      reference: data.reference,
    });
  }

  function chargeAgain(body: unknown): Answer {
    const { data } = chargeSchema.safeParse(body);
    if (!data || !isWhole(data.amount, data.currency)) return fail(400, 'invalid_params', 'Invalid parameters');
    if (byReference(data.reference)) return fail(400, 'duplicate_reference', 'Duplicate Transaction Reference');
    const card = cards.get(data.authorization_code);
    if (card?.email !== data.email) return fail(400, 'invalid_authorization', 'Authorization code does not exist');
    const transaction = newTransaction({ ...data, metadata: JSON.parse(data.metadata) as unknown }, data.email);
    if (card.behaviour === 'pays') succeed(transaction, data.authorization_code);
    else Object.assign(transaction, { status: 'failed', gateway_response: 'Declined' });
    return done('Charge attempted', transaction);
  }

  function finish(refund: Refund, isGood: boolean): void {
    refund.status = isGood ? 'processed' : 'failed';
    const transaction = transactions.find(({ id }) => id === refund.transaction);
    if (isGood && transaction && refundedOf(transaction) === transaction.amount) transaction.status = 'reversed';
    tell(isGood ? 'refund.processed' : 'refund.failed', {
      status: refund.status,
      transaction_reference: transaction?.reference,
      refund_reference: isGood ? String(refund.id) : null,
      amount: String(refund.amount),
      currency: refund.currency,
      processor: 'instant-transfer',
      integration: refund.integration,
      domain: 'test',
    });
  }
  const giveBack = (transaction: Transaction, amount: number, note: string, dispute: number | null): Refund => {
    const refund: Refund = {
      id: newId(),
      integration: 412_829,
      transaction: transaction.id,
      dispute,
      domain: 'test',
      currency: transaction.currency,
      amount,
      status: 'pending',
      merchant_note: note,
      customer_note: `Refund for transaction ${transaction.reference}`,
      created_at: time(),
    };
    refunds.push(refund);
    return refund;
  };
  function createRefund(body: unknown): Answer {
    const { data } = refundSchema.safeParse(body);
    if (!data || !isWhole(data.amount, data.currency)) return fail(400, 'invalid_params', 'Invalid parameters');
    const transaction = byReference(data.transaction);
    if (!transaction) return fail(404, 'transaction_not_found', 'Transaction not found');
    if (transaction.status === 'reversed')
      return fail(400, 'transaction_reversed', 'Transaction has been fully reversed');
    if (transaction.status !== 'success') return fail(400, 'invalid_transaction', 'Transaction was not successful');
    if (data.amount > leftOf(transaction))
      return fail(400, 'invalid_amount', 'Refund amount cannot be more than the transaction amount');
    const refund = giveBack(transaction, data.amount, data.merchant_note ?? '', null);
    const answered = structuredClone(refund);
    if (!areRefundsSlow) finish(refund, true);
    // Here the whole transaction, in lists its id.
    return done('Refund has been queued for processing', { ...answered, transaction: { ...transaction } });
  }

  function pageOf(list: readonly { created_at: string }[], url: URL): Answer {
    const from = url.searchParams.get('from') ?? '';
    // Its documents call the setting perPage, its OpenAPI file per_page: here neither counts.
    const perPage = 50;
    const page = Number(url.searchParams.get('page') ?? 1);
    const newest = list.filter(({ created_at }) => created_at >= from).toReversed();
    const meta = { total: newest.length, page, perPage, pageCount: Math.ceil(newest.length / perPage) };
    return done('Retrieved', newest.slice((page - 1) * perPage, page * perPage), meta);
  }

  function answer({ method, url, headers, body }: StandInRequest): Answer {
    if (headers.authorization !== `Bearer ${key}`) return fail(401, 'invalid_Key', 'Invalid key');
    const json: unknown = body === '' ? null : JSON.parse(body);
    const [, reference] = /^\/transaction\/verify\/(.+)$/.exec(url.pathname) ?? [];
    if (method === 'GET' && reference !== undefined) {
      const found = byReference(decodeURIComponent(reference));
      if (!found) return fail(400, 'transaction_not_found', 'Transaction reference not found.');
      return done('Verification successful', found);
    }
    const only = url.searchParams.get('transaction');
    switch (`${method} ${url.pathname}`) {
      case 'POST /transaction/initialize':
        return initialize(json);
      case 'POST /transaction/charge_authorization':
        return chargeAgain(json);
      case 'GET /transaction':
        return pageOf(transactions, url);
      case 'POST /refund':
        return createRefund(json);
      case 'GET /refund':
        return pageOf(
          refunds.filter(({ transaction }) => only === null || String(transaction) === only),
          url,
        );
      case 'GET /dispute':
        return pageOf(
          disputes.filter(({ transaction }) => only === null || String(transaction.id) === only),
          url,
        );
      default:
        return fail(404, 'unknown_route', 'Route not found');
    }
  }

  const { origin, state, stop } = await startStandIn(answer);
  const sign = (bytes: Buffer): SignedEvent => ({
    bytes,
    headers: { 'x-paystack-signature': createHmac('sha512', key).update(bytes).digest('hex') },
  });
  const there = (reference: string): Transaction => {
    const transaction = byReference(reference);
    if (!transaction) throw new Error('There is no such page.');
    return transaction;
  };
  const isOpen = ({ status }: Transaction) => status !== 'success' && status !== 'reversed';
  const keepCard = (transaction: Transaction, card: CardKind) => {
    const code = `AUTH_${newId()}`;
    const behaviour = card === 'declines-renewals' ? 'declines' : 'pays';
    cards.set(code, { behaviour, email: transaction.customer.email });
    return code;
  };

  return {
    environment: { PAYMENT_PROVIDER: 'paystack', PAYSTACK_SECRET_KEY: key, PAYSTACK_API: origin },
    pay(ref, card) {
      const transaction = there(ref);
      if (!isOpen(transaction)) return Promise.resolve('closed');
      if (card === 'declines') {
        transaction.status = 'failed';
        return Promise.resolve('declined');
      }
      if (card === 'authenticates') {
        transaction.status = 'ongoing';
        asking.add(ref);
        return Promise.resolve('authenticate');
      }
      succeed(transaction, keepCard(transaction, card));
      return Promise.resolve('paid');
    },
    authenticate(ref, isApproved) {
      const transaction = there(ref);
      if (!asking.delete(ref)) return Promise.resolve('closed');
      if (!isApproved) {
        transaction.status = 'failed';
        return Promise.resolve('declined');
      }
      succeed(transaction, keepCard(transaction, 'pays'));
      return Promise.resolve('paid');
    },
    refundByHand: (ref, amount) => {
      finish(giveBack(there(ref), amount, 'Refund by hand', null), true);
    },
    dispute(ref, to, { amount, lost } = {}) {
      const transaction = there(ref);
      const known = disputes.find((one) => one.transaction.id === transaction.id && one.status !== 'resolved');
      const dispute: Dispute = known ?? {
        id: newId(),
        transaction,
        status: 'awaiting-merchant-feedback',
        resolution: null,
        // Only named where it is a part.
        refund_amount: amount ?? null,
        currency: transaction.currency,
        created_at: time(),
      };
      if (!known) disputes.push(dispute);
      if (to !== 'open') {
        dispute.status = 'resolved';
        dispute.resolution = to === 'lost' ? 'merchant-accepted' : 'declined';
        // An accepted dispute is given back by a refund of its own.
        if (to === 'lost')
          finish(
            giveBack(transaction, lost ?? dispute.refund_amount ?? leftOf(transaction), 'Dispute', dispute.id),
            true,
          );
      }
      tell(to === 'open' ? 'charge.dispute.create' : 'charge.dispute.resolve', dispute);
      return Promise.resolve();
    },
    event: (name, ref) => {
      const transaction = byReference(ref) ?? { reference: ref };
      return sign(Buffer.from(JSON.stringify({ event: 'charge.success', data: { ...transaction, message: name } })));
    },
    takeEvents: () => {
      const taken = events;
      events = [];
      return taken.map((event) => sign(Buffer.from(JSON.stringify(event))));
    },
    moved: () => ({ charges: transactions.filter(({ paid_at }) => paid_at !== null).length, refunds: refunds.length }),
    breakNext: (when) => {
      state.trouble = when;
    },
    delayRefunds: () => {
      areRefundsSlow = true;
    },
    finishRefunds: (isGood) => {
      areRefundsSlow = false;
      for (const refund of refunds.filter(({ status }) => status === 'pending')) finish(refund, isGood);
    },
    // One that it has processed is final.
    returnRefunds: null,
    stop,
  };
}
