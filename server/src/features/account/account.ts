import type { User } from '@vitae/api/contract';
import { apiFailure } from '../../api/api-failure.ts';
import type { Person } from '../../api/context.ts';
import type { Database } from '../../db/open-database.ts';
import type { Account } from '../../db/schema.ts';
import { isoTime, type Services } from '../../services.ts';
import { accountByEmail, emailKey, userOf } from '../auth/accounts.ts';
import { closeChallenge, countTry, isMailedCode, startChallenge } from '../auth/challenges.ts';
import { hashPassword, isPassword } from '../auth/passwords.ts';
import { isAppCode, isSecondFactor, newRecoveryCodes, newTotp } from '../auth/second-factor.ts';
import { link, socialProfile, type SocialAnswer } from '../auth/social.ts';
import { endAllSessions, endSessions, tellSignedOut } from '../auth/tokens.ts';
import { queueMail } from '../mail/outbox.ts';

/** How long a deleted account can still be kept. */
const graceDays = 14;
const dayMs = 24 * 60 * 60 * 1000;

export interface ProfileChange {
  name?: string | undefined;
  country?: string | undefined;
  locale?: string | undefined;
  theme?: User['theme'] | undefined;
}

async function accountOf({ db }: Services, { accountId }: Person): Promise<Account> {
  const account = await db.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirst();
  if (!account) throw apiFailure('unauthenticated');
  return account;
}

/** Before what cannot be taken back: the password again, where there is one. @throws `invalid-credentials` */
async function confirmPassword(services: Services, person: Person, password: string | undefined): Promise<Account> {
  const account = await accountOf(services, person);
  if (account.password_hash === null) return account;
  await services.limits.count('sign-in account', account.email_key);
  if (!(await isPassword(account.password_hash, password ?? ''))) {
    throw apiFailure('invalid-credentials', { message: 'The password is not right.', fields: { currentPassword: 'The password is not right.' } });
  }
  await services.limits.forget('sign-in account', account.email_key);
  return account;
}

/** Word to the owner of an account of a change that someone else might have made. */
async function tellOwner(db: Database, { config, now }: Services, accountId: string, subject: string, what: string): Promise<void> {
  const { email } = await db.selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirstOrThrow();
  const text = `Your ${config.site.appName} account ${what}. If it was not you, set a new password: ${config.publicUrl}/forgot-password`;
  await queueMail(db, now(), { to: email, subject, text });
}

export async function updateProfile(services: Services, { accountId }: Person, change: ProfileChange): Promise<User> {
  const set = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(set).length > 0) await services.db.updateTable('account').set(set).where('id', '=', accountId).execute();
  return userOf(services.db, accountId);
}

/** Sets a new password; the other sessions end. @throws `invalid-credentials` */
export async function changePassword(services: Services, person: Person, { currentPassword, password }: { currentPassword?: string | undefined; password: string }): Promise<void> {
  const account = await confirmPassword(services, person, currentPassword);
  const passwordHash = await hashPassword(password);
  const ended = await services.db.transaction().execute(async (db) => {
    await db.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', account.id).execute();
    const others = await endAllSessions(db, services.now(), account.id, person.sessionId);
    await tellOwner(db, services, account.id, 'Your password was changed', 'has a new password');
    return others;
  });
  tellSignedOut(services, account.id, ended);
}

/** Sends a code to the new address, and word of it to the old one. An address that is taken is found out with the code, not here. */
export async function startEmailChange(services: Services, person: Person, { email, currentPassword }: { email: string; currentPassword?: string | undefined }): Promise<string> {
  const account = await confirmPassword(services, person, currentPassword);
  await services.limits.count('mail account', account.id);
  return services.db.transaction().execute(async (db) => {
    await queueMail(db, services.now(), {
      to: account.email,
      subject: 'Your e-mail address is about to change',
      text: `Someone signed in to your ${services.config.site.appName} account asked to change its address to another one. If it was not you, set a new password: ${services.config.publicUrl}/forgot-password`,
    });
    return startChallenge(db, services, { purpose: 'change-email', accountId: account.id, email });
  });
}

/** @throws `invalid-code`; `email-taken` */
export async function confirmEmailChange(services: Services, { accountId }: Person, { challengeId, code }: { challengeId: string; code: string }): Promise<User> {
  const { db, now } = services;
  const challenge = await countTry(db, now(), challengeId);
  if (challenge.purpose !== 'change-email' || challenge.account_id !== accountId || !isMailedCode(services, challenge, code)) throw apiFailure('invalid-code');
  await db.transaction().execute(async (transaction) => {
    await closeChallenge(transaction, now(), challengeId);
    const owner = await accountByEmail(transaction, challenge.email);
    if (owner && owner.id !== accountId) throw apiFailure('email-taken');
    await transaction
      .updateTable('account')
      .set({ email: challenge.email, email_key: emailKey(challenge.email), email_verified_at: isoTime(now()) })
      .where('id', '=', accountId)
      .execute();
    // What was mailed to the old address opens nothing any more.
    await transaction.deleteFrom('challenge').where('account_id', '=', accountId).where('used_at', 'is', null).execute();
  });
  return userOf(db, accountId);
}

