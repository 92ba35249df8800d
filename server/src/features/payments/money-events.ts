import { operationsWords } from '@vitae/words/operations';
import type { Job } from '../../jobs/job.ts';
import { isoTime, type Services } from '../../services.ts';

const announcedAtOnce = 200;
const dayMs = 24 * 60 * 60 * 1000;
/** How long announced changes and the ids of events are kept. */
const keptDays = 400;

const next = ({ db }: Services) =>
  db.selectFrom('money_event').selectAll().where('announced_at', 'is', null).orderBy('id').limit(announcedAtOnce);

/**
 * Tells the devices of an account that its money changed: they ask for it again, and send documents for which there is
 * room now. Each change is announced after its transaction, however that ended for who asked.
 */
export const moneyEventsJob: Job = {
  name: 'money-events',
  does: operationsWords('job-money-events'),
  everyMs: 1000,
  isDue: async (services) => (await next(services).limit(1).execute()).length > 0,
  run: async (services) => {
    const rows = await next(services).execute();
    for (const accountId of new Set(rows.map(({ account_id }) => account_id))) {
      const account = await services.db
        .selectFrom('account')
        .select('sync_seq')
        .where('id', '=', accountId)
        .executeTakeFirst();
      if (account) services.events.publish({ accountId }, { type: 'changed', cursor: account.sync_seq });
    }
    if (rows.length > 0)
      await services.db
        .updateTable('money_event')
        .set({ announced_at: isoTime(services.now()) })
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute();
    return { changes: rows.length };
  },
};

/** Removes ids of events and changes of state that nobody needs any more; payments and ledger stay. */
export async function forgetMoneyEvents({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const before = isoTime(now().getTime() - keptDays * dayMs);
  const events = await db.deleteFrom('provider_event').where('at', '<', before).executeTakeFirst();
  const changes = await db.deleteFrom('money_event').where('announced_at', '<', before).executeTakeFirst();
  return Number(events.numDeletedRows + changes.numDeletedRows);
}
