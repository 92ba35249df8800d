import type {
  PaymentProvider,
  ProviderCharge,
  ProviderDispute,
  ProviderRefund,
} from '../features/payments/providers/provider.ts';

/** A charge as the model keeps it. */
export type ModelCharge = { -readonly [Key in keyof ProviderCharge]: ProviderCharge[Key] } & {
  refunds: ProviderRefund[];
  disputes: ProviderDispute[];
};

/** What disputes have taken of a charge. */
export const disputedOf = ({ disputes }: Pick<ProviderCharge, 'disputes'>): number =>
  disputes.reduce((sum, { state, amount, lost }) => sum + (state === 'open' ? amount : lost), 0);

/** A provider in memory, which a random history plays with: it fails, forgets to tell, and tells twice. */
export interface ModelProvider extends PaymentProvider {
  charges: Map<string, ModelCharge>;
  /** What a person, a bank or the provider's staff does to a charge. */
  does: (
    ref: string,
    what: 'pay' | 'pay late' | 'fail' | 'expire' | 'dispute' | 'win' | 'lose' | 'refund',
    amount?: number,
  ) => void;
  /** What becomes of refunds that are asked for from now on. */
  refunds: 'done' | 'pending' | 'refused';
  /** Ends what is pending, or takes a refund back that was done: it fails after all. */
  finishRefunds: (to: 'done' | 'failed', ofState?: 'pending' | 'done', ref?: string) => void;
  /** Whether the next renewal is paid. */
  renews: boolean;
  /** How the next call ends: without an answer before or after it was carried out. */
  trouble: 'none' | 'before' | 'after';
}

const closed = new Set(['paid', 'failed', 'expired']);

export function createModelProvider(now: () => Date): ModelProvider {
  const charges = new Map<string, ModelCharge>();
  const refunded = (charge: ModelCharge) =>
    charge.refunds.reduce((sum, { amount, state }) => sum + (state === 'failed' ? 0 : amount), 0);
  /** What is left of a charge: neither given back, nor taken by a bank. */
  const left = (charge: ModelCharge) => charge.amount - refunded(charge) - disputedOf(charge);
  /** A call over a network that may break. */
  const over = async <Value>(work: () => Value): Promise<Value> => {
    const { trouble } = model;
    model.trouble = 'none';
    if (trouble === 'before') throw new Error('No answer.');
    const value = work();
    if (trouble === 'after') throw new Error('No answer.');
    return Promise.resolve(value);
  };
  const charged = (paymentId: string, amount: number, currency: string, state: ModelCharge['state']): ModelCharge => {
    const ref = `ref ${paymentId}`;
    const charge = charges.get(ref) ?? {
      ref,
      paymentId,
      state,
      amount,
      currency,
      method: { reference: 'card', brand: 'visa', last4: '4242' },
      refunds: [],
      disputes: [],
      createdAt: now().toISOString(),
    };
    charges.set(ref, charge);
    return charge;
  };
  const model: ModelProvider = {
    id: 'test',
    charges,
    refunds: 'done',
    finishRefunds: (to, ofState = 'pending', ref) => {
      for (const charge of charges.values())
        if (ref === undefined || charge.ref === ref)
          charge.refunds = charge.refunds.map((one) => (one.state === ofState ? { ...one, state: to } : one));
    },
    renews: true,
    trouble: 'none',
    leastCharge: () => 50,
    step: () => 1,
    begin: ({ paymentId, amount, currency }) =>
      over(() => ({ ref: charged(paymentId, amount, currency, 'open').ref, url: null })),
    renew: ({ paymentId, amount, currency }) =>
      over(() => ({ ...charged(paymentId, amount, currency, model.renews ? 'paid' : 'failed') })),
    fetch: (ref) => over(() => structuredClone(charges.get(ref) ?? null)),
    abandon: (ref) =>
      over(() => {
        const charge = charges.get(ref);
        if (charge && !closed.has(charge.state)) charge.state = 'expired';
      }),
    refund: ({ key, ref, amount }) =>
      over(() => {
        const charge = charges.get(ref);
        const known = charge?.refunds.find((refund) => refund.key === key);
        if (known) return known;
        const isRefused = model.refunds === 'refused' || !charge || charge.state !== 'paid' || amount > left(charge);
        const state = model.refunds === 'pending' ? 'pending' : 'done';
        const refund: ProviderRefund = { ref: `refund ${key}`, key, amount, state };
        if (isRefused) return { ...refund, state: 'failed' };
        charge.refunds.push(refund);
        return refund;
      }),
    async *list() {
      for (const charge of charges.values()) yield Promise.resolve(structuredClone(charge));
    },
    webhook: {
      isGenuine: () => true,
      read: (bytes) => {
        const [id = '', ref = ''] = bytes.toString().split('|');
        return { id, ref };
      },
    },
    does(ref, what, amount = 0) {
      const charge = charges.get(ref);
      if (!charge) return;
      const isOpen = !closed.has(charge.state);
      if (what === 'pay' && isOpen) charge.state = 'paid';
      // A transfer that was on its way.
      if (what === 'pay late' && (charge.state === 'failed' || charge.state === 'expired')) charge.state = 'paid';
      if (what === 'fail' && isOpen) charge.state = 'failed';
      if (what === 'expire' && isOpen) charge.state = 'expired';
      if (charge.state !== 'paid') return;
      const open = charge.disputes.find(({ state }) => state === 'open');
      if (what === 'dispute' && !open && left(charge) > 0) {
        const ref = `dispute ${charge.disputes.length}`;
        charge.disputes.push({ ref, state: 'open', amount: Math.min(amount, left(charge)), lost: 0 });
      }
      if (what === 'win' && open) open.state = 'won';
      if (what === 'lose' && open) Object.assign(open, { state: 'lost', lost: Math.min(amount, open.amount) });
      if (what === 'refund' && amount > 0 && amount <= left(charge))
        charge.refunds.push({ ref: `by hand ${charge.refunds.length} ${ref}`, key: null, amount, state: 'done' });
    },
  };
  return model;
}
