import { refusalWords } from '@vitae/words/refusals';
import { apiFailure } from '../../api/api-failure.ts';
import type { Person } from '../../api/context.ts';
import type { Services } from '../../services.ts';

type Session = Pick<Person, 'accountId' | 'sessionId'>;

/** Whether the account has an authenticator app or a passkey, and whether this session was signed in with one. */
async function factorsOf({ db }: Pick<Services, 'db'>, { accountId, sessionId }: Session) {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select((session) => [
      'session.signed_in_by',
      'account.totp_confirmed_at',
      session
        .selectFrom('passkey')
        .select('id')
        .whereRef('passkey.account_id', '=', 'account.id')
        .limit(1)
        .as('passkey'),
    ])
    .where('session.id', '=', sessionId)
    .where('account.id', '=', accountId)
    .executeTakeFirst();
  const isEnrolled = row !== undefined && (row.totp_confirmed_at !== null || row.passkey !== null);
  const isUsed = row?.signed_in_by === 'totp' || row?.signed_in_by === 'passkey';
  return { isEnrolled, isUsed };
}

/**
 * Where the setting demands it, admins have to sign in with an authenticator app or a passkey before they may do or see
 * anything that only admins may: having one says nothing about who knows the password. @throws `forbidden`
 */
export async function requireSecondFactor(services: Pick<Services, 'db' | 'config'>, session: Session): Promise<void> {
  if (!services.config.adminSecondFactor) return;
  const { isEnrolled, isUsed } = await factorsOf(services, session);
  if (!isEnrolled || !isUsed) throw apiFailure('forbidden', { message: refusalWords('adminSecondFactor') });
}

/**
 * Where the setting demands a second factor, an admin who has one changes the account only in a session that was signed
 * in with one. Without any, a password has to be enough to set up the first. @throws `forbidden`
 */
export async function requireOwnSecondFactor(
  services: Pick<Services, 'db' | 'config'>,
  person: Pick<Person, 'accountId' | 'sessionId' | 'role'>,
): Promise<void> {
  if (!services.config.adminSecondFactor || person.role !== 'admin') return;
  const { isEnrolled, isUsed } = await factorsOf(services, person);
  if (isEnrolled && !isUsed) throw apiFailure('forbidden', { message: refusalWords('adminSecondFactorSession') });
}
