import type { Posting, PostingCause } from '@vitae/domain/money';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../db/open-database.ts';
import { isoTime, type Services } from '../../services.ts';

/** Who and what a posting is about. */
export interface PostedFor {
  accountId: string | null;
  paymentId?: string | null;
  /** The admin who caused it, and why. */
  madeBy?: string | null;
  reason?: string | null;
}

/**
 * Writes a posting, in the transaction of the change that causes it. One without a transfer, such as that of a payment
 * of nothing, is written too: every change has its posting. Rejects if its key was posted before, or a wallet would
 * fall below zero; the whole transaction is undone then.
 */
export async function post(
  db: Database,
  { now }: Pick<Services, 'now'>,
  { key, cause, currency, transfers }: Posting,
  { accountId, paymentId = null, madeBy = null, reason = null }: PostedFor,
): Promise<void> {
  const id = uuidv7();
  await db
    .insertInto('ledger_posting')
    .values({
      id,
      key,
      cause,
      account_id: accountId,
      payment_id: paymentId,
      currency,
      made_by: madeBy,
      reason,
      at: isoTime(now()),
    })
    .execute();
  if (transfers.length === 0) return;
  await db
    .insertInto('ledger_entry')
    .values(
      transfers.map(({ from, to, amount }, line) => ({
        posting_id: id,
        line,
        from_account: from,
        to_account: to,
        currency,
        amount,
      })),
    )
    .execute();
}

/** What is in a wallet, or held of it, in minor units. */
export async function balanceOf(db: Database, account: string, currency: string): Promise<number> {
  const row = await db
    .selectFrom('ledger_balance')
    .select('balance')
    .where('account', '=', account)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return Number(row?.balance ?? 0);
}

/** The balances of an account of the ledger, one for each currency it ever had. */
export async function balancesIn(db: Database, account: string): Promise<{ currency: string; balance: number }[]> {
  const rows = await db
    .selectFrom('ledger_balance')
    .select(['currency', 'balance'])
    .where('account', '=', account)
    .orderBy('currency')
    .execute();
  return rows.map(({ currency, balance }) => ({ currency, balance: Number(balance) }));
}

/** A line of a statement: what came (above zero) or went. */
export interface StatementLine {
  id: string;
  cause: PostingCause;
  amount: number;
  currency: string;
  paymentId: string | null;
  reason: string | null;
  at: string;
}

/**
 * What moved on an account of the ledger, newest first; ids of postings follow their times. Each side is read from its end
 * by an index that has the amounts: no more of it than is shown. The two are put together here, where they arrive in order.
 */
export async function statementOf(
  db: Database,
  account: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<StatementLine[]> {
  const older = before === undefined ? sql`` : sql`and posting_id < ${before}`;
  const side = (column: 'from_account' | 'to_account', sign: 1 | -1) => sql`
    select * from (
      select posting_id, cast(${sign} as integer) * sum(amount) as amount from ledger_entry
      where ${sql.ref(column)} = ${account} ${older} group by posting_id order by posting_id desc limit ${limit}
    ) ${sql.ref(column)}`;
  // One statement, so that both sides are of the same moment.
  const { rows } = await sql<{
    id: string;
    cause: PostingCause;
    amount: number | string;
    currency: string;
    payment_id: string | null;
    reason: string | null;
    at: string;
  }>`
    select ledger_posting.id, cause, moves.amount, ledger_posting.currency, payment_id, reason, at
    from (${side('to_account', 1)} union all ${side('from_account', -1)}) moves
    join ledger_posting on ledger_posting.id = moves.posting_id`.execute(db);
  rows.sort((one, other) => (one.id === other.id ? 0 : one.id < other.id ? 1 : -1));
  const lines: StatementLine[] = [];
  let last: StatementLine | undefined;
  for (const { id, cause, amount, currency, payment_id: paymentId, reason, at } of rows)
    // A posting may take from an account and give to it.
    if (last?.id === id) last.amount += Number(amount);
    else {
      if (lines.length === limit) break;
      last = { id, cause, amount: Number(amount), currency, paymentId, reason, at };
      lines.push(last);
    }
  return lines;
}
