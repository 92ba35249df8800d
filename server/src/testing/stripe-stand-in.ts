import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import { startStandIn, type ProviderWorld, type SignedEvent, type StandInRequest } from './stand-in-server.ts';
import { newCharge, newDispute, newIntent, newMove, newRefund, newSession } from './stripe-objects.ts';

/*
 * Stripe's API as far as the server uses it, as documented for version 2026-10-28: form-encoded parameters, expansion,
 * lists by page, errors by type, idempotency keys that are kept for a day and refuse other parameters, and events signed
 * with `t=…,v1=…`.
 */

const key = 'sk_test_stand_in';
const webhookSecret = 'whsec_stand_in';
const version = '2026-10-28.endive';
const dayMs = 24 * 60 * 60 * 1000;
const minuteSeconds = 60;

/** What it charges at least, where 50 units are not, and what its amounts are multiples of, where that is not 1. */
const leastAmounts: Readonly<Record<string, number>> = { jpy: 50, krw: 1000, kwd: 200, ugx: 250_000 };
const steps: Readonly<Record<string, number>> = { isk: 100, ugx: 100, bhd: 10, jod: 10, kwd: 10, omr: 10, tnd: 10 };

type Params = Map<string, string>;
interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}
interface KnownCall {
  call: string;
  at: number;
  answer: Answer;
}

const fail = (status: number, type: string, code: string, more: object = {}): Answer => ({
  status,
  body: { error: { type, code, message: `${type}: ${code}`, ...more } },
});
const invalid = (code: string): Answer => fail(400, 'invalid_request_error', code);
const missing = (): Answer => fail(404, 'invalid_request_error', 'resource_missing');

/** Why an amount cannot be charged; `null` if it can. */
function amountFailure(amount: number, currency: string): Answer | null {
  if (!Number.isInteger(amount) || amount % (steps[currency] ?? 1) !== 0) return invalid('parameter_invalid_integer');
  return amount < (leastAmounts[currency] ?? 50) ? invalid('amount_too_small') : null;
}

/** The entries of `metadata[…]` below a prefix. */
const metadataIn = (params: Params, prefix = 'metadata'): Record<string, string> =>
  Object.fromEntries(
    [...params].flatMap(([name, value]) => {
      const entry = name.startsWith(`${prefix}[`) ? name.slice(prefix.length + 1, -1) : null;
      return entry === null ? [] : [[entry, value]];
    }),
  );

