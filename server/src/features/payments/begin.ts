import { isPaymentOpen } from '@vitae/domain/money';
import { z } from 'zod';
import { apiFailure } from '../../api/api-failure.ts';
import type { Services } from '../../services.ts';
import { askProvider, lockAccount, moneyStep } from './money-step.ts';
import { lockPayment, type PaymentRow } from './payment-row.ts';
import { begun, close } from './settle.ts';

const requestSchema = z.object({ returnUrl: z.string() });

/**
 * Begins the charge of a payment at the provider, or goes on where an earlier call ended: it is asked for with the same
 * words, by which a provider knows it again.
 */
export async function begin(services: Services, row: PaymentRow): Promise<PaymentRow> {
  const { db, payments, config } = services;
  if (row.state !== 'created' || row.kind === 'renewal') return row;
  const provider = payments.provider;
  if (provider === null || provider.id !== row.provider) throw apiFailure('not-ready');
  const { email } = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', row.account_id)
    .executeTakeFirstOrThrow();
  const { returnUrl } = requestSchema.parse(JSON.parse(row.request));
  const charge = await askProvider(services, 'begin', () =>
    provider.begin({
      paymentId: row.id,
      amount: Number(row.charge),
      currency: row.currency,
      description: config.site.appName,
      email,
      returnUrl: `${returnUrl}${returnUrl.includes('?') ? '&' : '?'}payment=${row.id}`,
      keepsMethod: row.kind === 'plan',
      expiresAt: row.expires_at,
    }),
  );
  return moneyStep(services, 'begun', async (transaction) => {
    const account = await lockAccount(transaction, row.account_id);
    const current = await lockPayment(transaction, row.id);
    if (!isPaymentOpen(current.state) || current.provider_ref !== null) return current;
    if (charge === null) return close(transaction, services, account, current, 'fail');
    await transaction
      .updateTable('payment')
      .set({ provider_ref: charge.ref, redirect_url: charge.url })
      .where('id', '=', row.id)
      .execute();
    return begun(transaction, services, { ...current, provider_ref: charge.ref, redirect_url: charge.url });
  });
}
