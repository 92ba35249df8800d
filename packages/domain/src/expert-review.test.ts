import { describe, expect, it } from 'vitest';
import {
  isRefundDue,
  isReviewOver,
  reviewAfter,
  reviewEvents,
  reviewFundings,
  reviewStates,
  type ReviewEvent,
  type ReviewPosition,
} from './expert-review.ts';

const requested: ReviewPosition = { state: 'requested', funding: 'none' };
const after = (...events: ReviewEvent[]): ReviewPosition | null =>
  events.reduce<ReviewPosition | null>((position, event) => position && reviewAfter(position, event), requested);

/** Every position that events can lead to. */
function reachable(): ReviewPosition[] {
  const found = new Map([[JSON.stringify(requested), requested]]);
  for (const position of found.values())
    for (const event of reviewEvents) {
      const next = reviewAfter(position, event);
      if (next) found.set(JSON.stringify(next), next);
    }
  return [...found.values()];
}

describe('an expert review', () => {
  it('is requested, paid or covered, taken and delivered', () => {
    expect(after('pay', 'take', 'deliver')).toEqual({ state: 'delivered', funding: 'paid' });
    expect(after('cover', 'take', 'deliver')).toEqual({ state: 'delivered', funding: 'covered' });
  });

  it('that an expert hands back waits as before, paid for in the same way', () => {
    expect(after('pay', 'take', 'hand-back')).toEqual({ state: 'paid', funding: 'paid' });
    expect(after('cover', 'take', 'hand-back')).toEqual({ state: 'covered', funding: 'covered' });
  });

  it('is never taken before it is paid for, nor paid for twice', () => {
    expect(after('take')).toBeNull();
    expect(after('pay', 'pay')).toBeNull();
    expect(after('cover', 'pay')).toBeNull();
  });

  it('can be cancelled until an expert has it, and is then refunded if it was paid', () => {
    expect(after('cancel')).toEqual({ state: 'cancelled', funding: 'none' });
    expect(after('pay', 'cancel', 'refund')).toEqual({ state: 'refunded', funding: 'paid' });
    expect(after('cover', 'cancel', 'refund')).toBeNull();
    expect(after('pay', 'take', 'cancel')).toBeNull();
    expect(after('pay', 'take', 'decline', 'refund')).toEqual({ state: 'refunded', funding: 'paid' });
  });

  it('has money to give back exactly while it is cancelled and paid', () => {
    expect(reachable().filter(isRefundDue)).toEqual([{ state: 'cancelled', funding: 'paid' }]);
  });

  it('reaches every state, keeps how it was paid for, and leaves the last ones only by a refund', () => {
    const positions = reachable();
    expect(new Set(positions.map(({ state }) => state))).toEqual(new Set(reviewStates));
    expect(new Set(positions.map(({ funding }) => funding))).toEqual(new Set(reviewFundings));
    for (const position of positions)
      for (const event of reviewEvents) {
        const next = reviewAfter(position, event);
        if (position.funding !== 'none' && next) expect(next.funding).toBe(position.funding);
        if (isReviewOver(position)) expect(next === null || event === 'refund').toBe(true);
      }
  });
});
