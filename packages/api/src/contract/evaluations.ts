import { documentKindSchema } from '@vitae/domain';
import { reportSchema } from '@vitae/evaluation/report';
import * as z from 'zod/mini';
import { doneSchema, errorsOf, personal, textSchema, timeSchema } from './base.ts';

const tags = ['evaluations'];

/** The most bytes of a file that the server evaluates; larger ones are evaluated on the device. */
export const maxEvaluatedBytes = 5_000_000;
/** The most characters of a kept report as JSON, with its pages and its text. */
export const maxReportCharacters = 300_000;

/** Where the server is with an evaluation. */
const evaluationStateSchema = z.enum(['queued', 'running', 'done', 'failed']);

const slugSchema = textSchema.check(z.minLength(1), z.maxLength(200));

/** What was evaluated: a document as it was at a time, or a file. */
const subjectSchema = z.object({
  /** Id of the document; `null` for a file. */
  document: z.nullable(z.uuid()),
  /** The last part of the report's address. */
  slug: slugSchema,
  /** The title of the document, or the name of the file. */
  name: textSchema.check(z.maxLength(500)),
  /** When the document was changed; `null` for a file. */
  updatedAt: z.nullable(timeSchema),
});

/** An evaluation as lists and the history show it. */
export const evaluationHeadSchema = z.object({
  id: z.uuid(),
  kind: documentKindSchema,
  state: evaluationStateSchema,
  subject: subjectSchema,
  /** When it was made or requested. */
  createdAt: timeSchema,
  /** The day for which it is evaluated. */
  asOf: z.iso.date(),
  /** `null` until it is done. */
  rulesetVersion: z.nullable(z.string()),
  score: z.nullable(z.number()),
  /** What was found, and what it was worth. */
  findings: z.array(z.object({ id: z.string(), points: z.number() })),
  /** Why it failed, as the code of an error of the importer. */
  failure: z.nullable(z.string()),
});
export type EvaluationHead = z.infer<typeof evaluationHeadSchema>;

/** A report with what it speaks of: pages, text, and what was read from a file. */
export const reportBodySchema = z.object({
  report: reportSchema,
  /** As the device that shows it keeps them. */
  view: z.record(z.string(), z.unknown()),
});

/** The evaluations that an account may keep, and keeps. */
export const allowanceSchema = z.object({
  /** Kept of this month. */
  used: z.int(),
  /** `null` without a limit. */
  limit: z.nullable(z.int()),
  /** The first moment of the next month. */
  until: timeSchema,
});
export type EvaluationAllowance = z.infer<typeof allowanceSchema>;

/** What lists repeat of a report stays short, however long the report is; a real one has a finding for each check. */
const mostFindings = 200;
const longestId = 40;
const keptBodySchema = z.extend(reportBodySchema, {
  report: z
    .extend(reportSchema, { rulesetVersion: z.string().check(z.regex(/^[\w.-]{1,40}$/)) })
    .check(
      z.refine(({ findings }) => findings.length <= mostFindings && findings.every(({ id }) => id.length <= longestId)),
    ),
});

const idSchema = z.object({ id: z.uuid() });
const postingSchema = z._default(textSchema.check(z.maxLength(50_000)), '');
const daySchema = z.optional(z.iso.date());

export const evaluationsContract = {
  /** Queued; `asOf` is today if it is missing. Refused when the month's evaluations are used up. */
  create: personal
    .route({ method: 'POST', path: '/evaluations', tags, summary: 'Evaluate a document of the account' })
    .errors(errorsOf('limit-reached', 'storage-full'))
    .input(z.object({ document: z.uuid(), asOf: daySchema, posting: postingSchema }))
    .output(evaluationHeadSchema),
  /** The file is the body, as `application/octet-stream`. */
  upload: personal
    .route({
      method: 'POST',
      path: '/evaluations/files',
      tags,
      summary: 'Evaluate a file: PDF, Word, JSON, Markdown or text, at most 5 MB',
      inputStructure: 'detailed',
    })
    .errors(errorsOf('limit-reached', 'storage-full', 'too-large', 'wrong-type'))
    .input(
      z.object({
        query: z.object({
          name: textSchema.check(z.minLength(1), z.maxLength(200)),
          kind: documentKindSchema,
          asOf: daySchema,
        }),
        body: z.file(),
      }),
    )
    .output(evaluationHeadSchema),
  list: personal
    .route({ method: 'GET', path: '/evaluations', tags, summary: 'The evaluations of the account, newest first' })
    .input(z.object({ kind: z.optional(documentKindSchema), before: z.optional(z.uuid()) }))
    .output(z.object({ evaluations: z.array(evaluationHeadSchema), more: z.boolean(), allowance: allowanceSchema })),
  get: personal
    .route({ method: 'GET', path: '/evaluations/{id}', tags, summary: 'An evaluation with its report' })
    .input(idSchema)
    .output(
      z.object({
        evaluation: evaluationHeadSchema,
        /** `null` until it is done. */
        body: z.nullable(reportBodySchema),
      }),
    ),
  /**
   * Keeps a report that was made on a device, under the id that it has there; again, with what changed in it. `id` in
   * the answer is another one if the account already keeps the same report of the same revision. `not-found` means that
   * it was deleted on another device.
   */
  keep: personal
    .route({ method: 'PUT', path: '/evaluations/{id}', tags, summary: 'Keep a report that was made on a device' })
    .errors(errorsOf('limit-reached', 'storage-full', 'too-large', 'conflict'))
    .input(
      z.object({
        id: z.uuid(),
        kind: documentKindSchema,
        subject: subjectSchema,
        createdAt: timeSchema,
        body: keptBodySchema,
      }),
    )
    .output(z.object({ id: z.uuid() })),
  /** Refused as a conflict while an expert review of it is under way. */
  delete: personal
    .route({ method: 'DELETE', path: '/evaluations/{id}', tags, summary: 'Delete an evaluation' })
    .errors(errorsOf('conflict'))
    .input(idSchema)
    .output(doneSchema),
  /** Only one that failed. */
  retry: personal
    .route({ method: 'POST', path: '/evaluations/{id}/retry', tags, summary: 'Evaluate again what failed' })
    .errors(errorsOf('limit-reached', 'conflict'))
    .input(idSchema)
    .output(evaluationHeadSchema),
};
