import type { MoneyDifference } from '@vitae/api/contract';
import { sql } from 'kysely';
import { turnOfItsOwn } from '../../api/heavy-work.ts';
import type { Database } from '../../db/open-database.ts';
import { afterAll } from '../admin/pages-of-rows.ts';

/** Of how many accounts of the ledger the balances are read in one turn. */
const accountsInTurn = 200;
/** How much of what moved on them is added up in one turn: a single wallet may have very much. */
const entriesInTurn = 1_000;

const sides = [
  { column: 'to_account', sign: 1 },
  { column: 'from_account', sign: -1 },
] as const;

/**
 * Wallets whose balance is not the sum of what moved, and those that have none although something moved: no such ones, as
 * long as the database keeps its rules. `null` if `mayGoOn` ended it.
 */
export async function unevenBalances(db: Database, mayGoOn: () => Promise<boolean>): Promise<MoneyDifference[] | null> {
  const uneven: MoneyDifference[] = [];
  for (const prefix of ['hold:', 'wallet:'])
    for (let after = prefix; ;) {
      if (!(await mayGoOn())) return null;
      await turnOfItsOwn('reconciliation');
      const until = `${prefix}${afterAll}`;
      const last = await db
        .selectFrom('ledger_balance')
        .select('account')
        .where('account', '>', after)
        .where('account', '<', until)
        .orderBy('account')
        .offset(accountsInTurn)
        .limit(1)
        .executeTakeFirst();
      // Money may move between two turns: what then differs is compared again in one statement.
      for (const account of await doubtfulBetween(db, after, last?.account ?? until))
        uneven.push(...(await unevenIn(db, account)));
      if (!last) break;
      after = last.account;
    }
  return uneven;
}

const keyOf = (account: string, currency: string) => `${account} ${currency}`;

/** Accounts whose balance is not the sum of what was read of them, a part in each turn. */
async function doubtfulBetween(db: Database, after: string, last: string): Promise<Set<string>> {
  const moved = new Map<string, { account: string; sum: number }>();
  for (const { column, sign } of sides)
    for await (const entries of entriesBetween(db, column, after, last))
      for (const { account, currency, amount } of entries) {
        const key = keyOf(account, currency);
        const sum = (moved.get(key)?.sum ?? 0) + sign * Number(amount);
        moved.set(key, { account, sum });
      }
  const balances = await db
    .selectFrom('ledger_balance')
    .select(['account', 'currency', 'balance'])
    .where('account', '>', after)
    .where('account', '<=', last)
    .execute();
  const doubtful = new Set<string>();
  for (const { account, currency, balance } of balances) {
    const key = keyOf(account, currency);
    if (Number(balance) !== (moved.get(key)?.sum ?? 0)) doubtful.add(account);
    moved.delete(key);
  }
  for (const { account } of moved.values()) doubtful.add(account);
  return doubtful;
}

/** What moved on one side of some accounts, a part in each turn, in the order of an index. */
async function* entriesBetween(db: Database, column: (typeof sides)[number]['column'], after: string, last: string) {
  const account = sql.ref(column);
  for (let from = { account: after, id: afterAll, line: 0 }; ;) {
    const { rows } = await sql<{
      account: string;
      id: string;
      line: number;
      currency: string;
      amount: number | string;
    }>`
      select ${account} as account, posting_id as id, line, currency, amount from ledger_entry
      where (${account}, posting_id, line) > (${from.account}, ${from.id}, ${from.line}) and ${account} <= ${last}
      order by ${account}, posting_id, line limit ${entriesInTurn}`.execute(db);
    yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < entriesInTurn) return;
    from = end;
    await turnOfItsOwn('reconciliation');
  }
}

/** What an account differs in, by one statement: all of it is of the same moment. */
async function unevenIn(db: Database, account: string): Promise<MoneyDifference[]> {
  const { rows } = await sql<{ currency: string; balance: number | null; sum: number }>`
    select currency, max(balance) as balance, sum(moved) as sum from (
      select currency, balance, 0 as moved from ledger_balance where account = ${account}
      union all select currency, null, amount from ledger_entry where to_account = ${account}
      union all select currency, null, -amount from ledger_entry where from_account = ${account}
    ) moves group by currency
    having max(balance) is null or max(balance) <> sum(moved)
    order by currency`.execute(db);
  return rows.map(({ currency, balance, sum }) => ({
    kind: 'balance',
    subject: keyOf(account, currency),
    ours: balance === null ? '' : String(balance),
    theirs: String(sum),
  }));
}
