import * as z from 'zod/mini';
import { admin, errorsOf, timeSchema } from './base.ts';

const tags = ['admin'];

/** Work that runs beside requests. */
const jobSchema = z.object({
  name: z.string(),
  /** What it does, in words. */
  does: z.string(),
  /** How long after one run the next one begins, in seconds. */
  everySeconds: z.number(),
  /** The last run of any process. */
  lastRun: z.nullable(
    z.object({
      startedAt: timeSchema,
      /** `null` while it is under way, or where its process died. */
      finishedAt: z.nullable(timeSchema),
      outcome: z.nullable(z.enum(['done', 'failed'])),
      /** How many of what, such as `{ mails: 2 }`. */
      counts: z.record(z.string(), z.int()),
      /** Kind, code and place of what it failed with; never a message, which may quote what people wrote. */
      error: z.nullable(z.string()),
    }),
  ),
  /** `null` where it runs as soon as there is something to do, or has never run. */
  nextRunAt: z.nullable(timeSchema),
});
export type JobState = z.infer<typeof jobSchema>;

/** One change that an admin requested. */
const auditEntrySchema = z.object({
  id: z.uuid(),
  at: timeSchema,
  /** Who: the account and its address at that time. */
  accountId: z.uuid(),
  email: z.string(),
  /** What: the endpoint by its place in the contract, such as `admin.jobs.run`. */
  action: z.string(),
  /** Its subject: the ids in the path. */
  target: z.record(z.string(), z.string()),
  /** `done`, the code of an error, or `null` where that was never written down. */
  outcome: z.nullable(z.string()),
  /** From where: the device in words, and a mark that is the same for the same network address. */
  device: z.string(),
  network: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const adminContract = {
  jobs: {
    list: admin
      .route({ method: 'GET', path: '/admin/jobs', tags, summary: 'Background jobs, their last and next runs' })
      .output(z.object({ jobs: z.array(jobSchema) })),
    /** Refused as a conflict while it is under way. */
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
