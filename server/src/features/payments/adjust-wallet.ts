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
 * @throws `not-found`; `conflict` if there is less in the wallet than is taken
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
      .select('account_id')
      .where('key', '=', posting.key)
      .executeTakeFirst();
    // The key of a change of another wallet: nothing changes in this one.
    if (there && there.account_id !== accountId) throw apiFailure('conflict');
    if (there) return;
    const before = await balanceOf(db, walletOf(accountId), currency);
    if (amount < 0 && before < -amount) throw apiFailure('conflict', { message: refusalWords('refundSpent') });
    await alongside?.(db, before);
    await post(db, services, posting, { accountId, madeBy: by.accountId, reason: by.reason });
    await recordChange(db, services, { account_id: accountId, subject: 'payment', subject_id: id, state: 'adjusted' });
  });
}
