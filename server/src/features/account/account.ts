import { mailWords } from '@vitae/words/mail';
import { languageOf } from '../mail/language-of.ts';
import { refusalWords } from '@vitae/words/refusals';
import type { User } from '@vitae/api/contract';
import { apiFailure, notFound } from '../../api/api-failure.ts';
import type { Caller, Person } from '../../api/context.ts';
import { isoTime, type Services } from '../../services.ts';
import { indexAccount } from '../auth/account-terms.ts';
import { lockWithAdmins, requireAdminLeft } from '../auth/admins-left.ts';
import { accountByEmail, emailKey, roleWith, userOf } from '../auth/accounts.ts';
import {
  closeAllChallenges,
  closeChallenge,
  countTry,
  forgetTries,
  isMailedCode,
  startChallenge,
} from '../auth/challenges.ts';
import { hashPassword } from '../auth/passwords.ts';
import { isAppCode, isSecondFactor, newRecoveryCodes, newTotp } from '../auth/second-factor.ts';
import { link, socialProfile, type SocialAnswer } from '../auth/social.ts';
import { endAllSessions, endSessions, notifySignedOut } from '../auth/tokens.ts';
import { queueMail } from '../mail/outbox.ts';
import { permitMail } from '../mail/permit-mail.ts';
import { noticeTo, notifyOwner } from '../mail/notify-owner.ts';
import { accountOf, confirmPerson, requireFreshSignIn } from './confirm-person.ts';

/** How long the deletion of an account can be cancelled. */
export const graceDays = 14;
const dayMs = 24 * 60 * 60 * 1000;

export interface ProfileChange {
  name?: string | undefined;
  country?: string | undefined;
  locale?: string | undefined;
  theme?: User['theme'] | undefined;
  language?: User['language'];
}

export async function updateProfile(services: Services, { accountId }: Person, change: ProfileChange): Promise<User> {
  const set = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(set).length > 0)
    await services.db.transaction().execute(async (db) => {
      const account = await db
        .updateTable('account')
        .set(set)
        .where('id', '=', accountId)
        .returning(['id', 'email', 'name'])
        .executeTakeFirst();
      if (account && change.name !== undefined) await indexAccount(db, account);
    });
  return userOf(services, accountId);
}

/** Sets a new password; the other sessions end. @throws `invalid-credentials` */
export async function changePassword(
  services: Services,
  person: Caller,
  { currentPassword, password }: { currentPassword?: string | undefined; password: string },
): Promise<void> {
  const account = await confirmPerson(services, person, currentPassword);
  const notice = await noticeTo(services, account, person);
  const passwordHash = await hashPassword(password, account.id);
  const ended = await services.db.transaction().execute(async (db) => {
    await db.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', account.id).execute();
    const others = await endAllSessions(db, services.now(), account.id, person.sessionId);
    await notifyOwner(db, services, notice, 'passwordChanged');
    return others;
  });
  notifySignedOut(services, account.id, ended);
}

/**
 * Sends a code to the new address, and a notice to the old one. Only entering the code reveals that an address is
 * taken; this call does not.
 */
export async function startEmailChange(
  services: Services,
  person: Caller,
  { email, currentPassword }: { email: string; currentPassword?: string | undefined },
): Promise<string> {
  const account = await confirmPerson(services, person, currentPassword);
  const notice = await noticeTo(services, account, person);
  const mail = await permitMail(services, 'change-email', email, person);
  return services.db.transaction().execute(async (db) => {
    await queueMail(db, services.now(), notice, {
      subject: mailWords('addressChangesSubject')(languageOf(account)),
      text: mailWords('addressChangesText', {
        appName: services.config.site.appName,
        url: services.config.publicUrl,
      })(languageOf(account)),
    });
    return startChallenge(db, services, { purpose: 'change-email', accountId: account.id, mail });
  });
}

/** @throws `invalid-code`; `email-taken` */
export async function confirmEmailChange(
  services: Services,
  person: Person,
  { challengeId, code }: { challengeId: string; code: string },
): Promise<User> {
  const { db, now } = services;
  const account = await accountOf(services, person);
  const challenge = await countTry(services, challengeId);
  if (
    challenge.purpose !== 'change-email' ||
    challenge.account_id !== account.id ||
    !isMailedCode(services, challenge, code)
  )
    throw apiFailure('invalid-code');
  await db.transaction().execute(async (transaction) => {
    await closeChallenge(transaction, now(), challengeId);
    const owner = await accountByEmail(transaction, challenge.email);
    if (owner && owner.id !== account.id) throw apiFailure('email-taken');
    await transaction
      .updateTable('account')
      .set({
        email: challenge.email,
        email_key: emailKey(challenge.email),
        email_verified_at: isoTime(now()),
        ...roleWith(services, challenge.email, account),
      })
      .where('id', '=', account.id)
      .execute();
    await indexAccount(transaction, { ...account, email: challenge.email });
    // Codes that were mailed to the old address are now void.
    await closeAllChallenges(transaction, now(), account.id);
  });
  await forgetTries(services, challenge);
  return userOf(services, account.id);
}

/**
 * Links a Google account as another sign-in method. @throws `invalid-credentials` unless the user has just signed in
 */
