import { ORPCError } from '@orpc/server';
import type { MoneyDifference, PaymentDetails } from '@vitae/api/contract';
import { refusalWords } from '@vitae/words/refusals';
import { apiFailure } from '../../../api/api-failure.ts';
import type { ApiContext } from '../../../api/context.ts';
import { personOf } from '../../../api/implementer.ts';
import { putOnRecord } from '../../audit/audit.ts';
import { chargeableBy } from '../../payments/buy.ts';
import { refundPayment } from '../../payments/payments.ts';
import { reconcilePayment } from '../../payments/reconcile.ts';
import { leftOf } from '../../payments/refund-steps.ts';
import { paymentDetails, paymentRow } from './payment-details.ts';

const subjectOf = (id: string) => `payment ${id}`;

interface Refund {
  id: string;
  key: string;
  amount: number;
  left: number;
  reason: string;
}

/**
 * Gives a payment back, or a part of it. The decision and its entry of the record are one transaction; the provider is
 * asked afterwards, and again by a job if it does not answer. @throws `not-found`; `conflict` if something else is left
 * of it than the admin has seen, or if the provider does not give back such an amount
 */
export async function refundOnRecord(
  context: ApiContext,
  { id, key, amount, left, reason }: Refund,
): Promise<PaymentDetails> {
  const { services, auditId } = context;
  const { email } = await nameOf(context, id);
  const refund = refundPayment(services, id, {
    id: key,
    amount,
    madeBy: personOf(context).accountId,
    reason,
    alongside: async (db, before, taken) => {
      if (leftOf(before) !== left) throw apiFailure('conflict', { message: refusalWords('changedByAdmin') });
      // All of what is left is what was charged, in whatever amount that was.
      if (taken < left && taken % chargeableBy(services.payments.provider, before.currency).step !== 0)
        throw apiFailure('conflict', { message: refusalWords('amountUneven') });
      await putOnRecord(db, auditId, {
        subject: subjectOf(id),
        name: email,
        reason,
        before: { left, currency: before.currency },
        after: { left: left - taken, refund: taken },
      });
    },
  });
  await refund.catch(async (error: unknown) => {
    if (error instanceof ORPCError) throw error;
    const decided = await services.db.selectFrom('refund').select('id').where('id', '=', key).executeTakeFirst();
    if (!decided) throw error;
    services.log.error({ err: error, refund: key }, 'a refund was decided, but the provider was not reached');
  });
  return paymentDetails(services.db, id);
}

async function nameOf({ services: { db } }: Pick<ApiContext, 'services'>, id: string) {
  const row = await paymentRow(db, id);
  const account = await db.selectFrom('account').select('email').where('id', '=', row.account_id).executeTakeFirst();
  return { row, email: account?.email ?? '' };
}

/** Compares a payment with the provider and follows what it says. @throws `not-found` */
export async function checkOnRecord(
  context: ApiContext,
  { id, reason }: { id: string; reason: string },
): Promise<{ payment: PaymentDetails; differences: MoneyDifference[] }> {
  const { services, auditId } = context;
  const { row, email } = await nameOf(context, id);
  const same = { subject: subjectOf(id), name: email, reason, before: {}, after: {} };
  const differences = await reconcilePayment(services, row, reason, (db, change) =>
    putOnRecord(db, auditId, change ?? same),
  );
  return { payment: await paymentDetails(services.db, id), differences };
}
