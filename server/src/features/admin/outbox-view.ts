import type { QueuedMail } from '@vitae/api/contract';
import type { Selectable } from 'kysely';
import { apiFailure } from '../../api/api-failure.ts';
import type { ApiContext } from '../../api/context.ts';
import type { Database } from '../../db/open-database.ts';
import type { OutboxTable } from '../../db/schema.ts';
import { isoTime } from '../../services.ts';
import { onRecord } from '../audit/audit.ts';

const mailsOfPage = 50;

type MailRow = Omit<Selectable<OutboxTable>, 'text' | 'unsubscribe'> & { has_text: number | boolean };

function queuedMail(row: MailRow): QueuedMail {
  const state = row.sent_at !== null ? 'sent' : row.failed_at !== null ? 'failed' : 'waiting';
  return {
    id: row.id,
    recipient: row.recipient,
    // The subject of a code has the code in it.
    subject: row.challenge_id === null ? row.subject : '',
    state,
    attempts: row.attempts,
    createdAt: row.created_at,
    at: row.sent_at ?? row.failed_at ?? row.next_attempt_at,
    canRetry: state !== 'sent' && Boolean(row.has_text),
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
    .select((row) => row.case().when('text', '=', '').then(0).else(1).end().as('has_text'));

interface MailQuery {
  state?: QueuedMail['state'] | undefined;
  recipient?: string | undefined;
  before?: string | undefined;
}

/** The newest mails; with `before`, those older than that one. */
export async function listMail(db: Database, { state, recipient, before }: MailQuery) {
  const rows = await mails(db)
    .where('recipient', recipient === undefined ? '<>' : '=', recipient ?? '')
    .$if(state === 'sent', (query) => query.where('sent_at', 'is not', null))
    .$if(state === 'failed', (query) => query.where('failed_at', 'is not', null))
    .$if(state === 'waiting', (query) => query.where('sent_at', 'is', null).where('failed_at', 'is', null))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(mailsOfPage + 1)
    .execute();
  return { mails: rows.slice(0, mailsOfPage).map(queuedMail), more: rows.length > mailsOfPage };
}

/** Sends mail again now. @throws `not-found`; `conflict` if it was sent, or its text is gone */
export function retryMail(context: ApiContext, { id, reason }: { id: string; reason: string }): Promise<QueuedMail> {
  const { now } = context.services;
  return onRecord(context, async (db) => {
    const row = await mails(db).where('id', '=', id).executeTakeFirst();
    if (!row) throw apiFailure('not-found');
    const mail = queuedMail(row);
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set({ failed_at: null, attempts: 0, next_attempt_at: isoTime(now()) })
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .where('text', '<>', '')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw apiFailure('conflict');
    const again = await mails(db).where('id', '=', id).executeTakeFirstOrThrow();
    return {
      change: {
        subject: `mail ${id}`,
        name: mail.recipient,
        reason,
        before: { state: mail.state },
        after: { state: 'waiting' },
      },
      result: queuedMail(again),
    };
  });
}
