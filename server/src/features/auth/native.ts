import { createHash, randomBytes } from 'node:crypto';
import type { SignedIn } from '@vitae/api/contract';
import { apiFailure } from '../../api/api-failure.ts';
import type { Person } from '../../api/context.ts';
import type { Database } from '../../db/open-database.ts';
import { isoTime, type Services } from '../../services.ts';
import { userOf } from './accounts.ts';
import type { Caller } from './sign-in.ts';
import { endSessions, startSession, notifySignedOut, signedInByOf } from './tokens.ts';

/** How long an app has to present its code: the most that RFC 6749, 4.1.2 recommends. */
const codeMinutes = 10;

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** A code with which the app that created the challenge may sign in as the user who allowed it in the browser. */
export async function grantNative(
  services: Services,
  { accountId, sessionId }: Person,
  codeChallenge: string,
): Promise<string> {
  const { db, now, limits } = services;
  await limits.count('native account', accountId);
  const code = randomBytes(32).toString('base64url');
  const expiresAt = isoTime(now().getTime() + codeMinutes * 60_000);
  await db
    .insertInto('native_grant')
    .values({
      code_hash: hashOf(code),
      account_id: accountId,
      code_challenge: codeChallenge,
      granted_by: sessionId,
      session_id: null,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
  return code;
}

/**
 * Signs an app in with its code. The code is used up whatever the outcome; one that is presented again was read by
 * someone else, and ends the session that it started (RFC 6749, 4.1.2). @throws `invalid-code` if it is unknown, used
 * or expired, if the verifier is another app's (RFC 7636, 4.6), or if the session that allowed it has ended
 */
export async function exchangeNative(
  services: Services,
  { code, codeVerifier, device }: { code: string; codeVerifier: string; device: string },
  { address }: Pick<Caller, 'address'>,
): Promise<SignedIn> {
  const { db, now, limits, log } = services;
  await limits.count('code address', address);
  const codeHash = hashOf(code);
  const outcome = await db.transaction().execute(async (transaction) => {
    const grant = await takeGrant(transaction, now(), codeHash);
    if (!grant) return { is: 'refused', ended: await endSessionOf(transaction, now(), codeHash) } as const;
    if (challengeOf(codeVerifier) !== grant.code_challenge || !(await isAllowed(transaction, grant)))
      return { is: 'refused', ended: null } as const;
    const { sessionId, tokens, ended } = await startSession(
      transaction,
      services,
      grant.account_id,
      device,
      await signedInByOf(transaction, grant.granted_by),
    );
    await transaction
      .updateTable('native_grant')
      .set({ session_id: sessionId })
      .where('code_hash', '=', codeHash)
      .execute();
    return { is: 'signed-in', accountId: grant.account_id, tokens, ended } as const;
  });
  if (outcome.is === 'signed-in') {
    notifySignedOut(services, outcome.accountId, outcome.ended);
    return { status: 'signed-in', ...outcome.tokens, user: await userOf(services, outcome.accountId) };
  }
  if (outcome.ended) {
    log.warn({ session: outcome.ended.sessionId }, 'a code for an app was used again: its session has ended');
    notifySignedOut(services, outcome.ended.accountId, [outcome.ended.sessionId]);
  }
  throw apiFailure('invalid-code');
}

/** Marks a code as used: only the first of several simultaneous requests succeeds. */
const takeGrant = (db: Database, now: Date, codeHash: string) =>
  db
    .updateTable('native_grant')
    .set({ used_at: isoTime(now) })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', isoTime(now))
    .returning(['account_id', 'code_challenge', 'granted_by'])
    .executeTakeFirst();

async function endSessionOf(
  db: Database,
  now: Date,
  codeHash: string,
): Promise<{ accountId: string; sessionId: string } | null> {
  const row = await db
    .selectFrom('native_grant')
    .select(['account_id', 'session_id'])
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  if (!row || row.session_id === null) return null;
  await endSessions(db, now, [row.session_id]);
  return { accountId: row.account_id, sessionId: row.session_id };
}

/** Whether the account may be used, and the session that allowed the app is still alive. */
async function isAllowed(
  db: Database,
  { account_id, granted_by }: { account_id: string; granted_by: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['session.ended_at', 'account.status'])
    .where('session.id', '=', granted_by)
    .where('account.id', '=', account_id)
    .executeTakeFirst();
  return row?.ended_at === null && row.status === 'active';
}
