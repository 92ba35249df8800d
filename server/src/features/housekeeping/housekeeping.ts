import { isoTime, type Services } from '../../services.ts';
import { removeUnusedAssets } from '../assets/unused-assets.ts';
import { emptyTrash } from '../documents/documents.ts';
import { thinVersions } from '../documents/thin-versions.ts';
import { withLease } from './lease.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** How often it is done. */
export const housekeepingMs = hourMs;

/** How long things are kept that are of no more use to anyone; SECURITY.md promises it. */
const kept = {
  /** Ended sessions, and with them the refresh tokens that would give away a replay. */
  sessions: 30 * dayMs,
  challenges: dayMs,
  mail: 7 * dayMs,
  limits: hourMs,
} as const;

/**
 * Throws away what has had its time: the trash after 30 days, old versions beside their neighbours, accounts after their grace, used codes and ended sessions, old mail, pictures that no
 * document shows. One process does it at a time; false when another one is at it.
 */
export function keepHouse(services: Services): Promise<boolean> {
  return withLease(services, 'housekeeping', async () => {
    const removed = {
      documents: await emptyTrash(services),
      accounts: await removeAccounts(services),
      versions: await thinVersions(services),
      ...(await forgetSignIns(services)),
      mails: await forgetMail(services),
      pictures: await removeUnusedAssets(services),
    };
    services.log.info({ removed }, 'housekeeping');
  });
}

/** Accounts whose time to be kept is over, with all they hold. */
async function removeAccounts({ db, now }: Services): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('account').where('delete_after', '<=', isoTime(now())).executeTakeFirst();
  return Number(numDeletedRows);
}

async function forgetSignIns({ db, now }: Services): Promise<{ sessions: number; challenges: number }> {
  const before = (ms: number) => isoTime(now().getTime() - ms);
  await db.deleteFrom('refresh_token').where('expires_at', '<=', isoTime(now())).execute();
  const ended = await db.deleteFrom('session').where('ended_at', '<=', before(kept.sessions)).executeTakeFirst();
  // A session that nobody can go on with has no refresh token left.
  const idle = await db
    .deleteFrom('session')
    .where('last_seen_at', '<=', before(hourMs))
    .where((where) => where.not(where.exists(where.selectFrom('refresh_token').select('hash').whereRef('refresh_token.session_id', '=', 'session.id'))))
    .executeTakeFirst();
  const challenges = await db.deleteFrom('challenge').where('expires_at', '<=', before(kept.challenges)).executeTakeFirst();
  await db.deleteFrom('native_grant').where('expires_at', '<=', before(kept.challenges)).execute();
  await db.deleteFrom('rate_limit').where('expire', '<=', Date.now() - kept.limits).execute();
  return { sessions: Number(ended.numDeletedRows + idle.numDeletedRows), challenges: Number(challenges.numDeletedRows) };
}

async function forgetMail({ db, now }: Services): Promise<number> {
  const before = isoTime(now().getTime() - kept.mail);
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where((where) => where.or([where('sent_at', '<=', before), where('failed_at', '<=', before)]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
