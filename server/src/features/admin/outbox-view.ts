import type { Readable } from 'node:stream';
import type { MailQuery, QueuedMail, WithReason } from '@vitae/api/contract';
import { refusalWords } from '@vitae/words/refusals';
import type { Selectable } from 'kysely';
import { apiFailure, notFound } from '../../api/api-failure.ts';
import type { ApiContext } from '../../api/context.ts';
import type { Database } from '../../db/open-database.ts';
import type { OutboxTable } from '../../db/schema.ts';
import { isoTime, type Services } from '../../services.ts';
import { callerOf } from '../../api/implementer.ts';
import { onRecord } from '../audit/audit.ts';
import { challengedAddress, queueNewCode } from '../auth/challenges.ts';
import { mayBeSending } from '../mail/outbox.ts';
import { permitMail } from '../mail/permit-mail.ts';
import { exportList } from './export-list.ts';
import { isId, matchingAccounts } from './list-users.ts';
import { afterAll, mostMatches, rowsAtOnce, rowsOfPage } from './pages-of-rows.ts';

type MailRow = Omit<Selectable<OutboxTable>, 'text' | 'html' | 'unsubscribe'> & {
  has_text: number | boolean;
  has_challenge: number | boolean;
};

/** A second one would be sent beside it. */
const isBeingSent = (row: MailRow, now: Date): boolean =>
  row.sent_at === null && row.failed_at === null && mayBeSending(row, now);

function againOf(row: MailRow, now: Date): QueuedMail['again'] {
  if (isBeingSent(row, now)) return 'sending';
  if (row.sent_at === null && Boolean(row.has_text)) return 'same';
  if (row.has_challenge) return 'code';
  return row.sent_at !== null && row.challenge_id === null ? 'sent' : 'over';
}

function queuedMail(row: MailRow, now: Date): QueuedMail {
  const again = againOf(row, now);
  return {
    id: row.id,
    recipient: row.recipient,
    // The subject of a code has the code in it.
    subject: row.challenge_id === null ? row.subject : '',
    state: row.sent_at !== null ? 'sent' : row.failed_at !== null ? 'failed' : 'waiting',
    attempts: row.attempts,
    createdAt: row.created_at,
    at: row.sent_at ?? row.failed_at ?? row.next_attempt_at,
    kind: row.challenge_id === null ? 'other' : 'code',
    again,
    canRetry: again === 'same' || again === 'code',
  };
}

const mails = (db: Database) =>
  db
    .selectFrom('outbox')
    .select([
      'id',
      'recipient',
      'subject',
      'attempts',
      'next_attempt_at',
      'challenge_id',
      'useless_after',
      'sent_at',
      'failed_at',
      'created_at',
    ])
    .select((row) => [
      row.case().when('text', '=', '').then(0).else(1).end().as('has_text'),
      // Somebody still waits for its code, in the session that asked where that matters.
      row
        .case()
        .when(
          row.exists(
            row
              .selectFrom('challenge')
              .leftJoin('session', 'session.id', 'challenge.session_id')
              .select('challenge.id')
              .whereRef('challenge.id', '=', 'outbox.challenge_id')
              .where('used_at', 'is', null)
              .where('challenge.account_id', 'is not', null)
              .where('purpose', '<>', 'totp')
              .where((where) =>
                where.or([
                  where('challenge.session_id', 'is', null),
                  where.and([where('session.id', 'is not', null), where('ended_at', 'is', null)]),
                ]),
              ),
          ),
        )
        .then(1)
        .else(0)
        .end()
        .as('has_challenge'),
    ]);

/** The mails to addresses that begin with a search, and to people who have its words; a thousand at most. */
async function matchingMail(db: Database, search: string): Promise<{ ids: string[]; isCapped: boolean } | null> {
  if (search === '') return null;
  // As the record names it.
  if (isId(search)) return { ids: [search.toLowerCase()], isCapped: false };
  const people = await matchingAccounts(db, search);
  const emails =
    people && people.ids.length > 0 && db.selectFrom('account').select('email').where('id', 'in', people.ids);
  const to = db.selectFrom('outbox').select('id').orderBy('recipient').orderBy('id').limit(mostMatches);
  const found = await Promise.all([
    // As it is typed, and as most addresses are written.
    ...[...new Set([search, search.toLowerCase()])].map((start) =>
      to
        .where('recipient', '>=', start)
        .where('recipient', '<', start + afterAll)
        .execute(),
    ),
    ...(emails ? [to.where('recipient', 'in', emails).execute()] : []),
  ]);
  const ids = [...new Set(found.flat().map(({ id }) => id))].slice(0, mostMatches);
  return { ids, isCapped: ids.length === mostMatches || (people?.isCapped ?? false) };
}

