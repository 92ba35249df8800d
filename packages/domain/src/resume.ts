import * as z from 'zod/mini';
import { customFields } from './custom-fields.ts';
import { documentHead, documentTail } from './document-base.ts';
import { idSchema } from './ids.ts';
import { countrySchema } from './locale.ts';
import { itemSchemaFor, layoutKindSchema, sectionContentSchemaFor } from './section.ts';
import { sections, type SectionKey } from './sections/index.ts';

/** The schema version this code writes; see `migrations`. */
export const resumeSchemaVersion = 1;

/** The levels that samples and phrases are written for. */
export const sampleLevels = ['entry', 'mid', 'senior'] as const;
export const levelSchema = z.enum(['', ...sampleLevels, 'executive']);
export type Level = z.infer<typeof levelSchema>;

export const locationSchema = z.object({
  address: z._default(z.string(), ''),
  postalCode: z._default(z.string(), ''),
  city: z._default(z.string(), ''),
  region: z._default(z.string(), ''),
  /** ISO 3166-1 alpha-2, or `''` if the page shows no country. */
  countryCode: z._default(z.union([z.literal(''), countrySchema]), ''),
});
export type Location = z.infer<typeof locationSchema>;

export const profileLinkSchema = z.object({
  id: idSchema,
  label: z._default(z.string(), ''),
  url: z._default(z.string(), ''),
});
export const extraFieldSchema = z.object({
  id: idSchema,
  label: z._default(z.string(), ''),
  value: z._default(z.string(), ''),
});

/** SHA-256 of a file in the asset store, as lower-case hex. */
export const sha256Schema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The shape of a photo on the page. */
export const photoShapeSchema = z.enum(['square', 'circle']);
export type PhotoShape = z.infer<typeof photoShapeSchema>;

export const photoSchema = z.object({
  /** SHA-256 of the cropped picture in the asset store, as lower-case hex. */
  asset: sha256Schema,
  /** Text for people who cannot see the picture. */
  alt: z._default(z.string(), ''),
  /** If absent, that of the template. */
  shape: z.optional(photoShapeSchema),
  /** The picture it was cropped from, to crop it again: never exported with the pages. */
  origin: z.optional(
    z.object({
      /** SHA-256 of the uncropped picture in the asset store. */
      asset: sha256Schema,
      /** Middle of the part that is kept, 0–1 of the picture's width and height. */
      x: z.number().check(z.minimum(0), z.maximum(1)),
      y: z.number().check(z.minimum(0), z.maximum(1)),
      /** 1 keeps as much as fits into a square. */
      zoom: z.number().check(z.minimum(1), z.maximum(10)),
    }),
  ),
});
export type Photo = z.infer<typeof photoSchema>;

export const basicsSchema = z.object({
  fullName: z._default(z.string(), ''),
  headline: z._default(z.string(), ''),
  email: z._default(z.string(), ''),
  phone: z._default(z.string(), ''),
  location: z.prefault(locationSchema, {}),
  links: z._default(z.array(profileLinkSchema), []),
  photo: z._default(z.nullable(photoSchema), null),
  extra: z._default(z.array(extraFieldSchema), []),
});
export type Basics = z.infer<typeof basicsSchema>;

export const targetSchema = z.object({
  jobTitle: z._default(z.string(), ''),
  level: z._default(levelSchema, ''),
  yearsOfExperience: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(70))), null),
});

export const customSectionSchema = z.object({
  id: idSchema,
  /** The part of the builder's address that names this section: `extra/{key}`. */
  key: z.string(),
  kind: z._default(layoutKindSchema, 'list'),
  heading: z._default(z.string(), ''),
  hidden: z._default(z.boolean(), false),
  grouped: z._default(z.boolean(), false),
  items: z._default(z.array(itemSchemaFor(customFields)), []),
});
export type CustomSection = z.infer<typeof customSectionSchema>;

const sectionShape = withEverySection(
  Object.fromEntries(sections.map((section) => [section.key, z.prefault(sectionContentSchemaFor(section.fields), {})])),
);

/** Lets the compiler know what the registry guarantees: there is a value for every section. */
function withEverySection<Value>(byKey: Record<string, Value>): Record<SectionKey, Value> {
  const isComplete = (values: Record<string, Value>): values is Record<SectionKey, Value> =>
    sections.every(({ key }) => key in values);
  if (!isComplete(byKey)) throw new Error('A section is missing.');
  return byKey;
}

/**
 * A resume, the same JSON in the editor, in every store and on the wire. Rules are per node only, so that merging two
 * valid resumes gives a valid one (invariant S7): a start after its end is a finding, not a schema error.
 */
export const resumeSchema = z.object({
  schemaVersion: z._default(z.literal(resumeSchemaVersion), resumeSchemaVersion),
  kind: z._default(z.literal('resume'), 'resume'),
  ...documentHead,
  target: z.prefault(targetSchema, {}),
  basics: z.prefault(basicsSchema, {}),
  /** Rich text. */
  summary: z._default(z.string(), ''),
  sections: z.prefault(z.object(sectionShape), {}),
  custom: z._default(z.array(customSectionSchema), []),
  /** For a variant: the resume it was made from, and that resume as JSON when the two were last merged. */
  variantOf: z._default(z.nullable(z.object({ id: idSchema, base: z.string() })), null),
  ...documentTail,
});
export type Resume = z.infer<typeof resumeSchema>;
