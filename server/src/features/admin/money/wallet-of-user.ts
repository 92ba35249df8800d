import type { WalletOfUser } from '@vitae/api/contract';
import { holdOf, walletOf } from '@vitae/domain/money';
import { refusalWords } from '@vitae/words/refusals';
import { apiFailure, notFound } from '../../../api/api-failure.ts';
import type { ApiContext } from '../../../api/context.ts';
import { personOf } from '../../../api/implementer.ts';
import type { Database } from '../../../db/open-database.ts';
import { putOnRecord } from '../../audit/audit.ts';
import { adjustWallet } from '../../payments/adjust-wallet.ts';
import { balancesIn, statementOf } from '../../payments/ledger.ts';
import { currentPlans } from '../../payments/plans.ts';
import { mustBeSomeoneElse } from '../change-user.ts';

const linesOfPage = 20;

async function emailOf(db: Database, id: string): Promise<string> {
  const account = await db.selectFrom('account').select('email').where('id', '=', id).executeTakeFirstOrThrow(notFound);
  return account.email;
}

/** The wallet of an account, with its newest lines or those before one. @throws `not-found` */
export async function walletOfUser(
  db: Database,
  { id, before }: { id: string; before?: string | undefined },
): Promise<WalletOfUser> {
  await emailOf(db, id);
  const balances = await balancesIn(db, walletOf(id));
  const held = new Map((await balancesIn(db, holdOf(id))).map(({ currency, balance }) => [currency, balance]));
  const lines = await statementOf(db, walletOf(id), { before, limit: linesOfPage + 1 });
  const sold = (await currentPlans(db)).flatMap(({ prices }) => prices.map(({ currency }) => currency));
  return {
    balances: balances.map((line) => ({ ...line, held: held.get(line.currency) ?? 0 })),
    lines: lines.slice(0, linesOfPage).map(({ paymentId, ...line }) => ({ ...line, payment: paymentId })),
    more: lines.length > linesOfPage,
    currencies: [...new Set([...balances.map(({ currency }) => currency), ...sold])],
  };
}

interface Adjustment {
  id: string;
  key: string;
  amount: number;
  isTaken: boolean;
  currency: string;
  balance: number;
  reason: string;
}

/**
 * Gives to a wallet or takes from it, by a posting that is on record. @throws `not-found`; `conflict` if something else
 * is in it than the admin has seen, or if it is their own
 */
export async function adjustOnRecord(
  context: ApiContext,
  { id, key, amount, isTaken, currency, balance, reason }: Adjustment,
): Promise<WalletOfUser> {
  const { services, auditId } = context;
  const person = personOf(context);
  mustBeSomeoneElse(person, id);
  const email = await emailOf(services.db, id);
  const moved = isTaken ? -amount : amount;
  await adjustWallet(
    services,
    { id: key, accountId: id, amount: moved, currency },
    { accountId: person.accountId, reason },
    async (db, before) => {
      if (before !== balance) throw apiFailure('conflict', { message: refusalWords('changedByAdmin') });
      await putOnRecord(db, auditId, {
        subject: `user ${id}`,
        name: email,
        reason,
        before: { wallet: before, currency },
        after: { wallet: before + moved, currency },
      });
    },
  );
  return walletOfUser(services.db, { id });
}