export async function startStripeStandIn(now: () => Date): Promise<ProviderWorld> {
  const sessions: Stripe.Checkout.Session[] = [];
  const intentData = new Map<string, { metadata: Record<string, string>; keeps: boolean }>();
  const intents: Stripe.PaymentIntent[] = [];
  const charges: Stripe.Charge[] = [];
  const refunds: Stripe.Refund[] = [];
  const disputes: Stripe.Dispute[] = [];
  /** What each kept card does when it is charged again. */
  const cards = new Map<string, 'pays' | 'declines'>();
  const known = new Map<string, KnownCall>();
  let events: { type: string; object: object }[] = [];
  let areRefundsSlow = false;
  let last = 0;

  const newId = (prefix: string) => `${prefix}_${String((last += 1)).padStart(14, '0')}`;
  const seconds = () => Math.floor(now().getTime() / 1000);
  const tell = (type: string, object: object) => events.push({ type, object: structuredClone(object) });
  const byId = <Entry extends { id: string }>(list: readonly Entry[], id: string | null | undefined) =>
    list.find((entry) => entry.id === id);
  const idOf = (value: string | { id: string } | null): string | null =>
    typeof value === 'string' || value === null ? value : value.id;

  /** An object with what was asked to be expanded. */
  const expandIntent = (intent: Stripe.PaymentIntent, isWhole: boolean): Stripe.PaymentIntent => ({
    ...intent,
    latest_charge: isWhole ? (byId(charges, idOf(intent.latest_charge)) ?? null) : intent.latest_charge,
  });
  const expandSession = (session: Stripe.Checkout.Session, expand: readonly string[]): Stripe.Checkout.Session => {
    const intent = byId(intents, idOf(session.payment_intent));
    const isWhole = expand.some((path) => path.startsWith('payment_intent'));
    if (!intent || !isWhole) return session;
    return { ...session, payment_intent: expandIntent(intent, expand.includes('payment_intent.latest_charge')) };
  };
  const closeOld = () => {
    for (const session of sessions)
      if (session.status === 'open' && session.expires_at <= seconds()) {
        Object.assign(session, { status: 'expired', url: null });
        tell('checkout.session.expired', session);
      }
  };

  function createSession(params: Params): Answer {
    const amount = Number(params.get('line_items[0][price_data][unit_amount]'));
    const currency = params.get('line_items[0][price_data][currency]') ?? '';
    const expires = Number(params.get('expires_at') ?? seconds() + dayMs / 1000);
    if (params.get('mode') !== 'payment') return invalid('parameter_missing');
    if (!/^[a-z]{3}$/.test(currency) || !params.has('line_items[0][price_data][product_data][name]'))
      return invalid('parameter_missing');
    const failure = amountFailure(amount, currency);
    if (failure) return failure;
    if (expires < seconds() + 30 * minuteSeconds - minuteSeconds || expires > seconds() + dayMs / 1000)
      return invalid('parameter_invalid_integer');
    if (!params.has('success_url')) return invalid('parameter_missing');
    const id = newId('cs_test');
    const session = newSession({
      id,
      amount_total: amount,
      cancel_url: params.get('cancel_url') ?? null,
      client_reference_id: params.get('client_reference_id') ?? null,
      created: seconds(),
      currency,
      customer_creation: params.get('customer_creation') ?? 'if_required',
      customer_email: params.get('customer_email') ?? null,
      expires_at: expires,
      metadata: metadataIn(params),
      success_url: params.get('success_url') ?? null,
      url: `https://checkout.stripe.example/c/pay/${id}`,
    });
    sessions.push(session);
    intentData.set(id, {
      metadata: metadataIn(params, 'payment_intent_data[metadata]'),
      keeps: params.get('payment_intent_data[setup_future_usage]') === 'off_session',
    });
    return { status: 200, body: session };
  }

  /** The money of an intent comes. */
  function succeed(intent: Stripe.PaymentIntent, brand = 'visa', last4 = '4242'): void {
    const charge = newCharge(
      {
        id: newId('ch'),
        amount: intent.amount,
        created: seconds(),
        currency: intent.currency,
        customer: intent.customer,
        payment_intent: intent.id,
        payment_method: idOf(intent.payment_method),
      },
      { brand, last4 },
    );
    charges.push(charge);
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, latest_charge: charge.id });
    tell('charge.succeeded', charge);
    tell('payment_intent.succeeded', intent);
  }

  function createIntent(params: Params): Answer {
    const method = params.get('payment_method') ?? '';
    const behaviour = cards.get(method);
    if (behaviour === undefined || !params.get('customer')) return missing();
    if (params.get('off_session') !== 'true' || params.get('confirm') !== 'true') return invalid('parameter_missing');
    const failure = amountFailure(Number(params.get('amount')), params.get('currency') ?? '');
    if (failure) return failure;
    const intent = newIntent({
      id: newId('pi'),
      amount: Number(params.get('amount')),
      created: seconds(),
      currency: params.get('currency') ?? '',
      customer: params.get('customer') ?? null,
      description: params.get('description') ?? null,
      metadata: metadataIn(params),
      payment_method: method,
      receipt_email: params.get('receipt_email') ?? null,
      setup_future_usage: null,
    });
    intents.push(intent);
    if (behaviour === 'pays') {
      succeed(intent);
      return { status: 200, body: expandIntent(intent, true) };
    }
    tell('payment_intent.payment_failed', intent);
    return fail(402, 'card_error', 'card_declined', {
      decline_code: 'generic_decline',
      payment_intent: structuredClone(intent),
    });
  }

  const disputesOf = (charge: Stripe.Charge) => disputes.filter((one) => one.charge === charge.id);
  /** What disputes have taken of a charge and not brought back. */
  const taken = (charge: Stripe.Charge) =>
    disputesOf(charge)
      .flatMap((one) => one.balance_transactions)
      .reduce((sum, { amount }) => sum - amount, 0);
  const left = (charge: Stripe.Charge) => charge.amount - charge.amount_refunded - taken(charge);
  function giveBack(charge: Stripe.Charge, amount: number, metadata: Record<string, string>): Stripe.Refund {
    const refund = newRefund({
      id: newId('re'),
      amount,
      charge: charge.id,
      created: seconds(),
      currency: charge.currency,
      metadata,
      payment_intent: charge.payment_intent,
    });
    if (areRefundsSlow) refund.status = 'pending';
    refunds.push(refund);
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    tell('charge.refunded', charge);
    tell('refund.created', refund);
    return refund;
  }
  /** A refund is made, or fails: also one that was made before. */
  function finish(refund: Stripe.Refund, isGood: boolean): void {
    refund.status = isGood ? 'succeeded' : 'failed';
    const charge = byId(charges, idOf(refund.charge));
    if (!isGood && charge) {
      charge.amount_refunded -= refund.amount;
      charge.refunded = false;
    }
    tell(isGood ? 'refund.updated' : 'refund.failed', refund);
  }
  function createRefund(params: Params): Answer {
    const intent = byId(intents, params.get('payment_intent'));
    const charge = byId(charges, intent ? idOf(intent.latest_charge) : null);
    if (!charge) return missing();
    const amount = Number(params.get('amount') ?? left(charge));
    if (disputesOf(charge).some((one) => one.status === 'needs_response')) return invalid('charge_disputed');
    if (charge.refunded) return invalid('charge_already_refunded');
    if (!Number.isInteger(amount) || amount % (steps[charge.currency] ?? 1) !== 0)
      return invalid('parameter_invalid_integer');
    if (amount < 1 || amount > left(charge)) return invalid('refund_amount_too_large');
    return { status: 200, body: giveBack(charge, amount, metadataIn(params)) };
  }

  /** A page of a list, newest first. */
  function pageOf<Entry extends { id: string; created: number }>(
    list: readonly Entry[],
    params: Params,
    url: string,
    show: (entry: Entry) => unknown,
  ): Answer {
    const since = Number(params.get('created[gte]') ?? 0);
    const newest = list.filter(({ created }) => created >= since).toReversed();
    const after = params.get('starting_after');
    const start = after === undefined ? 0 : newest.findIndex(({ id }) => id === after) + 1;
    const limit = Number(params.get('limit') ?? 10);
    const entries = newest.slice(start, start + limit);
    const has_more = start + limit < newest.length;
    return { status: 200, body: { object: 'list', url, has_more, data: entries.map(show) } };
  }

  function carryOut(method: string, path: string, params: Params): Answer {
    closeOld();
    const expand = [...params].flatMap(([name, value]) =>
      name.startsWith('expand[') ? [value.replace(/^data\./, '')] : [],
    );
    const [, resource = '', id, action] =
      /^\/v1\/(checkout\/sessions|[a-z_]+)(?:\/([^/]+))?(?:\/([a-z]+))?$/.exec(path) ?? [];
    const intent = params.get('payment_intent');
    switch (`${method} ${resource}${id === undefined ? '' : ' one'}${action === undefined ? '' : ` ${action}`}`) {
      case 'POST checkout/sessions':
        return createSession(params);
      case 'GET checkout/sessions one': {
        const session = byId(sessions, id);
        return session ? { status: 200, body: expandSession(session, expand) } : missing();
      }
      case 'POST checkout/sessions one expire': {
        const session = byId(sessions, id);
        if (!session) return missing();
        if (session.status !== 'open') return invalid('resource_invalid_state');
        Object.assign(session, { status: 'expired', url: null });
        tell('checkout.session.expired', session);
        return { status: 200, body: session };
      }
      case 'GET checkout/sessions': {
        const list = sessions.filter((one) => intent === undefined || idOf(one.payment_intent) === intent);
        return pageOf(list, params, path, (one) => expandSession(one, expand));
      }
      case 'POST payment_intents':
        return createIntent(params);
      case 'GET payment_intents one': {
        const one = byId(intents, id);
        return one ? { status: 200, body: expandIntent(one, expand.includes('latest_charge')) } : missing();
      }
      case 'GET payment_intents': {
        const customer = params.get('customer');
        const list = intents.filter((one) => customer === undefined || idOf(one.customer) === customer);
        return pageOf(list, params, path, (one) => expandIntent(one, expand.includes('latest_charge')));
      }
      case 'POST refunds':
        return createRefund(params);
      case 'GET refunds':
        return pageOf(
          refunds.filter((one) => idOf(one.payment_intent) === intent),
          params,
          path,
          (one) => one,
        );
      case 'GET disputes':
        return pageOf(
          disputes.filter((one) => idOf(one.payment_intent) === intent),
          params,
          path,
          (one) => one,
        );
      default:
        return fail(404, 'invalid_request_error', 'unknown_url');
    }
  }

  function answer({ method, url, headers, body }: StandInRequest): Answer {
    if (headers.authorization !== `Bearer ${key}`) return fail(401, 'invalid_request_error', 'api_key_invalid');
    if (headers['stripe-version'] !== version) return invalid('api_version_unknown');
    const params: Params = new Map(method === 'GET' ? url.searchParams : new URLSearchParams(body));
    const idempotencyKey = headers['idempotency-key'];
    if (method !== 'POST' || typeof idempotencyKey !== 'string') return carryOut(method, url.pathname, params);
    const call = `${url.pathname} ${body}`;
    const earlier = known.get(idempotencyKey);
    if (earlier && now().getTime() - earlier.at < dayMs) {
      if (earlier.call !== call) return fail(400, 'idempotency_error', 'idempotency_key_in_use');
      return { ...earlier.answer, headers: { 'idempotent-replayed': 'true' } };
    }
    const made = structuredClone(carryOut(method, url.pathname, params));
    known.set(idempotencyKey, { call, at: now().getTime(), answer: made });
    return made;
  }

  const { origin, state, stop } = await startStandIn(answer);
  const sessionOf = (ref: string) => {
    closeOld();
    const session = byId(sessions, ref);
    if (!session) throw new Error('There is no such page.');
    return session;
  };
  const chargeFor = (ref: string) => {
    const intent = byId(intents, ref) ?? byId(intents, idOf(byId(sessions, ref)?.payment_intent ?? null));
    const charge = byId(charges, idOf(intent?.latest_charge ?? null));
    if (!charge) throw new Error('There is no such charge.');
    return charge;
  };
  const complete = (session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent) => {
    succeed(intent);
    Object.assign(session, { status: 'complete', payment_status: 'paid', customer: intent.customer, url: null });
    tell('checkout.session.completed', session);
  };
  const sign = (bytes: Buffer, at: Date): SignedEvent => {
    const time = Math.floor(at.getTime() / 1000);
    const mac = createHmac('sha256', webhookSecret).update(`${time}.`).update(bytes).digest('hex');
    return { bytes, headers: { 'stripe-signature': `t=${time},v1=${mac},v0=${'0'.repeat(64)}` } };
  };
  const eventBytes = (id: string, type: string, object: object): Buffer => {
    const event = {
      id,
      object: 'event',
      api_version: version,
      created: seconds(),
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
    return Buffer.from(JSON.stringify(event, null, 2));
  };

  return {
    environment: {
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: key,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API: origin,
    },
    pay(ref, card) {
      const session = sessionOf(ref);
      if (session.status !== 'open') return Promise.resolve('closed');
      const data = intentData.get(ref);
      const method = newId('pm');
      cards.set(method, card === 'declines-renewals' ? 'declines' : 'pays');
      const there = byId(intents, idOf(session.payment_intent));
      const intent =
        there ??
        newIntent({
          id: newId('pi'),
          amount: session.amount_total ?? 0,
          created: seconds(),
          currency: session.currency ?? '',
          customer: session.customer_creation === 'always' ? newId('cus') : null,
          description: null,
          metadata: data?.metadata ?? {},
          payment_method: null,
          receipt_email: null,
          setup_future_usage: data?.keeps ? 'off_session' : null,
        });
      if (!there) intents.push(intent);
      Object.assign(session, { payment_intent: intent.id });
      intent.payment_method = method;
      if (card === 'declines') {
        intent.status = 'requires_payment_method';
        tell('payment_intent.payment_failed', intent);
        return Promise.resolve('declined');
      }
      if (card === 'authenticates') {
        intent.status = 'requires_action';
        return Promise.resolve('authenticate');
      }
      complete(session, intent);
      return Promise.resolve('paid');
    },
    authenticate(ref, isApproved) {
      const session = sessionOf(ref);
      const intent = byId(intents, idOf(session.payment_intent));
      if (session.status !== 'open' || intent?.status !== 'requires_action') return Promise.resolve('closed');
      if (isApproved) {
        complete(session, intent);
        return Promise.resolve('paid');
      }
      intent.status = 'requires_payment_method';
      tell('payment_intent.payment_failed', intent);
      return Promise.resolve('declined');
    },
    refundByHand: (ref, amount) => {
      giveBack(chargeFor(ref), amount, {});
    },
    dispute(ref, to, { amount, lost } = {}) {
      const charge = chargeFor(ref);
      const there = disputesOf(charge).find((one) => one.status === 'needs_response');
      const dispute =
        there ??
        newDispute({
          id: newId('dp'),
          amount: amount ?? left(charge),
          charge: charge.id,
          created: seconds(),
          currency: charge.currency,
          payment_intent: charge.payment_intent,
        });
      const { id, currency } = dispute;
      const move = (by: number) => {
        if (by !== 0)
          dispute.balance_transactions.push(
            newMove({ id: newId('txn'), amount: by, created: seconds(), currency, source: id }),
          );
      };
      if (!there) {
        disputes.push(dispute);
        move(-dispute.amount);
      }
      charge.disputed = true;
      dispute.status = to === 'open' ? 'needs_response' : to;
      if (to !== 'open') move(dispute.amount - (to === 'lost' ? (lost ?? dispute.amount) : 0));
      tell(to === 'open' ? 'charge.dispute.created' : 'charge.dispute.closed', dispute);
      return Promise.resolve();
    },
    event: (name, ref, at) => {
      const object = byId(sessions, ref) ?? byId(intents, ref) ?? { object: 'checkout.session', id: ref };
      const type = ref.startsWith('pi_') ? 'payment_intent.succeeded' : 'checkout.session.completed';
      return sign(eventBytes(`evt_${name}`, type, object), at);
    },
    takeEvents: () => {
      const taken = events;
      events = [];
      return taken.map(({ type, object }) => sign(eventBytes(newId('evt'), type, object), now()));
    },
    moved: () => ({ charges: charges.length, refunds: refunds.length }),
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
    returnRefunds: () => {
      for (const refund of refunds.filter(({ status }) => status === 'succeeded')) finish(refund, false);
    },
    stop,
  };
}
