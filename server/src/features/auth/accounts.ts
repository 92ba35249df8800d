import type { InterfaceLanguage } from '@vitae/words/languages';
import { errorWords } from '@vitae/words/errors';
import type { User } from '@vitae/api/contract';
import {
  defaultCountry,
  entitlements,
  freeLimits,
  type EntitledAccount,
  type Entitlements,
  type PlanRights,
} from '@vitae/domain';
import { v7 as uuidv7 } from 'uuid';
import { apiFailure } from '../../api/api-failure.ts';
import type { Database } from '../../db/open-database.ts';
import type { Account } from '../../db/schema.ts';
import { isoTime, type Services } from '../../services.ts';
import { plansIn } from '../payments/bought-rights.ts';
import { rightsOfFree } from '../payments/plans.ts';
import { indexAccount } from './account-terms.ts';

/** Addresses are compared without regard to case and form. */
export const emailKey = (email: string): string => email.normalize('NFKC').toLowerCase();

export const accountByEmail = (db: Database, email: string): Promise<Account | undefined> =>
  db.selectFrom('account').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();

export interface NewAccount {
  email: string;
  name: string;
  passwordHash: string | null;
  isVerified: boolean;
  country?: string | undefined;
  locale?: string | undefined;
  language?: InterfaceLanguage;
}

/** The columns of an account that decide what it is entitled to. */
export const planColumns = ['document_limit', 'plan_key', 'plan_rights', 'plan_until'] as const;

type PlanRow = Pick<Account, (typeof planColumns)[number]>;

/** What is known about the plan of an account, by what the free plan gives (`rightsOfFree`). */
function entitledAccount(row: PlanRow, free: PlanRights): EntitledAccount {
  const { document_limit: documentLimit, plan_key: key, plan_rights: rights, plan_until: until } = row;
  const plans = key === null || rights === null || until === null ? [] : plansIn({ key, rights, until });
  return { documentLimit, free, plans };
}

/** What an account is entitled to now, by what the free plan gives (`rightsOfFree`). */
export const entitlementsOf = (row: PlanRow, free: PlanRights, now: Date): Entitlements =>
  entitlements(entitledAccount(row, free), now);

/** The same, with the free plan of the database. */
export const entitlementsIn = async (db: Database, row: PlanRow, now: Date): Promise<Entitlements> =>
  entitlementsOf(row, await rightsOfFree(db), now);

/** Creates an account. @throws an `email-taken` error if the address has one */
export async function createAccount(
  db: Database,
  { now, config }: Pick<Services, 'now' | 'config'>,
  given: NewAccount,
): Promise<Account> {
  const time = isoTime(now());
  const account = {
    id: uuidv7(),
    email: given.email,
    email_key: emailKey(given.email),
    name: given.name,
    email_verified_at: given.isVerified ? time : null,
    password_hash: given.passwordHash,
    role: 'user' as const,
    role_from: null,
    ...(given.isVerified ? roleWith({ config }, given.email) : {}),
    status: 'active' as const,
    country: given.country ?? defaultCountry,
    locale: given.locale ?? given.language ?? 'en',
    language: given.language ?? null,
    theme: 'system' as const,
    totp_secret: null,
    totp_confirmed_at: null,
    totp_last_step: null,
    // A free plan without a limit promises none for ever.
    document_limit: (await rightsOfFree(db)).syncedDocuments ?? freeLimits.syncedDocuments,
    delete_after: null,
    created_at: time,
  };
  const row = await db
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw apiFailure('email-taken', { fields: { email: errorWords('email-taken') } });
  await indexAccount(db, row);
  return row;
}

/** Records that the user has confirmed their address; the address in the settings makes its account an admin. */
export async function markEmailVerified(db: Database, { now, config }: Services, account: Account): Promise<void> {
  await db
    .updateTable('account')
    .set({
      email_verified_at: account.email_verified_at ?? isoTime(now()),
      ...roleWith({ config }, account.email, account),
    })
    .where('id', '=', account.id)
    .execute();
}

/**
 * Called before an unconfirmed address is confirmed by its owner other than with the registration's code: the account
 * may have been registered by someone else, who must lose all access – password, passkeys, linked accounts, second
 * factor, pending codes, share links.
 */
