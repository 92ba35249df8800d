import {
  holdOf,
  paymentAfter,
  providerAccount,
  refundedTax,
  refundPosting,
  returnPosting,
  walletOf,
  wasPaid,
  type Posting,
  type RefundParts,
} from '@vitae/domain/money';
import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../db/open-database.ts';
import type { RefundTable } from '../../db/money-schema.ts';
import type { Account } from '../../db/schema.ts';
import { isoTime, type Services } from '../../services.ts';
import { issueInvoice } from './invoices.ts';
import { balanceOf, post } from './ledger.ts';
import { queueMoneyMail } from './money-mail.ts';
import { recordChange } from './money-step.ts';
import { lockPayment, postedOf, type PaymentRow } from './payment-row.ts';
import { planVersion } from './plans.ts';
import type { ProviderRefund } from './providers/provider.ts';
import { endWhatWasPaid } from './purchases.ts';
import { claimBack, leaveUnclaimed } from './unclaimed.ts';

export type RefundRow = Selectable<RefundTable>;

/** Whether the money of a payment is in the wallet, so that a refund takes it from there. */
export const isInWallet = ({ kind, is_credited }: PaymentRow): boolean => kind === 'top-up' || is_credited === 1;

/** What of a payment can still be given back, in minor units. */
export function leftOf(row: PaymentRow): number {
  // While banks decide, nothing is given back beside them.
  if (!wasPaid(row.state) || row.dispute === 'open') return 0;
  const { charge, wallet } = refundableOf(row);
  return charge + wallet - Number(row.asked_charge) - Number(row.asked_wallet);
}

/**
 * What refunds of a payment may take in all, in minor units: not what a dispute took, and where the money came too late
 * not the wallet's part, which was never taken.
 */
export function refundableOf(row: PaymentRow): RefundParts {
  const { charge, wallet } = postedOf(row);
  return {
    charge: Math.max(Number(row.asked_charge), charge - Number(row.disputed_charge)),
    wallet: row.is_credited === 1 ? 0 : wallet,
  };
}

/** Sets aside what is to be given back from a wallet, so that it is not spent meanwhile. */
const holdForRefund = (row: PaymentRow, id: string, amount: number, isBack = false): Posting => {
  const wallet = walletOf(row.account_id);
  const hold = holdOf(row.account_id);
  return {
    key: `${isBack ? 'release' : 'hold'} refund ${id}`,
    cause: isBack ? 'release' : 'hold',
    currency: row.currency,
    transfers: [isBack ? { from: hold, to: wallet, amount } : { from: wallet, to: hold, amount }],
  };
};

/** A refund before it is asked for. */
interface OrderedRefund {
  id: string;
  parts: RefundParts;
  madeBy: string | null;
  reason: string;
}

/** Writes down what is to be given back of a payment, which is locked, and sets it aside where it is in a wallet. */
export async function orderRefund(
  db: Database,
  services: Services,
  row: PaymentRow,
  { id, parts, madeBy, reason }: OrderedRefund,
): Promise<{ row: PaymentRow; refund: RefundRow }> {
  const at = isoTime(services.now());
  const refund: RefundRow = {
    id,
    payment_id: row.id,
    ...parts,
    state: 'requested',
    provider_ref: null,
    made_by: madeBy,
    reason,
    created_at: at,
    changed_at: at,
  };
  await db.insertInto('refund').values(refund).execute();
  const asked = {
    asked_charge: Number(row.asked_charge) + parts.charge,
    asked_wallet: Number(row.asked_wallet) + parts.wallet,
  };
  await db.updateTable('payment').set(asked).where('id', '=', row.id).execute();
  await recordRefund(db, services, row, refund, 'requested');
  if (isInWallet(row)) {
    const about = { accountId: row.account_id, paymentId: row.id };
    await post(db, services, holdForRefund(row, id, parts.charge), about);
  }
  return { row: { ...row, ...asked }, refund };
}

