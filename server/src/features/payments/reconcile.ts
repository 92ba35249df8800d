import { moneyDifferenceSchema, type MoneyDifference } from '@vitae/api/contract';
import { isPaymentOpen, wasPaid } from '@vitae/domain/money';
import { jobWords } from '@vitae/words/jobs';
import { sql } from 'kysely';
import { z } from 'zod';
import { turnOfItsOwn } from '../../api/heavy-work.ts';
import type { Database } from '../../db/open-database.ts';
import type { Job } from '../../jobs/job.ts';
import { isoTime, type Services } from '../../services.ts';
import { addToRecord, theServer, type Change } from '../audit/audit.ts';
import { unevenBalances } from './compare-wallets.ts';
import { lockAccount, moneyStep } from './money-step.ts';
import { lockPayment, type PaymentRow } from './payment-row.ts';
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

/** Whom the record names for what is followed, and why; and whether to go on after so many charges. */
export interface Reconciling {
  by: Pick<Parameters<typeof addToRecord>[2], 'by' | 'action'> & { reason: string };
  /** Done in the transaction that changes a payment. */
  alongside?: (db: Database, change: Change) => Promise<void>;
  mayGoOn?: (looked: number) => Promise<boolean>;
}

const daily: Reconciling = {
  by: { by: theServer, action: 'reconciliation', reason: jobWords('providerSays')('en') },
};

/**
 * Compares our payments with the charges of the provider, follows what was missed, and names what still differs: a
 * charge that we do not know, one that the provider does not know, another amount, another state. Also names wallets
 * that are not the sum of what moved, and what people are owed since a refund was refused. `null` if it was stopped before
 * its end.
 */
export async function compareBooks(
  services: Services,
  since: Date,
  how: Reconciling,
): Promise<{ differences: MoneyDifference[]; looked: number } | null> {
  const charges = await compareCharges(services, since, how);
  if (charges === null) return null;
  const uneven = await unevenBalances(services.db, () => how.mayGoOn?.(charges.looked) ?? Promise.resolve(true));
  if (uneven === null) return null;
  return { ...charges, differences: [...uneven, ...charges.differences, ...(await owedMoney(services.db))] };
}

/** The same to its end, as the job does it. */
export const reconcile = async (services: Services, since: Date): Promise<MoneyDifference[]> =>
  (await compareBooks(services, since, daily))?.differences ?? [];

/** The same without the wallets. */
export const reconcileCharges = async (services: Services, since: Date): Promise<MoneyDifference[]> =>
  (await compareCharges(services, since, daily))?.differences ?? [];

/**
 * Whether to follow a charge would change nothing (`settle`): so it is with most, which then cost one read instead of a
 * transaction that locks their account.
 */
function isFollowed(row: PaymentRow, seen: ProviderCharge): boolean {
  if (row.provider_ref !== seen.ref || isPaymentOpen(row.state)) return false;
  if (!wasPaid(row.state)) return seen.state !== 'paid';
  return seen.refunds.length + seen.disputes.length === 0 && Number(row.refunded_charge) === 0;
}

/** What the record says about a payment; amounts in minor units. */
const recordedOf = (row: PaymentRow) => ({
  state: row.state,
  reference: row.provider_ref,
  credited: row.is_credited === 1,
  refundAsked: Number(row.asked_charge) + Number(row.asked_wallet),
  refunded: Number(row.refunded_charge) + Number(row.refunded_wallet),
  dispute: row.dispute,
  disputed: Number(row.disputed_charge),
});

/** What changed of a payment, as the record says it; `null` if nothing did. */
async function changeOf(db: Database, before: PaymentRow, after: PaymentRow, reason: string): Promise<Change | null> {
  const [was, is] = [recordedOf(before), recordedOf(after)];
  const changed = new Set(
    Object.entries(is).flatMap(([name, value]) =>
      Object.entries(was).some(([other, old]) => other === name && old !== value) ? [name] : [],
    ),
  );
  if (changed.size === 0) return null;
  const only = (values: object) => Object.fromEntries(Object.entries(values).filter(([name]) => changed.has(name)));
  const account = await db.selectFrom('account').select('email').where('id', '=', after.account_id).executeTakeFirst();
  return { subject: `payment ${after.id}`, name: account?.email ?? '', reason, before: only(was), after: only(is) };
}

/** Follows a charge in the caller's transaction, and says what that changed. */
async function follow(
  db: Database,
  services: Services,
  { id, account_id }: PaymentRow,
  seen: ProviderCharge,
  reason: string,
): Promise<{ after: PaymentRow; change: Change | null }> {
  await lockAccount(db, account_id);
  const before = await lockPayment(db, id);
  const after = await settle(db, services, id, seen);
  return { after, change: await changeOf(db, before, after, reason) };
}

/** How many charges are looked at before others have their turn. */
const lookedInTurn = 50;

async function compareCharges(
  services: Services,
  since: Date,
  { by: { reason, ...by }, alongside, mayGoOn }: Reconciling,
): Promise<{ differences: MoneyDifference[]; looked: number } | null> {
  const { db, payments } = services;
  const { provider } = payments;
  const differences: MoneyDifference[] = [];
  let looked = 0;
  if (provider === null) return { differences, looked };
  const seenIds = new Set<string>();
  for await (const listed of provider.list(since)) {
    if (mayGoOn && !(await mayGoOn(looked))) return null;
    looked += 1;
    // An embedded database answers at once, so that nothing else would run meanwhile.
    if (looked % lookedInTurn === 0) await turnOfItsOwn('reconciliation');
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
      : await moneyStep(services, 'reconcile', async (transaction) => {
          const { after, change } = await follow(transaction, services, known, seen, reason);
          if (change !== null) {
            await addToRecord(transaction, services, { ...by, change });
            await alongside?.(transaction, change);
          }
          return after;
        });
    differences.push(...(await differencesOf(db, row, seen)));
  }
  for await (const { id, charge, currency } of paidSince(db, provider.id, since)) {
    if (mayGoOn && !(await mayGoOn(looked))) return null;
    if (!seenIds.has(id))
      differences.push({ kind: 'missing-charge', subject: id, ours: `${Number(charge)} ${currency}`, theirs: '' });
  }
  return { differences, looked };
}

const rowsInTurn = 500;

/** What was begun and paid from a moment on, a part in each turn. */
async function* paidSince(db: Database, provider: string, since: Date) {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('payment')
      .select(['id', 'charge', 'currency'])
      .where('provider', '=', provider)
      .where('paid_at', '>=', isoTime(since))
      .where('created_at', '>=', isoTime(since))
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowsInTurn)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsInTurn) return;
    after = last.id;
    await turnOfItsOwn('reconciliation');
  }
}

/**
 * Asks the provider about one payment, follows what was missed, and names what still differs. `alongside` is done in the
 * same transaction, with what that changed.
 */
export async function reconcilePayment(
  services: Services,
  row: PaymentRow,
  reason: string,
  alongside: (db: Database, change: Change | null) => Promise<void>,
): Promise<MoneyDifference[]> {
  const seen = await seenOf(services, row);
  const after = await moneyStep(services, 'reconcile', async (db) => {
    const settled = seen === null ? { after: row, change: null } : await follow(db, services, row, seen, reason);
    await alongside(db, settled.change);
    return settled.after;
  });
  if (seen !== null) return differencesOf(services.db, after, seen);
  const isTheirs = row.provider === services.payments.provider?.id && wasPaid(row.state);
  const ours = `${Number(row.charge)} ${row.currency}`;
  return isTheirs ? [{ kind: 'missing-charge', subject: row.id, ours, theirs: '' }] : [];
}

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
