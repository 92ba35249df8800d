import { unclaimedPosting, walletOf } from '@vitae/domain/money';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../db/open-database.ts';
import type { Services } from '../../services.ts';
import { balanceOf, post } from './ledger.ts';
import { postedOf, type PaymentRow } from './payment-row.ts';

/** What of a payment is owed to somebody whose account is gone, in minor units. */
async function unclaimedOf(db: Database, paymentId: string): Promise<number> {
  const { rows } = await sql<{ sum: number | string | null }>`
    select sum(case when to_account = 'unclaimed' then amount else -amount end) as sum
    from ledger_entry join ledger_posting on ledger_posting.id = posting_id
    where payment_id = ${paymentId} and (to_account = 'unclaimed' or from_account = 'unclaimed')`.execute(db);
  return Number(rows[0]?.sum ?? 0);
}

const move = (db: Database, services: Pick<Services, 'now'>, row: PaymentRow, amount: number) =>
  post(db, services, unclaimedPosting(postedOf(row), uuidv7(), amount), {
    accountId: row.account_id,
    paymentId: row.id,
  });

/** Puts what is unclaimed of a payment back into its wallet, up to an amount, so that it can be given back from there. */
export async function claimBack(db: Database, services: Pick<Services, 'now'>, row: PaymentRow, most: number) {
  const amount = Math.min(most, await unclaimedOf(db, row.id));
  if (amount > 0) await move(db, services, row, 0 - amount);
}

/**
 * Takes money out of a wallet that nobody has: it stays owed, under the payment that it came from, and reconciliation names
 * it until it went back.
 *
 * @param most in minor units; all that is there if it is missing
 */
export async function leaveUnclaimed(
  db: Database,
  services: Pick<Services, 'now'>,
  row: PaymentRow,
  most = Infinity,
): Promise<number> {
  const amount = Math.min(most, await balanceOf(db, walletOf(row.account_id), row.currency));
  if (amount > 0) await move(db, services, row, amount);
  return Math.max(amount, 0);
}
