import { documentKindSchema } from '@vitae/domain';
import * as z from 'zod/mini';
import {
  countSchema,
  countTextSchema,
  doneSchema,
  errorsOf,
  opaqueSchema,
  personal,
  textSchema,
  timeSchema,
} from './base.ts';
import { longest } from '../field-rules.ts';

const tags = ['documents'];
const revSchema = countSchema.check(z.minimum(1));
const sha256Schema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/**
 * A document as the server stores it. It is checked with the schema of its kind when written, and returned as stored.
 */
export const storedDocumentSchema = z.looseObject({
  id: z.uuid(),
  kind: documentKindSchema,
  schemaVersion: countSchema,
});
export type StoredDocument = z.infer<typeof storedDocumentSchema>;

/** A description of the session that wrote a revision, such as "Firefox on Linux"; `''` if unknown. */
const deviceSchema = z.string();

/** A document at a revision, and the device that wrote it; older servers omit the device. */
export const headSchema = z.object({ rev: revSchema, device: z._default(deviceSchema, ''), doc: storedDocumentSchema });
export type Head = z.infer<typeof headSchema>;

/** A change since a cursor: the document's newest revision, and whether it is in the trash or permanently deleted. */
const changeSchema = z.object({
  id: z.uuid(),
  kind: documentKindSchema,
  rev: revSchema,
  deletedAt: z.nullable(timeSchema),
  isPurged: z.boolean(),
});

/**
 * The history that the caller's revisions belong to, from `changes`; the call is refused as `restored` once a new one
 * has started.
 */
const epochSchema = z.optional(opaqueSchema);

/** The most documents that one call fetches or sends. */
const maxDocuments = 100;
/**
 * How large the pushes of one call may be as JSON, in bytes; the rest of the body also fits into the server's limit.
 */
export const maxPushBytes = 1_000_000;

/** A revision based on another; `baseRev` 0 creates the document. */
const revisionSchema = z.object({
  id: z.uuid(),
  // The new revision is this plus one.
  baseRev: countSchema.check(z.maximum(2_147_483_646)),
  pushId: z.uuid(),
  schemaVersion: countSchema,
  doc: storedDocumentSchema,
});

/** A revision, the device that wrote it, and the history that it belongs to. */
export const pushSchema = z.extend(revisionSchema, { deviceId: z.uuid(), epoch: epochSchema });

/** The server's answer to one of several pushes: the same as if it had been sent alone. */
const pushAnswerSchema = z.discriminatedUnion('is', [
  z.object({ id: z.uuid(), is: z.literal('taken'), rev: revSchema }),
  z.object({ id: z.uuid(), is: z.literal('conflict'), head: headSchema, acceptedRev: z.optional(revSchema) }),
  z.object({
    id: z.uuid(),
    is: z.literal('refused'),
    code: z.enum(['limit-reached', 'storage-full', 'newer-version', 'too-large', 'invalid', 'not-found']),
  }),
]);
export type PushAnswer = z.infer<typeof pushAnswerSchema>;

export const syncContract = {
  changes: personal
    .route({ method: 'GET', path: '/sync', tags: ['sync'], summary: 'What changed since a cursor' })
    .input(z.object({ since: z._default(countTextSchema, 0) }))
    .output(
      z.object({
        /** Differs from before if the server was restored from a backup: cursors and revisions then start over. */
        epoch: z.string(),
        cursor: z.int(),
        /** At most 200, oldest first; fetch again from `cursor` while `more` is true. */
        changes: z.array(changeSchema),
        more: z.boolean(),
      }),
    ),
  /** Documents in neither list did not fit into the response: fetch them again. */
  heads: personal
    .route({ method: 'POST', path: '/sync/heads', tags: ['sync'], summary: 'Many documents at their newest revisions' })
    .errors(errorsOf('restored'))
    .input(z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(maxDocuments)), epoch: epochSchema }))
    .output(z.object({ heads: z.array(headSchema), gone: z.array(z.uuid()) })),
  /**
   * Each push is accepted or refused individually, in this order, by the rules of `documents.put`. Pushes that are
   * missing from the response did not fit into it: send them one by one.
   */
  push: personal
    .route({ method: 'POST', path: '/sync/push', tags: ['sync'], summary: 'Write revisions of many documents' })
    .errors(errorsOf('restored'))
    .input(
      z.object({
        deviceId: z.uuid(),
        epoch: epochSchema,
        pushes: z.array(revisionSchema).check(
          z.minLength(1),
          z.maxLength(maxDocuments),
          z.refine(
            (pushes) => new Set(pushes.map(({ id }) => id)).size === pushes.length,
            'A document is listed twice.',
          ),
        ),
      }),
    )
    .output(z.object({ answers: z.array(pushAnswerSchema) })),
};

