import type { PrintedReceipt } from '@vitae/api/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../db/open-database.ts';
import type { InvoiceTable } from '../../db/money-schema.ts';
import type { Account } from '../../db/schema.ts';
import { isoTime, type Services } from '../../services.ts';
import type { PaymentRow } from './payment-row.ts';
import { printReceipt, receiptLanguage } from './printed-receipt.ts';

/**
 * What a receipt or credit note is about. It is stored when it is issued, and never changes. Who bought, and the words
 * that were printed, which name the card, stand in a row of their own, which goes with the account (`invoice_buyer`).
 */
export const invoiceContentSchema = z.object({
  seller: z.string(),
  /** What was issued before these were kept has neither. */
  sellerAddress: z.string().default(''),
  sellerTaxNumber: z.string().default(''),
  buyer: z.object({ country: z.string() }),
  kind: z.enum(['plan', 'renewal', 'review', 'top-up']),
  plan: z.string().nullable(),
  period: z.enum(['month', 'year', 'once']).nullable(),
  /** Until when it pays, for a subscription. */
  periodEnd: z.string().nullable(),
  currency: z.string(),
  price: z.number(),
  discount: z.number(),
  tax: z.number(),
  taxName: z.string().nullable(),
  wallet: z.number(),
  charge: z.number(),
  /** The number of the receipt that a credit note is about. */
  about: z.number().nullable(),
});
export type InvoiceContent = z.infer<typeof invoiceContentSchema>;

const counterKey = 'last invoice';

/**
 * The next number, in the transaction that uses it: the row stays locked until that ends, and a transaction that is
 * undone gives its number back, so that there are no gaps.
 */
async function nextNumber(db: Database): Promise<number> {
  await db
    .insertInto('setting')
    .values({ key: counterKey, value: '0' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db
    .updateTable('setting')
    .set({ value: sql<string>`cast(cast(value as integer) + 1 as text)` })
    .where('key', '=', counterKey)
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(value);
}

/** Money that came too late for what was ordered: it filled the wallet, whose part of the order was never taken. */
const asTopUp = (row: PaymentRow): PaymentRow => ({
  ...row,
  kind: 'top-up',
  period: null,
  period_end: null,
  price: row.charge,
  discount: 0,
  tax: 0,
  tax_name: null,
  wallet: 0,
});

/** What was issued. */
export interface IssuedInvoice {
  number: number;
  /** `null` where nobody is there to read it. */
  printed: PrintedReceipt | null;
}

/** Issues a receipt for a payment, or a credit note for a refund of it, in the language of the account. */
export async function issueInvoice(
  db: Database,
  { now, config }: Pick<Services, 'now' | 'config'>,
  account: Pick<Account, 'name' | 'email' | 'country' | 'language' | 'locale'> | undefined,
  row: PaymentRow,
  { plan, refund }: { plan: string | null; refund?: { id: string; charge: number; wallet: number; tax: number } },
): Promise<IssuedInvoice> {
  const about =
    refund === undefined
      ? undefined
      : await db
          .selectFrom('invoice')
          .select('number')
          .where('payment_id', '=', row.id)
          .where('kind', '=', 'receipt')
          .executeTakeFirst();
  const number = await nextNumber(db);
  const item = row.is_credited === 1 ? asTopUp(row) : row;
  const refunded = refund && refund.charge + refund.wallet - refund.tax;
  const content: InvoiceContent = {
    seller: config.seller.name,
    sellerAddress: config.seller.address,
    sellerTaxNumber: config.seller.taxNumber,
    buyer: { country: account?.country ?? '' },
    kind: item.kind,
    plan: item.kind === 'top-up' ? null : plan,
    period: item.period,
    periodEnd: item.period_end,
    currency: row.currency,
    price: refunded ?? Number(item.price),
    discount: refund ? 0 : Number(item.discount),
    tax: refund ? refund.tax : Number(item.tax),
    taxName: item.tax_name,
    wallet: refund ? refund.wallet : Number(item.wallet),
    charge: refund ? refund.charge : Number(row.charge),
    about: about?.number ?? null,
  };
  const invoice: InvoiceTable = {
    number,
    kind: refund ? 'credit-note' : 'receipt',
    payment_id: row.id,
    refund_id: refund?.id ?? null,
    account_id: row.account_id,
    content: JSON.stringify(content),
    at: isoTime(now()),
  };
  await db.insertInto('invoice').values(invoice).execute();
  // What comes after the account was deleted has nobody to name.
  if (!account) return { number, printed: null };
  const { brand, last4 } = row;
  const isBack = refund !== undefined;
  const printed = printReceipt({ ...content, number, isBack, brand, last4 }, receiptLanguage(account));
  await db
    .insertInto('invoice_buyer')
    .values({
      number,
      account_id: row.account_id,
      name: account.name,
      email: account.email,
      brand,
      last4,
      printed: JSON.stringify(printed),
    })
    .execute();
  return { number, printed };
}
