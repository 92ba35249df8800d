import { refusalWords } from '@vitae/words/refusals';
import { apiFailure } from '../../api/api-failure.ts';
import type { Person } from '../../api/context.ts';
import type { Services } from '../../services.ts';

/**
 * Where the setting demands it, admins need an authenticator app or a passkey before they may do or see anything that
 * only admins may. @throws `forbidden`
 */
export async function requireSecondFactor(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { accountId }: Pick<Person, 'accountId'>,
): Promise<void> {
  if (!config.adminSecondFactor) return;
  const row = await db
    .selectFrom('account')
    .select((account) => [
      'totp_confirmed_at',
      account
        .selectFrom('passkey')
        .select('id')
        .whereRef('passkey.account_id', '=', 'account.id')
        .limit(1)
        .as('passkey'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!row || (row.totp_confirmed_at === null && row.passkey === null))
    throw apiFailure('forbidden', { message: refusalWords('adminSecondFactor') });
}
