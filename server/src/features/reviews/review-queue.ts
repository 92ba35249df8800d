import type { QueuedReview } from '@vitae/api/contract';
import type { ReviewEvent, ReviewState } from '@vitae/domain';
import { refusalWords } from '@vitae/words/refusals';
import { apiFailure } from '../../api/api-failure.ts';
import { turnOfItsOwn } from '../../api/heavy-work.ts';
import type { Caller, Person } from '../../api/context.ts';
import { isoTime, type Services } from '../../services.ts';
import { notesOf, refundIfDue } from './reviews.ts';
import { stepReview, type ReviewRow } from './review-steps.ts';

/** How many reviews one answer lists. */
const queuePage = 50;

const queue = ({ db }: Services) =>
  db
    .selectFrom('expert_review')
    .innerJoin('evaluation', (join) =>
      join
        .onRef('evaluation.account_id', '=', 'expert_review.account_id')
        .onRef('evaluation.id', '=', 'expert_review.evaluation_id'),
    )
    .selectAll('expert_review')
    .select(['evaluation.kind', 'evaluation.score']);

type QueueRow = ReviewRow & Pick<QueuedReview, 'kind' | 'score'>;

/** What a person wrote, and the answer so far, are for the expert who has taken it. */
function queuedOf(row: QueueRow, { accountId }: Pick<Person, 'accountId'>): QueuedReview {
  const isMine = row.expert_id === accountId;
  return {
    id: row.id,
    evaluationId: row.evaluation_id,
    kind: row.kind,
    score: row.score,
    state: row.state,
    funding: row.funding,
    question: isMine ? row.question : '',
    requestedAt: row.requested_at,
    changedAt: row.changed_at,
    letter: isMine ? row.letter : '',
    notes: isMine ? notesOf(row) : [],
    isMine,
  };
}

/** Reviews of everyone, oldest first. */
export async function listQueue(
  services: Services,
  expert: Person,
  { state, after }: { state?: ReviewState | undefined; after?: string | undefined },
) {
  await turnOfItsOwn(expert.accountId);
  const rows = await queue(services)
    .$if(state !== undefined, (query) => query.where('expert_review.state', '=', state ?? 'paid'))
    .$if(after !== undefined, (query) => query.where('expert_review.id', '>', after ?? ''))
    .orderBy('expert_review.id')
    .limit(queuePage + 1)
    .execute();
  return { reviews: rows.slice(0, queuePage).map((row) => queuedOf(row, expert)), more: rows.length > queuePage };
}

async function queueRow(services: Services, id: string): Promise<QueueRow> {
  const row = await queue(services).where('expert_review.id', '=', id).executeTakeFirst();
  if (!row) throw apiFailure('not-found');
  return row;
}

/** A review as JSON text, with the report for the expert who has it. @throws `not-found` */
export async function queuedText(services: Services, expert: Person, id: string): Promise<string> {
  await turnOfItsOwn(expert.accountId);
  const row = await queueRow(services, id);
  const isOpen = row.expert_id === expert.accountId && row.state === 'in-review';
  const evaluation = isOpen
    ? await services.db
        .selectFrom('evaluation')
        .select('body')
        .where('account_id', '=', row.account_id)
        .where('id', '=', row.evaluation_id)
        .executeTakeFirst()
    : undefined;
  return `{"review":${JSON.stringify(queuedOf(row, expert))},"body":${evaluation?.body || 'null'}}`;
}

/** A row that the expert has taken. @throws `not-found`, `conflict` if somebody else has it, or nobody */
async function ownRow(services: Services, expert: Person, id: string): Promise<QueueRow> {
  const row = await queueRow(services, id);
  if (row.expert_id !== expert.accountId || row.state !== 'in-review')
    throw apiFailure('conflict', { message: refusalWords('reviewElsewhere') });
  return row;
}

/** Takes a review. @throws `not-found`, `conflict` */
export async function takeReview(services: Services, expert: Caller, id: string): Promise<QueuedReview> {
  await stepReview(services, await queueRow(services, id), 'take', expert, { expert_id: expert.accountId });
  return queuedOf(await queueRow(services, id), expert);
}

/** Writes the answer, which the person does not see yet. @throws `not-found`, `conflict` */
export async function annotateReview(
  services: Services,
  expert: Person,
  { id, letter, notes }: { id: string } & Pick<QueuedReview, 'letter' | 'notes'>,
): Promise<QueuedReview> {
  await ownRow(services, expert, id);
  const { numUpdatedRows } = await services.db
    .updateTable('expert_review')
    .set({ letter, notes: JSON.stringify(notes), changed_at: isoTime(services.now()) })
    .where('id', '=', id)
    .where('state', '=', 'in-review')
    .where('expert_id', '=', expert.accountId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw apiFailure('conflict', { message: refusalWords('reviewElsewhere') });
  return queuedOf(await queueRow(services, id), expert);
}

/** Ends the work of the expert who has it. @throws `not-found`, `conflict` also for an answer without a letter */
export async function endReview(
  services: Services,
  expert: Caller,
  id: string,
  event: Extract<ReviewEvent, 'deliver' | 'hand-back' | 'decline'>,
): Promise<QueuedReview> {
  const row = await ownRow(services, expert, id);
  if (event === 'deliver' && row.letter.trim() === '')
    throw apiFailure('conflict', { message: refusalWords('reviewWithoutLetter') });
  const after = await stepReview(services, row, event, expert, event === 'hand-back' ? { expert_id: null } : {});
  await refundIfDue(services, after);
  return queuedOf(await queueRow(services, id), expert);
}
