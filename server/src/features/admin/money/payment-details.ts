import type { PaymentDetails, PaymentHappening } from '@vitae/api/contract';
import { couponRulesSchema } from '@vitae/domain/money';
import { apiFailure, notFound } from '../../../api/api-failure.ts';
import type { Database } from '../../../db/open-database.ts';
import type { PaymentRow } from '../../payments/payment-row.ts';
import { listedPayments } from './list-payments.ts';

/** How many happenings of one kind are shown: more than a payment has. */
const mostOfKind = 200;

/** A payment of anyone. @throws `not-found` */
export async function paymentRow(db: Database, id: string): Promise<PaymentRow> {
  return db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound);
}

/** Accounts of the ledger without the id of their person: it is the one of the payment. */
const withoutPerson = (account: string) => account.replace(/^(wallet|hold):.*$/, '$1');

async function refundsOf(db: Database, id: string): Promise<PaymentHappening[]> {
  const rows = await db
    .selectFrom('refund')
    .leftJoin('account', 'account.id', 'refund.made_by')
    .selectAll('refund')
    .select('account.email')
    .where('payment_id', '=', id)
    .orderBy('refund.id')
    .limit(mostOfKind)
    .execute();
  return rows.flatMap(({ id: refund, state, charge, wallet, reason, email, created_at, changed_at }) => {
    const common = { what: 'refund', id: refund, amount: Number(charge) + Number(wallet), reason, by: email } as const;
    return [
      { ...common, at: created_at, state: 'requested' as const },
      ...(state === 'requested' ? [] : [{ ...common, at: changed_at, state }]),
    ];
  });
}

async function postingsOf(db: Database, id: string): Promise<PaymentHappening[]> {
  const rows = await db
    .selectFrom('ledger_posting')
    .leftJoin('ledger_entry', 'ledger_entry.posting_id', 'ledger_posting.id')
    .select(['ledger_posting.id', 'cause', 'at', 'from_account', 'to_account', 'amount'])
    .where('payment_id', '=', id)
    .orderBy('ledger_posting.id')
    .orderBy('ledger_entry.line')
    .limit(mostOfKind)
    .execute();
  const postings = new Map<string, Extract<PaymentHappening, { what: 'posting' }>>();
  for (const { id: posting, cause, at, from_account: from, to_account: to, amount } of rows) {
    const known = postings.get(posting) ?? { what: 'posting', at, cause, transfers: [] };
    if (from !== null && to !== null)
      known.transfers.push({ from: withoutPerson(from), to: withoutPerson(to), amount: Number(amount) });
    postings.set(posting, known);
  }
  return [...postings.values()];
}

/** Everything that happened to a payment, oldest first. */
async function timelineOf(db: Database, row: PaymentRow): Promise<PaymentHappening[]> {
  const { id } = row;
  const states = await db
    .selectFrom('money_event')
    .select(['at', 'state'])
    .where('subject_id', '=', id)
    .where('subject', '=', 'payment')
    .orderBy('id')
    .limit(mostOfKind)
    .execute();
  const events = await db
    .selectFrom('provider_event')
    .select(['at', 'name', 'event_id'])
    .where('payment_id', '=', id)
    .orderBy('at')
    .limit(mostOfKind)
    .execute();
  const invoices = await db
    .selectFrom('invoice')
    .select(['at', 'kind', 'number'])
    .where('payment_id', '=', id)
    .where('account_id', '=', row.account_id)
    .orderBy('number')
    .limit(mostOfKind)
    .execute();
  const happenings: PaymentHappening[] = [
    // Changes of state are kept for about a year.
    ...(states.some(({ state }) => state === 'created')
      ? []
      : [{ what: 'state' as const, at: row.created_at, state: 'created' }]),
    ...events.map(({ at, name, event_id }) => ({ what: 'event' as const, at, name, id: event_id })),
    ...states.map(({ at, state }) => ({ what: 'state' as const, at, state })),
    ...(await refundsOf(db, id)),
    ...(await postingsOf(db, id)),
    ...invoices.map(({ at, kind, number }) => ({ what: 'invoice' as const, at, kind, number })),
  ];
  // Those of one moment stay in the order above: an event comes before what it leads to.
  return happenings.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}

/** A payment as its page shows it. @throws `not-found` */
export async function paymentDetails(db: Database, id: string): Promise<PaymentDetails> {
  const row = await paymentRow(db, id);
  const [listed] = await listedPayments(db, [row]);
  if (!listed) throw apiFailure('not-found');
  const coupon = await db
    .selectFrom('coupon')
    .select('rules')
    .where('id', '=', row.coupon_id ?? '')
    .executeTakeFirst();
  return {
    ...listed,
    coupon: coupon ? couponRulesSchema.parse(JSON.parse(coupon.rules)).code : null,
    timeline: await timelineOf(db, row),
  };
}
