import type { InterfaceLanguage } from '@vitae/words/languages';
import { refusalWords } from '@vitae/words/refusals';
import type { SignedIn, SignInResult, Tokens } from '@vitae/api/contract';
import { apiFailure } from '../../api/api-failure.ts';
import type { Person } from '../../api/context.ts';
import type { Account, SignedInBy } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { accountByEmail, claimAccount, createAccount, emailKey, markEmailVerified, userOf } from './accounts.ts';
import {
  challengedAddress,
  closeChallenge,
  countTry,
  forgetTries,
  isMailedCode,
  requireAskingSession,
  sendCodeAgain,
  startChallenge,
  type Challenge,
} from './challenges.ts';
import { permitMail } from '../mail/permit-mail.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { endAllSessions, endSessions, startSession, notifySignedOut, signedInByOf } from './tokens.ts';
import { isSecondFactor } from './second-factor.ts';

/** Where a request comes from, and who is signed in there already. */
export interface Caller {
  address: string;
  device: string;
  person: Person | null;
}

/** Wrong passwords after which the correct one alone is not enough: a code is sent to the address. */
const suspiciousTries = 4;

/** A new session, which replaces an existing one of this device, and the response with its user. */
export async function signedIn(
  services: Services,
  accountId: string,
  caller: Caller,
  signedInBy: SignedInBy | null,
): Promise<SignedIn> {
  const { tokens, ended } = await services.db
    .transaction()
    .execute((db) => startSession(db, services, accountId, caller.device, signedInBy, caller.person?.sessionId));
  notifySignedOut(services, accountId, ended);
  return inPlaceOfEarlier(services, accountId, tokens, caller);
}

async function inPlaceOfEarlier(
  services: Services,
  accountId: string,
  tokens: Tokens,
  { person }: Caller,
): Promise<SignedIn> {
  if (person !== null) await endSessions(services.db, services.now(), [person.sessionId]);
  return { status: 'signed-in', ...tokens, user: await userOf(services, accountId) };
}

export interface SignUp {
  /** That of the page on which it was asked for. */
  language?: InterfaceLanguage;
  name: string;
  email: string;
  password: string;
  country?: string | undefined;
  locale?: string | undefined;
}

/** Registers, signs in, and sends a code to confirm the address. @throws `email-taken` */
export async function signUp(
  services: Services,
  { password, ...given }: SignUp,
  caller: Caller,
): Promise<SignInResult> {
  await services.limits.count('sign-up address', caller.address);
  const passwordHash = await hashPassword(password, caller.address);
  const { account, tokens, challengeId } = await services.db.transaction().execute(async (db) => {
    const created = await createAccount(db, services, { ...given, passwordHash, isVerified: false });
    const { sessionId, tokens: first } = await startSession(db, services, created.id, caller.device, 'password');
    return {
      account: created,
      tokens: first,
      challengeId: await startChallenge(db, services, {
        purpose: 'verify-email',
        accountId: created.id,
        sessionId,
        // Counted once the account exists: trying an address that already has one uses up nothing of its owner's limit.
        mail: await permitMail(services, 'verify-email', created.email, { ...caller, accountId: created.id }),
      }),
    };
  });
  return { ...(await inPlaceOfEarlier(services, account.id, tokens, caller)), verifyEmail: challengeId };
}

/** Signs in with a password. An unknown address and a wrong password give the same answer in the same time. */
export async function signIn(
  services: Services,
  { email, password }: { email: string; password: string },
  caller: Caller,
): Promise<SignInResult> {
  const { db, limits } = services;
  const key = emailKey(email);
  await limits.count('sign-in address', caller.address);
  await limits.count('sign-in account', key);
  const account = await accountByEmail(db, email);
  await limits.count('password account', key);
  if (!(await isPassword(account?.password_hash, password, caller.address)) || !account)
    throw apiFailure('invalid-credentials');
  // After many wrong passwords only the code, or the second factor, resets the count.
  const isSuspicious = (await limits.countOf('sign-in account', key)) > suspiciousTries;
  if (!isSuspicious) await limits.forget('sign-in account', key);
  return pastFirstFactor(services, account, caller, 'password', isSuspicious);
}

/** Continues after a correct password or a provider's confirmation. @throws `forbidden` for a suspended account */
export async function pastFirstFactor(
  services: Services,
  account: Account,
  caller: Caller,
  signedInBy: 'password' | 'google',
  isSuspicious = false,
): Promise<SignInResult> {
  if (account.status !== 'active') throw apiFailure('forbidden', { message: refusalWords('accountSuspended') });
  const kind = account.totp_confirmed_at === null ? 'otp' : 'totp';
  if (kind === 'otp' && !isSuspicious) return signedIn(services, account.id, caller, signedInBy);
  const { id: accountId, email } = account;
  const question =
    kind === 'totp'
      ? ({ purpose: 'totp', accountId, email } as const)
      : ({
          purpose: 'sign-in',
          accountId,
          mail: await permitMail(services, 'sign-in', email, { ...caller, accountId }),
        } as const);
  const challengeId = await services.db.transaction().execute((db) => startChallenge(db, services, question));
  return { status: 'challenge', challengeId, kind };
}

