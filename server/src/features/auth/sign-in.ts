import type { SignedIn, SignInResult } from '@vitae/api/contract';
import { apiFailure } from '../../api/api-failure.ts';
import type { Person } from '../../api/context.ts';
import type { Account } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { accountByEmail, claimAccount, createAccount, emailKey, markEmailVerified, userOf } from './accounts.ts';
import { challengedAddress, closeChallenge, countTry, isMailedCode, sendCodeAgain, startChallenge } from './challenges.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { endAllSessions, endSessions, startSession, tellSignedOut } from './tokens.ts';
import { isSecondFactor } from './second-factor.ts';

/** Where a request comes from, and who is signed in there already. */
export interface Caller {
  address: string;
  device: string;
  person: Person | null;
}

/** Wrong passwords after which the right one alone is not enough: a code goes to the address. */
const suspiciousTries = 4;

/** A new session, which takes the place of one that this device has already, and what the person is told of it. */
export async function signedIn(services: Services, accountId: string, { device, person }: Caller): Promise<SignedIn> {
  const { tokens } = await services.db.transaction().execute((db) => startSession(db, services, accountId, device));
  if (person !== null) await endSessions(services.db, services.now(), [person.sessionId]);
  return { status: 'signed-in', ...tokens, user: await userOf(services.db, accountId) };
}

export interface SignUp {
  name: string;
  email: string;
  password: string;
  country?: string | undefined;
  locale?: string | undefined;
}

/** Registers, signs in, and sends a code to confirm the address. @throws `email-taken` */
export async function signUp(services: Services, { password, ...given }: SignUp, caller: Caller): Promise<SignInResult> {
  await services.limits.count('sign-up address', caller.address);
  const passwordHash = await hashPassword(password);
  const { account, challengeId } = await services.db.transaction().execute(async (db) => {
    const created = await createAccount(db, services, { ...given, passwordHash, isVerified: false });
    return { account: created, challengeId: await startChallenge(db, services, { purpose: 'verify-email', accountId: created.id, email: created.email }) };
  });
  return { ...(await signedIn(services, account.id, caller)), verifyEmail: challengeId };
}

/** Signs in with a password. An unknown address and a wrong password give the same answer in the same time. */
export async function signIn(services: Services, { email, password }: { email: string; password: string }, caller: Caller): Promise<SignInResult> {
  const { db, limits } = services;
  const key = emailKey(email);
  await limits.count('sign-in address', caller.address);
  await limits.count('sign-in account', key);
  const account = await accountByEmail(db, email);
  if (!(await isPassword(account?.password_hash, password)) || !account) throw apiFailure('invalid-credentials');
  const tries = await limits.countOf('sign-in account', key);
  await limits.forget('sign-in account', key);
  return pastFirstFactor(services, account, caller, tries > suspiciousTries);
}

/** What follows a right password, or a provider's word. @throws `forbidden` for a suspended account */
export async function pastFirstFactor(services: Services, account: Account, caller: Caller, isSuspicious: boolean): Promise<SignInResult> {
  if (account.status !== 'active') throw apiFailure('forbidden', { message: 'This account is suspended. Write to us through the contact page.' });
  const kind = account.totp_confirmed_at === null ? 'otp' : 'totp';
  if (kind === 'otp' && !isSuspicious) return signedIn(services, account.id, caller);
  const challengeId = await services.db
    .transaction()
    .execute((db) => startChallenge(db, services, { purpose: kind === 'totp' ? 'totp' : 'sign-in', accountId: account.id, email: account.email }));
  return { status: 'challenge', challengeId, kind };
}

/** Answers a challenge: confirms an address, or signs in. @throws `invalid-code` */
export async function verifyCode(services: Services, { challengeId, code }: { challengeId: string; code: string }, caller: Caller): Promise<SignInResult> {
  await services.limits.count('code address', caller.address);
  const challenge = await countTry(services.db, services.now(), challengeId);
  const account = challenge.account_id === null ? undefined : await services.db.selectFrom('account').selectAll().where('id', '=', challenge.account_id).executeTakeFirst();
  if (account?.status !== 'active' || challenge.purpose === 'reset' || challenge.purpose === 'change-email') throw apiFailure('invalid-code');
  const isSecond = challenge.purpose === 'totp';
  // Whoever knows the password has as many challenges, and addresses, as they like.
  if (isSecond) await services.limits.count('second factor account', account.id);
  const isRight = isSecond ? await isSecondFactor(services, account, code) : isMailedCode(services, challenge, code);
  if (!isRight) throw apiFailure('invalid-code');
  await services.db.transaction().execute(async (db) => {
    await closeChallenge(db, services.now(), challengeId);
    if (!isSecond) await markEmailVerified(db, services, account);
  });
  if (isSecond) await services.limits.forget('second factor account', account.id);
  return signedIn(services, account.id, caller);
}

/** Sends a code again, to whom it went before. */
export async function resendCode(services: Services, challengeId: string, { address }: Caller): Promise<void> {
  await services.limits.count('mail address', address);
  const email = await challengedAddress(services.db, challengeId);
  await services.limits.count('mail account', email === null ? challengeId : emailKey(email));
  await sendCodeAgain(services, challengeId);
}

/** Sends a code to set a new password; looks the same for an address without an account. */
export async function forgotPassword(services: Services, email: string, { address }: Caller): Promise<string> {
  await services.limits.count('mail address', address);
  await services.limits.count('mail account', emailKey(email));
  const account = await accountByEmail(services.db, email);
  return services.db.transaction().execute((db) => startChallenge(db, services, { purpose: 'reset', accountId: account?.id ?? null, email: account?.email ?? email }));
}

/** Sets a new password with a mailed code, and ends all sessions. @throws `invalid-code` */
export async function resetPassword(services: Services, { challengeId, code, password }: { challengeId: string; code: string; password: string }, { address }: Caller): Promise<void> {
  const { db, now } = services;
  await services.limits.count('code address', address);
  const challenge = await countTry(db, now(), challengeId);
  const accountId = challenge.account_id;
  if (challenge.purpose !== 'reset' || accountId === null || !isMailedCode(services, challenge, code)) throw apiFailure('invalid-code');
  const passwordHash = await hashPassword(password);
  const ended = await db.transaction().execute(async (transaction) => {
    await closeChallenge(transaction, now(), challengeId);
    const account = await transaction.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow();
    await claimAccount(transaction, account);
    await transaction.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', accountId).execute();
    await markEmailVerified(transaction, services, account);
    return endAllSessions(transaction, now(), accountId);
  });
  tellSignedOut(services, accountId, ended);
  await services.limits.forget('sign-in account', emailKey(challenge.email));
}
