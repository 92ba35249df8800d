import { adjustmentPosting, walletOf } from '@vitae/domain/money';
import { refusalWords } from '@vitae/words/refusals';
import { apiFailure } from '../../api/api-failure.ts';
import type { Services } from '../../services.ts';
import type { Database } from '../../db/open-database.ts';
import { balanceOf, post } from './ledger.ts';
import { lockAccount, moneyStep, recordChange } from './money-step.ts';
import type { Changer } from './plans.ts';

/**
 * An admin gives to a wallet (above zero) or takes from it, with a reason. `id` makes it one change, however often it is
 * asked for. `alongside` is done in the same transaction, with what was in the wallet before; it may refuse.
 * @throws `not-found`; `conflict` if there is less in the wallet than is taken, or `id` was another change
 */
export async function adjustWallet(
  services: Services,
  { id, accountId, amount, currency }: { id: string; accountId: string; amount: number; currency: string },
  by: Changer,
  alongside?: (db: Database, before: number) => Promise<void>,
): Promise<void> {
  await moneyStep(services, 'adjust', async (db) => {
    if (!(await lockAccount(db, accountId))) throw apiFailure('not-found');
    const posting = adjustmentPosting(id, accountId, currency, amount);
    const there = await db
      .selectFrom('ledger_posting')
      .innerJoin('ledger_entry', 'ledger_entry.posting_id', 'ledger_posting.id')
      .select(['account_id', 'ledger_entry.currency', 'amount', 'to_account'])
      .where('key', '=', posting.key)
      .executeTakeFirst();
    if (there) {
      // The key of a change of another wallet, or by another amount: that is not made here, so nothing may say that it was.
      const made = there.to_account === walletOf(accountId) ? Number(there.amount) : -Number(there.amount);
      if (there.account_id !== accountId || there.currency !== currency || made !== amount)
        throw apiFailure('conflict');
      return;
    }
    const before = await balanceOf(db, walletOf(accountId), currency);
    if (amount < 0 && before < -amount) throw apiFailure('conflict', { message: refusalWords('refundSpent') });
    await alongside?.(db, before);
    await post(db, services, posting, { accountId, madeBy: by.accountId, reason: by.reason });
    await recordChange(db, services, { account_id: accountId, subject: 'payment', subject_id: id, state: 'adjusted' });
  });
}
