import { jobWords } from '@vitae/words/jobs';
import type { Database } from '../../db/open-database.ts';
import type { Job } from '../../jobs/job.ts';
import { isoTime, type Services } from '../../services.ts';

const announcedAtOnce = 200;
const dayMs = 24 * 60 * 60 * 1000;
/** How long announced changes and the ids of events are kept. */
const keptDays = 400;

const next = (db: Database) =>
  db.selectFrom('money_event').selectAll().where('announced_at', 'is', null).orderBy('id').limit(announcedAtOnce);

/**
 * Tells the devices of an account that its money changed: they ask for it again, and send documents for which there is
 * room now. Each change is announced after its transaction, however that ended for who asked.
 */
export const moneyEventsJob: Job = {
  name: 'money-events',
  does: jobWords('money-events'),
  everyMs: 1000,
  isDue: async (services) => (await next(services.db).limit(1).execute()).length > 0,
  run: async (services) => {
    const { db, events } = services;
    // Announced within the transaction, so that a change is not marked as announced when nobody was notified.
    const { changes, cursors } = await db.transaction().execute(async (transaction) => {
      const rows = await next(transaction).execute();
      const cursors = await cursorsOf(transaction, [...new Set(rows.map(({ account_id }) => account_id))]);
      for (const [accountId, cursor] of cursors)
        await events.announce(transaction, { accountId }, { type: 'changed', cursor, account: true });
      if (rows.length > 0)
        await transaction
          .updateTable('money_event')
          .set({ announced_at: isoTime(services.now()) })
          .where(
            'id',
            'in',
            rows.map(({ id }) => id),
          )
          .execute();
      return { changes: rows.length, cursors };
    });
    for (const [accountId, cursor] of cursors)
      events.deliver({ accountId }, { type: 'changed', cursor, account: true });
    return { changes };
  },
};

/** The cursors of the accounts that still exist. */
async function cursorsOf(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('account').select(['id', 'sync_seq']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, sync_seq }) => [id, sync_seq]));
}

/** Removes ids of events and changes of state that nobody needs any more; payments and ledger stay. */
export async function forgetMoneyEvents({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const before = isoTime(now().getTime() - keptDays * dayMs);
  const events = await db.deleteFrom('provider_event').where('at', '<', before).executeTakeFirst();
  const changes = await db.deleteFrom('money_event').where('announced_at', '<', before).executeTakeFirst();
  return Number(events.numDeletedRows + changes.numDeletedRows);
}
