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
  /** Counts one attempt, and returns whether there were too many: for what may wait, and may not fail. */
  exceeds: (limit: Limit, key: string) => Promise<boolean>;
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
  /** Counts one attempt; returns for how many milliseconds there are no more, or null if there are. */
  const refusedFor = async (limit: Limit, key: string): Promise<number | null> => {
    try {
      await limiterOf(limit).consume(hashOf(limit, key));
      return null;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return error.msBeforeNext;
    }
  };
  return {
    async count(limit, key) {
      const ms = await refusedFor(limit, key);
      if (ms === null) return;
      const minutes = Math.max(1, Math.ceil(ms / 60_000));
      const { words = refusalWords('tooManyAttempts', { count: minutes }) } = table[limit];
      throw apiFailure('too-many-requests', { message: words });
    },
    exceeds: async (limit, key) => (await refusedFor(limit, key)) !== null,
    countOf: async (limit, key) => (await limiterOf(limit).get(hashOf(limit, key)))?.consumedPoints ?? 0,
    forget: async (limit, key) => {
      await limiterOf(limit).delete(hashOf(limit, key));
    },
    stop: async () => {
      await pool?.end();
    },
  };
}
