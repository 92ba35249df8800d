import type { Readable } from 'node:stream';
import type { UserDetails } from '@vitae/api/contract';
import { mailWords } from '@vitae/words/mail';
import { languageOf } from '../mail/language-of.ts';
import { refusalWords } from '@vitae/words/refusals';
import { apiFailure, notFound } from '../../api/api-failure.ts';
import type { ApiContext, Person } from '../../api/context.ts';
import { callerOf } from '../../api/implementer.ts';
import type { Database } from '../../db/open-database.ts';
import type { Account } from '../../db/schema.ts';
import { isoTime } from '../../services.ts';
import { graceDays } from '../account/account.ts';
import { exportAccount } from '../account/export-account.ts';
import { onRecord } from '../audit/audit.ts';
import { lockWithAdmins, requireAdminLeft } from '../auth/admins-left.ts';
import { isAdminEmail } from '../auth/accounts.ts';
import { endAllSessions, notifySignedOut } from '../auth/tokens.ts';
import { queueMail } from '../mail/outbox.ts';
import { permitMail } from '../mail/permit-mail.ts';
import { tellOwner } from './tell-owner.ts';
import { userDetails } from './user-details.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A change of an account, of the revision that the admin saw. */
interface Asked {
  id: string;
  revision: number;
  reason: string;
}

type Set = Partial<Pick<Account, 'status' | 'role' | 'role_from' | 'delete_after'>>;

interface Steps {
  /** What changes; it may refuse. */
  set: (account: Account) => Set;
  /** Whether the sessions end, and their tokens with them. */
  endsSessions?: boolean;
  /** What else happens in the same transaction. */
  also?: (db: Database, account: Account) => Promise<void>;
}

/** @throws `not-found` */
async function accountOf(db: Database, id: string): Promise<Account> {
  const account = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound);
  return account;
}

/**
 * An account that an admin is about to change, for this transaction, with the admin's own and those of all others. @throws `forbidden` to an admin who is none any more, `not-found`
 */
async function lockedWithAdmin(db: Database, id: string, { accountId }: Pick<Person, 'accountId'>): Promise<Account> {
  const locked = await lockWithAdmins(db, [id, accountId]);
  const admin = locked.get(accountId);
  if (admin?.role !== 'admin' || admin.status !== 'active') throw apiFailure('forbidden');
  const account = locked.get(id);
  if (!account) throw apiFailure('not-found');
  return account;
}

/** @throws `conflict` if another admin changed the account after the one who asks had seen it, `not-found` */
async function changeUser(
  context: ApiContext,
  { id, revision, reason }: Asked,
  { set, endsSessions = false, also }: Steps,
): Promise<UserDetails> {
  const { services } = context;
  const caller = callerOf(context);
  const ended = await onRecord(context, async (db) => {
    const account = await lockedWithAdmin(db, id, caller);
    const changed = set(account);
    const { numUpdatedRows } = await db
      .updateTable('account')
      .set({ ...changed, revision: revision + 1 })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw apiFailure('conflict', { message: refusalWords('changedByAdmin') });
    // The admin who does this may be leaving.
    if (account.role === 'admin') await requireAdminLeft(db);
    const sessions = endsSessions ? await endAllSessions(db, services.now(), id) : [];
    await also?.(db, account);
    const { role_from: _roleFrom, ...shown } = changed;
    const before = Object.fromEntries(Object.entries(account).filter(([name]) => Object.hasOwn(shown, name)));
    const change = {
      subject: `user ${id}`,
      name: account.email,
      reason,
      before: { ...before, ...(endsSessions && { sessions: sessions.length }) },
      after: { ...shown, ...(endsSessions && { sessions: 0 }) },
    };
    return { change, result: sessions };
  });
  notifySignedOut(services, id, ended);
  return userDetails(services.db, caller, id);
}

