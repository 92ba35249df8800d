import Stripe from 'stripe';
import { z } from 'zod';
import type {
  NewCharge,
  PaymentMethod,
  PaymentProvider,
  ProviderCharge,
  ProviderDispute,
  ProviderRefund,
  Renewal,
} from './provider.ts';
import { fromStripeAmount, leastStripeCharge, stepOfStripe, toStripeAmount } from './stripe-money.ts';

/*
 * Stripe: people pay on its own page (Checkout), so that no card number reaches this server; renewals charge the card
 * that it keeps (PaymentIntents, off session). When a plan is renewed, retried or ended is decided here, the same for
 * every provider. Charges are named by their Checkout Session, renewals by their PaymentIntent, and both carry the id of
 * our payment.
 */

/** The version of the API that answers and events are read as. */
export const stripeVersion = '2026-10-28.endive';

/** How long a signed event is accepted, in seconds. */
const toleranceSeconds = 300;
const timeoutMs = 20_000;
const page = 100;
/** The status of an answer to a call whose key belongs to one that has not been answered yet. */
const beingCarriedOut = 409;
/** How long before a page closes it was begun, with a clock that may be wrong, in seconds. */
const pageSeconds = 2 * 60 * 60;
const withCharge = ['payment_intent.latest_charge'];

const brandSchema = z.enum(['amex', 'discover', 'mastercard', 'verve', 'visa']);

/** Events that a charge may have changed with; others tell nothing about money. */
const telling = /^(checkout\.session\.|payment_intent\.(succeeded|payment_failed|canceled)|charge\.|refund\.)/;

const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string().max(255).optional(),
      object: z.string(),
      payment_intent: z.string().max(255).nullish(),
    }),
  }),
});

export interface StripeSettings {
  key: string;
  webhookSecret: string;
  /** Where its API is. */
  api: string;
}

const isRefused = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError;
const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
/** What was begun with this key was begun with other words, such as an earlier address: it is looked for by its payment. */
const isOtherCall = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode !== beingCarriedOut;
const whole = <Value extends object>(value: string | Value | null | undefined): Value | null =>
  typeof value === 'object' ? value : null;
const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);
const paymentIn = (metadata: Record<string, string> | null): string | null => metadata?.['payment'] ?? null;

const refundStates: Readonly<Record<string, ProviderRefund['state']>> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
};

const refundOf = (refund: Stripe.Refund): ProviderRefund => ({
  ref: refund.id,
  key: refund.metadata?.['refund'] ?? null,
  amount: fromStripeAmount(refund.amount, refund.currency.toUpperCase()),
  state: refundStates[refund.status ?? ''] ?? 'pending',
});

/** Inquiries, whose names begin with `warning`, take no money back. */
const disputeStates: Readonly<Record<string, ProviderDispute['state']>> = {
  needs_response: 'open',
  under_review: 'open',
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  won: 'won',
  lost: 'lost',
};

/**
 * A dispute that takes money, which may be less than the charge. What a bank leaves to the site of a lost one is said by
 * what came back to its account, which is in the currency of that account. An amount above the charge, as rates of
 * exchange changed, is no less true.
 */
function disputeOf({ id, amount, currency, status, balance_transactions: moves }: Stripe.Dispute): ProviderDispute[] {
  const state = disputeStates[status];
  if (state === undefined) return [];
  const inMinor = (value: number) => fromStripeAmount(value, currency.toUpperCase());
  const areInCurrency = moves.length > 1 && moves.every((move) => move.currency === currency);
  const gone = areInCurrency ? moves.reduce((sum, move) => sum - move.amount, 0) : amount;
  const lost = state === 'lost' ? Math.min(Math.max(gone, 0), amount) : 0;
  return [{ ref: id, state, amount: inMinor(amount), lost: inMinor(lost) }];
}

/** What charges the card again: the customer, and its card. */
function methodOf(intent: Stripe.PaymentIntent): PaymentMethod {
  const card = whole(intent.latest_charge)?.payment_method_details?.card;
  const [customer, method] = [idOf(intent.customer), idOf(intent.payment_method)];
  const isKept = customer !== null && method !== null && intent.setup_future_usage === 'off_session';
  return {
    reference: isKept ? `${customer} ${method}` : null,
    brand: brandSchema.safeParse(card?.brand).data ?? null,
    last4: card?.last4 ?? null,
  };
}