/** One page of mails, in the order in which they were queued: ids follow their times. */
export async function listMail(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { search, order, state, recipient, after }: MailQuery & { after?: string | undefined },
  limit = rowsOfPage,
) {
  const found = await matchingMail(db, search);
  if (found?.ids.length === 0) return { mails: [], more: false, isCapped: false };
  const rows = await mails(db)
    .where('recipient', recipient === undefined ? '<>' : '=', recipient ?? '')
    .$if(found !== null, (query) => query.where('id', 'in', found?.ids ?? []))
    .$if(state === 'sent', (query) => query.where('sent_at', 'is not', null))
    .$if(state === 'failed', (query) => query.where('failed_at', 'is not', null))
    .$if(state === 'waiting', (query) => query.where('sent_at', 'is', null).where('failed_at', 'is', null))
    .$if(after !== undefined, (query) => query.where('id', order === 'asc' ? '>' : '<', after ?? ''))
    .orderBy('id', order)
    .limit(limit + 1)
    .execute();
  return {
    mails: rows.slice(0, limit).map((row) => queuedMail(row, now())),
    more: rows.length > limit,
    isCapped: found?.isCapped ?? false,
  };
}

/** The mail of a list as CSV; the text of a mail is never in it. */
export const exportMail = (context: ApiContext, query: MailQuery & WithReason): Promise<Readable> =>
  exportList<QueuedMail>(
    context,
    'mail',
    query,
    [
      ['id', ({ id }) => id],
      ['to', ({ recipient }) => recipient],
      ['subject', ({ subject }) => subject],
      ['state', ({ state }) => state],
      ['attempts', ({ attempts }) => attempts],
      ['queued', ({ createdAt }) => createdAt],
      ['when', ({ at }) => at],
    ],
    async (after) => {
      const { mails: rows, more, isCapped } = await listMail(context.services, { ...query, after }, rowsAtOnce);
      return { rows, next: more ? (rows.at(-1)?.id ?? null) : null, isCapped };
    },
  );

/**
 * Sends mail again now, for a reason: as it is, or with a new code that has a time of its own, while the earlier one is
 * void. A code is counted like any other, for its recipient and for the admin.
 * @throws `not-found`; `conflict` if it is being sent, or can no longer be sent; `too-many-requests`
 */
export async function retryMail(
  context: ApiContext,
  { id, reason }: { id: string; reason: string },
): Promise<QueuedMail> {
  const { services } = context;
  const { db, now } = services;
  const seen = await mails(db).where('id', '=', id).executeTakeFirstOrThrow(notFound);
  const again = againOf(seen, now());
  if (again === 'same') return sendSame(context, seen, reason);
  if (again !== 'code') throw refusalOf(again);
  const challengeId = seen.challenge_id ?? '';
  const asked = await challengedAddress(db, challengeId);
  if (!asked) throw refusalOf('over');
  const permit = await permitMail(services, asked.purpose, asked.email, callerOf(context));
  return onRecord(context, async (transaction) => {
    // It may have been answered meanwhile.
    const row = await mails(transaction).where('id', '=', id).executeTakeFirstOrThrow(notFound);
    const is = againOf(row, now());
    if (is !== 'code' || !(await queueNewCode(transaction, services, challengeId, permit))) throw refusalOf(is);
    const made = await mails(transaction)
      .where('challenge_id', '=', challengeId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const before = queuedMail(row, now());
    const change = {
      subject: `mail ${id}`,
      name: before.recipient,
      reason,
      before: { state: before.state },
      after: { code: asked.purpose, mail: made.id },
    };
    return { change, result: queuedMail(made, now()) };
  });
}

const refusalOf = (again: QueuedMail['again']) =>
  apiFailure('conflict', {
    message: refusalWords(again === 'sending' ? 'beingSent' : again === 'sent' ? 'mailGone' : 'mailOver'),
  });

/** Sends mail as it is that waits or failed. @throws `conflict` */
function sendSame(context: ApiContext, seen: MailRow, reason: string): Promise<QueuedMail> {
  const { now } = context.services;
  return onRecord(context, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set({ failed_at: null, attempts: 0, next_attempt_at: isoTime(now()) })
      .where('id', '=', seen.id)
      .where('sent_at', 'is', null)
      // Nor has a worker taken it meanwhile.
      .where('attempts', '=', seen.attempts)
      .where('next_attempt_at', '=', seen.next_attempt_at)
      .where('text', '<>', '')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw apiFailure('conflict');
    const again = await mails(db).where('id', '=', seen.id).executeTakeFirstOrThrow();
    const before = queuedMail(seen, now());
    const change = {
      subject: `mail ${seen.id}`,
      name: before.recipient,
      reason,
      before: { state: before.state },
      after: { state: 'waiting' },
    };
    return { change, result: queuedMail(again, now()) };
  });
}
