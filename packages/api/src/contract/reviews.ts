import { documentKindSchema, reviewFundings, reviewStates } from '@vitae/domain';
import * as z from 'zod/mini';
import { admin, errorsOf, personal, textSchema, timeSchema } from './base.ts';
import { exportInput, reasonSchema } from './admin/list.ts';
import { reportBodySchema } from './evaluations.ts';

/** A length on a page in points; whether it is on that page depends on the report. */
const lengthSchema = z.number().check(z.minimum(0), z.maximum(1_000_000));

/** A place on the pages that were evaluated: a line of text, or a point where both sides of the box are 0. */
const placeSchema = z.object({
  /** From 0. */
  page: z.int().check(z.minimum(0), z.maximum(999)),
  /** In points, from the top left of the page. */
  box: z.object({ x: lengthSchema, y: lengthSchema, width: lengthSchema, height: lengthSchema }),
});

/** A note of an expert's answer. */
export const reviewNoteSchema = z.object({
  /** The check whose finding it is about; `null` for the whole document. */
  check: z.nullable(textSchema.check(z.maxLength(40))),
  text: textSchema.check(z.minLength(1), z.maxLength(2_000)),
  /** Absent for a note that is not about a place. */
  place: z.optional(placeSchema),
});
export type ReviewNote = z.infer<typeof reviewNoteSchema>;

/** An expert's answer to an evaluation, as the account sees it. */
const reviewSchema = z.object({
  id: z.uuid(),
  state: z.enum(reviewStates),
  /** How it is paid for. */
  funding: z.enum(reviewFundings),
  /** What the person wants to know. */
  question: z.string(),
  requestedAt: timeSchema,
  changedAt: timeSchema,
  /** The expert's letter and notes, once they are delivered. */
  letter: z.string(),
  notes: z.array(reviewNoteSchema),
});
export type ExpertReview = z.infer<typeof reviewSchema>;

const tags = ['evaluations'];
const idSchema = z.object({ id: z.uuid() });

/** Expert reviews of an account's own evaluations. */
export const reviewsContract = {
  /** The latest review of an evaluation, and whether one can be requested here. */
  get: personal
    .route({ method: 'GET', path: '/evaluations/{id}/review', tags, summary: 'The expert review of an evaluation' })
    .input(idSchema)
    .output(z.object({ review: z.nullable(reviewSchema), isOffered: z.boolean() })),
  /** Asked again after a payment that did not go through, it goes on with the same review. */
  request: personal
    .route({ method: 'POST', path: '/evaluations/{id}/review', tags, summary: 'Ask an expert to review it' })
    .errors(errorsOf('conflict'))
    .input(z.object({ id: z.uuid(), question: textSchema.check(z.trim(), z.maxLength(2_000)) }))
    .output(reviewSchema),
  /** Until an expert has it; what was paid is given back. */
  cancel: personal
    .route({ method: 'POST', path: '/evaluations/{id}/review/cancel', tags, summary: 'Cancel an expert review' })
    .errors(errorsOf('conflict'))
    .input(idSchema)
    .output(reviewSchema),
};

/** A review in the queue of experts. */
const queuedReviewSchema = z.object({
  ...reviewSchema.shape,
  evaluationId: z.uuid(),
  kind: documentKindSchema,
  score: z.nullable(z.number()),
  /** Whether the caller has taken it. */
  isMine: z.boolean(),
});
export type QueuedReview = z.infer<typeof queuedReviewSchema>;

const queueTags = ['admin'];
const queued = (name: string, summary: string) =>
  admin
    .errors(errorsOf('conflict'))
    .route({ method: 'POST', path: `/admin/evaluations/{id}/${name}`, tags: queueTags, summary })
    .output(queuedReviewSchema);
/** A step that gives somebody no answer: it needs a reason. The others are what the person asked for. */
const reasonedSchema = z.object({ id: z.uuid(), reason: reasonSchema });

/** Which reviews: those that wait, those that the caller has taken, or all; of one state; the oldest first, or the newest. */
const queueShape = {
  /** The id of a review or of its person, or words of their address and name. */
  search: z._default(textSchema.check(z.trim(), z.maxLength(100)), ''),
  view: z._default(z.enum(['all', 'waiting', 'mine']), 'all'),
  state: z.optional(z.enum(reviewStates)),
  order: z._default(z.enum(['asc', 'desc']), 'asc'),
};
export type QueueQuery = z.infer<z.ZodMiniObject<typeof queueShape>>;

/** For experts. What a person wrote is shown to the one who has taken the review, and to nobody else. */
export const reviewQueueContract = {
  list: admin
    .route({ method: 'GET', path: '/admin/evaluations', tags: queueTags, summary: 'Expert reviews, by page' })
    .input(z.object({ ...queueShape, after: z.optional(z.uuid()) }))
    .output(
      z.object({
        reviews: z.array(queuedReviewSchema),
        more: z.boolean(),
        /** Whether the search found more people than it looks at. */
        isCapped: z.boolean(),
      }),
    ),
  /** It is put on record who took the list, and which. What people and experts wrote is not in it. */
  export: admin
    .route({ method: 'POST', path: '/admin/evaluations/export', tags: queueTags, summary: 'The same reviews as CSV' })
    .input(exportInput(queueShape))
    .output(z.file()),
  /** With the report for the expert who has taken it, and without it for others. */
  get: admin
    .route({ method: 'GET', path: '/admin/evaluations/{id}', tags: queueTags, summary: 'An expert review' })
    .input(idSchema)
    .output(z.object({ review: queuedReviewSchema, body: z.nullable(reportBodySchema) })),
  take: queued('take', 'Take a review').input(idSchema),
  /** Replaces letter and notes; the person sees them once they are delivered. A place off the pages is `invalid`. */
  annotate: admin
    .route({ method: 'PUT', path: '/admin/evaluations/{id}/notes', tags: queueTags, summary: 'Write an answer' })
    .errors(errorsOf('conflict'))
    .input(
      z.object({
        id: z.uuid(),
        /** That of the answer it is written over: one that was saved elsewhere since is a conflict. */
        changedAt: timeSchema,
        letter: textSchema.check(z.maxLength(20_000)),
        notes: z.array(reviewNoteSchema).check(z.maxLength(100)),
      }),
    )
    .output(queuedReviewSchema),
  /** Refused as a conflict while there is no letter, and if the answer is no longer the one of `changedAt`. */
  deliver: queued('deliver', 'Deliver the answer').input(z.object({ id: z.uuid(), changedAt: timeSchema })),
  handBack: queued('hand-back', 'Hand a review back').input(reasonedSchema),
  /** What was paid is given back. */
  decline: queued('decline', 'Decline a review').input(reasonedSchema),
};
