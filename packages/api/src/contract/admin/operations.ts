import { documentKinds } from '@vitae/domain';
import { currencySchema } from '@vitae/domain/money';
import * as z from 'zod/mini';
import { admin, errorsOf, textSchema, timeSchema } from '../base.ts';
import { exportInput, orderShape, reasonSchema } from './list.ts';

const tags = ['admin'];

/** A background job. */
const jobSchema = z.object({
  name: z.string(),
  /** A description of what it does. */
  does: z.string(),
  /** Seconds between one run and the next. */
  everySeconds: z.number(),
  /** The last run in any process. */
  lastRun: z.nullable(
    z.object({
      startedAt: timeSchema,
      /** `null` while it is running, or if its process died. */
      finishedAt: z.nullable(timeSchema),
      outcome: z.nullable(z.enum(['done', 'failed'])),
      /** Counts of what was processed, such as `{ mails: 2 }`. */
      counts: z.record(z.string(), z.int()),
      /** Kind, code and location of the error; never its message, which may quote user content. */
      error: z.nullable(z.string()),
    }),
  ),
  /** `null` if it runs as soon as there is work, or has never run. */
  nextRunAt: z.nullable(timeSchema),
});
export type JobState = z.infer<typeof jobSchema>;

/** One change that an admin requested. */
const auditEntrySchema = z.object({
  id: z.uuid(),
  at: timeSchema,
  /** Who: the account and its address at the time; `null` and empty for what the server did by itself. */
  accountId: z.nullable(z.uuid()),
  email: z.string(),
  /** What: the path of the endpoint in the contract, such as `admin.jobs.run`. */
  action: z.string(),
  /** Its subject: the ids in the path. */
  target: z.record(z.string(), z.string()),
  /** Its kind and id, such as `user 0195…`, and its name then; empty where nothing was put on record about it. */
  subject: z.string(),
  subjectName: z.string(),
  reason: z.string(),
  /** The values that changed. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  /** `done`, an error code, or `null` if the outcome was never recorded. */
  outcome: z.nullable(z.string()),
  /** From where: a description of the device, and a token that is equal for equal network addresses. */
  device: z.string(),
  network: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Mail as the outbox knows it; its text is never shown. */
const queuedMailSchema = z.object({
  id: z.uuid(),
  recipient: z.string(),
  /** Empty once it was sent. */
  subject: z.string(),
  state: z.enum(['waiting', 'failed', 'sent']),
  attempts: z.int(),
  createdAt: timeSchema,
  /** When it was sent, given up, or is tried next. */
  at: timeSchema,
  /** A code, or any other mail. */
  kind: z.enum(['code', 'other']),
  /**
   * How it can be sent again: as it is, or with a new code, of which the earlier one is void. Or why it cannot: it is being
   * sent, it was sent and its text is gone, or it is no longer of use.
   */
  again: z.enum(['same', 'code', 'sending', 'sent', 'over']),
  /** Whether it can be sent again. */
  canRetry: z.boolean(),
});
export type QueuedMail = z.infer<typeof queuedMailSchema>;

const figureUnits = ['day', 'week', 'month'] as const;
const mostPeriods = 92;
const zoneSchema = z.string().check(
  z.maxLength(64),
  z.refine((zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
    } catch {
      return false;
    }
  }),
);

/** What is counted: of documents the new ones of each kind. `confirmed`, `saved` and `evaluated` are people by the period in which they signed up. */
export const figureNames = [
  'sign-ups',
  'active',
  ...documentKinds.map(({ key }) => key),
  'evaluations',
  'reviews',
  'subscribed',
  'churned',
  'confirmed',
  'saved',
  'evaluated',
] as const;
export type FigureName = (typeof figureNames)[number];

const figuresSchema = z.object({
  /** From the first moment of each period to that of the next, oldest first. */
  periods: z.array(z.object({ from: timeSchema, until: timeSchema, day: z.iso.date() })),
  series: z.array(
    z.object({
      name: z.enum(figureNames),
      /** One for each period; of `active` the people who were here on days of UTC with its dates, everyone once. */
      values: z.array(z.number()),
    }),
  ),
  /** How many subscriptions there were at the end of each period. */
  subscriptions: z.array(z.int()),
  /** What the ledger says by currency, in minor units: what was paid, given back, lost to disputes, and what is left. */
  money: z.array(
    z.object({
      currency: currencySchema,
      gross: z.array(z.int()),
      refunded: z.array(z.int()),
      lost: z.array(z.int()),
      net: z.array(z.int()),
    }),
  ),
  /** Until when everything is counted; `null` before the first time. */
  countedUntil: z.nullable(timeSchema),
  /**
   * Weeks and months shown that begin before this day have at least as many active people as `active` says: of those only
   * the busiest day is known. `null` if all are known.
   */
  peopleSince: z.nullable(z.iso.date()),
});
export type Figures = z.infer<typeof figuresSchema>;
export type FigureUnit = (typeof figureUnits)[number];

const jobQueryShape = {
  ...orderShape(['last', 'next', 'name']),
  state: z.optional(z.enum(['running', 'failed', 'done', 'never'])),
};
export type JobQuery = z.infer<z.ZodMiniObject<typeof jobQueryShape>>;

const { search, order } = orderShape(['created']);

const auditQueryShape = {
  /** Part of who, what, on what, why, or when (`2026-03-31`). */
  search,
  order,
  /** Only what was done to this, such as `user 0195…`. */
  subject: z.optional(textSchema.check(z.maxLength(200))),
  outcome: z.optional(z.enum(['done', 'refused', 'unknown'])),
};
export type AuditQuery = z.infer<z.ZodMiniObject<typeof auditQueryShape>>;

const mailQueryShape = {
  /** The beginning of an address, or the name of a person. */
  search,
  order,
  state: z.optional(z.enum(['waiting', 'failed', 'sent'])),
  recipient: z.optional(textSchema.check(z.maxLength(320))),
};
export type MailQuery = z.infer<z.ZodMiniObject<typeof mailQueryShape>>;

export const operationsContract = {
  jobs: {
    list: admin
      .route({ method: 'GET', path: '/admin/jobs', tags, summary: 'Background jobs, their last and next runs' })
      .input(z.object(jobQueryShape))
      .output(z.object({ jobs: z.array(jobSchema) })),
    export: admin
      .route({ method: 'POST', path: '/admin/jobs/export', tags, summary: 'The same jobs as CSV' })
      .input(z.object(jobQueryShape))
      .output(z.file()),
    /** Refused as a conflict while it is running. */
    run: admin
      .route({ method: 'POST', path: '/admin/jobs/{name}/run', tags, summary: 'Run a background job now' })
      .errors(errorsOf('conflict'))
      .input(z.object({ name: z.string().check(z.maxLength(100)), reason: reasonSchema }))
      .output(jobSchema),
  },
  audit: {
    list: admin
      .route({ method: 'GET', path: '/admin/audit', tags, summary: 'What admins changed, by page' })
      .input(z.object({ ...auditQueryShape, after: z.optional(z.uuid()) }))
      .output(
        z.object({
          entries: z.array(auditEntrySchema),
          /** The `after` of the next page; `null` after the last. */
          next: z.nullable(z.uuid()),
          /** When the last entry was made that a search looked at, if it stopped there with less than a page; `next` goes on. */
          lookedTo: z.nullable(timeSchema),
        }),
      ),
    /** It is put on record who took the list, and which. */
    export: admin
      .route({ method: 'POST', path: '/admin/audit/export', tags, summary: 'The same entries as CSV' })
      .input(exportInput(auditQueryShape))
      .output(z.file()),
  },
  mail: {
    list: admin
      .route({ method: 'GET', path: '/admin/mail', tags, summary: 'Mail that waits, failed or was sent, by page' })
      .input(z.object({ ...mailQueryShape, after: z.optional(z.uuid()) }))
      .output(z.object({ mails: z.array(queuedMailSchema), more: z.boolean(), isCapped: z.boolean() })),
    export: admin
      .route({ method: 'POST', path: '/admin/mail/export', tags, summary: 'The same mail as CSV' })
      .input(exportInput(mailQueryShape))
      .output(z.file()),
    /** Refused as a conflict where `again` says so. A new code is a mail of its own, which is the answer then. */
    retry: admin
      .route({ method: 'POST', path: '/admin/mail/{id}/retry', tags, summary: 'Send mail again, or a new code' })
      .errors(errorsOf('conflict', 'too-many-requests'))
      .input(z.object({ id: z.uuid(), reason: reasonSchema }))
      .output(queuedMailSchema),
  },
  figures: admin
    .route({ method: 'GET', path: '/admin/figures', tags, summary: 'Sign-ups, people, documents, evaluations' })
    .input(
      z.object({
        unit: z._default(z.enum(figureUnits), 'day'),
        /** An IANA time zone. */
        zone: z._default(zoneSchema, 'UTC'),
        /** How many periods, the current one last. */
        periods: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostPeriods)), 30),
      }),
    )
    .output(figuresSchema),
};