/** Follows the refunds of a charge: those that we asked for, and those that were made at the provider. */
export async function settleRefunds(
  db: Database,
  services: Services,
  account: Account | undefined,
  payment: PaymentRow,
  seen: readonly ProviderRefund[],
): Promise<PaymentRow> {
  if (seen.length === 0) return payment;
  let row = payment;
  const known = await db.selectFrom('refund').selectAll().where('payment_id', '=', row.id).execute();
  for (const refund of seen) {
    const ours = known.find(({ id, provider_ref }) => id === refund.key || provider_ref === refund.ref);
    if (ours) row = await settleRefund(db, services, account, row, ours, refund);
    else if (refund.state === 'done') row = await takeOver(db, services, account, row, refund);
  }
  return row;
}

/**
 * What of the refunds of a payment came back from the provider and is in the wallet, or owed, in minor units: what the books
 * say was given back, less what the provider has given.
 */
export async function returnedOf(db: Database, row: PaymentRow): Promise<number> {
  if (Number(row.refunded_charge) === 0) return 0;
  const { given } = await db
    .selectFrom('refund')
    .select(({ fn }) => fn.sum<number | string | null>('charge').as('given'))
    .where('payment_id', '=', row.id)
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow();
  return Number(row.refunded_charge) - Number(given ?? 0);
}

/** Takes a refund that was made at the provider out of a wallet, as far as it is there. */
async function fromWalletOf(
  db: Database,
  services: Services,
  account: Account | undefined,
  row: PaymentRow,
  amount: number,
): Promise<Posting['transfers']> {
  if (account === undefined) await claimBack(db, services, row, amount);
  const fromWallet = Math.min(await balanceOf(db, walletOf(row.account_id), row.currency), amount);
  const target = providerAccount(row.provider);
  const transfers: Posting['transfers'] = [
    { from: walletOf(row.account_id), to: target, amount: fromWallet },
    // It was spent here meanwhile.
    { from: 'losses', to: target, amount: amount - fromWallet },
  ];
  return transfers.filter((transfer) => transfer.amount > 0);
}

/** A refund that was made at the provider, by hand. */
async function takeOver(
  db: Database,
  services: Services,
  account: Account | undefined,
  row: PaymentRow,
  seen: ProviderRefund,
): Promise<PaymentRow> {
  const { ref, amount } = seen;
  const at = isoTime(services.now());
  const left = Number(row.charge) - Number(row.asked_charge);
  const returned = await returnedOf(db, row);
  // What came back before may be given by hand now, out of where it went meanwhile: first, if nobody is there to have it.
  const again = Math.min(returned, account === undefined ? amount : Math.max(amount - left, 0));
  const more = amount - again;
  if (more > left) {
    services.log.error({ payment: row.id }, 'a provider reports a larger refund than there was left');
    return row;
  }
  const refund: RefundRow = {
    id: uuidv7(),
    payment_id: row.id,
    charge: amount,
    wallet: 0,
    state: 'requested',
    provider_ref: ref,
    made_by: null,
    reason: 'provider',
    created_at: at,
    changed_at: at,
  };
  await db.insertInto('refund').values(refund).execute();
  if (again > 0) {
    const transfers = await fromWalletOf(db, services, account, row, again);
    const key = `${more > 0 ? 'given' : 'refund'} ${refund.id}`;
    const about = { accountId: row.account_id, paymentId: row.id, reason: refund.reason };
    await post(db, services, { key, cause: 'refund', currency: row.currency, transfers }, about);
    if (more === 0) {
      await changeRefund(db, services, row, refund, 'done');
      return row;
    }
  }
  const asked = { ...row, asked_charge: Number(row.asked_charge) + more };
  await db.updateTable('payment').set({ asked_charge: asked.asked_charge }).where('id', '=', row.id).execute();
  const rest = { ...refund, charge: more };
  if (!isInWallet(row)) return completeRefund(db, services, account, asked, rest);
  return completeRefund(db, services, account, asked, rest, await fromWalletOf(db, services, account, row, more));
}

