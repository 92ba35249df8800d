import { moneyDifferenceSchema, type Reconciliation } from '@vitae/api/contract';
import { jobWords } from '@vitae/words/jobs';
import { refusalWords } from '@vitae/words/refusals';
import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { apiFailure } from '../../../api/api-failure.ts';
import type { ApiContext } from '../../../api/context.ts';
import type { ReconciliationTable } from '../../../db/money-schema.ts';
import type { Database } from '../../../db/open-database.ts';
import type { Job } from '../../../jobs/job.ts';
import { isoTime, type Services } from '../../../services.ts';
import { addToRecord, onRecord, originOf, putOnRecord, type Change } from '../../audit/audit.ts';
import { compareBooks } from '../../payments/reconcile.ts';

const dayMs = 24 * 60 * 60_000;
/** What one call does at most, in charges and in milliseconds; the job goes on with the rest. */
const mostInCall = { charges: 200, ms: 4000 };
/** How many changes and differences are kept to be shown; all are counted, and all changes are on record. */
const mostShown = 50;
/** After how many charges the progress is written. */
const toldAfter = 50;

type Run = Selectable<ReconciliationTable>;

const changesSchema = z.array(
  z.object({
    payment: z.string(),
    before: z.record(z.string(), z.unknown()),
    after: z.record(z.string(), z.unknown()),
  }),
);

const runs = (db: Database) => db.selectFrom('reconciliation').selectAll();

/** Whom its entries name. */
async function madeBy(db: Database, { audit_id }: Run) {
  const { action, ...by } = await originOf(db, audit_id);
  return { by, action };
}

async function shown(db: Database, run: Run): Promise<Reconciliation> {
  const { email } = await originOf(db, run.audit_id);
  return {
    id: run.id,
    by: email,
    reason: run.reason,
    since: run.since,
    begunAt: run.begun_at,
    finishedAt: run.finished_at,
    looked: run.looked,
    changed: run.changed,
    found: run.found,
    changes: changesSchema.parse(JSON.parse(run.changes)),
    differences: z.array(moneyDifferenceSchema).parse(JSON.parse(run.differences)),
  };
}

/** The last comparison that an admin asked for, and how far it has come. */
export async function lastReconciliation(db: Database): Promise<{ last: Reconciliation | null }> {
  const run = await runs(db).orderBy('id', 'desc').limit(1).executeTakeFirst();
  return { last: run ? await shown(db, run) : null };
}

/** @throws `conflict` while another one is under way */
async function begin({ services: { db, now }, auditId }: ApiContext, days: number, reason: string): Promise<Run> {
  const at = now();
  return db.transaction().execute(async (transaction) => {
    // What they did is on record.
    await transaction.deleteFrom('reconciliation').where('is_open', 'is', null).execute();
    const run = await transaction
      .insertInto('reconciliation')
      .values({
        id: uuidv7(),
        is_open: 1,
        audit_id: auditId ?? '',
        reason,
        since: isoTime(at.getTime() - days * dayMs),
        begun_at: isoTime(at),
        finished_at: null,
      })
      .onConflict((conflict) => conflict.column('is_open').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!run) throw apiFailure('conflict', { message: refusalWords('reconciling') });
    return run;
  });
}

/** Adds to what a run shows, in the transaction that changed a payment. */
async function count(db: Database, { id }: Run, { subject, before, after }: Change): Promise<void> {
  const run = await runs(db).where('id', '=', id).executeTakeFirstOrThrow();
  const changes = changesSchema.parse(JSON.parse(run.changes));
  changes.push({ payment: subject.replace('payment ', ''), before: { ...before }, after: { ...after } });
  await db
    .updateTable('reconciliation')
    .set({ changed: run.changed + 1, changes: JSON.stringify(changes.slice(0, mostShown)) })
    .where('id', '=', id)
    .execute();
}

/** What the record says about a run. */
const summaryOf = ({ begun_at, since, reason, looked, changed, found, is_open }: Run): Change => ({
  subject: 'payments',
  name: '',
  reason,
  before: null,
  after: {
    days: Math.round((Date.parse(begun_at) - Date.parse(since)) / dayMs),
    looked,
    changed,
    ...(is_open === null ? { differences: found } : { goesOn: true }),
  },
});

/**
 * Compares and follows as long as it may, and finishes the run if that was all; `finish` puts it on record in the same
 * transaction. Only one process does so at a time.
 */
async function goOn(
  services: Services,
  run: Run,
  mayGoOn: (looked: number) => boolean,
  finish: (db: Database, run: Run) => Promise<void>,
): Promise<void> {
  const { db } = services;
  const row = db.updateTable('reconciliation').where('id', '=', run.id);
  await services.locks.hold('reconciliation', async () => {
    const current = await runs(db).where('id', '=', run.id).where('is_open', '=', 1).executeTakeFirst();
    if (!current) return;
    const done = await compareBooks(services, new Date(run.since), {
      by: { ...(await madeBy(db, run)), reason: run.reason },
      alongside: (transaction, change) => count(transaction, run, change),
      mayGoOn: async (looked) => {
        const goesOn = mayGoOn(looked);
        if (!goesOn || looked % toldAfter === 0) await row.set({ looked }).execute();
        return goesOn;
      },
    });
    if (done === null) return;
    const { looked, differences } = done;
    for (const difference of differences) services.log.error({ difference }, 'the books and the provider differ');
    await db.transaction().execute(async (transaction) => {
      const finished = await transaction
        .updateTable('reconciliation')
        .set({
          is_open: null,
          finished_at: isoTime(services.now()),
          looked,
          found: differences.length,
          differences: JSON.stringify(differences.slice(0, mostShown)),
        })
        .where('id', '=', run.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await finish(transaction, finished);
    });
  });
}

/**
 * Compares the books of the last days with the provider, follows what it says, and names what still differs. Each payment
 * that changes has an entry of its own in the record, in the name of the admin. What one call cannot do is left to a job.
 * @throws `conflict` while another one is under way
 */
export async function reconcileOnRecord(
  context: ApiContext,
  { days, reason }: { days: number; reason: string },
): Promise<Reconciliation> {
  const { services, auditId } = context;
  const { db, log } = services;
  const run = await begin(context, days, reason);
  const until = performance.now() + mostInCall.ms;
  await goOn(
    services,
    run,
    (looked) => looked < mostInCall.charges && performance.now() < until,
    (transaction, finished) => putOnRecord(transaction, auditId, summaryOf(finished)),
  ).catch((error: unknown) => {
    log.error({ err: error, reconciliation: run.id }, 'the provider was not compared to the end; the job goes on');
  });
  const now = await runs(db).where('id', '=', run.id).executeTakeFirstOrThrow();
  if (now.is_open !== null) await onRecord(context, () => Promise.resolve({ change: summaryOf(now), result: null }));
  return shown(db, now);
}

/** Goes on with what an admin asked for and one call could not do. */
export const reconcilingJob: Job = {
  name: 'reconciling',
  does: jobWords('reconciling'),
  everyMs: 5000,
  isDue: async ({ db }) => (await runs(db).where('is_open', '=', 1).executeTakeFirst()) !== undefined,
  run: async (services) => {
    const run = await runs(services.db).where('is_open', '=', 1).executeTakeFirst();
    if (!run) return { charges: 0 };
    const by = await madeBy(services.db, run);
    await goOn(
      services,
      run,
      () => true,
      (db, finished) => addToRecord(db, services, { ...by, change: summaryOf(finished) }),
    );
    return { charges: (await runs(services.db).where('id', '=', run.id).executeTakeFirst())?.looked ?? 0 };
  },
};
