import type { PostedPayment } from '@vitae/domain/money';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { PaymentTable } from '../../db/money-schema.ts';

export type PaymentRow = Selectable<PaymentTable>;

/** Locks a payment until the transaction ends; its account is locked before. */
export const lockPayment = (db: Database, id: string): Promise<PaymentRow> =>
  db
    .updateTable('payment')
    .set((update) => ({ check_at: update.ref('check_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** The amounts of a payment, in minor units of its currency. */
export const amountsOf = (row: PaymentRow) => ({
  price: Number(row.price),
  discount: Number(row.discount),
  tax: Number(row.tax),
  wallet: Number(row.wallet),
  charge: Number(row.charge),
});

/** A payment as the ledger sees it. */
export const postedOf = (row: PaymentRow): PostedPayment => ({
  id: row.id,
  accountId: row.account_id,
  kind: row.kind,
  provider: row.provider,
  currency: row.currency,
  ...amountsOf(row),
});
