import type { Database } from '../../db/open-database.ts';
import { isoTime, type Services } from '../../services.ts';

/** A process that died holds its lease no longer than this. */
const leaseMs = 15 * 60 * 1000;

/**
 * Does a job unless another process is doing it; false in that case. Who may do it stands in the database, as a time until when: the same on SQLite
 * and PostgreSQL.
 */
export async function withLease({ db, now }: Pick<Services, 'db' | 'now'>, name: string, job: () => Promise<void>): Promise<boolean> {
  const key = `lease ${name}`;
  const lease = `${isoTime(now().getTime() + leaseMs)} ${crypto.randomUUID()}`;
  if (!(await take(db, key, lease, isoTime(now())))) return false;
  try {
    await job();
  } finally {
    await db.deleteFrom('setting').where('key', '=', key).where('value', '=', lease).execute();
  }
  return true;
}

async function take(db: Database, key: string, lease: string, now: string): Promise<boolean> {
  const row = await db
    .insertInto('setting')
    .values({ key, value: lease })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: lease }).where('setting.value', '<', now))
    .returning('value')
    .executeTakeFirst();
  return row?.value === lease;
}
