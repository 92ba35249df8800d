import { printedReceiptSchema, type Payment, type Receipt, type Subscription } from '@vitae/api/contract';
import { isPaymentOpen, wasPaid } from '@vitae/domain/money';
import { defaultLocale } from '@vitae/words/reader';
import type { Database } from '../../db/open-database.ts';
import type { Services } from '../../services.ts';
import { renewalOf } from './buy.ts';
import { invoiceContentSchema } from './invoices.ts';
import { amountsOf, type PaymentRow } from './payment-row.ts';
import { planVersion } from './plans.ts';
import { printReceipt, receiptLanguage } from './printed-receipt.ts';
import type { SubscriptionRow } from './purchases.ts';

/** How many payments one answer lists. */
export const paymentsPage = 30;

/** What the person does next for a payment. */
async function actionOf({ payments }: Services, row: PaymentRow): Promise<Payment['action']> {
  if (!isPaymentOpen(row.state) || row.kind === 'renewal' || row.provider_ref === null) return null;
  if (row.redirect_url !== null) return { kind: 'redirect', url: row.redirect_url };
  if (payments.test === null || row.provider !== payments.test.id) return null;
  const charge = await payments.test.fetch(row.provider_ref);
  return { kind: charge?.state === 'pending' ? 'authenticate' : 'card' };
}

/** Payments as they are shown to anyone who may see them. */
export async function shownPayments(db: Database, rows: readonly PaymentRow[]): Promise<Omit<Payment, 'action'>[]> {
  const ids = rows.filter(({ state }) => wasPaid(state)).map(({ id }) => id);
  const receipts =
    ids.length === 0
      ? []
      : await db
          .selectFrom('invoice')
          .select(['payment_id', 'number'])
          .where('payment_id', 'in', ids)
          .where('kind', '=', 'receipt')
          .execute();
  const numbers = new Map(receipts.map(({ payment_id, number }) => [payment_id, number]));
  const names = new Map<string, string>();
  const nameOf = async (key: string, version: number) => {
    const id = `${key} ${version}`;
    const name = names.get(id) ?? (await planVersion(db, key, version)).name;
    names.set(id, name);
    return name;
  };
  const shown: Omit<Payment, 'action'>[] = [];
  for (const row of rows)
    shown.push({
      id: row.id,
      kind: row.kind,
      plan: row.plan_key === null || row.plan_version === null ? null : await nameOf(row.plan_key, row.plan_version),
      period: row.period,
      state: row.state,
      dispute: row.dispute,
      currency: row.currency,
      ...amountsOf(row),
      refunded: Number(row.refunded_charge) + Number(row.refunded_wallet),
      isCredited: row.is_credited === 1,
      brand: row.brand,
      last4: row.last4,
      createdAt: row.created_at,
      paidAt: row.paid_at,
      receipt: numbers.get(row.id) ?? null,
    });
  return shown;
}

/** What the lines of a statement were paid for, by the ids of their payments. */
export async function paymentsOfLines(db: Database, lines: readonly { paymentId: string | null }[]) {
  const ids = [...new Set(lines.flatMap(({ paymentId }) => paymentId ?? []))];
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db.selectFrom('payment').selectAll().where('id', 'in', ids).execute();
  const shown = await shownPayments(db, rows);
  return new Map(
    shown.map(({ id, kind, plan, period, paidAt }) => [id, { kind, plan, period, isPaid: paidAt !== null }]),
  );
}

/** Payments as their account sees them, with what it does next. */
async function showPayments(services: Services, rows: readonly PaymentRow[]): Promise<Payment[]> {
  const shown = await shownPayments(services.db, rows);
  return Promise.all(
    rows.map(async (row, index) => {
      const payment = shown[index];
      if (!payment) throw new Error('A payment is shown as one.');
      return { ...payment, action: await actionOf(services, row) };
    }),
  );
}

/** One payment as its account sees it. */
export async function showPayment(services: Services, row: PaymentRow): Promise<Payment> {
  const [shown] = await showPayments(services, [row]);
  if (!shown) throw new Error('A payment is shown as one.');
  return shown;
}

/** Payments of an account, newest first. */
export async function listPayments(services: Services, accountId: string, before: string | undefined) {
  const rows = await services.db
    .selectFrom('payment')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(paymentsPage + 1)
    .execute();
  return { payments: await showPayments(services, rows.slice(0, paymentsPage)), more: rows.length > paymentsPage };
}

/** What is renewed, as its account sees it. */
export async function showSubscription(
  { db, payments }: Pick<Services, 'db' | 'payments'>,
  row: SubscriptionRow,
): Promise<Subscription> {
  const { currency, plan_key: plan } = row;
  const price = Number(row.price);
  const account = await db.selectFrom('account').select('country').where('id', '=', row.account_id).executeTakeFirst();
  const tax = account ? await payments.taxes({ country: account.country, currency, plan }) : null;
  return {
    plan,
    name: (await planVersion(db, plan, row.plan_version)).name,
    state: row.state,
    period: row.period,
    currency,
    price,
    renewal: renewalOf({ currency, price, tax }),
    periodEnd: row.period_end,
    nextTryAt: row.state === 'past-due' ? row.due_at : null,
    brand: row.brand,
    last4: row.last4,
  };
}

/** Every plan that an account has had, the oldest first. */
export async function subscriptionsOf(services: Services, accountId: string): Promise<Subscription[]> {
  const rows = await services.db
    .selectFrom('subscription')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return Promise.all(rows.map((row) => showSubscription(services, row)));
}

/** What was given back of a payment, or is under way. */
export async function refundsOf(db: Database, paymentId: string) {
  const rows = await db
    .selectFrom('refund')
    .select(['id', 'charge', 'wallet', 'state', 'created_at', 'changed_at'])
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute();
  return rows.map(({ charge, wallet, created_at, changed_at, ...row }) => ({
    ...row,
    charge: Number(charge),
    wallet: Number(wallet),
    createdAt: created_at,
    changedAt: changed_at,
  }));
}

/** Receipt and credit notes of a payment, as they were issued. */
export async function receiptsOf(db: Database, accountId: string, paymentId: string): Promise<Receipt[]> {
  const rows = await db
    .selectFrom('invoice')
    .leftJoin('invoice_buyer', 'invoice_buyer.number', 'invoice.number')
    .select(['invoice.number', 'kind', 'at', 'content', 'name', 'email', 'brand', 'last4', 'printed'])
    .where('payment_id', '=', paymentId)
    .where('invoice.account_id', '=', accountId)
    .orderBy('invoice.number')
    .execute();
  const account = await db
    .selectFrom('account')
    .select(['language', 'locale'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  const language = receiptLanguage(account ?? { language: null, locale: defaultLocale });
  return rows.map(({ number, kind, at, content, name, email, brand, last4, printed }) => {
    const facts = invoiceContentSchema.parse(JSON.parse(content));
    const { kind: item, buyer, ...rest } = facts;
    return {
      number,
      kind,
      at,
      item,
      ...rest,
      buyer: { name: name ?? '', email: email ?? '', ...buyer },
      brand,
      last4,
      // What was issued before its words were kept is printed in today's language.
      printed:
        printed === null
          ? printReceipt({ ...facts, number, isBack: kind === 'credit-note', brand, last4 }, language)
          : printedReceiptSchema.parse(JSON.parse(printed)),
    };
  });
}
