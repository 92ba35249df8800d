import { adjustmentPosting, walletOf } from '@vitae/domain/money';
import { refusalWords } from '@vitae/words/refusals';
import { apiFailure } from '../../api/api-failure.ts';
import type { Services } from '../../services.ts';
import { balanceOf, post } from './ledger.ts';
import { lockedAccount, moneyStep, recordChange } from './money-step.ts';
import type { Changer } from './plans.ts';

/**
 * An admin gives to a wallet (above zero) or takes from it, with a reason. `id` makes it one change, however often it is
 * asked for. @throws `conflict` if there is less in the wallet than is taken
 */
export async function adjustWallet(
  services: Services,
  { id, accountId, amount, currency }: { id: string; accountId: string; amount: number; currency: string },
  by: Changer,
): Promise<void> {
  await moneyStep(services, 'adjust', async (db) => {
    await lockedAccount(db, accountId);
    const posting = adjustmentPosting(id, accountId, currency, amount);
    const there = await db.selectFrom('ledger_posting').select('id').where('key', '=', posting.key).executeTakeFirst();
    if (there) return;
    if (amount < 0 && (await balanceOf(db, walletOf(accountId), currency)) < -amount)
      throw apiFailure('conflict', { message: refusalWords('refundSpent') });
    await post(db, services, posting, { accountId, madeBy: by.accountId, reason: by.reason });
    await recordChange(db, services, { account_id: accountId, subject: 'payment', subject_id: id, state: 'adjusted' });
  });
}