/** The input of the calls that read one document. */
export const documentInputSchema = z.object({ id: z.uuid(), epoch: epochSchema });

export const documentsContract = {
  get: personal
    .route({ method: 'GET', path: '/documents/{id}', tags, summary: 'A document at its newest revision' })
    .errors(errorsOf('restored'))
    .input(documentInputSchema)
    .output(headSchema),
  /**
   * `baseRev` 0 creates the document. A `pushId` that was accepted before returns its revision again (a lost
   * acknowledgement).
   */
  put: personal
    .route({ method: 'PUT', path: '/documents/{id}', tags, summary: 'Write a revision on top of another' })
    .errors({
      ...errorsOf('limit-reached', 'storage-full', 'newer-version', 'too-large', 'restored'),
      conflict: {
        ...errorsOf('conflict').conflict,
        data: z.object({ head: headSchema, acceptedRev: z.optional(revSchema) }),
      },
    })
    .input(pushSchema)
    .output(z.object({ rev: revSchema })),
  /** Moves it to the trash for 30 days; refused if it has been changed since `baseRev`. */
  delete: personal
    .route({ method: 'DELETE', path: '/documents/{id}', tags, summary: 'Put a document into the trash' })
    .errors({
      ...errorsOf('restored'),
      conflict: { ...errorsOf('conflict').conflict, data: z.object({ head: headSchema }) },
    })
    .input(z.object({ id: z.uuid(), baseRev: revSchema, epoch: epochSchema }))
    .output(doneSchema),
  restore: personal
    .route({ method: 'POST', path: '/documents/{id}/restore', tags, summary: 'Bring a document back from the trash' })
    .errors(errorsOf('limit-reached'))
    .input(z.object({ id: z.uuid() }))
    .output(doneSchema),
  /** With `baseRev`, refused if it has been changed since. */
  purge: personal
    .route({ method: 'POST', path: '/documents/{id}/purge', tags, summary: 'Delete a document in the trash for good' })
    .errors({
      ...errorsOf('restored'),
      conflict: { ...errorsOf('conflict').conflict, data: z.object({ head: headSchema }) },
    })
    .input(z.object({ id: z.uuid(), baseRev: z.optional(revSchema), epoch: epochSchema }))
    .output(doneSchema),
  revisions: {
    list: personal
      .route({
        method: 'GET',
        path: '/documents/{id}/revisions',
        tags,
        summary: 'The versions of a document, newest first',
      })
      .input(z.object({ id: z.uuid(), before: z.optional(countTextSchema) }))
      .output(
        z.object({
          revisions: z.array(
            z.object({
              rev: revSchema,
              deviceId: z.uuid(),
              device: z._default(deviceSchema, ''),
              label: z.string(),
              createdAt: timeSchema,
            }),
          ),
          more: z.boolean(),
        }),
      ),
    get: personal
      .route({ method: 'GET', path: '/documents/{id}/revisions/{rev}', tags, summary: 'A document as it was' })
      .input(z.object({ id: z.uuid(), rev: countTextSchema.check(z.minimum(1)) }))
      .output(headSchema),
    label: personal
      .route({ method: 'PATCH', path: '/documents/{id}/revisions/{rev}', tags, summary: 'Name a version' })
      .input(
        z.object({
          id: z.uuid(),
          rev: countTextSchema.check(z.minimum(1)),
          label: textSchema.check(z.maxLength(longest.versionLabel)),
        }),
      )
      .output(doneSchema),
  },
};

export const assetsContract = {
  put: personal
    .route({
      method: 'PUT',
      path: '/assets/{sha256}',
      tags: ['assets'],
      summary: 'Store a picture under its SHA-256: PNG or JPEG, at most 300 KB',
      inputStructure: 'detailed',
    })
    .errors(errorsOf('too-large', 'storage-full', 'wrong-type'))
    .input(z.object({ params: z.object({ sha256: sha256Schema }), body: z.file() }))
    .output(doneSchema),
  get: personal
    .route({ method: 'GET', path: '/assets/{sha256}', tags: ['assets'], summary: 'A picture' })
    .input(z.object({ sha256: sha256Schema }))
    .output(z.file()),
};
