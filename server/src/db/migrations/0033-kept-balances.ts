import { SqliteAdapter, sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/*
 * Frozen: it imports nothing that can change. Every statement may run again after a crash half-way.
 *
 * A balance changes only by the entry of the ledger that changes it. Servers of the version before go on: they only
 * read balances.
 */

/** Whether an entry moves what a row of balances is about. */
const moves = (entry: string) =>
  `new.currency = ${entry}.currency and new.account in (${entry}.from_account, ${entry}.to_account)`;
const isKept = (account: string) => `(${account} like 'wallet:%' or ${account} like 'hold:%')`;

/*
 * SQLite does not tell a trigger who called it. So each balance names the entry that it counted last, and only the newest
 * entry of all may be counted, once: as each is counted as soon as it is written, nothing is left for anyone else to count.
 */
const newest = 'select * from ledger_entry order by rowid desc limit 1';
const entryName = (entry: string) => `${entry}.posting_id || ' ' || ${entry}.line`;
const change = (account: string, sign: string) => `
  insert into ledger_balance (account, currency, balance) select ${account}, new.currency, 0 where ${isKept(account)}
    and not exists (select 1 from ledger_balance where account = ${account} and currency = new.currency);
  update ledger_balance set balance = balance ${sign} new.amount, entry = ${entryName('new')}
    where account = ${account} and currency = new.currency;`;
const refused = `select raise(abort, 'ledger_balance changes only by an entry of the ledger')`;
const onSqlite = [
  'drop trigger if exists ledger_entry_counted',
  `create trigger ledger_entry_counted after insert on ledger_entry begin
    ${change('new.to_account', '+')} ${change('new.from_account', '-')}
  end`,
  'drop trigger if exists ledger_balance_no_insert',
  `create trigger ledger_balance_no_insert before insert on ledger_balance
    when new.balance <> 0 or new.entry is not null or not ${isKept('new.account')}
      or exists (select 1 from ledger_balance where account = new.account and currency = new.currency)
      or not exists (select 1 from (${newest}) newest where ${moves('newest')})
    begin ${refused}; end`,
  'drop trigger if exists ledger_balance_no_update',
  `create trigger ledger_balance_no_update before update on ledger_balance
    when new.account <> old.account or new.currency <> old.currency or new.entry is null or new.entry is old.entry
      or not exists (select 1 from (${newest}) newest where ${moves('newest')} and new.entry = ${entryName('newest')}
        and new.balance = old.balance + case new.account when to_account then amount else -amount end)
    begin ${refused}; end`,
  'drop trigger if exists ledger_balance_no_delete',
  `create trigger ledger_balance_no_delete before delete on ledger_balance begin ${refused}; end`,
];

/** PostgreSQL says how many triggers deep a statement is: that of an entry is one, and its change of a balance the next. */
const onPostgres = [
  `create or replace function ledger_balance_kept() returns trigger language plpgsql as $$ begin
    if pg_trigger_depth() < 2 or tg_op in ('DELETE', 'TRUNCATE') then
      raise exception 'ledger_balance changes only by an entry of the ledger';
    end if;
    return null;
  end $$`,
  `create or replace trigger ledger_balance_kept before insert or update or delete or truncate on ledger_balance
    for each statement execute function ledger_balance_kept()`,
];

async function protectOnSqlite(db: Kysely<unknown>): Promise<void> {
  const balances = (await db.introspection.getTables()).find(({ name }) => name === 'ledger_balance');
  if (!balances?.columns.some(({ name }) => name === 'entry'))
    await sql`alter table ledger_balance add column entry text`.execute(db);
  const protect = async (step: Kysely<unknown>) => {
    await sql`drop trigger if exists ledger_balance_no_update`.execute(step);
    // All that was written before is counted.
    const last = `(select ${entryName('newest')} from (${newest}) newest)`;
    await sql`update ledger_balance set entry = ${sql.raw(last)}`.execute(step);
    for (const statement of onSqlite) await sql.raw(statement).execute(step);
  };
  // At no moment an entry is written that nothing counts.
  await (db.isTransaction ? protect(db) : db.transaction().execute(protect));
}

export const keptBalances: Migration = {
  async up(db: Kysely<unknown>) {
    if (db.getExecutor().adapter instanceof SqliteAdapter) await protectOnSqlite(db);
    else for (const statement of onPostgres) await sql.raw(statement).execute(db);
  },
};
