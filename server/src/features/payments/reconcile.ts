import { moneyDifferenceSchema, type MoneyDifference } from '@vitae/api/contract';
import { isPaymentOpen, wasPaid } from '@vitae/domain/money';
import { jobWords } from '@vitae/words/jobs';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../db/open-database.ts';
import type { Job } from '../../jobs/job.ts';
import { isoTime, type Services } from '../../services.ts';
import { moneyStep } from './money-step.ts';
import type { PaymentRow } from './payment-row.ts';
import { seenOf } from './payments.ts';
import type { ProviderCharge } from './providers/provider.ts';
import { returnedOf } from './refund-steps.ts';
import { settle } from './settle.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How far back charges are compared: longer than disputes of most cards take to begin. */
const reconciledDays = 130;

/** What a payment and its charge differ in. */
async function differencesOf(db: Database, row: PaymentRow, seen: ProviderCharge): Promise<MoneyDifference[]> {
  const refunded = seen.refunds.reduce((sum, { amount, state }) => sum + (state === 'done' ? amount : 0), 0);
  const disputed = seen.disputes.reduce(
    (sum, { state, amount, lost }) => sum + (state === 'open' ? amount : state === 'lost' ? lost : 0),
    0,
  );
  const compared: [MoneyDifference['kind'], string | number, string | number][] = [
    ['state', wasPaid(row.state) ? 'paid' : 'unpaid', seen.state === 'paid' ? 'paid' : 'unpaid'],
    ['amount', `${Number(row.charge)} ${row.currency}`, `${seen.amount} ${seen.currency}`],
    ['refunds', Number(row.refunded_charge) - (await returnedOf(db, row)), refunded],
    ['disputes', Number(row.disputed_charge), disputed],
  ];
  return compared
    .filter(([, ours, theirs]) => ours !== theirs)
    .map(([kind, ours, theirs]) => ({ kind, subject: row.id, ours: String(ours), theirs: String(theirs) }));
}

/**
 * Compares our payments with the charges of the provider, follows what was missed, and names what still differs: a
 * charge that we do not know, one that the provider does not know, another amount, another state. Also names wallets
 * that are not the sum of what moved, and what people are owed since a refund was refused.
 */
export async function reconcile(services: Services, since: Date): Promise<MoneyDifference[]> {
  const uneven = await unevenBalances(services.db);
  const charges = await reconcileCharges(services, since);
  return [...uneven, ...charges, ...(await owedMoney(services.db))];
}

/**
 * Whether to follow a charge would change nothing (`settle`): so it is with most, which then cost one read instead of a
 * transaction that locks their account.
 */
function isFollowed(row: PaymentRow, seen: ProviderCharge): boolean {
  if (row.provider_ref !== seen.ref || isPaymentOpen(row.state)) return false;
  if (!wasPaid(row.state)) return seen.state !== 'paid';
  return seen.refunds.length + seen.disputes.length === 0 && Number(row.refunded_charge) === 0;
}

/** The same without the wallets. */
export async function reconcileCharges(services: Services, since: Date): Promise<MoneyDifference[]> {
  const { db, payments } = services;
  const { provider } = payments;
  const differences: MoneyDifference[] = [];
  if (provider === null) return differences;
  const seenIds = new Set<string>();
  for await (const listed of provider.list(since)) {
    let seen = listed;
    const known = await db
      .selectFrom('payment')
      .selectAll()
      .where('provider', '=', provider.id)
      .where((where) => where.or([where('provider_ref', '=', seen.ref), where('id', '=', seen.paymentId ?? '')]))
      .executeTakeFirst();
    if (!known || (known.provider_ref !== null && known.provider_ref !== seen.ref)) {
      if (seen.state === 'paid')
        differences.push({
          kind: 'unknown-charge',
          subject: seen.ref,
          ours: '',
          theirs: `${seen.amount} ${seen.currency}`,
        });
      continue;
    }
    seenIds.add(known.id);
    // A list may leave out refunds that came back, which a look at the one charge names.
    if (Number(known.refunded_charge) > 0 && seen.refunds.length === 0) seen = (await provider.fetch(seen.ref)) ?? seen;
    const row = isFollowed(known, seen)
      ? known
      : await moneyStep(services, 'reconcile', (transaction) => settle(transaction, services, known.id, seen));
    differences.push(...(await differencesOf(db, row, seen)));
  }
  const paid = await db
    .selectFrom('payment')
    .select(['id', 'charge', 'currency'])
    .where('provider', '=', provider.id)
    .where('paid_at', '>=', isoTime(since))
    .where('created_at', '>=', isoTime(since))
    .execute();
  for (const { id, charge, currency } of paid)
    if (!seenIds.has(id))
      differences.push({ kind: 'missing-charge', subject: id, ours: `${Number(charge)} ${currency}`, theirs: '' });
  return differences;
}