export async function linkGoogle(services: Services, person: Caller, answer: SocialAnswer): Promise<User> {
  const { accountId } = person;
  await requireFreshSignIn(services, person);
  const { subject } = await socialProfile(services, answer);
  const notice = await noticeTo(services, await accountOf(services, person), person);
  await services.db.transaction().execute(async (db) => {
    await link(db, services.now(), accountId, subject);
    await notifyOwner(db, services, notice, 'googleLinked');
  });
  return userOf(services, accountId);
}

/**
 * @throws `conflict` while it is the only way to sign in; `invalid-credentials` unless the user has just signed in or
 * given their password
 */
export async function unlinkGoogle(services: Services, person: Person): Promise<User> {
  const account = await accountOf(services, person);
  if (account.password_hash === null) throw apiFailure('conflict', { message: refusalWords('onlyWayToSignIn') });
  await requireFreshSignIn(services, person);
  await services.db
    .deleteFrom('identity')
    .where('account_id', '=', account.id)
    .where('provider', '=', 'google')
    .execute();
  return userOf(services, account.id);
}

/** A new secret, active once its first code is entered. @throws `invalid-credentials` */
export async function startTotp(
  services: Services,
  person: Person,
  currentPassword: string | undefined,
): Promise<{ secret: string; uri: string }> {
  const account = await confirmPerson(services, person, currentPassword);
  if (account.totp_confirmed_at !== null) throw apiFailure('invalid', { message: refusalWords('twoFactorIsOn') });
  const totp = newTotp(services, account);
  await services.db
    .updateTable('account')
    .set({ totp_secret: totp.secret, totp_last_step: null })
    .where('id', '=', account.id)
    .execute();
  return totp;
}

/** @throws `invalid-code` */
export async function confirmTotp(services: Services, person: Person, code: string): Promise<string[]> {
  const account = await accountOf(services, person);
  await services.limits.count('second factor account', account.id);
  if (account.totp_confirmed_at !== null || !(await isAppCode(services, account, code)))
    throw apiFailure('invalid-code');
  return services.db.transaction().execute(async (db) => {
    await db
      .updateTable('account')
      .set({ totp_confirmed_at: isoTime(services.now()) })
      .where('id', '=', account.id)
      .execute();
    await closeAllChallenges(db, services.now(), account.id);
    return newRecoveryCodes(db, account.id);
  });
}

/** @throws `invalid-code` */
export async function removeTotp(services: Services, person: Caller, code: string): Promise<void> {
  const account = await accountOf(services, person);
  // A correct password must not allow further guessing: only a correct code resets this count.
  await services.limits.count('second factor account', account.id);
  const notice = await noticeTo(services, account, person);
  if (!(await isSecondFactor(services, account, code))) throw apiFailure('invalid-code');
  await services.limits.forget('second factor account', account.id);
  await services.db.transaction().execute(async (db) => {
    await db
      .updateTable('account')
      .set({ totp_secret: null, totp_confirmed_at: null, totp_last_step: null })
      .where('id', '=', account.id)
      .execute();
    await db.deleteFrom('recovery_code').where('account_id', '=', account.id).execute();
    await closeAllChallenges(db, services.now(), account.id);
    await notifyOwner(db, services, notice, 'twoFactorOff');
  });
}

/** The bytes that an account stores, as they are counted for its limit, and the limit. */
export async function accountStorage({ db, config }: Services, { accountId }: Person) {
  const { stored_bytes } = await db
    .selectFrom('account')
    .select('stored_bytes')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { used: Number(stored_bytes), limit: config.accountBytes };
}

export async function listSessions({ db }: Services, { accountId, sessionId }: Person) {
  const rows = await db
    .selectFrom('session')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .orderBy('last_seen_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    isCurrent: row.id === sessionId,
  }));
}

/** @throws `not-found` for a session of someone else */
export async function revokeSession(services: Services, { accountId }: Person, id: string): Promise<void> {
  const { db, now } = services;
  await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow(notFound);
  await endSessions(db, now(), [id]);
  notifySignedOut(services, accountId, [id]);
}

/** Deletes the account once its grace period is over. @throws `invalid-credentials` */
export async function deleteAccount(
  services: Services,
  person: Caller,
  currentPassword: string | undefined,
): Promise<User> {
  const account = await confirmPerson(services, person, currentPassword);
  const notice = await noticeTo(services, account, person);
  const deleteAfter = isoTime(services.now().getTime() + graceDays * dayMs);
  await services.db.transaction().execute(async (db) => {
    if (account.role === 'admin') await lockWithAdmins(db, [account.id]);
    await db.updateTable('account').set({ delete_after: deleteAfter }).where('id', '=', account.id).execute();
    if (account.role === 'admin') await requireAdminLeft(db);
    await queueMail(db, services.now(), notice, {
      subject: mailWords('deletionSubject')(languageOf(account)),
      text: mailWords('deletionText', {
        appName: services.config.site.appName,
        day: deleteAfter.slice(0, 10),
        url: services.config.publicUrl,
      })(languageOf(account)),
    });
  });
  return userOf(services, account.id);
}

export async function cancelDeletion(services: Services, { accountId }: Person): Promise<User> {
  await services.db.updateTable('account').set({ delete_after: null }).where('id', '=', accountId).execute();
  return userOf(services, accountId);
}
