import { reviewAfter, type ReviewEvent } from '@vitae/domain';
import { mailWords } from '@vitae/words/mail';
import { languageOf } from '../mail/language-of.ts';
import { refusalWords } from '@vitae/words/refusals';
import type { Selectable } from 'kysely';
import { apiFailure } from '../../api/api-failure.ts';
import type { Database } from '../../db/open-database.ts';
import type { ExpertReviewTable } from '../../db/schema.ts';
import { isoTime, type Services } from '../../services.ts';
import { queueMail } from '../mail/outbox.ts';
import { permitMail, type MailSender } from '../mail/permit-mail.ts';

export type ReviewRow = Selectable<ExpertReviewTable>;

/** Which mail tells the owner what happened. */
const mails = {
  pay: 'reviewStarted',
  cover: 'reviewStarted',
  take: 'reviewTaken',
  'hand-back': 'reviewHandedBack',
  deliver: 'reviewDelivered',
  cancel: 'reviewCancelled',
  decline: 'reviewCancelled',
  refund: 'reviewRefunded',
} as const satisfies Record<ReviewEvent, string>;

/**
 * Carries out a step of a review together with the mail about it: if another step came first, neither happens, so that
 * nobody is notified of a change twice. `alongside` is done in the same transaction. @throws `conflict` if it cannot happen there, `too-many-requests`
 */
export async function stepReview(
  services: Services,
  row: ReviewRow,
  event: ReviewEvent,
  sender: MailSender,
  more: Partial<Pick<ReviewRow, 'payment' | 'expert_id'>> = {},
  alongside?: (db: Database, after: ReviewRow) => Promise<void>,
): Promise<ReviewRow> {
  const { db, now, config } = services;
  const next = reviewAfter(row, event);
  if (!next) throw apiFailure('conflict', { message: refusalWords('reviewElsewhere') });
  const { email, ...account } = await db
    .selectFrom('account')
    .select(['email', 'locale', 'language'])
    .where('id', '=', row.account_id)
    .executeTakeFirstOrThrow();
  const permit = await permitMail(services, 'review', email, sender);
  return db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('expert_review')
      .set({ ...next, ...more, changed_at: isoTime(now()) })
      .where('id', '=', row.id)
      .where('state', '=', row.state)
      .where('funding', '=', row.funding)
      // It may have been handed back and taken by somebody else, whose answer is not finished.
      .where('expert_id', row.expert_id === null ? 'is' : '=', row.expert_id)
      // What goes out is the answer that was read, not one that another tab saved meanwhile.
      .$if(event === 'deliver', (query) => query.where('changed_at', '=', row.changed_at))
      .returningAll()
      .executeTakeFirst();
    if (!changed) throw apiFailure('conflict', { message: refusalWords('reviewElsewhere') });
    const about = mails[event];
    await queueMail(transaction, now(), permit, {
      subject: mailWords(`${about}Subject`)(languageOf(account)),
      text: mailWords(`${about}Text`, { appName: config.site.appName, url: config.publicUrl })(languageOf(account)),
    });
    await alongside?.(transaction, changed);
    return changed;
  });
}