/** Admins do not lock themselves out: another one has to. @throws `conflict` */
export function mustBeSomeoneElse({ accountId }: Pick<Person, 'accountId'>, id: string): void {
  if (accountId === id) throw apiFailure('conflict', { message: refusalWords('ownAccount') });
}

/** Suspends an account: its tokens are refused from now on. @throws as `changeUser` */
export function suspendUser(context: ApiContext, asked: Asked): Promise<UserDetails> {
  mustBeSomeoneElse(callerOf(context), asked.id);
  return changeUser(context, asked, { set: () => ({ status: 'suspended' }), endsSessions: true });
}

/** @throws as `changeUser` */
export const reinstateUser = (context: ApiContext, asked: Asked): Promise<UserDetails> =>
  changeUser(context, asked, {
    set: ({ delete_after: due }) => {
      // Its data is being deleted already.
      if (due !== null && due <= isoTime(context.services.now()))
        throw apiFailure('conflict', { message: refusalWords('beingDeleted') });
      return { status: 'active' };
    },
  });

/** @throws as `changeUser`, and `conflict` for the account of `ADMIN_EMAIL`, which the setting makes an admin */
export function setUserRole(
  context: ApiContext,
  { role, ...asked }: Asked & { role: Account['role'] },
): Promise<UserDetails> {
  mustBeSomeoneElse(callerOf(context), asked.id);
  return changeUser(context, asked, {
    set: ({ email, email_verified_at: verified }) => {
      if (role === 'admin' && verified === null)
        throw apiFailure('conflict', { message: refusalWords('addressNotConfirmed') });
      // The next start of the server would give the role back.
      if (role === 'user' && isAdminEmail(context.services.config, email))
        throw apiFailure('conflict', { message: refusalWords('adminBySetting') });
      return { role, role_from: role === 'admin' ? 'hand' : null };
    },
  });
}

/** Ends all sessions of an account. @throws as `changeUser` */
export const signOutUser = (context: ApiContext, asked: Asked): Promise<UserDetails> =>
  changeUser(context, asked, { set: () => ({}), endsSessions: true });

/** Deletes an account for its person, after the days in which it can be cancelled. @throws as `changeUser` */
export async function removeUser(context: ApiContext, asked: Asked): Promise<UserDetails> {
  const { services } = context;
  mustBeSomeoneElse(callerOf(context), asked.id);
  const { email, ...account } = await accountOf(services.db, asked.id);
  const locale = languageOf(account);
  const permit = await permitMail(services, 'admin', email, callerOf(context));
  const deleteAfter = isoTime(services.now().getTime() + graceDays * dayMs);
  return changeUser(context, asked, {
    set: () => ({ delete_after: deleteAfter }),
    also: (db) =>
      queueMail(db, services.now(), permit, {
        subject: mailWords('deletionSubject')(locale),
        text: mailWords('deletionText', {
          appName: services.config.site.appName,
          day: deleteAfter.slice(0, 10),
          url: services.config.publicUrl,
        })(locale),
      }),
  });
}

/** Cancels the deletion of an account. @throws as `changeUser` */
export const keepUser = (context: ApiContext, asked: Asked): Promise<UserDetails> =>
  changeUser(context, asked, {
    set: ({ delete_after: due }) => {
      if (due !== null && due <= isoTime(context.services.now()))
        throw apiFailure('conflict', { message: refusalWords('beingDeleted') });
      return { delete_after: null };
    },
  });

/** Everything an account holds, for its person. @throws `not-found`, `too-many-requests` */
export async function downloadUser(
  context: ApiContext,
  { id, reason }: { id: string; reason: string },
): Promise<Readable> {
  const { services } = context;
  const account = await accountOf(services.db, id);
  await tellOwner(context, account, { what: 'everything', reason }, async (db, tell) => {
    await tell(db);
    return {
      change: { subject: `user ${id}`, name: account.email, reason, before: null, after: null },
      result: null,
    };
  });
  return exportAccount(services, { accountId: id, sessionId: '', role: account.role, device: '' });
}
