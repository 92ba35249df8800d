import { refusalWords } from '@vitae/words/refusals';
import { apiFailure } from '../../api/api-failure.ts';
import type { Database } from '../../db/open-database.ts';
import type { Account } from '../../db/schema.ts';
import { lockAccount } from '../payments/money-step.ts';

/** Those who administer the server and will go on to. */
const admins = (db: Database) =>
  db
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where('delete_after', 'is', null);

/**
 * Locks accounts, and all admins with them, until the transaction ends: always in the same order, since two may be about
 * to go, or to take the role from each other.
 */
export async function lockWithAdmins(db: Database, ids: readonly string[]): Promise<Map<string, Account | undefined>> {
  const all = [...ids, ...(await admins(db).execute()).map(({ id }) => id)];
  const locked = new Map<string, Account | undefined>();
  for (const id of [...new Set(all)].toSorted()) locked.set(id, await lockAccount(db, id));
  return locked;
}

/** Somebody has to be left who administers the server; asked once the change is made. @throws `conflict` */
export async function requireAdminLeft(db: Database): Promise<void> {
  const left = await admins(db).limit(1).executeTakeFirst();
  if (!left) throw apiFailure('conflict', { message: refusalWords('lastAdmin') });
}
