import * as z from 'zod/mini';
import { admin, errorsOf, timeSchema } from './base.ts';

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
  /** Who: the account and its address at the time. */
  accountId: z.uuid(),
  email: z.string(),
  /** What: the path of the endpoint in the contract, such as `admin.jobs.run`. */
  action: z.string(),
  /** Its subject: the ids in the path. */
  target: z.record(z.string(), z.string()),
  /** `done`, an error code, or `null` if the outcome was never recorded. */
  outcome: z.nullable(z.string()),
  /** From where: a description of the device, and a token that is equal for equal network addresses. */
  device: z.string(),
  network: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const adminContract = {
  jobs: {
    list: admin
      .route({ method: 'GET', path: '/admin/jobs', tags, summary: 'Background jobs, their last and next runs' })
      .output(z.object({ jobs: z.array(jobSchema) })),
    /** Refused as a conflict while it is running. */
    run: admin
      .route({ method: 'POST', path: '/admin/jobs/{name}/run', tags, summary: 'Run a background job now' })
      .errors(errorsOf('conflict'))
      .input(z.object({ name: z.string() }))
      .output(jobSchema),
  },
  audit: admin
    .route({ method: 'GET', path: '/admin/audit', tags, summary: 'What admins changed, newest first' })
    .input(z.object({ before: z.optional(z.uuid()) }))
    .output(z.object({ entries: z.array(auditEntrySchema), more: z.boolean() })),
};
