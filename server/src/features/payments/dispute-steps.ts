import { disputeEndPosting, disputePosting, walletOf } from '@vitae/domain/money';
import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../db/open-database.ts';
import type { DisputeTable } from '../../db/money-schema.ts';
import type { Account } from '../../db/schema.ts';
import { isoTime, type Services } from '../../services.ts';
import { balanceOf, post } from './ledger.ts';
import { recordChange } from './money-step.ts';
import { postedOf, type PaymentRow } from './payment-row.ts';
import type { ProviderDispute } from './providers/provider.ts';
import { endWhatWasPaid } from './purchases.ts';
import { completeRefund, isInWallet, orderRefund } from './refund-steps.ts';

type DisputeRow = Selectable<DisputeTable>;

/**
 * Follows the disputes of a charge, each with its own amount. One is opened and decided once, whatever the provider says
 * of it later: reconciliation names that.
 */
export async function settleDisputes(
  db: Database,
  services: Services,
  payment: PaymentRow,
  seen: readonly ProviderDispute[],
): Promise<PaymentRow> {
  if (seen.length === 0) return payment;
  const rows = await db.selectFrom('dispute').selectAll().where('payment_id', '=', payment.id).execute();
  let isChanged = false;
  for (const dispute of seen) {
    const known =
      rows.find(({ provider_ref }) => provider_ref === dispute.ref) ?? (await takeNameless(db, rows, dispute));
    const row = known ?? (await open(db, services, payment, dispute));
    if (!known) rows.push(row);
    isChanged ||= !known;
    if (row.state !== 'open' || dispute.state === 'open') continue;
    Object.assign(row, await decide(db, services, payment, row, dispute));
    isChanged = true;
  }
  if (!isChanged) return payment;
  const decisive = (['open', 'lost', 'won'] as const).find((state) => rows.some((row) => row.state === state));
  const summary: Pick<PaymentRow, 'dispute' | 'disputed_charge'> = {
    dispute: decisive ?? 'none',
    disputed_charge: rows.reduce((sum, row) => sum + takenBy(row), 0),
  };
  await db.updateTable('payment').set(summary).where('id', '=', payment.id).execute();
  const { account_id, id, state } = payment;
  await recordChange(db, services, { account_id, subject: 'payment', subject_id: id, state });
  const lost = rows.reduce((sum, row) => sum + Number(row.lost), 0);
  // As with refunds: what was bought with it stays as long as a part of the money does.
  if (lost > 0 && lost + Number(payment.refunded_charge) >= Number(payment.charge))
    await endWhatWasPaid(db, services, payment, isoTime(services.now()));
  return { ...payment, ...summary };
}

/**
 * Once banks have taken all that was left of a charge, what it bought has ended: what the wallet paid for it goes back, too.
 * It may be asked for at any time.
 */
export async function giveWalletPart(
  db: Database,
  services: Services,
  account: Account | undefined,
  row: PaymentRow,
): Promise<PaymentRow> {
  const wallet = Number(row.wallet) - Number(row.asked_wallet);
  const isGone = Number(row.disputed_charge) + Number(row.refunded_charge) >= Number(row.charge);
  if (row.dispute !== 'lost' || Number(row.disputed_charge) === 0 || !isGone || wallet <= 0 || isInWallet(row))
    return row;
  const order = { id: uuidv7(), parts: { charge: 0, wallet }, madeBy: null, reason: 'dispute' };
  const { row: asked, refund } = await orderRefund(db, services, row, order);
  return completeRefund(db, services, account, asked, refund);
}

/** What of its charge a dispute has taken back by now, in minor units. */
const takenBy = ({ state, amount, lost }: DisputeRow): number => Number(state === 'open' ? amount : lost);

const postedDispute = ({ id, amount, held }: DisputeRow) => ({ id, amount: Number(amount), held: Number(held) });

/** The dispute of a time before its name was kept, under that name from now on. */
async function takeNameless(
  db: Database,
  rows: readonly DisputeRow[],
  { ref }: ProviderDispute,
): Promise<DisputeRow | undefined> {
  const row = rows.find(({ provider_ref }) => provider_ref === null);
  if (!row) return undefined;
  row.provider_ref = ref;
  await db.updateTable('dispute').set({ provider_ref: ref }).where('id', '=', row.id).execute();
  return row;
}

async function open(
  db: Database,
  services: Services,
  payment: PaymentRow,
  { ref, amount }: ProviderDispute,
): Promise<DisputeRow> {
  const at = isoTime(services.now());
  const inWallet = isInWallet(payment) ? await balanceOf(db, walletOf(payment.account_id), payment.currency) : 0;
  const row: DisputeRow = {
    id: uuidv7(),
    payment_id: payment.id,
    provider_ref: ref,
    state: 'open',
    amount,
    lost: 0,
    held: Math.min(inWallet, amount),
    created_at: at,
    changed_at: at,
  };
  await db.insertInto('dispute').values(row).execute();
  await post(db, services, disputePosting(postedOf(payment), postedDispute(row)), postedFor(payment));
  return row;
}

async function decide(
  db: Database,
  services: Services,
  payment: PaymentRow,
  row: DisputeRow,
  { state, lost: said }: ProviderDispute,
): Promise<Pick<DisputeRow, 'state' | 'lost' | 'changed_at'>> {
  // The bank may leave a part of what it lost to the site, and no more than was disputed is booked.
  const lost = state === 'lost' ? Math.min(said, Number(row.amount)) : 0;
  const more = isInWallet(payment) ? await balanceOf(db, walletOf(payment.account_id), payment.currency) : 0;
  await post(db, services, disputeEndPosting(postedOf(payment), postedDispute(row), lost, more), postedFor(payment));
  const set = { state, lost, changed_at: isoTime(services.now()) };
  await db.updateTable('dispute').set(set).where('id', '=', row.id).execute();
  return set;
}

const postedFor = ({ account_id: accountId, id: paymentId }: PaymentRow) => ({ accountId, paymentId });
