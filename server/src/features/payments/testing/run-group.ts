import { randomOf } from '@vitae/testkit/random';
import { sql } from 'kysely';
import { z } from 'zod';
import { readConfig } from '../../../config.ts';
import type { DatabasePlace } from '../../../db/open-database.ts';
import { createLog } from '../../../log.ts';
import { startServices } from '../../../start-services.ts';
import { compareDatabase } from './compare-books.ts';
import { openForAll, runHistory, type Steps, type World } from './histories.ts';

const minute = 60_000;

/** What a process that runs groups answers to each of them, in their order. */
export const groupAnswerSchema = z.union([
  z.object({ happened: z.array(z.string()), passed: z.array(z.string()), ended: z.array(z.string()) }),
  z.object({ failure: z.string() }),
]);
export type GroupAnswer = z.infer<typeof groupAnswerSchema>;

/** Histories that run in a database of their own, one after the other: those from one number up to before another. */
export interface Group {
  place: DatabasePlace;
  seed: number;
  from: number;
  until: number;
}

/**
 * Runs some histories; resolves to what happened in their database. `steps` are added to.
 *
 * @param isOver whether to stop before the next one, as another group has failed
 */
export async function runGroup(
  { place, seed, from, until }: Group,
  steps: Steps,
  isOver: () => boolean = () => false,
): Promise<string[]> {
  const clock = { now: Date.parse('2026-11-23T10:00:00Z') };
  const environment = { DATA_DIR: place.dataFolder, TOKEN_SECRET: 'a secret of tests that is long enough' };
  const { services, jobs, stop } = await startServices(
    { ...readConfig(environment), databaseUrl: place.databaseUrl },
    createLog('silent'),
    () => new Date(clock.now),
  );
  try {
    await jobs.stop();
    // What counts is on no disk here: a real end of the server is tried elsewhere.
    if (place.databaseUrl === null)
      for (const pragma of ['synchronous = off', 'locking_mode = exclusive', 'journal_mode = memory'])
        await sql`pragma ${sql.raw(pragma)}`.execute(services.db);
    await openForAll(services);
    const world: World = { services, clock, lastInvoice: 0 };
    for (let index = from; index < until; index += 1) {
      if (isOver()) return [];
      try {
        await runHistory(world, randomOf(seed + index), steps);
      } catch (error) {
        throw new Error(`SEED=${seed + index}: ${error instanceof Error ? error.message : ''}`, { cause: error });
      }
      clock.now += minute;
    }
    return await compareDatabase(services);
  } finally {
    await stop();
  }
}
