import { refusalWords } from '@vitae/words/refusals';
import { apiFailure } from '../../api/api-failure.ts';
import type { Caller } from '../../api/context.ts';
import type { Services } from '../../services.ts';
import { askProvider } from './money-step.ts';
import type { PaymentRow } from './payment-row.ts';
import { paymentOf, refreshPayment } from './payments.ts';
import type { CardAnswer } from './providers/test-provider.ts';

const refusals = {
  declined: 'cardDeclined',
  'lacks-funds': 'cardLacksFunds',
  'unknown-card': 'cardUnknown',
  closed: 'cardClosed',
} as const;

/**
 * What a person does in the form of the test provider, and on its bank's page. Cards that are tried are counted, and no
 * number is stored. @throws `conflict` with the reason for a card that did not pay, `not-found`, `not-ready`
 */
export async function payByTestCard(
  services: Services,
  caller: Caller,
  id: string,
  did: { number: string } | { isApproved: boolean },
): Promise<PaymentRow> {
  const { limits, payments, db } = services;
  await limits.count('card address', caller.address);
  await limits.count('card account', caller.accountId);
  const row = await paymentOf(db, caller.accountId, id);
  const { provider_ref: ref } = row;
  const { test } = payments;
  if (test === null || ref === null || row.provider !== test.id) throw apiFailure('not-ready');
  const answer: CardAnswer = await askProvider(services, 'card', () =>
    'number' in did ? test.pay(ref, did.number) : test.authenticate(ref, did.isApproved),
  );
  const next = await refreshPayment(services, row);
  if (answer in refusals) {
    const refusal = Object.entries(refusals).find(([key]) => key === answer)?.[1];
    if (refusal) throw apiFailure('conflict', { message: refusalWords(refusal) });
  }
  return next;
}
