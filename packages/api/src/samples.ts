import { documentKindSchema, sampleLevels } from '@vitae/domain';
import * as z from 'zod/mini';
import { offeredPlansSchema } from './offered-plans.ts';
import { templateListSchema } from './templates.ts';

export type { OfferedPlan, OfferedPlans } from './offered-plans.ts';

/** A part of an address: lower case, in kebab case. */
export const sampleSlugSchema = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(80));

/** A published sample without its document. */
export const sampleHeadSchema = z.object({
  kind: documentKindSchema,
  slug: sampleSlugSchema,
  /** The job title as people write it, in English. */
  title: z.string(),
  /** The slug of the job title, which samples of the same work share. */
  jobTitle: z.string(),
  category: z.string(),
  level: z.enum(sampleLevels),
  /** The language that the document is in (BCP 47). */
  locale: z.string(),
  /** The invented person. */
  person: z.string(),
  updatedAt: z.iso.datetime(),
  /** Identifies the pictures of its pages: `/pictures/{picture}/{page}-{width}.webp`. */
  picture: z.string(),
  /** The sizes of its pages in points, or null until they were drawn for the first time. */
  pages: z.nullable(z.array(z.object({ width: z.number(), height: z.number() }))),
});
export type SampleHead = z.infer<typeof sampleHeadSchema>;

/** Where on a page a point about a sample is, in points from the page's top left corner. */
const markSchema = z.object({
  /** The point, from 0. */
  point: z.int(),
  /** The page, from 1. */
  page: z.int(),
  x: z.number(),
  y: z.number(),
});
export type SampleMark = z.infer<typeof markSchema>;

/** Why a sample works, at one place of its page. */
export const samplePointSchema = z.object({
  /** An entry's id, or the path of a field in the document. */
  at: z.string().check(z.minLength(1), z.maxLength(200)),
  text: z.string().check(z.minLength(1), z.maxLength(400)),
});

/** A published sample: a finished document, and what makes it work. */
export const sampleSchema = z.object({
  ...sampleHeadSchema.shape,
  /** Of the format of its kind, which its reader checks. */
  document: z.record(z.string(), z.unknown()),
  points: z.array(samplePointSchema),
  /** Empty until its pages were drawn for the first time. */
  marks: z.array(markSchema),
  /** Samples of similar work. */
  related: z.array(sampleHeadSchema),
  /** The same sample in all languages that there are, this one included; empty if there is only one. */
  siblings: z.array(z.object({ locale: z.string(), slug: sampleSlugSchema })),
});
export type Sample = z.infer<typeof sampleSchema>;

/** The list of samples of a kind. */
export const sampleListSchema = z.object({ samples: z.array(sampleHeadSchema) });

/** The id of the JSON data block with what the server rendered a page from, for the interface that takes it over. */
export const pageDataElementId = 'page-data';

/** What a page was rendered from. */
export const pageDataSchema = z.object({
  list: z.optional(z.object({ kind: documentKindSchema, samples: z.array(sampleHeadSchema) })),
  sample: z.optional(sampleSchema),
  plans: z.optional(offeredPlansSchema),
  templates: z.optional(z.object({ kind: documentKindSchema, ...templateListSchema.shape })),
});
export type PageData = z.infer<typeof pageDataSchema>;
