import { v7 as uuidv7 } from 'uuid';
import { apiFailure } from '../../api/api-failure.ts';
import type { Database } from '../../db/open-database.ts';
import type { MoneyEventTable } from '../../db/money-schema.ts';
import type { Account } from '../../db/schema.ts';
import { isoTime, type Services } from '../../services.ts';

/**
 * One step of money: everything in it happens in one transaction, or nothing. Between two steps the server may end at
 * any moment; tests end it there (`payments.at`).
 */
export async function moneyStep<Result>(
  { db, payments }: Pick<Services, 'db' | 'payments'>,
  name: string,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  payments.at(`before ${name}`);
  const result = await db.transaction().execute(async (transaction) => {
    const made = await work(transaction);
    payments.at(`in ${name}`);
    return made;
  });
  payments.at(`after ${name}`);
  return result;
}

/** A call of the provider, before and after which the server may end. */
export async function askProvider<Result>(
  { payments }: Pick<Services, 'payments'>,
  name: string,
  call: () => Promise<Result>,
): Promise<Result> {
  payments.at(`before provider ${name}`);
  const result = await call();
  payments.at(`after provider ${name}`);
  return result;
}

/**
 * Locks an account until the transaction ends, so that its money changes one step after the other: before its payments,
 * these before coupons. `undefined` if it no longer exists.
 */
export const lockAccount = (db: Database, accountId: string): Promise<Account | undefined> =>
  db
    .updateTable('account')
    .set((update) => ({ stored_bytes: update.ref('stored_bytes') }))
    .where('id', '=', accountId)
    .returningAll()
    .executeTakeFirst();

/** As `lockAccount`, for what only an account can do. @throws `unauthenticated` */
export async function lockedAccount(db: Database, accountId: string): Promise<Account> {
  const account = await lockAccount(db, accountId);
  if (!account) throw apiFailure('unauthenticated');
  return account;
}

/** Records a change of state, in its transaction: the job `money-events` tells the devices of the account. */
export async function recordChange(
  db: Database,
  { now }: Pick<Services, 'now'>,
  change: Pick<MoneyEventTable, 'account_id' | 'subject' | 'subject_id' | 'state'>,
): Promise<void> {
  await db
    .insertInto('money_event')
    .values({ ...change, id: uuidv7(), at: isoTime(now()), announced_at: null })
    .execute();
}