export function createStripeProvider({ key, webhookSecret, api }: StripeSettings): PaymentProvider {
  const { hostname, port, protocol } = new URL(api);
  const isPlain = protocol === 'http:';
  const stripe = new Stripe(key, {
    apiVersion: stripeVersion,
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? 'http' : 'https',
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
  });

  /** What was given back or is disputed of money that came. */
  async function afterwards(
    intent: Stripe.PaymentIntent,
    isWhole: boolean,
  ): Promise<Pick<ProviderCharge, 'refunds' | 'disputes'>> {
    const charge = whole(intent.latest_charge);
    const refunds: ProviderRefund[] = [];
    // A refund that failed no longer counts there, also if it was made before: a look at one charge names it.
    if (isWhole || (charge?.amount_refunded ?? 0) > 0)
      for await (const refund of stripe.refunds.list({ payment_intent: intent.id, limit: page }))
        refunds.push(refundOf(refund));
    const disputes = charge?.disputed
      ? (await stripe.disputes.list({ payment_intent: intent.id, limit: page })).data.flatMap(disputeOf)
      : [];
    return { refunds, disputes };
  }

  async function chargeOf(
    intent: Stripe.PaymentIntent | null,
    ref: string,
    unpaid: Exclude<ProviderCharge['state'], 'paid'>,
    asked: { amount: number; currency: string; payment: string | null; created: number; isWhole: boolean },
  ): Promise<ProviderCharge> {
    const isPaid = intent?.status === 'succeeded';
    const currency = (isPaid ? intent.currency : asked.currency).toUpperCase();
    return {
      ref,
      paymentId: asked.payment,
      state: isPaid ? 'paid' : unpaid,
      amount: fromStripeAmount(isPaid ? intent.amount_received : asked.amount, currency),
      currency,
      method: isPaid ? methodOf(intent) : null,
      ...(isPaid ? await afterwards(intent, asked.isWhole) : { refunds: [], disputes: [] }),
      createdAt: new Date(asked.created * 1000).toISOString(),
    };
  }

  /** Where a session stands while no money has come. */
  function unpaidState(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null) {
    if (session.status === 'expired') return 'expired';
    if (session.status === 'open') return 'open';
    // Complete, with a method that takes days: until it failed.
    return intent?.status === 'processing' || intent?.status === 'requires_action' ? 'pending' : 'failed';
  }

  function ofSession(session: Stripe.Checkout.Session, isWhole = false): Promise<ProviderCharge> {
    const intent = whole(session.payment_intent);
    return chargeOf(intent, session.id, unpaidState(session, intent), {
      amount: session.amount_total ?? 0,
      currency: session.currency ?? '',
      payment: paymentIn(session.metadata),
      created: session.created,
      isWhole,
    });
  }

  const isRenewal = (intent: Stripe.PaymentIntent) => intent.metadata['kind'] === 'renewal';
  const ofRenewal = (intent: Stripe.PaymentIntent, isWhole = false): Promise<ProviderCharge> =>
    chargeOf(intent, intent.id, intent.status === 'processing' ? 'pending' : 'failed', {
      ...intent,
      payment: paymentIn(intent.metadata),
      isWhole,
    });

  async function fetch(ref: string): Promise<ProviderCharge | null> {
    try {
      if (!ref.startsWith('pi_'))
        return await ofSession(await stripe.checkout.sessions.retrieve(ref, { expand: withCharge }), true);
      const intent = await stripe.paymentIntents.retrieve(ref, { expand: ['latest_charge'] });
      if (isRenewal(intent)) return await ofRenewal(intent, true);
      // What was paid on a page is named by its session.
      const sessions = await stripe.checkout.sessions.list({ payment_intent: ref, limit: 1 });
      const [session] = sessions.data;
      return session ? await fetch(session.id) : null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** The page that was begun for a payment, as its answer was lost. */
  async function earlierPage(paymentId: string, closesAt: number) {
    const created = { gte: closesAt - pageSeconds };
    for await (const session of stripe.checkout.sessions.list({ created, limit: page }))
      if (paymentIn(session.metadata) === paymentId) return { ref: session.id, url: session.url };
    return null;
  }

  async function begin(charge: NewCharge) {
    const { paymentId, amount, currency, description, email, returnUrl, keepsMethod, expiresAt } = charge;
    const unitAmount = toStripeAmount(amount, currency);
    if (unitAmount === null) return null;
    const metadata = { payment: paymentId };
    const closesAt = Math.floor(Date.parse(expiresAt) / 1000);
    try {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: currency.toLowerCase(),
                unit_amount: unitAmount,
                product_data: { name: description },
              },
            },
          ],
          client_reference_id: paymentId,
          customer_email: email,
          customer_creation: keepsMethod ? 'always' : 'if_required',
          metadata,
          payment_intent_data: { metadata, ...(keepsMethod ? { setup_future_usage: 'off_session' as const } : {}) },
          // Prices are ours, in the currency that was shown.
          adaptive_pricing: { enabled: false },
          success_url: returnUrl,
          cancel_url: returnUrl,
          expires_at: closesAt,
        },
        { idempotencyKey: `begin ${paymentId}` },
      );
      return { ref: session.id, url: session.url };
    } catch (error) {
      if (isOtherCall(error)) return earlierPage(paymentId, closesAt);
      if (isRefused(error)) return null;
      throw error;
    }
  }

  async function renew(renewal: Renewal): Promise<ProviderCharge> {
    const { paymentId, amount, currency, description, email, method } = renewal;
    const [customer = '', card = ''] = method.split(' ');
    const asked = toStripeAmount(amount, currency);
    const created = Math.floor(Date.now() / 1000);
    const refused = () =>
      chargeOf(null, `refused ${paymentId}`, 'failed', {
        amount: asked ?? 0,
        currency,
        payment: paymentId,
        created,
        isWhole: false,
      });
    if (asked === null) return refused();
    try {
      // A key is forgotten after a day, and the charge of a call whose answer was lost is not.
      const { data } = await stripe.paymentIntents.list({ customer, limit: page, expand: ['data.latest_charge'] });
      const earlier = data.find(({ metadata }) => paymentIn(metadata) === paymentId);
      if (earlier) return await ofRenewal(earlier);
      const intent = await stripe.paymentIntents.create(
        {
          amount: asked,
          currency: currency.toLowerCase(),
          customer,
          payment_method: card,
          off_session: true,
          confirm: true,
          description,
          receipt_email: email,
          metadata: { payment: paymentId, kind: 'renewal' },
          expand: ['latest_charge'],
        },
        { idempotencyKey: `renew ${paymentId}` },
      );
      return await ofRenewal(intent);
    } catch (error) {
      const declined = error instanceof Stripe.errors.StripeCardError ? error.payment_intent?.id : undefined;
      const seen = declined === undefined ? null : await fetch(declined);
      if (seen) return seen;
      // It was looked for above: that call charged nothing, and another try has another key.
      if (isOtherCall(error) || isRefused(error) || error instanceof Stripe.errors.StripeCardError) return refused();
      throw error;
    }
  }

  /** The PaymentIntent of a charge, as far as it has one. */
  const intentOf = async (ref: string): Promise<string | null> =>
    ref.startsWith('pi_') ? ref : idOf((await stripe.checkout.sessions.retrieve(ref)).payment_intent);

  async function refund({ key: id, ref, amount, currency }: Parameters<PaymentProvider['refund']>[0]) {
    const none: ProviderRefund = { ref: `refused ${id}`, key: id, amount, state: 'failed' };
    const intent = await intentOf(ref);
    const asked = toStripeAmount(amount, currency);
    if (intent === null || asked === null) return none;
    // As for renewals: it may be asked for again long after its key was forgotten.
    for await (const earlier of stripe.refunds.list({ payment_intent: intent, limit: page }))
      if (earlier.metadata?.['refund'] === id) return refundOf(earlier);
    try {
      const made = await stripe.refunds.create(
        { payment_intent: intent, amount: asked, metadata: { refund: id } },
        { idempotencyKey: `refund ${id}` },
      );
      return refundOf(made);
    } catch (error) {
      if (isRefused(error)) return none;
      throw error;
    }
  }

  return {
    id: 'stripe',
    leastCharge: leastStripeCharge,
    step: stepOfStripe,
    begin,
    renew,
    fetch,
    async abandon(ref) {
      try {
        await stripe.checkout.sessions.expire(ref);
      } catch (error) {
        // It was paid or is over; the next look says which.
        if (!isRefused(error)) throw error;
      }
    },
    refund,
    async *list(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      const expand = withCharge.map((path) => `data.${path}`);
      for await (const session of stripe.checkout.sessions.list({ created, limit: page, expand }))
        // What others charge on the same account is not ours.
        if (paymentIn(session.metadata) !== null) yield await ofSession(session);
      for await (const intent of stripe.paymentIntents.list({ created, limit: page, expand: ['data.latest_charge'] }))
        if (isRenewal(intent) && paymentIn(intent.metadata) !== null) yield await ofRenewal(intent);
    },
    webhook: {
      isGenuine: ({ bytes, headers, now }) => {
        const signature = headers['stripe-signature'];
        if (typeof signature !== 'string') return false;
        try {
          const receivedAt = now.getTime();
          stripe.webhooks.constructEvent(bytes, signature, webhookSecret, toleranceSeconds, undefined, receivedAt);
          return true;
        } catch {
          return false;
        }
      },
      read: (bytes) => {
        const { data } = eventSchema.safeParse(JSON.parse(bytes.toString()));
        if (!data || !telling.test(data.type)) return null;
        const { object } = data.data;
        const isNamed = object.object === 'checkout.session' || object.object === 'payment_intent';
        return { id: data.id, ref: (isNamed ? object.id : object.payment_intent) ?? null };
      },
    },
  };
}