export async function claimAccount(db: Database, { id, email_verified_at: verified }: Account): Promise<void> {
  await db.deleteFrom('challenge').where('account_id', '=', id).where('used_at', 'is', null).execute();
  if (verified !== null) return;
  await db
    .updateTable('account')
    .set({ password_hash: null, totp_secret: null, totp_confirmed_at: null, totp_last_step: null })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('identity').where('account_id', '=', id).execute();
  await db.deleteFrom('recovery_code').where('account_id', '=', id).execute();
  await db.deleteFrom('passkey').where('account_id', '=', id).execute();
  // One that follows a document would show what its new owner writes into it.
  await db.deleteFrom('share_link').where('account_id', '=', id).execute();
}

type RoleColumns = Pick<Account, 'role' | 'role_from'>;

/**
 * The role that an account has once `email` is its confirmed address: the address in the settings makes it an admin,
 * and a role that came with that address is lost with it. Empty if nothing changes.
 */
export function roleWith(
  { config }: Pick<Services, 'config'>,
  email: string,
  { role, role_from: source }: RoleColumns = { role: 'user', role_from: null },
): Partial<RoleColumns> {
  if (isAdminEmail(config, email)) return role === 'admin' ? {} : { role: 'admin', role_from: 'address' };
  return source === 'address' ? { role: 'user', role_from: null } : {};
}

/** Makes an account an admin that stays one, whatever its address and the settings. */
export async function appointAdmin(db: Database, accountId: string): Promise<void> {
  await db.updateTable('account').set({ role: 'admin', role_from: 'hand' }).where('id', '=', accountId).execute();
}

/**
 * Applies a changed `ADMIN_EMAIL` at the start of the server: an account that was an admin by another address loses the
 * role, and the account that now has the address gets it. Returns how many accounts changed.
 */
export async function applyAdminEmail(db: Database, config: Services['config']): Promise<number> {
  const key = config.adminEmail === null ? null : emailKey(config.adminEmail);
  return db.transaction().execute(async (transaction) => {
    const admins = transaction.updateTable('account').where('role', '=', 'admin');
    // For roles from before sources were recorded, that address explains the role.
    if (key !== null)
      await admins.set({ role_from: 'address' }).where('role_from', 'is', null).where('email_key', '=', key).execute();
    const demoted = await admins
      .set({ role: 'user', role_from: null })
      .where('role_from', '=', 'address')
      .$if(key !== null, (query) => query.where('email_key', '<>', key ?? ''))
      .executeTakeFirst();
    if (key === null) return Number(demoted.numUpdatedRows);
    const promoted = await transaction
      .updateTable('account')
      .set({ role: 'admin', role_from: 'address' })
      .where('role', '=', 'user')
      .where('email_key', '=', key)
      .where('email_verified_at', 'is not', null)
      .executeTakeFirst();
    return Number(demoted.numUpdatedRows) + Number(promoted.numUpdatedRows);
  });
}

/** Whether the settings make whoever confirms this address an admin. */
export const isAdminEmail = ({ adminEmail }: Services['config'], email: string): boolean =>
  adminEmail !== null && emailKey(adminEmail) === emailKey(email);

/** An account as its user sees it. @throws an `unauthenticated` error if it no longer exists */
export async function userOf({ db, now }: Pick<Services, 'db' | 'now'>, accountId: string): Promise<User> {
  const account = await db.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirst();
  if (!account) throw apiFailure('unauthenticated');
  const google = await db
    .selectFrom('identity')
    .select('subject')
    .where('account_id', '=', accountId)
    .where('provider', '=', 'google')
    .executeTakeFirst();
  const entitled = entitledAccount(account, await rightsOfFree(db));
  const { plan, premiumTemplates, syncedDocuments } = entitlements(entitled, now());
  return {
    id: account.id,
    email: account.email,
    name: account.name,
    emailVerified: account.email_verified_at !== null,
    role: account.role,
    country: account.country,
    locale: account.locale,
    theme: account.theme,
    ...(account.language && { language: account.language }),
    hasPassword: account.password_hash !== null,
    hasGoogle: google !== undefined,
    hasTotp: account.totp_confirmed_at !== null,
    plan,
    premiumTemplates,
    syncedDocuments,
    entitled: { ...entitled, plans: [...entitled.plans] },
    deletedAt: account.delete_after,
    createdAt: account.created_at,
  };
}
