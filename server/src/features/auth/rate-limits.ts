import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { apiFailure } from '../../api/api-failure.ts';

/** Attempts in a time, counted for an account or for a network address. */
const limits = {
  'sign-in account': { points: 10, minutes: 15 },
  'sign-in address': { points: 60, minutes: 15 },
  'sign-up address': { points: 20, minutes: 60 },
  'mail account': { points: 5, minutes: 60 },
  'mail address': { points: 30, minutes: 60 },
  'code address': { points: 60, minutes: 15 },
} as const;

export type Limit = keyof typeof limits;

/** Counts attempts. One process counts for itself: behind several, a limit is that many times as high. */
export interface RateLimits {
  /** Counts one attempt. @throws a `too-many-requests` error when there were too many */
  count: (limit: Limit, key: string) => Promise<void>;
  /** Attempts so far. */
  countOf: (limit: Limit, key: string) => Promise<number>;
  /** Starts anew, after a success. */
  forget: (limit: Limit, key: string) => Promise<void>;
}

export function createRateLimits(): RateLimits {
  const limiters = new Map<Limit, RateLimiterMemory>();
  const limiterOf = (limit: Limit): RateLimiterMemory => {
    const { points, minutes } = limits[limit];
    const limiter = limiters.get(limit) ?? new RateLimiterMemory({ keyPrefix: limit, points, duration: minutes * 60 });
    limiters.set(limit, limiter);
    return limiter;
  };
  return {
    async count(limit, key) {
      try {
        await limiterOf(limit).consume(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const minutes = Math.max(1, Math.ceil(error.msBeforeNext / 60_000));
        throw apiFailure('too-many-requests', { message: `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.` });
      }
    },
    countOf: async (limit, key) => (await limiterOf(limit).get(key))?.consumedPoints ?? 0,
    forget: async (limit, key) => {
      await limiterOf(limit).delete(key);
    },
  };
}
