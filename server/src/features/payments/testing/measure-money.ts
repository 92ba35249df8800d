/**
 * Measures the ledger for `npm run bench -- payments`, which starts it: the code of the server on SQLite, as durable as
 * a server has it. Arguments: a new folder, and how many postings. Prints times in milliseconds as JSON: of a clock where a
 * disk is waited for, of the processor where only is computed, so that what runs beside it does not count.
 */
import { join } from 'node:path';
import { defaultPlans, freeRights, paymentPosting, walletOf, type PostedPayment } from '@vitae/domain/money';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { readConfig } from '../../../config.ts';
import { migrate, openDatabase } from '../../../db/open-database.ts';
import { createAccount, entitlementsIn, entitlementsOf, planColumns } from '../../auth/accounts.ts';
import { balanceOf, post, statementOf } from '../ledger.ts';

const [folder = '', count = ''] = process.argv.slice(2);
const postings = Number(count);
const now = () => new Date();
const config = readConfig({ DATA_DIR: folder });
const db = openDatabase({ databaseUrl: null, dataFolder: folder });
await migrate(db);
const { id: accountId } = await createAccount(
  db,
  { now, config },
  {
    email: 'bench@example.com',
    name: 'Bench',
    passwordHash: null,
    isVerified: true,
  },
);

/** A top-up: the wallet, whose balance the database keeps, and the provider. */
const payment = (id: string): PostedPayment => ({
  id,
  accountId,
  kind: 'top-up',
  provider: 'test',
  currency: 'USD',
  price: 100,
  discount: 0,
  tax: 0,
  wallet: 0,
  charge: 100,
});

const bare = new Sqlite(join(folder, 'bare.db'));
bare.pragma('journal_mode = WAL');
bare.pragma('synchronous = FULL');
bare.exec(`create table ledger_posting (id text primary key, key text unique, cause text, account_id text,
    payment_id text, currency text, made_by text, reason text, at text);
  create table ledger_entry (posting_id text, line integer, from_account text, to_account text, currency text,
    amount integer, primary key (posting_id, line));
  create index ledger_from on ledger_entry (from_account, posting_id, amount);
  create index ledger_to on ledger_entry (to_account, posting_id, amount);
  create table ledger_balance (account text, currency text, balance integer, primary key (account, currency));
  insert into ledger_balance values ('wallet', 'USD', 0);`);
const addPosting = bare.prepare('insert into ledger_posting values (?, ?, ?, ?, ?, ?, ?, ?, ?)');
const addEntry = bare.prepare('insert into ledger_entry values (?, ?, ?, ?, ?, ?)');
const addBalance = bare.prepare("update ledger_balance set balance = balance + 100 where account = 'wallet'");
const insertBare = bare.transaction((id: string) => {
  addPosting.run(id, `pay ${id}`, 'top-up', accountId, id, 'USD', null, null, now().toISOString());
  addEntry.run(id, 0, 'provider:test', `wallet:${accountId}`, 'USD', 100);
  addBalance.run();
});

const times = { post: [] as number[], bare: [] as number[], statement: [] as number[], page: [] as number[] };
async function timed(list: number[], work: () => unknown): Promise<void> {
  const started = performance.now();
  await work();
  list.push(performance.now() - started);
}
/** The same in processor time of this thread, in which SQLite computes, too. */
async function computed(list: number[], work: () => unknown): Promise<void> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  list.push((user + system) / 1000);
}
// In turn, so that a busy disk affects both.
for (let posting = 0; posting < postings; posting += 1) {
  const id = uuidv7();
  await timed(times.post, () =>
    db.transaction().execute((transaction) => post(transaction, { now }, paymentPosting(payment(id)), { accountId })),
  );
  await timed(times.bare, () => insertBare(id));
}

const wallet = walletOf(accountId);
if ((await balanceOf(db, wallet, 'USD')) !== postings * 100) throw new Error('The balance is not the sum.');
for (let round = 0; round < 10; round += 1) {
  await computed(times.statement, async () => {
    const lines = await statementOf(db, wallet, { limit: postings });
    if (lines.length !== postings) throw new Error('The statement has not every posting.');
  });
  await computed(times.page, () => statementOf(db, wallet, { limit: 50 }));
}

const rights = JSON.stringify(defaultPlans.find(({ key }) => key === 'pro')?.rights);
await db
  .updateTable('account')
  .set({ plan_key: 'pro', plan_rights: rights, plan_until: '9999-12-31T00:00:00.000Z' })
  .execute();
const checks = 2000;
const account = db.selectFrom('account').select(planColumns).where('id', '=', accountId);
const row = await account.executeTakeFirstOrThrow();
const check = () => {
  if (entitlementsOf(row, freeRights, now()).plan !== 'pro') throw new Error('It has Pro.');
};
for (let round = 0; round < checks; round += 1) check();
const started = performance.now();
for (let round = 0; round < checks; round += 1) check();
const entitlement = (performance.now() - started) / checks;
const read: number[] = [];
for (let round = 0; round < checks / 10; round += 1)
  await timed(read, async () => entitlementsIn(db, await account.executeTakeFirstOrThrow(), now()));

await sql`pragma optimize`.execute(db);
await db.destroy();
bare.close();
process.stdout.write(JSON.stringify({ ...times, read, entitlement }));
