import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { apiFailure } from '../../api/api-failure.ts';
import { postgresPool } from '../../db/postgres.ts';

/** Attempts in a time, counted for an account or for a network address. */
const limits = {
  'sign-in account': { points: 10, minutes: 15 },
  'sign-in address': { points: 60, minutes: 15 },
  'sign-up address': { points: 20, minutes: 60 },
  'mail account': { points: 5, minutes: 60 },
  'mail address': { points: 30, minutes: 60 },
  'code address': { points: 60, minutes: 15 },
  'second factor account': { points: 20, minutes: 60 },
  'native account': { points: 20, minutes: 60 },
} as const;

export type Limit = keyof typeof limits;

/** Counts attempts: for this process alone, or on PostgreSQL for all that share the database. Keys are kept as keyed hashes. */
export interface RateLimits {
  /** Counts one attempt. @throws a `too-many-requests` error when there were too many */
  count: (limit: Limit, key: string) => Promise<void>;
  /** Attempts so far. */
  countOf: (limit: Limit, key: string) => Promise<number>;
  /** Starts anew, after a success. */
  forget: (limit: Limit, key: string) => Promise<void>;
  stop: () => Promise<void>;
}

export function createRateLimits({ databaseUrl, secret }: { databaseUrl: string | null; secret: Uint8Array }): RateLimits {
  const pool = databaseUrl === null ? null : postgresPool(databaseUrl, 2);
  const limiters = new Map<Limit, RateLimiterAbstract>();
  const make = (limit: Limit): RateLimiterAbstract => {
    const { points, minutes } = limits[limit];
    const options = { keyPrefix: limit, points, duration: minutes * 60 };
    return pool === null
      ? new RateLimiterMemory(options)
      : new RateLimiterPostgres({ ...options, storeClient: pool, storeType: 'pool', tableName: 'rate_limit', tableCreated: true, clearExpiredByTimeout: false });
  };
  const limiterOf = (limit: Limit): RateLimiterAbstract => {
    const limiter = limiters.get(limit) ?? make(limit);
    limiters.set(limit, limiter);
    return limiter;
  };
  const hashOf = (limit: Limit, key: string) => createHmac('sha256', secret).update(`limit ${limit} ${key}`).digest('base64url');
  return {
    async count(limit, key) {
      try {
        await limiterOf(limit).consume(hashOf(limit, key));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const minutes = Math.max(1, Math.ceil(error.msBeforeNext / 60_000));
        throw apiFailure('too-many-requests', { message: `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.` });
      }
    },
    countOf: async (limit, key) => (await limiterOf(limit).get(hashOf(limit, key)))?.consumedPoints ?? 0,
    forget: async (limit, key) => {
      await limiterOf(limit).delete(hashOf(limit, key));
    },
    stop: async () => {
      await pool?.end();
    },
  };
}
