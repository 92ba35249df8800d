import { documentKindSchema } from '@vitae/domain';
import * as z from 'zod/mini';
import { sampleHeadSchema, samplePointSchema, sampleSlugSchema } from '../../samples.ts';
import { admin, countSchema, errorsOf, textSchema, timeSchema } from '../base.ts';
import { storedDocumentSchema } from '../documents.ts';
import { afterShape, orderShape, pageOf, reasonSchema } from './list.ts';

const tags = ['admin'];

/** Where a sample stands: visitors see it, will see it, do not see it, or it is deleted and can be brought back. */
const stateSchema = z.enum(['published', 'scheduled', 'draft', 'deleted']);
export type SampleState = z.infer<typeof stateSchema>;

const listedSchema = z.object({
  ...z.pick(sampleHeadSchema, {
    kind: true,
    slug: true,
    title: true,
    category: true,
    level: true,
    locale: true,
    person: true,
    updatedAt: true,
  }).shape,
  state: stateSchema,
  /** When visitors see it, or have seen it first. */
  publishedAt: z.nullable(timeSchema),
  /** Whether there is a change that visitors do not see yet. */
  hasDraft: z.boolean(),
  /** Every change raises it. */
  revision: z.int(),
});
export type ListedSample = z.infer<typeof listedSchema>;

/** What an admin writes of a sample. */
export const sampleContentSchema = z.object({
  title: textSchema.check(z.trim(), z.minLength(1), z.maxLength(80)),
  /** The slug of the job title, which samples of the same work share. */
  jobTitle: sampleSlugSchema,
  category: textSchema.check(z.trim(), z.minLength(1), z.maxLength(60)),
  level: sampleHeadSchema.shape.level,
  /** Shared by the same sample in several languages: the slug of one of them. */
  family: sampleSlugSchema,
  /** What makes it work. */
  points: z
    .array(
      z.object({
        at: textSchema.check(z.trim(), z.minLength(1), z.maxLength(200)),
        text: textSchema.check(z.trim(), z.minLength(1), z.maxLength(400)),
      }),
    )
    .check(z.maxLength(9)),
  document: storedDocumentSchema,
});
export type SampleContent = z.infer<typeof sampleContentSchema>;

const detailsSchema = z.object({
  ...listedSchema.shape,
  /** From when visitors see the change; `null` until it is published or scheduled. */
  changeAt: z.nullable(timeSchema),
  /** Whether it came with the product and nobody changed it: it then follows the product's. */
  isShipped: z.boolean(),
  /** What is edited: the change that visitors do not see yet, if there is one. */
  content: z.object({
    title: z.string(),
    jobTitle: z.string(),
    category: z.string(),
    level: sampleHeadSchema.shape.level,
    family: z.string(),
    points: z.array(samplePointSchema),
    document: z.record(z.string(), z.unknown()),
  }),
});
export type SampleDetails = z.infer<typeof detailsSchema>;

const queryShape = {
  ...orderShape(['updated', 'title']),
  kind: z.optional(documentKindSchema),
  /** Those that are deleted are listed only if they are asked for. */
  state: z.optional(z.enum([...stateSchema.options, 'changed'])),
};
export type SampleQuery = z.infer<z.ZodMiniObject<typeof queryShape>>;

const named = { kind: documentKindSchema, slug: sampleSlugSchema };
/** The newest revision that the caller has seen. */
const seenShape = { revision: countSchema, reason: reasonSchema };

/** The samples that visitors choose from, for admins. */
export const samplesOfSiteContract = {
  /** The search finds titles, categories, people and addresses that contain it. */
  list: admin
    .route({ method: 'GET', path: '/admin/samples', tags, summary: 'Samples, by page' })
    .input(z.object({ ...queryShape, ...afterShape }))
    .output(pageOf(listedSchema)),
  export: admin
    .route({ method: 'POST', path: '/admin/samples/export', tags, summary: 'The same samples as CSV' })
    .input(z.object(queryShape))
    .output(z.file()),
  get: admin
    .route({ method: 'GET', path: '/admin/samples/{kind}/{slug}', tags, summary: 'A sample with its draft' })
    .input(z.object(named))
    .output(detailsSchema),
  /** Nobody sees it until it is published. Refused as a conflict if there is one of this address. */
  create: admin
    .route({ method: 'POST', path: '/admin/samples', tags, summary: 'Make a sample' })
    .errors(errorsOf('conflict', 'too-large', 'newer-version'))
    .input(z.object({ ...named, content: sampleContentSchema, reason: reasonSchema }))
    .output(detailsSchema),
  /**
   * Keeps a change as a draft if visitors see the sample. Refused as a conflict if another admin has changed it since
   * `revision`.
   */
  save: admin
    .route({ method: 'POST', path: '/admin/samples/{kind}/{slug}', tags, summary: 'Change a sample' })
    .errors(errorsOf('conflict', 'too-large', 'newer-version'))
    .input(z.object({ ...named, ...seenShape, content: sampleContentSchema }))
    .output(detailsSchema),
  /** Refused as a conflict if another admin has changed it since `revision`, or if it cannot go there from where it is. */
  move: admin
    .route({
      method: 'POST',
      path: '/admin/samples/{kind}/{slug}/state',
      tags,
      summary: 'Publish a sample, or take it back',
    })
    .errors(errorsOf('conflict'))
    .input(
      z.object({
        ...named,
        ...seenShape,
        step: z.enum(['publish', 'withdraw', 'discard', 'delete', 'restore']),
        /** When visitors see it, or the change of it, from; at once if it is absent. Only for publishing. */
        at: z.optional(timeSchema),
      }),
    )
    .output(detailsSchema),
};