export async function linkGoogle(services: Services, { accountId }: Person, answer: SocialAnswer): Promise<User> {
  const { subject } = await socialProfile(services, answer);
  await services.db.transaction().execute(async (db) => {
    await link(db, services.now(), accountId, subject);
    await tellOwner(db, services, accountId, 'A Google account was linked', 'can now be signed in to with a Google account');
  });
  return userOf(services.db, accountId);
}

/** @throws `conflict` while it is the only way to sign in */
export async function unlinkGoogle(services: Services, person: Person): Promise<User> {
  const account = await accountOf(services, person);
  if (account.password_hash === null) throw apiFailure('conflict', { message: 'Set a password first: this is the only way to sign in.' });
  await services.db.deleteFrom('identity').where('account_id', '=', account.id).where('provider', '=', 'google').execute();
  return userOf(services.db, account.id);
}

/** A new secret, in force with its first code. @throws `invalid-credentials` */
export async function startTotp(services: Services, person: Person, currentPassword: string | undefined): Promise<{ secret: string; uri: string }> {
  const account = await confirmPassword(services, person, currentPassword);
  if (account.totp_confirmed_at !== null) throw apiFailure('invalid', { message: 'Two-factor sign-in is on already.' });
  const totp = newTotp(services, account);
  await services.db.updateTable('account').set({ totp_secret: totp.secret, totp_last_step: null }).where('id', '=', account.id).execute();
  return totp;
}

/** @throws `invalid-code` */
export async function confirmTotp(services: Services, person: Person, code: string): Promise<string[]> {
  const account = await accountOf(services, person);
  await services.limits.count('sign-in account', account.email_key);
  if (account.totp_confirmed_at !== null || !(await isAppCode(services, account, code))) throw apiFailure('invalid-code');
  return services.db.transaction().execute(async (db) => {
    await db.updateTable('account').set({ totp_confirmed_at: isoTime(services.now()) }).where('id', '=', account.id).execute();
    return newRecoveryCodes(db, account.id);
  });
}

/** @throws `invalid-code` */
export async function removeTotp(services: Services, person: Person, code: string): Promise<void> {
  const account = await accountOf(services, person);
  await services.limits.count('sign-in account', account.email_key);
  if (!(await isSecondFactor(services, account, code))) throw apiFailure('invalid-code');
  await services.db.transaction().execute(async (db) => {
    await db.updateTable('account').set({ totp_secret: null, totp_confirmed_at: null, totp_last_step: null }).where('id', '=', account.id).execute();
    await db.deleteFrom('recovery_code').where('account_id', '=', account.id).execute();
    await tellOwner(db, services, account.id, 'Two-factor sign-in was turned off', 'no longer asks for a second factor');
  });
}

export async function listSessions({ db }: Services, { accountId, sessionId }: Person) {
  const rows = await db.selectFrom('session').selectAll().where('account_id', '=', accountId).where('ended_at', 'is', null).orderBy('last_seen_at', 'desc').execute();
  return rows.map((row) => ({ id: row.id, device: row.device, createdAt: row.created_at, lastSeenAt: row.last_seen_at, isCurrent: row.id === sessionId }));
}

/** @throws `not-found` for a session of someone else */
export async function revokeSession(services: Services, { accountId }: Person, id: string): Promise<void> {
  const { db, now } = services;
  const row = await db.selectFrom('session').select('id').where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst();
  if (!row) throw apiFailure('not-found');
  await endSessions(db, now(), [id]);
  tellSignedOut(services, accountId, [id]);
}

/** Deletes the account once the time to keep it is over. @throws `invalid-credentials` */
export async function deleteAccount(services: Services, person: Person, currentPassword: string | undefined): Promise<User> {
  const account = await confirmPassword(services, person, currentPassword);
  const deleteAfter = isoTime(services.now().getTime() + graceDays * dayMs);
  await services.db.transaction().execute(async (db) => {
    await db.updateTable('account').set({ delete_after: deleteAfter }).where('id', '=', account.id).execute();
    await queueMail(db, services.now(), {
      to: account.email,
      subject: 'Your account will be deleted',
      text: `Your ${services.config.site.appName} account and all it holds will be deleted on ${deleteAfter.slice(0, 10)}. To keep it, sign in before: ${services.config.publicUrl}/account/settings`,
    });
  });
  return userOf(services.db, account.id);
}

export async function keepAccount({ db }: Services, { accountId }: Person): Promise<User> {
  await db.updateTable('account').set({ delete_after: null }).where('id', '=', accountId).execute();
  return userOf(db, accountId);
}
