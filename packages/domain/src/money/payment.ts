/** The states of a payment. */
export const paymentStates = [
  'created',
  'pending',
  'paid',
  'partly-refunded',
  'refunded',
  'failed',
  'cancelled',
  'expired',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Within how many days of a payment everyone gets their money back (the refund policy). */
export const refundDays = 14;

/** What a payment is for. */
export const paymentKinds = ['plan', 'renewal', 'review', 'top-up'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** What happens to a payment. */
export const paymentEvents = ['begin', 'pay', 'refund-part', 'refund-all', 'fail', 'cancel', 'expire'] as const;
export type PaymentEvent = (typeof paymentEvents)[number];

/**
 * What may happen in each state. A payment that was closed here may still turn out to be paid, since the provider
 * decides: `pay` is possible until then.
 */
const steps: Readonly<Record<PaymentState, Partial<Readonly<Record<PaymentEvent, PaymentState>>>>> = {
  created: { begin: 'pending', pay: 'paid', fail: 'failed', cancel: 'cancelled', expire: 'expired' },
  pending: { pay: 'paid', fail: 'failed', cancel: 'cancelled', expire: 'expired' },
  paid: { 'refund-part': 'partly-refunded', 'refund-all': 'refunded' },
  'partly-refunded': { 'refund-part': 'partly-refunded', 'refund-all': 'refunded' },
  refunded: {},
  failed: { pay: 'paid' },
  cancelled: { pay: 'paid' },
  expired: { pay: 'paid' },
};

/** The state after something happened; `null` if it cannot happen there. */
export const paymentAfter = (state: PaymentState, event: PaymentEvent): PaymentState | null =>
  steps[state][event] ?? null;

/** Whether its money may still come. */
export const isPaymentOpen = (state: PaymentState): boolean => state === 'created' || state === 'pending';

/** Whether it was paid, whatever was given back since. */
export const wasPaid = (state: PaymentState): boolean =>
  state === 'paid' || state === 'partly-refunded' || state === 'refunded';

/** A bank's dispute of a payment: while it is open the provider keeps the money; a lost one is gone. */
export const disputeStates = ['none', 'open', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];
