import type { RawCall, RawRequest } from '../../api/raw-calls.ts';
import { isoTime, type Services } from '../../services.ts';
import { askProvider, moneyStep } from './money-step.ts';
import type { PaymentProvider } from './providers/provider.ts';
import { settle } from './settle.ts';

/** The provider of a webhook, if it is the one that takes the payments here. */
const providerFor = ({ payments }: Services, id: PaymentProvider['id']): PaymentProvider | null =>
  payments.provider?.id === id ? payments.provider : null;

/**
 * Handles an event of a provider: what it says is not believed, but the reason to ask how its charge stands. Its id is
 * stored in the transaction that follows it, so that an event counts once, and one that was interrupted comes again.
 */
export async function receiveEvent(services: Services, provider: PaymentProvider, bytes: Buffer): Promise<void> {
  const event = provider.webhook.read(bytes);
  if (event === null) return;
  const { db, now } = services;
  const known = await db
    .selectFrom('provider_event')
    .select('event_id')
    .where('provider', '=', provider.id)
    .where('event_id', '=', event.id)
    .executeTakeFirst();
  if (known) return;
  const { ref } = event;
  const seen = ref === null ? null : await askProvider(services, 'fetch', () => provider.fetch(ref));
  await moneyStep(services, 'event', async (transaction) => {
    const payment =
      seen === null
        ? undefined
        : await transaction
            .selectFrom('payment')
            .select('id')
            .where('provider', '=', provider.id)
            .where((where) => where.or([where('provider_ref', '=', seen.ref), where('id', '=', seen.paymentId ?? '')]))
            .executeTakeFirst();
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('provider_event')
      .values({
        provider: provider.id,
        event_id: event.id,
        at: isoTime(now()),
        payment_id: payment?.id ?? null,
        name: (event.name ?? '').slice(0, 80),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n || seen === null) return;
    // Somebody else's charge on the same account of the provider is none of ours.
    if (payment) await settle(transaction, services, payment.id, seen);
  });
}

const webhook = (id: PaymentProvider['id']): RawCall => ({
  path: `/webhooks/payments/${id}`,
  types: ['application/json'],
  maxBytes: 256 * 1024,
  isGenuine: ({ bytes, headers, services }: RawRequest) =>
    providerFor(services, id)?.webhook.isGenuine({ bytes, headers, now: services.now() }) ?? false,
  receive: async ({ bytes, services }) => {
    const provider = providerFor(services, id);
    if (provider) await receiveEvent(services, provider, bytes);
  },
});

/** The webhooks of payment providers. Only that of the provider in use takes anything. */
export const paymentWebhooks: readonly RawCall[] = [webhook('stripe'), webhook('paystack'), webhook('test')];