/**
 * Asks the provider about one payment, follows what was missed, and names what still differs. `alongside` is done in the
 * same transaction.
 */
export async function reconcilePayment(
  services: Services,
  row: PaymentRow,
  alongside: (db: Database, after: PaymentRow) => Promise<void>,
): Promise<MoneyDifference[]> {
  const seen = await seenOf(services, row);
  const after = await moneyStep(services, 'reconcile', async (db) => {
    const settled = seen === null ? row : await settle(db, services, row.id, seen);
    await alongside(db, settled);
    return settled;
  });
  if (seen !== null) return differencesOf(services.db, after, seen);
  const isTheirs = row.provider === services.payments.provider?.id && wasPaid(row.state);
  const ours = `${Number(row.charge)} ${row.currency}`;
  return isTheirs ? [{ kind: 'missing-charge', subject: row.id, ours, theirs: '' }] : [];
}

/**
 * Wallets whose balance is not the sum of what moved, and those that have none although something moved: no such ones, as
 * long as the database keeps its rules.
 */
async function unevenBalances(db: Database): Promise<MoneyDifference[]> {
  const { rows } = await sql<{ account: string; currency: string; balance: number | null; sum: number }>`
    select account, currency, max(balance) as balance, sum(moved) as sum from (
      select account, currency, balance, 0 as moved from ledger_balance
      union all select to_account, currency, null, sum(amount) from ledger_entry
        where ${isKept('to_account')} group by to_account, currency
      union all select from_account, currency, null, -sum(amount) from ledger_entry
        where ${isKept('from_account')} group by from_account, currency
    ) sides group by account, currency
    having max(balance) is null or max(balance) <> sum(moved)
    order by account, currency`.execute(db);
  return rows.map(({ account, currency, balance, sum }) => ({
    kind: 'balance',
    subject: `${account} ${currency}`,
    ours: balance === null ? '' : String(balance),
    theirs: String(sum),
  }));
}

/** Accounts of the ledger whose balance the database keeps. */
const isKept = (column: string) => sql`(${sql.ref(column)} like 'wallet:%' or ${sql.ref(column)} like 'hold:%')`;

/**
 * What people are owed and nobody has given back: for cancelled reviews, and to accounts that are being deleted or are gone,
 * since the provider refused. Each is named until it went back.
 */
async function owedMoney(db: Database): Promise<MoneyDifference[]> {
  const { rows } = await sql<{ id: string; amount: number | string; currency: string }>`
    select payment.id, charge + wallet - asked_charge - asked_wallet as amount, payment.currency from payment
      join expert_review on expert_review.id = payment.review_id
      where expert_review.state = 'cancelled' and funding = 'paid' and ${hasFailed('review')}
        and charge + wallet > asked_charge + asked_wallet
    union all select payment.id, charge - asked_charge, payment.currency from payment
      join account on account.id = payment.account_id
      where account.delete_after is not null and ${hasFailed('account deleted')} and charge > asked_charge
    union all select payment_id, sum(case when to_account = 'unclaimed' then amount else -amount end), ledger_entry.currency
      from ledger_entry join ledger_posting on ledger_posting.id = posting_id
      where (to_account = 'unclaimed' or from_account = 'unclaimed') and payment_id is not null
      group by payment_id, ledger_entry.currency
      having sum(case when to_account = 'unclaimed' then amount else -amount end) > 0
    order by 1`.execute(db);
  return rows.map(({ id, amount, currency }) => ({
    kind: 'owed',
    subject: id,
    ours: `${Number(amount)} ${currency}`,
    theirs: '',
  }));
}

const hasFailed = (reason: string) => sql`exists (
  select 1 from refund where payment_id = payment.id and state = 'failed' and refund.reason = ${reason})`;

const differencesKey = 'money differences';
/** How many are kept for `doctor`; all are counted, and in the log. */
const keptDifferences = 50;

/** What the last reconciliation found, for a person to look into. */
export async function lastDifferences(db: Database): Promise<MoneyDifference[]> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', differencesKey).executeTakeFirst();
  return row ? z.array(moneyDifferenceSchema).parse(JSON.parse(row.value)) : [];
}

/** Compares the books with the provider once a day; every difference is in the log, for a person to look into. */
export const reconciliationJob: Job = {
  name: 'reconciliation',
  does: jobWords('reconciliation'),
  everyMs: dayMs,
  run: async (services) => {
    const since = new Date(services.now().getTime() - reconciledDays * dayMs);
    const differences = await reconcile(services, since);
    for (const difference of differences) services.log.error({ difference }, 'the books and the provider differ');
    const value = JSON.stringify(differences.slice(0, keptDifferences));
    await services.db
      .insertInto('setting')
      .values({ key: differencesKey, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    return { differences: differences.length };
  },
};