/** Brings one of our refunds to where the provider says that it is. */
export async function settleRefund(
  db: Database,
  services: Services,
  account: Account | undefined,
  row: PaymentRow,
  refund: RefundRow,
  seen: ProviderRefund,
): Promise<PaymentRow> {
  const current = await db.selectFrom('refund').selectAll().where('id', '=', refund.id).executeTakeFirstOrThrow();
  if (current.state === 'done' && seen.state === 'failed') return returnRefund(db, services, account, row, current);
  if (current.state !== 'requested') return row;
  if (current.provider_ref === null)
    await db.updateTable('refund').set({ provider_ref: seen.ref }).where('id', '=', refund.id).execute();
  if (seen.state === 'done') return completeRefund(db, services, account, row, current);
  return seen.state === 'failed' ? failRefund(db, services, account, row, current) : row;
}

/** The provider could not give the money back: it can be tried again, or be given another way. */
async function failRefund(
  db: Database,
  services: Services,
  account: Account | undefined,
  row: PaymentRow,
  refund: RefundRow,
): Promise<PaymentRow> {
  if (account === undefined && !isInWallet(row)) {
    // Nobody can ask for it again: it is given back in the books, and owed from there.
    const done = await completeRefund(db, services, account, row, refund);
    return returnRefund(db, services, account, done, refund);
  }
  await changeRefund(db, services, row, refund, 'failed');
  if (isInWallet(row))
    await post(db, services, holdForRefund(row, refund.id, Number(refund.charge), true), {
      accountId: row.account_id,
      paymentId: row.id,
    });
  const asked = {
    asked_charge: Number(row.asked_charge) - Number(refund.charge),
    asked_wallet: Number(row.asked_wallet) - Number(refund.wallet),
  };
  await db.updateTable('payment').set(asked).where('id', '=', row.id).execute();
  return { ...row, ...asked };
}

/** A refund enters another state. */
async function changeRefund(
  db: Database,
  services: Services,
  row: PaymentRow,
  refund: RefundRow,
  state: RefundRow['state'],
): Promise<void> {
  const set = { state, changed_at: isoTime(services.now()) };
  await db.updateTable('refund').set(set).where('id', '=', refund.id).execute();
  await recordRefund(db, services, row, refund, state);
}

/**
 * A refund that was done came back from the provider. That of a wallet is undone, and can be made again; what was bought
 * has ended by then, so its money goes into the wallet, and its credit note stays.
 */
async function returnRefund(
  db: Database,
  services: Services,
  account: Account | undefined,
  row: PaymentRow,
  refund: RefundRow,
): Promise<PaymentRow> {
  const { account_id, currency } = row;
  const parts = { id: refund.id, charge: Number(refund.charge) };
  const inWallet = isInWallet(row);
  const lost = await db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_posting', 'ledger_posting.id', 'ledger_entry.posting_id')
    .select('amount')
    .where('key', 'in', [`refund ${refund.id}`, `given ${refund.id}`])
    .where('from_account', '=', 'losses')
    .executeTakeFirst();
  const posting = returnPosting(postedOf(row), parts, Number(lost?.amount ?? 0));
  await post(db, services, posting, { accountId: account_id, paymentId: row.id });
  await changeRefund(db, services, row, refund, inWallet ? 'failed' : 'returned');
  let next = row;
  if (inWallet) {
    const refunded_charge = Number(row.refunded_charge) - parts.charge;
    const asked_charge = Number(row.asked_charge) - parts.charge;
    const state = refunded_charge === 0 ? ('paid' as const) : ('partly-refunded' as const);
    next = { ...row, refunded_charge, asked_charge, state };
    await db.updateTable('payment').set({ refunded_charge, asked_charge, state }).where('id', '=', row.id).execute();
  }
  await recordChange(db, services, { account_id, subject: 'payment', subject_id: row.id, state: next.state });
  await queueMoneyMail(db, services, account, { about: 'returned', amount: parts.charge, currency });
  return next;
}

const goneReason = 'account deleted';

/**
 * Nobody can spend what comes into the wallet of an account that is gone: what is left of its payment goes back where it
 * came from; where the provider has refused that, or it came from no card, it stays owed.
 */
