import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../testing/databases.ts';
import { migrations } from './migrations/index.ts';
import { keptBalances } from './migrations/0033-kept-balances.ts';
import { openDatabase, type Database } from './open-database.ts';

onBothDatabases('balances from before they were protected', (newPlace) => {
  let postings = 0;
  /** Money that comes into a wallet or goes, written as every version of the server does. */
  const move = async (db: Database, from: string, to: string, amount: number) => {
    postings += 1;
    const id = String(postings);
    await sql`insert into ledger_posting (id, key, cause, currency, at)
      values (${id}, ${id}, 'top-up', 'USD', '2026-01-01T00:00:00.000Z')`.execute(db);
    await sql`insert into ledger_entry (posting_id, line, from_account, to_account, currency, amount)
      values (${id}, 0, ${from}, ${to}, 'USD', ${amount})`.execute(db);
  };
  const balances = async (db: Database) => {
    const rows = await db.selectFrom('ledger_balance').select(['account', 'balance']).orderBy('account').execute();
    return Object.fromEntries(rows.map(({ account, balance }) => [account, Number(balance)]));
  };

  it('are kept, go on, and are protected from then on', async () => {
    const place = await newPlace({ isBlank: true });
    const db = openDatabase(place);
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
    expect((await migrator.migrateTo('0032-sign-ins-and-ids')).error).toBeUndefined();
    await move(db, 'provider:test', 'wallet:a', 500);
    await move(db, 'provider:test', 'wallet:b', 300);
    // A crash half-way runs it again.
    for (let again = 0; again < 2; again += 1) await keptBalances.up(db);
    expect(await balances(db)).toEqual({ 'wallet:a': 500, 'wallet:b': 300 });
    // What was counted before, is not counted again.
    await expect(
      sql`update ledger_balance set balance = balance + 300 where account = 'wallet:b'`.execute(db),
    ).rejects.toThrow('ledger_balance changes only by an entry of the ledger');
    await move(db, 'wallet:a', 'hold:a', 200);
    await move(db, 'wallet:b', 'sales', 300);
    expect(await balances(db)).toEqual({ 'hold:a': 200, 'wallet:a': 300, 'wallet:b': 0 });
    await expect(move(db, 'wallet:b', 'sales', 1)).rejects.toThrow(/check constraint|CHECK constraint/);
    await db.destroy();
    await place.remove();
  });
});
