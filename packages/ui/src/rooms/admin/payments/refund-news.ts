import type { PaymentDetails } from '@vitae/api/contract';

/** What is said of a refund that was just asked for: how the provider has answered. */
export function refundNews({ timeline }: Pick<PaymentDetails, 'timeline'>, key: string) {
  const last = timeline.findLast((one) => one.what === 'refund' && one.id === key);
  const state = last?.what === 'refund' ? last.state : 'requested';
  if (state === 'requested') return { text: 'refundPending', tone: 'neutral' } as const;
  return state === 'done'
    ? ({ text: 'refundDone', tone: 'good' } as const)
    : ({ text: 'refundRefused', tone: 'danger' } as const);
}