export async function clearNobodysWallet(
  db: Database,
  services: Services,
  account: Account | undefined,
  row: PaymentRow,
): Promise<PaymentRow> {
  if (account !== undefined) return row;
  let next = row;
  const left = isInWallet(row) ? leftOf(row) : 0;
  if (left > 0 && !(await wasRefused(db, row.id))) {
    await claimBack(db, services, row, left);
    const there = await balanceOf(db, walletOf(row.account_id), row.currency);
    const parts = { charge: Math.min(there, left), wallet: 0 };
    const order = { id: uuidv7(), parts, madeBy: null, reason: goneReason };
    // The job that repeats refunds asks the provider for it.
    if (parts.charge > 0) next = (await orderRefund(db, services, row, order)).row;
  }
  await leaveUnclaimed(db, services, next);
  return next;
}

const wasRefused = async (db: Database, paymentId: string): Promise<boolean> =>
  (await db
    .selectFrom('refund')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'failed')
    .where('reason', '=', goneReason)
    .executeTakeFirst()) !== undefined;

const recordRefund = (
  db: Database,
  services: Services,
  { account_id }: PaymentRow,
  { id }: RefundRow,
  state: RefundRow['state'],
) => recordChange(db, services, { account_id, subject: 'refund', subject_id: id, state });

/** The money was given back: posting, credit note, mail, and the end of what is no longer paid. */
export async function completeRefund(
  db: Database,
  services: Services,
  account: Account | undefined,
  row: PaymentRow,
  refund: RefundRow,
  transfers?: Posting['transfers'],
): Promise<PaymentRow> {
  const { now } = services;
  const at = isoTime(now());
  const parts = { charge: Number(refund.charge), wallet: Number(refund.wallet) };
  const payment = postedOf(row);
  const before = Number(row.refunded_charge) + Number(row.refunded_wallet);
  const inWallet = isInWallet(row);
  const made = refundPosting(payment, { id: refund.id, ...parts, isFromWallet: false }, before);
  const moved =
    transfers ??
    (inWallet
      ? [{ from: holdOf(row.account_id), to: providerAccount(row.provider), amount: parts.charge }]
      : made.transfers);
  await post(
    db,
    services,
    { ...made, transfers: moved.filter(({ amount }) => amount > 0) },
    { accountId: row.account_id, paymentId: row.id, madeBy: refund.made_by, reason: refund.reason },
  );
  await db.updateTable('refund').set({ state: 'done', changed_at: at }).where('id', '=', refund.id).execute();
  const refunded = {
    refunded_charge: Number(row.refunded_charge) + parts.charge,
    refunded_wallet: Number(row.refunded_wallet) + parts.wallet,
  };
  // What an open dispute has taken may still come back.
  const most = refundableOf(row.dispute === 'open' ? { ...row, disputed_charge: 0 } : row);
  const isAll = refunded.refunded_charge + refunded.refunded_wallet === most.charge + most.wallet;
  const state = paymentAfter(row.state, isAll ? 'refund-all' : 'refund-part') ?? row.state;
  await db
    .updateTable('payment')
    .set({ ...refunded, state })
    .where('id', '=', row.id)
    .execute();
  await recordRefund(db, services, row, refund, 'done');
  await recordChange(db, services, { account_id: row.account_id, subject: 'payment', subject_id: row.id, state });
  const next = await lockPayment(db, row.id);
  if (state === 'refunded' && !inWallet) await endWhatWasPaid(db, services, next, at);
  const plan =
    row.plan_key === null || row.plan_version === null
      ? null
      : (await planVersion(db, row.plan_key, row.plan_version)).name;
  const tax = inWallet ? 0 : refundedTax(payment, before, parts.charge + parts.wallet);
  const issued = await issueInvoice(db, services, account, next, { plan, refund: { id: refund.id, ...parts, tax } });
  const amount = parts.charge + parts.wallet;
  await queueMoneyMail(db, services, account, { about: 'refund', ...issued, amount, currency: row.currency });
  return next;
}
