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

/** A document as the server stores it. Its own schema is checked on write; what is read is sent as stored. */
export const storedDocumentSchema = z.looseObject({
  id: z.uuid(),
  kind: documentKindSchema,
  schemaVersion: countSchema,
});
export type StoredDocument = z.infer<typeof storedDocumentSchema>;

/** The session that wrote a revision, in words, such as "Firefox on Linux"; `''` where that is not known. */
const deviceSchema = z.string();

/** A document at a revision, and who wrote that. A server that is older than this does not say. */
export const headSchema = z.object({ rev: revSchema, device: z._default(deviceSchema, ''), doc: storedDocumentSchema });
export type Head = z.infer<typeof headSchema>;

/** What changed since a cursor: the document's newest revision, whether it is in the trash, or gone for good. */
const changeSchema = z.object({
  id: z.uuid(),
  kind: documentKindSchema,
  rev: revSchema,
  deletedAt: z.nullable(timeSchema),
  isPurged: z.boolean(),
});

/**
 * The history that the caller's revisions belong to, by `changes`; with it the call is refused as `restored` once
 * another one has begun.
 */
const epochSchema = z.optional(opaqueSchema);

/** The most documents that one call fetches or sends. */
const maxDocuments = 100;
/** How large the pushes of one call may be as JSON, in bytes: what stands around them fits into the server's limit too. */
export const maxPushBytes = 1_000_000;

/** A revision on top of another, `baseRev` 0 creates. */
const revisionSchema = z.object({
  id: z.uuid(),
  // One more is the revision that it makes.
  baseRev: countSchema.check(z.maximum(2_147_483_646)),
  pushId: z.uuid(),
  schemaVersion: countSchema,
  doc: storedDocumentSchema,
});

/** A revision, the device that made it, and the history that it belongs to. */
export const pushSchema = z.extend(revisionSchema, { deviceId: z.uuid(), epoch: epochSchema });

/** The server's answer to one of many pushes: the same as to that one alone. */
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
        /** Another value than before: the server was restored from a backup, and cursors and revisions start over. */
        epoch: z.string(),
        cursor: z.int(),
        /** At most 200, oldest first; fetch again from `cursor` while `more`. */
        changes: z.array(changeSchema),
        more: z.boolean(),
      }),
    ),
  /** Documents in neither list did not fit into the answer: fetch them again. */
  heads: personal
    .route({ method: 'POST', path: '/sync/heads', tags: ['sync'], summary: 'Many documents at their newest revisions' })
    .errors(errorsOf('restored'))
    .input(z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(maxDocuments)), epoch: epochSchema }))
    .output(z.object({ heads: z.array(headSchema), gone: z.array(z.uuid()) })),
  /**
   * Each push is accepted or refused individually, in this order, by the rules of `documents.put`. Pushes missing from
   * the answer did not fit into it: send them alone.
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
          z.refine((pushes) => new Set(pushes.map(({ id }) => id)).size === pushes.length, 'A document stands twice.'),
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
  /** `baseRev` 0 creates. A `pushId` that was accepted before answers with its revision (a lost acknowledgement). */
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
  /** Into the trash, for 30 days; refused when someone has written since. */
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
  /** With `baseRev` it is refused when someone has written since. */
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
