import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../db/open-database.ts';
import { onBothDatabases } from '../../testing/databases.ts';
import { watchLoop } from '../../testing/watch-loop.ts';
import { unevenBalances } from './compare-wallets.ts';

/** More than are compared in one turn, and how often money moved, mostly on the first of them. */
const wallets = 450;
const moves = { embedded: 60_000, served: 2_000 };
/** Milliseconds of the processor that others may have to wait, in one of some tries: memory may be tidied in others. */
const mostMs = 30;
const tries = 5;
const goOn = () => Promise.resolve(true);

onBothDatabases('wallets compared with what moved', (newPlace) => {
  let db: Database;
  let remove: () => Promise<void>;
  let isEmbedded = false;
  beforeAll(async () => {
    const place = await newPlace();
    ({ remove } = place);
    isEmbedded = place.databaseUrl === null;
    db = openDatabase(place);
    const number = sql`with recursive numbers (number) as (
      select 1 union all select number + 1 from numbers where number < ${isEmbedded ? moves.embedded : moves.served}) select number from numbers`;
    const text = (prefix: string, value = sql`number`) => sql`${sql.lit(prefix)} || cast(${value} as text)`;
    const wallet = text('wallet:', sql`case when number > ${wallets} then 1 else number end`);
    await sql`insert into ledger_posting (id, key, cause, currency, at)
      select ${text('p')}, ${text('k')}, 'top-up', case when number % 3 = 0 then 'JPY' else 'USD' end, '2026-01-01T00:00:00.000Z'
      from (${number}) numbers`.execute(db);
    await sql`insert into ledger_entry (posting_id, line, from_account, to_account, currency, amount)
      select ${text('p')}, 0, 'provider:test', ${wallet}, case when number % 3 = 0 then 'JPY' else 'USD' end, 5
      from (${number}) numbers`.execute(db);
    // Some of it is spent again.
    await sql`insert into ledger_entry (posting_id, line, from_account, to_account, currency, amount)
      select ${text('p')}, 1, ${wallet}, 'sales', case when number % 3 = 0 then 'JPY' else 'USD' end, 1
      from (${number}) numbers where number % 2 = 0`.execute(db);
  }, 120_000);
  afterAll(async () => {
    await db.destroy();
    await remove();
  });

  it('are even as the database keeps them, and nobody waits for one on which very much moved', async () => {
    let shortest = Infinity;
    for (let tried = 0; tried < tries && shortest >= mostMs; tried += 1) {
      const loop = watchLoop();
      expect(await unevenBalances(db, goOn)).toEqual([]);
      shortest = Math.min(shortest, loop.stop());
    }
    expect(shortest).toBeLessThan(mostMs);
  });

  it('are left when somebody else is to go on', async () => {
    let asked = 0;
    const mayGoOn = () => Promise.resolve((asked += 1) < 3);
    expect(await unevenBalances(db, mayGoOn)).toBeNull();
  });

  it('are named where they are not, in whichever part they are', async () => {
    const rules = isEmbedded
      ? ['ledger_balance_no_update', 'ledger_balance_no_delete']
      : ['ledger_balance_kept on ledger_balance'];
    for (const rule of rules) await sql`drop trigger ${sql.raw(rule)}`.execute(db);
    await db.updateTable('ledger_balance').set({ balance: 9999 }).where('account', '=', 'wallet:442').execute();
    await db.deleteFrom('ledger_balance').where('account', '=', 'wallet:98').execute();
    expect(await unevenBalances(db, goOn)).toEqual([
      { kind: 'balance', subject: 'wallet:442 USD', ours: '9999', theirs: '4' },
      { kind: 'balance', subject: 'wallet:98 USD', ours: '', theirs: '4' },
    ]);
  });
});
