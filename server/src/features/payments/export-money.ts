import { walletOf } from '@vitae/domain/money';
import type { Services } from '../../services.ts';
import { statementOf } from './ledger.ts';
import { listPayments, receiptsOf, refundsOf, subscriptionsOf } from './show-payment.ts';

/** Lines of a statement in one file of the download: no more of it is in memory. */
const linesInFile = 1000;

/**
 * What an account has about money, for the download of everything it holds: each payment with its refunds, receipts and
 * credit notes, its plans, and what moved in its wallet.
 */
export async function* moneyFiles(
  services: Services,
  accountId: string,
): AsyncGenerator<{ name: string; content: unknown }, void> {
  const { db } = services;
  for (let before: string | undefined; ;) {
    const { payments, more } = await listPayments(services, accountId, before);
    for (const { action: _next, ...payment } of payments) {
      const [refunds, receipts] = [await refundsOf(db, payment.id), await receiptsOf(db, accountId, payment.id)];
      yield { name: `payments/${payment.id}.json`, content: { ...payment, refunds, receipts } };
    }
    before = payments.at(-1)?.id;
    if (!more) break;
  }
  const subscriptions = await subscriptionsOf(services, accountId);
  if (subscriptions.length > 0) yield { name: 'subscriptions.json', content: subscriptions };
  for (let before: string | undefined, file = 1; ; file += 1) {
    const lines = await statementOf(db, walletOf(accountId), { before, limit: linesInFile });
    before = lines.at(-1)?.id;
    if (before === undefined) return;
    const shown = lines.map(({ reason: _reason, paymentId, ...line }) => ({ ...line, payment: paymentId }));
    yield { name: `wallet/${String(file).padStart(4, '0')}.json`, content: shown };
  }
}
