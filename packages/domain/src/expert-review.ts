/** The states of an expert review: a person answers an evaluation. */
export const reviewStates = [
  'requested',
  'paid',
  'covered',
  'in-review',
  'delivered',
  'cancelled',
  'refunded',
] as const;
export type ReviewState = (typeof reviewStates)[number];

/** How it is paid for: not yet, by a payment, or by the plan. */
export const reviewFundings = ['none', 'paid', 'covered'] as const;
export type ReviewFunding = (typeof reviewFundings)[number];

/** What happens to a review, and who does it: the account, the expert, or the payment. */
export const reviewEvents = ['pay', 'cover', 'take', 'hand-back', 'deliver', 'cancel', 'decline', 'refund'] as const;
export type ReviewEvent = (typeof reviewEvents)[number];

/** Where a review is. */
export interface ReviewPosition {
  state: ReviewState;
  funding: ReviewFunding;
}

type Step = (position: ReviewPosition) => ReviewPosition;
const to =
  (state: ReviewState, funding?: ReviewFunding): Step =>
  (position) => ({ state, funding: funding ?? position.funding });
/** It waits for an expert again, paid for as before. */
const waiting: Step = ({ funding }) => ({ state: funding === 'covered' ? 'covered' : 'paid', funding });

/** What may happen in each state. What is not here cannot happen. */
const steps: Readonly<Record<ReviewState, Partial<Readonly<Record<ReviewEvent, Step>>>>> = {
  requested: { pay: to('paid', 'paid'), cover: to('covered', 'covered'), cancel: to('cancelled') },
  paid: { take: to('in-review'), cancel: to('cancelled'), decline: to('cancelled') },
  covered: { take: to('in-review'), cancel: to('cancelled'), decline: to('cancelled') },
  'in-review': { deliver: to('delivered'), 'hand-back': waiting, decline: to('cancelled') },
  cancelled: { refund: to('refunded') },
  delivered: {},
  refunded: {},
};

/** Where a review is after something happened; `null` if it cannot happen there. */
export function reviewAfter(position: ReviewPosition, event: ReviewEvent): ReviewPosition | null {
  if (event === 'refund' && position.funding !== 'paid') return null;
  return steps[position.state][event]?.(position) ?? null;
}

/** Whether money is to be given back: it was cancelled after it was paid. */
export const isRefundDue = ({ state, funding }: ReviewPosition): boolean => state === 'cancelled' && funding === 'paid';

/** Whether only a refund can still follow: another review may be requested. */
export const isReviewOver = ({ state }: ReviewPosition): boolean =>
  state === 'delivered' || state === 'cancelled' || state === 'refunded';