/**
 * Answers a challenge: confirms an address, or signs in. @throws `invalid-code`; `unauthenticated` if only the session
 * that requested it may answer, and the caller is signed out
 */
export async function verifyCode(
  services: Services,
  { challengeId, code }: { challengeId: string; code: string },
  caller: Caller,
): Promise<SignInResult> {
  await services.limits.count('code address', caller.address);
  await requireAskingSession(services.db, challengeId, caller.person);
  const challenge = await countTry(services, challengeId);
  const account =
    challenge.account_id === null
      ? undefined
      : await services.db.selectFrom('account').selectAll().where('id', '=', challenge.account_id).executeTakeFirst();
  if (account?.status !== 'active' || challenge.purpose === 'reset' || challenge.purpose === 'change-email')
    throw apiFailure('invalid-code');
  return challenge.purpose === 'totp'
    ? finishWithSecondFactor(services, challenge, account, code, caller)
    : finishWithMailedCode(services, challenge, account, code, caller);
}

async function finishWithSecondFactor(
  services: Services,
  challenge: Challenge,
  account: Account,
  code: string,
  caller: Caller,
): Promise<SignInResult> {
  const { db, limits, now } = services;
  // Anyone who knows the password can request any number of challenges, from any number of addresses.
  await limits.count('second factor account', account.id);
  if (!(await isSecondFactor(services, account, code))) throw apiFailure('invalid-code');
  await db.transaction().execute((transaction) => closeChallenge(transaction, now(), challenge.id));
  await limits.forget('second factor account', account.id);
  await limits.forget('sign-in account', emailKey(account.email));
  return signedIn(services, account.id, caller, 'totp');
}

async function finishWithMailedCode(
  services: Services,
  challenge: Challenge,
  account: Account,
  code: string,
  caller: Caller,
): Promise<SignInResult> {
  const { db, limits, now } = services;
  if (!isMailedCode(services, challenge, code)) throw apiFailure('invalid-code');
  await db.transaction().execute(async (transaction) => {
    await closeChallenge(transaction, now(), challenge.id);
    await markEmailVerified(transaction, services, account);
  });
  await forgetTries(services, challenge);
  if (challenge.purpose === 'sign-in') {
    // If a second factor is on, only that completes a sign-in.
    if (account.totp_confirmed_at !== null) return pastFirstFactor(services, account, caller, 'password');
    await limits.forget('sign-in account', emailKey(account.email));
    return signedIn(services, account.id, caller, 'password');
  }
  // Someone who confirms an address is signed in already: the new session counts for as much as that one.
  return signedIn(services, account.id, caller, await signedInByOf(db, caller.person?.sessionId));
}

/** Sends a code again, to the same address as before. */
export async function resendCode(services: Services, challengeId: string, { address }: Caller): Promise<void> {
  const asked = await challengedAddress(services.db, challengeId);
  const { purpose, email } = asked ?? { purpose: 'reset' as const, email: challengeId };
  const mail = await permitMail(services, purpose, email, { address, accountId: null });
  await sendCodeAgain(services, challengeId, mail);
}

/** Sends a code to set a new password; looks the same for an address without an account. */
export async function forgotPassword(services: Services, email: string, { address }: Caller): Promise<string> {
  const mail = await permitMail(services, 'reset', email, { address, accountId: null });
  const account = await accountByEmail(services.db, email);
  return services.db.transaction().execute((db) =>
    startChallenge(db, services, {
      purpose: 'reset',
      accountId: account?.id ?? null,
      mail: account ? { ...mail, to: account.email } : mail,
    }),
  );
}

/** Sets a new password with a mailed code, and ends all sessions. @throws `invalid-code` */
export async function resetPassword(
  services: Services,
  { challengeId, code, password }: { challengeId: string; code: string; password: string },
  { address }: Caller,
): Promise<void> {
  const { db, now } = services;
  await services.limits.count('code address', address);
  const challenge = await countTry(services, challengeId);
  const accountId = challenge.account_id;
  if (challenge.purpose !== 'reset' || accountId === null || !isMailedCode(services, challenge, code))
    throw apiFailure('invalid-code');
  const passwordHash = await hashPassword(password, address);
  const ended = await db.transaction().execute(async (transaction) => {
    await closeChallenge(transaction, now(), challengeId);
    const account = await transaction
      .selectFrom('account')
      .selectAll()
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    await claimAccount(transaction, account);
    await transaction.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', accountId).execute();
    await markEmailVerified(transaction, services, account);
    return endAllSessions(transaction, now(), accountId);
  });
  notifySignedOut(services, accountId, ended);
  await services.limits.forget('sign-in account', emailKey(challenge.email));
  await forgetTries(services, challenge);
}
