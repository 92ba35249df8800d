import type { Readable } from 'node:stream';
import type { ListedPayment, PaymentQuery, WithReason } from '@vitae/api/contract';
import { plainAmount } from '@vitae/domain/money';
import { sql } from 'kysely';
import type { ApiContext } from '../../../api/context.ts';
import { turnOfItsOwn } from '../../../api/heavy-work.ts';
import type { Database } from '../../../db/open-database.ts';
import type { PaymentRow } from '../../payments/payment-row.ts';
import { leftOf } from '../../payments/refund-steps.ts';
import { shownPayments } from '../../payments/show-payment.ts';
import { isId, matchingAccounts } from '../list-users.ts';
import { exportList } from '../export-list.ts';
import { pageFrom, placeOf, rowsAtOnce, rowsOfPage } from '../pages-of-rows.ts';

/** Payments as lists show them. */
export async function listedPayments(db: Database, rows: readonly PaymentRow[]): Promise<ListedPayment[]> {
  if (rows.length === 0) return [];
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'email'])
    .where('id', 'in', [...new Set(rows.map(({ account_id }) => account_id))])
    .execute();
  const emails = new Map(accounts.map(({ id, email }) => [id, email]));
  const shown = await shownPayments(db, rows);
  return rows.flatMap((row, index) => {
    const payment = shown[index];
    return payment
      ? [
          {
            ...payment,
            account: { id: row.account_id, email: emails.get(row.account_id) ?? null },
            provider: row.provider,
            reference: row.provider_ref,
            left: leftOf(row),
          },
        ]
      : [];
  });
}

/** What a search finds: payments by their ids, or those of people. `null` if nothing is searched. */
async function matching(
  db: Database,
  search: string,
): Promise<{ ids?: string[]; accounts?: string[]; isCapped?: boolean } | null> {
  if (search === '') return null;
  if (isId(search)) {
    const id = search.toLowerCase();
    const payment = await db.selectFrom('payment').select('id').where('id', '=', id).executeTakeFirst();
    return payment ? { ids: [id] } : { accounts: [id] };
  }
  const number = /^#?\s*(\d{1,9})$/.exec(search)?.[1];
  if (number !== undefined) {
    const rows = await db.selectFrom('invoice').select('payment_id').where('number', '=', Number(number)).execute();
    return { ids: rows.map(({ payment_id }) => payment_id) };
  }
  const byReference = await db.selectFrom('payment').select('id').where('provider_ref', '=', search).limit(2).execute();
  if (byReference.length > 0) return { ids: byReference.map(({ id }) => id) };
  const found = await matchingAccounts(db, search);
  return { accounts: found?.ids ?? [], isCapped: found?.isCapped ?? false };
}

/** One page of payments, newest or oldest first: ids follow their times. */
export async function listPayments(
  db: Database,
  { search, order, state, kind, coupon, after }: PaymentQuery & { after?: string | undefined },
  limit = rowsOfPage,
) {
  const found = await matching(db, search);
  const wanted = found?.ids ?? found?.accounts;
  if (wanted?.length === 0) return { rows: [], next: null, isCapped: false };
  // An embedded database answers at once: a search for very many people and what they paid would be one turn.
  if (wanted !== undefined) await turnOfItsOwn('payments');
  const [place] = after === undefined ? [] : placeOf(after, 1);
  // In the order of the index all payments might be read to find a few, so the order of those must not name it.
  const ordered = wanted === undefined ? sql<string>`id` : sql<string>`(id || '')`;
  // Only their ids are sorted: whole rows of somebody with very many would take longer than the rest of the call.
  const ids = db
    .selectFrom('payment')
    .select('id')
    .$if(wanted !== undefined, (query) => query.where(found?.ids ? 'id' : 'account_id', 'in', wanted ?? []))
    // As the index of disputes says it: with a parameter SQLite does not recognise it.
    .$if(state === 'disputed', (query) => query.where(sql<boolean>`dispute <> 'none'`))
    .$if(state !== undefined && state !== 'disputed', (query) =>
      query.where('state', '=', state === undefined || state === 'disputed' ? 'paid' : state),
    )
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'plan'))
    .$if(coupon !== undefined, (query) => query.where('coupon_id', '=', coupon ?? ''))
    .$if(place !== undefined, (query) => query.where('id', order === 'asc' ? '>' : '<', place ?? ''))
    .orderBy(ordered, order)
    .limit(limit + 1);
  const rows = await db.selectFrom('payment').selectAll().where('id', 'in', ids).orderBy('id', order).execute();
  if (wanted !== undefined) await turnOfItsOwn('payments');
  const listed = new Map((await listedPayments(db, rows)).map((payment) => [payment.id, payment]));
  const shown = pageFrom(rows, {
    limit,
    placeOfRow: ({ id }) => [id],
    listed: ({ id }) => listed.get(id),
    isCapped: found?.isCapped ?? false,
  });
  return { ...shown, rows: shown.rows.flatMap((row) => row ?? []) };
}

/** The payments of a list as CSV, and on record that they were taken. */
export function exportPayments(context: ApiContext, query: PaymentQuery & WithReason): Promise<Readable> {
  const amount = (name: 'price' | 'discount' | 'tax' | 'wallet' | 'charge' | 'refunded') =>
    [name, (payment: ListedPayment) => plainAmount({ amount: payment[name], currency: payment.currency })] as const;
  return exportList<ListedPayment>(
    context,
    'payments',
    query,
    [
      ['id', ({ id }) => id],
      ['account', ({ account }) => account.id],
      ['email', ({ account }) => account.email],
      ['kind', ({ kind }) => kind],
      ['plan', ({ plan }) => plan],
      ['period', ({ period }) => period],
      ['state', ({ state }) => state],
      ['dispute', ({ dispute }) => dispute],
      ['currency', ({ currency }) => currency],
      amount('price'),
      amount('discount'),
      amount('tax'),
      amount('wallet'),
      amount('charge'),
      amount('refunded'),
      ['provider', ({ provider }) => provider],
      ['reference', ({ reference }) => reference],
      ['receipt', ({ receipt }) => receipt],
      ['created', ({ createdAt }) => createdAt],
      ['paid', ({ paidAt }) => paidAt],
    ],
    (after) => listPayments(context.services.db, { ...query, after }, rowsAtOnce),
  );
}
