import type { UserDetails } from '@vitae/api/contract';
import { sql } from 'kysely';
import { notFound } from '../../api/api-failure.ts';
import type { Person } from '../../api/context.ts';
import type { Database } from '../../db/open-database.ts';
import { cappedCount } from './capped-count.ts';
import { listedUser } from './list-users.ts';

const mostSessions = 50;

/** An account as its page shows it. @throws `not-found` */
export async function userDetails(
  db: Database,
  { accountId }: Pick<Person, 'accountId'>,
  id: string,
): Promise<UserDetails> {
  const account = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound);
  const google = await db.selectFrom('identity').select('subject').where('account_id', '=', id).executeTakeFirst();
  const passkeys = await db.selectFrom('passkey').select('id').where('account_id', '=', id).execute();
  const sessions = await db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('account_id', '=', id)
    .where('ended_at', 'is', null)
    .orderBy('last_seen_at', 'desc')
    .limit(mostSessions)
    .execute();
  return {
    ...listedUser(account),
    locale: account.locale,
    hasPassword: account.password_hash !== null,
    hasGoogle: google !== undefined,
    hasTotp: account.totp_confirmed_at !== null,
    passkeys: passkeys.length,
    documents: await cappedCount(
      db,
      sql`select id from document where account_id = ${id} and purged_at is null and deleted_at is null`,
    ),
    evaluations: await cappedCount(db, sql`select id from evaluation where account_id = ${id} and deleted_at is null`),
    sessions: sessions.map((session) => ({
      id: session.id,
      device: session.device,
      createdAt: session.created_at,
      lastSeenAt: session.last_seen_at,
    })),
    isMe: id === accountId,
  };
}
