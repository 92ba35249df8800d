import { refusalWords } from '@vitae/words/refusals';
import { createHmac } from 'node:crypto';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { apiFailure } from '../../api/api-failure.ts';
import { postgresPool } from '../../db/postgres.ts';
import { rates, type Limit, type Rate } from '../../limits.ts';

/**
 * Counts attempts: for this process only, or on PostgreSQL for all that share the database. Keys are stored as keyed
 * hashes.
 */
export interface RateLimits {
  /** Counts one attempt. @throws a `too-many-requests` error if there were too many */
  count: (limit: Limit, key: string) => Promise<void>;
  /** The attempts so far. */
  countOf: (limit: Limit, key: string) => Promise<number>;
  /** Resets the count, after a success. */
  forget: (limit: Limit, key: string) => Promise<void>;
  stop: () => Promise<void>;
}

export function createRateLimits({
  databaseUrl,
  secret,
  writesPerMinute,
}: {
  databaseUrl: string | null;
  secret: Uint8Array;
  writesPerMinute: number;
}): RateLimits {
  const table: Record<Limit, Rate> = {
    ...rates,
    'write account': { ...rates['write account'], points: writesPerMinute },
  };
  const pool = databaseUrl === null ? null : postgresPool(databaseUrl, 2);
  const limiters = new Map<Limit, RateLimiterAbstract>();
  const make = (limit: Limit): RateLimiterAbstract => {
    const { points, minutes } = table[limit];
    const options = { keyPrefix: limit, points, duration: minutes * 60 };
    return pool === null
      ? new RateLimiterMemory(options)
      : new RateLimiterPostgres({
          ...options,
          storeClient: pool,
          storeType: 'pool',
          tableName: 'rate_limit',
          tableCreated: true,
          clearExpiredByTimeout: false,
        });
  };
  const limiterOf = (limit: Limit): RateLimiterAbstract => {
    const limiter = limiters.get(limit) ?? make(limit);
    limiters.set(limit, limiter);
    return limiter;
  };
  const hashOf = (limit: Limit, key: string) =>
    createHmac('sha256', secret).update(`limit ${limit} ${key}`).digest('base64url');
  return {
    async count(limit, key) {
      try {
        await limiterOf(limit).consume(hashOf(limit, key));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const minutes = Math.max(1, Math.ceil(error.msBeforeNext / 60_000));
        const { words = refusalWords('tooManyAttempts', { count: minutes }) } = table[limit];
        throw apiFailure('too-many-requests', { message: words });
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
