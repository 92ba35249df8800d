import { refusalWords } from '@vitae/words/refusals';
import { apiFailure } from '../../api/api-failure.ts';
import type { Person } from '../../api/context.ts';
import type { Account } from '../../db/schema.ts';
import { isoTime, type Services } from '../../services.ts';
import { requireOwnSecondFactor } from '../admin/require-second-factor.ts';
import { isPassword } from '../auth/passwords.ts';

/** For how long after a sign-in, or after the password was entered again, a session counts as fresh. */
const freshMinutes = 10;

/** The row of the user's account. @throws `unauthenticated` if it no longer exists */
export async function accountOf({ db }: Services, { accountId }: Person): Promise<Account> {
  const account = await db.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirst();
  if (!account) throw apiFailure('unauthenticated');
  return account;
}

/**
 * Called before anything that cannot be undone: requires the password again, or a fresh sign-in for an account without
 * one. Someone who finds a device signed in is not necessarily its owner. @throws `invalid-credentials`; `forbidden` as
 * `requireOwnSecondFactor`
 */
export async function confirmPerson(
  services: Services,
  person: Person,
  password: string | undefined,
): Promise<Account> {
  const account = await accountOf(services, person);
  // Or a stolen password could give an admin's account another factor, and sign in with that.
  await requireOwnSecondFactor(services, person);
  if (account.password_hash === null) {
    await requireFreshSignIn(services, person);
    return account;
  }
  await services.limits.count('sign-in account', account.email_key);
  await services.limits.count('password account', account.id);
  if (!(await isPassword(account.password_hash, password ?? '', account.id))) {
    throw apiFailure('invalid-credentials', {
      message: refusalWords('passwordNotRight'),
      fields: { currentPassword: refusalWords('passwordNotRight') },
    });
  }
  await services.limits.forget('sign-in account', account.email_key);
  await services.db
    .updateTable('session')
    .set({ confirmed_at: isoTime(services.now()) })
    .where('id', '=', person.sessionId)
    .execute();
  return account;
}

/** @throws `invalid-credentials` unless the user has just signed in or given their password in this session */
export async function requireFreshSignIn({ db, now }: Services, { sessionId }: Person): Promise<void> {
  const since = isoTime(now().getTime() - freshMinutes * 60_000);
  const fresh = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where((where) => where.or([where('created_at', '>', since), where('confirmed_at', '>', since)]))
    .executeTakeFirst();
  if (!fresh) throw apiFailure('invalid-credentials', { message: refusalWords('signInAgain') });
}
