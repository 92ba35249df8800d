import { wasPaid } from '@vitae/domain/money';
import { operationsWords } from '@vitae/words/operations';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../db/open-database.ts';
import type { Job } from '../../jobs/job.ts';
import { isoTime, type Services } from '../../services.ts';
import { moneyStep } from './money-step.ts';
import type { PaymentRow } from './payment-row.ts';
import { seenOf } from './payments.ts';
import type { ProviderCharge } from './providers/provider.ts';
import { settle } from './settle.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How far back charges are compared: longer than disputes of most cards take to begin. */
const reconciledDays = 130;

/** Something in which the provider and our books differ, after everything that can be followed was followed. */
const differenceSchema = z.object({
  kind: z.enum(['unknown-charge', 'missing-charge', 'state', 'amount', 'refunds', 'disputes', 'balance']),
  /** Our payment, the provider's charge, or the account of the ledger. */
  subject: z.string(),
  ours: z.string(),
  theirs: z.string(),
});
export type Difference = z.infer<typeof differenceSchema>;

/** What a payment and its charge differ in. */
function differencesOf(row: PaymentRow, seen: ProviderCharge): Difference[] {
  const refunded = seen.refunds.reduce((sum, { amount, state }) => sum + (state === 'done' ? amount : 0), 0);
  const disputed = seen.disputes.reduce(
    (sum, { state, amount, lost }) => sum + (state === 'open' ? amount : state === 'lost' ? lost : 0),
    0,
  );
  const compared: [Difference['kind'], string | number, string | number][] = [
    ['state', wasPaid(row.state) ? 'paid' : 'unpaid', seen.state === 'paid' ? 'paid' : 'unpaid'],
    ['amount', `${Number(row.charge)} ${row.currency}`, `${seen.amount} ${seen.currency}`],
    ['refunds', Number(row.refunded_charge), refunded],
    ['disputes', Number(row.disputed_charge), disputed],
  ];
  return compared
    .filter(([, ours, theirs]) => ours !== theirs)
    .map(([kind, ours, theirs]) => ({ kind, subject: row.id, ours: String(ours), theirs: String(theirs) }));
}

/**
 * Compares our payments with the charges of the provider, follows what was missed, and names what still differs: a
 * charge that we do not know, one that the provider does not know, another amount, another state.
 */
export async function reconcile(services: Services, since: Date): Promise<Difference[]> {
  const { db, payments } = services;
  const { provider } = payments;
  const differences = await unevenBalances(db);
  if (provider === null) return differences;
  const seenIds = new Set<string>();
  for await (const seen of provider.list(since)) {
    const known = await db
      .selectFrom('payment')
      .select(['id', 'provider_ref'])
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
    const row = await moneyStep(services, 'reconcile', (transaction) => settle(transaction, services, known.id, seen));
    differences.push(...differencesOf(row, seen));
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
): Promise<Difference[]> {
  const seen = await seenOf(services, row);
  const after = await moneyStep(services, 'reconcile', async (db) => {
    const settled = seen === null ? row : await settle(db, services, row.id, seen);
    await alongside(db, settled);
    return settled;
  });
  if (seen !== null) return differencesOf(after, seen);
  const isTheirs = row.provider === services.payments.provider?.id && wasPaid(row.state);
  const ours = `${Number(row.charge)} ${row.currency}`;
  return isTheirs ? [{ kind: 'missing-charge', subject: row.id, ours, theirs: '' }] : [];
}

/** Wallets whose balance is not the sum of what moved: none, as long as the database keeps its rules. */
async function unevenBalances(db: Database): Promise<Difference[]> {
  const { rows } = await sql<{ account: string; currency: string; balance: number; sum: number }>`
    select ledger_balance.account, ledger_balance.currency, balance, coalesce(total, 0) as sum
    from ledger_balance left join (
      select account, currency, sum(amount) as total from (
        select to_account as account, currency, amount from ledger_entry
        union all select from_account, currency, -amount from ledger_entry
      ) moves group by account, currency
    ) sums on sums.account = ledger_balance.account and sums.currency = ledger_balance.currency
    where balance <> coalesce(total, 0)`.execute(db);
  return rows.map(({ account, currency, balance, sum }) => ({
    kind: 'balance',
    subject: `${account} ${currency}`,
    ours: String(balance),
    theirs: String(sum),
  }));
}

const differencesKey = 'money differences';
/** How many are kept for `doctor`; all are counted, and in the log. */
const keptDifferences = 50;

/** What the last reconciliation found, for a person to look into. */
export async function lastDifferences(db: Database): Promise<Difference[]> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', differencesKey).executeTakeFirst();
  return row ? z.array(differenceSchema).parse(JSON.parse(row.value)) : [];
}

/** Compares the books with the provider once a day; every difference is in the log, for a person to look into. */
export const reconciliationJob: Job = {
  name: 'reconciliation',
  does: operationsWords('job-reconciliation'),
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
