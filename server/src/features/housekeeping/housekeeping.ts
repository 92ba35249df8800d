import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { jobWords } from '@vitae/words/jobs';
import { keepStatistics } from '../../db/keep-statistics.ts';
import { sql } from 'kysely';
import { removeOldRows, removeRows } from '../../db/remove-rows.ts';
import type { Job } from '../../jobs/job.ts';
import { isoTime, type Services } from '../../services.ts';
import { removeUnusedAssets } from '../assets/unused-assets.ts';
import { emptyTrash } from '../documents/documents.ts';
import { removeFailedTasks } from '../evaluations/remove-evaluations.ts';
import { removeDocuments } from '../documents/remove-stored.ts';
import { thinVersions } from '../documents/thin-versions.ts';
import { outboxFolder } from '../mail/outbox.ts';
import { closeMoney, forgetBuyer } from '../payments/close-account.ts';
import { forgetMoneyEvents } from '../payments/money-events.ts';
import { settleReviews } from '../reviews/reviews.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** How long data that is no longer needed is kept, as promised in SECURITY.md. */
export const kept = {
  /** Ended sessions, and with them the refresh tokens that would reveal a replay. */
  sessions: 30 * dayMs,
  challenges: dayMs,
  mail: 7 * dayMs,
  /** Files of mail, if no mail server is set: they contain the whole text, including codes. */
  mailFiles: dayMs,
  limits: hourMs,
  audit: 2 * 365 * dayMs,
  /** Addresses whose owners have not confirmed the newsletter. */
  unconfirmed: 7 * dayMs,
  contact: 365 * dayMs,
  /** What is needed to try an evaluation that failed again: a file, or a document as it was. */
  failedEvaluations: 7 * dayMs,
} as const;

/** A sweep is done once an hour, by one process. */
const sweep = (job: Omit<Job, 'everyMs'>): Job => ({ everyMs: hourMs, ...job });

/** The removal of expired data, each part separately: a failure of one does not stop the others. */
export const housekeepingJobs: readonly Job[] = [
  sweep({
    name: 'trash',
    does: jobWords('trash'),
    run: async (services) => ({ documents: await emptyTrash(services) }),
  }),
  sweep({
    name: 'accounts',
    does: jobWords('accounts'),
    run: async (services) => ({ accounts: await removeAccounts(services) }),
  }),
  sweep({
    name: 'versions',
    does: jobWords('versions'),
    run: async (services) => ({ versions: await thinVersions(services) }),
  }),
  sweep({ name: 'sign-ins', does: jobWords('sign-ins'), run: forgetSignIns }),
  sweep({
    name: 'old-mail',
    does: jobWords('old-mail'),
    run: async (services) => ({ mails: await forgetMail(services) }),
  }),
  sweep({ name: 'site-forms', does: jobWords('site-forms'), run: forgetForms }),
  sweep({
    name: 'failed-evaluations',
    does: jobWords('failed-evaluations'),
    run: async ({ db, now }) => ({
      evaluations: await removeFailedTasks(db, isoTime(now().getTime() - kept.failedEvaluations)),
    }),
  }),
  sweep({
    name: 'old-money-events',
    does: jobWords('old-money-events'),
    run: async (services) => ({ rows: await forgetMoneyEvents(services) }),
  }),
  sweep({
    name: 'pictures',
    does: jobWords('pictures'),
    run: async (services) => ({ pictures: await removeUnusedAssets(services) }),
  }),
  sweep({
    name: 'statistics',
    does: jobWords('statistics'),
    run: async ({ db }) => {
      await keepStatistics(db);
      return {};
    },
  }),
  sweep({
    name: 'audit',
    does: jobWords('audit'),
    run: async (services) => ({ entries: await forgetAudit(services) }),
  }),
];

/**
 * Accounts whose grace period is over, with all their data. One that is owed a refund stays, suspended, until the next
 * sweep in which nothing is.
 */
async function removeAccounts(services: Services): Promise<number> {
  const { db, now, log } = services;
  // From now on no one can sign in and cancel, since they are deleted in parts.
  const due = await db
    .updateTable('account')
    .set({ status: 'suspended' })
    .where('delete_after', '<=', isoTime(now()))
    .returning('id')
    .execute();
  let removed = 0;
  for (const { id } of due) {
    try {
      const isSettled = await settleReviews(services, id);
      await closeMoney(services, id);
      if (!isSettled) continue;
    } catch (error) {
      // What it paid could not be given back yet: it is deleted once that is done.
      log.error({ err: error }, 'the money of an account could not be settled');
      continue;
    }
    await removeRows(db, 'evaluation', id);
    await removeDocuments(db, id);
    await forgetBuyer(services, id);
    await db.deleteFrom('account').where('id', '=', id).execute();
    removed += 1;
  }
  return removed;
}

async function forgetSignIns({ db, now }: Services): Promise<{ sessions: number; challenges: number }> {
  const before = (ms: number) => isoTime(now().getTime() - ms);
  await db.deleteFrom('refresh_token').where('expires_at', '<=', isoTime(now())).execute();
  const ended = await db.deleteFrom('session').where('ended_at', '<=', before(kept.sessions)).executeTakeFirst();
  // A session that cannot be continued has no refresh token left.
  const idle = await db
    .deleteFrom('session')
    .where('last_seen_at', '<=', before(hourMs))
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('refresh_token').select('hash').whereRef('refresh_token.session_id', '=', 'session.id'),
        ),
      ),
    )
    .executeTakeFirst();
  const challenges = await db
    .deleteFrom('challenge')
    .where('expires_at', '<=', before(kept.challenges))
    .executeTakeFirst();
  await db.deleteFrom('passkey_ceremony').where('expires_at', '<=', isoTime(now())).execute();
  await db.deleteFrom('native_grant').where('expires_at', '<=', before(kept.challenges)).execute();
  await db
    .deleteFrom('rate_limit')
    .where('expire', '<=', Date.now() - kept.limits)
    .execute();
  return {
    sessions: Number(ended.numDeletedRows + idle.numDeletedRows),
    challenges: Number(challenges.numDeletedRows),
  };
}

/** Messages of the contact form, and requests for the newsletter that nobody confirmed. */
async function forgetForms({ db, now }: Services): Promise<Record<string, number>> {
  const before = (ms: number) => isoTime(now().getTime() - ms);
  const messages = await db
    .deleteFrom('contact_message')
    .where('created_at', '<=', before(kept.contact))
    .executeTakeFirst();
  const requests = await db
    .deleteFrom('newsletter')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<=', before(kept.unconfirmed))
    .executeTakeFirst();
  return { messages: Number(messages.numDeletedRows), requests: Number(requests.numDeletedRows) };
}

async function forgetMail(services: Services): Promise<number> {
  const { db, now } = services;
  await removeMailFiles(services);
  const before = new Date(now().getTime() - kept.mail);
  const time = isoTime(before);
  return removeOldRows(db, 'outbox', before, sql<boolean>`(sent_at <= ${time} or failed_at <= ${time})`);
}

async function forgetAudit({ db, now }: Services): Promise<number> {
  const start = new Date(now().getTime() - kept.audit);
  const since = isoTime(start);
  // The database deletes no entry that is younger than this (migration 0013).
  await db
    .insertInto('setting')
    .values({ key: 'audit kept since', value: since })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: since }))
    .execute();
  return removeOldRows(db, 'audit', start, sql<boolean>`at <= ${since}`);
}

async function removeMailFiles(services: Services): Promise<void> {
  const folder = outboxFolder(services);
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    if (services.now().getTime() - mtimeMs >= kept.mailFiles) await rm(file, { force: true });
  }
}
