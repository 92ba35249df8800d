import { jobWords } from '@vitae/words/jobs';
import { sql, type SqlBool } from 'kysely';
import { z } from 'zod';
import type { EvaluationOutcome, EvaluationTask } from '../../evaluation-program/messages.ts';
import type { Job } from '../../jobs/job.ts';
import { queues } from '../../limits.ts';
import { isoTime, type Services } from '../../services.ts';
import { readAsset } from '../assets/assets.ts';

/** How often an evaluation is begun whose process ended each time. */
const mostAttempts = 3;
const picturesSchema = z.array(z.string());

/** Literally as the index on them has it: SQLite uses it for nothing else, and would read all evaluations every second. */
const isWaiting = sql<SqlBool>`state in ('queued', 'running')`;

/** Makes the evaluations that wait, accounts in turn. One process of the server does so at a time. */
export const evaluationJob: Job = {
  name: 'evaluations',
  does: jobWords('evaluations'),
  everyMs: 1000,
  isDue: async ({ db }) =>
    (await db.selectFrom('evaluation').select('id').where(isWaiting).limit(1).executeTakeFirst()) !== undefined,
  run: async (services) => {
    await takeUpAgain(services);
    const counts = { done: 0, failed: 0 };
    const busy = new Set<string>();
    await Promise.all(
      Array.from({ length: queues.evaluationsAtOnce }, async () => {
        for (let next = await claim(services, busy); next; next = await claim(services, busy)) {
          const { accountId } = next;
          try {
            const outcome = await evaluateNext(services, next);
            // The server is stopping; the next one takes it up.
            if (outcome === null) return;
            counts[outcome.is] += 1;
          } finally {
            busy.delete(accountId);
          }
        }
      }),
    );
    return counts;
  },
};

/** What runs now was begun by a process that has ended: only one does this work at a time. */
async function takeUpAgain({ db }: Services): Promise<void> {
  await db
    .updateTable('evaluation')
    .set({ state: 'failed', failure: 'failed' })
    .where(isWaiting)
    .where('state', '=', 'running')
    .where('attempts', '>=', mostAttempts)
    .execute();
  const running = db.updateTable('evaluation').where(isWaiting).where('state', '=', 'running');
  await running.set({ state: 'queued' }).execute();
}

interface Claimed {
  accountId: string;
  id: string;
  asOf: string;
}

/**
 * Begins the next evaluation: the oldest one of the account whose last one began longest ago, of those that have none
 * under way.
 */
async function claim({ db, now }: Services, busy: Set<string>): Promise<Claimed | null> {
  for (;;) {
    const next = await db
      .selectFrom('evaluation as waiting')
      .select((of) => [
        'waiting.account_id',
        sql<string>`min(waiting.id)`.as('id'),
        of
          .selectFrom('evaluation as begun')
          .select(sql<string>`coalesce(max(begun.started_at), '')`.as('at'))
          .whereRef('begun.account_id', '=', 'waiting.account_id')
          .as('last'),
      ])
      .where(isWaiting)
      .where('waiting.state', '=', 'queued')
      .$if(busy.size > 0, (query) => query.where('waiting.account_id', 'not in', [...busy]))
      .groupBy('waiting.account_id')
      .orderBy('last')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!next) return null;
    // Another claim of this process took it between the question and the answer.
    if (busy.has(next.account_id)) continue;
    busy.add(next.account_id);
    const row = await db
      .updateTable('evaluation')
      .set((update) => ({ state: 'running', started_at: isoTime(now()), attempts: update('attempts', '+', 1) }))
      .where('account_id', '=', next.account_id)
      .where('id', '=', next.id)
      .where('state', '=', 'queued')
      .returning('as_of')
      .executeTakeFirst();
    if (row) return { accountId: next.account_id, id: next.id, asOf: row.as_of };
    // It was deleted meanwhile.
    busy.delete(next.account_id);
  }
}

async function evaluateNext(services: Services, { accountId, id, asOf }: Claimed): Promise<EvaluationOutcome | null> {
  const { db, evaluator, log } = services;
  const task = await db
    .selectFrom('evaluation_task')
    .select(['input', 'pictures'])
    .where('account_id', '=', accountId)
    .where('evaluation_id', '=', id)
    .executeTakeFirst();
  const outcome: EvaluationOutcome | null = task
    ? await evaluator
        .evaluate({ asOf, input: task.input, pictures: await picturesOf(services, accountId, task.pictures) })
        .catch((error: unknown) => {
          log.error({ err: error }, 'an evaluation failed');
          return { is: 'failed' as const, code: 'failed' };
        })
    : { is: 'failed', code: 'failed' };
  if (outcome !== null) await write(services, accountId, id, outcome);
  return outcome;
}

/** Those that are still there. */
async function picturesOf(services: Services, accountId: string, names: string): Promise<EvaluationTask['pictures']> {
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const sha256 of picturesSchema.parse(JSON.parse(names))) {
    const picture = await readAsset(services, accountId, sha256).catch(() => null);
    if (picture) pictures.set(sha256, Uint8Array.from(picture.bytes));
  }
  return pictures;
}

async function write({ db }: Services, accountId: string, id: string, outcome: EvaluationOutcome): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('evaluation')
      .set(
        outcome.is === 'done'
          ? {
              state: 'done',
              score: outcome.score,
              ruleset_version: outcome.rulesetVersion,
              findings: outcome.findings,
              body: outcome.body,
            }
          : { state: 'failed', failure: outcome.code.slice(0, 40) },
      )
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('state', '=', 'running')
      .executeTakeFirst();
    // What failed can be tried again; what is done, or was deleted, needs it no more.
    if (outcome.is === 'done' || numUpdatedRows === 0n)
      await transaction
        .deleteFrom('evaluation_task')
        .where('account_id', '=', accountId)
        .where('evaluation_id', '=', id)
        .execute();
  });
}
