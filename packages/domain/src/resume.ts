import { z } from 'zod';
import { conflictSchema } from './conflict.ts';
import { customFields } from './custom-fields.ts';
import { idSchema, newId } from './ids.ts';
import { countrySchema, defaultCountry, localeSchema } from './locale.ts';
import { itemSchemaFor, layoutKindSchema, sectionContentSchemaFor } from './section.ts';
import { sections, type SectionKey } from './sections/index.ts';
import { slugFor } from './slug.ts';
import { templateSettingsSchema } from './template-settings.ts';

/** The schema version this code writes; see `migrations`. */
export const resumeSchemaVersion = 1;

export const levelSchema = z.enum(['', 'entry', 'mid', 'senior', 'executive']);
export type Level = z.infer<typeof levelSchema>;

export const locationSchema = z.object({
  address: z.string().default(''),
  postalCode: z.string().default(''),
  city: z.string().default(''),
  region: z.string().default(''),
  /** ISO 3166-1 alpha-2, or `''` when the page shows no country. */
  countryCode: z.union([z.literal(''), countrySchema]).default(''),
});
export type Location = z.infer<typeof locationSchema>;

export const profileLinkSchema = z.object({ id: idSchema, label: z.string().default(''), url: z.string().default('') });
export const extraFieldSchema = z.object({ id: idSchema, label: z.string().default(''), value: z.string().default('') });

export const photoSchema = z.object({
  /** SHA-256 of the cropped picture in the asset store, as lower-case hex. */
  asset: z.string().regex(/^[0-9a-f]{64}$/),
  /** Text for people who cannot see the picture. */
  alt: z.string().default(''),
});
export type Photo = z.infer<typeof photoSchema>;

export const basicsSchema = z.object({
  fullName: z.string().default(''),
  headline: z.string().default(''),
  email: z.string().default(''),
  phone: z.string().default(''),
  location: locationSchema.prefault({}),
  links: z.array(profileLinkSchema).default([]),
  photo: photoSchema.nullable().default(null),
  extra: z.array(extraFieldSchema).default([]),
});
export type Basics = z.infer<typeof basicsSchema>;

export const targetSchema = z.object({
  jobTitle: z.string().default(''),
  level: levelSchema.default(''),
  yearsOfExperience: z.number().int().min(0).max(70).nullable().default(null),
});

export const customSectionSchema = z.object({
  id: idSchema,
  /** The part of the builder's address that names this section: `extra/{key}`. */
  key: z.string(),
  kind: layoutKindSchema.default('list'),
  heading: z.string().default(''),
  hidden: z.boolean().default(false),
  grouped: z.boolean().default(false),
  items: z.array(itemSchemaFor(customFields)).default([]),
});
export type CustomSection = z.infer<typeof customSectionSchema>;

const sectionShape = withEverySection(
  Object.fromEntries(sections.map((section) => [section.key, sectionContentSchemaFor(section.fields).prefault({})])),
);

/** Tells the compiler what the registry makes sure of: there is a value for every section. */
function withEverySection<Value>(byKey: Record<string, Value>): Record<SectionKey, Value> {
  const isComplete = (values: Record<string, Value>): values is Record<SectionKey, Value> => sections.every(({ key }) => key in values);
  if (!isComplete(byKey)) throw new Error('A section is missing.');
  return byKey;
}

/**
 * A resume, the same JSON in the editor, in every store and on the wire. Rules are per node only, so that merging two valid
 * resumes gives a valid one (invariant S7): whether a start comes before its end is a finding, not a schema error.
 */
export const resumeSchema = z.object({
  schemaVersion: z.literal(resumeSchemaVersion).default(resumeSchemaVersion),
  kind: z.literal('resume').default('resume'),
  id: idSchema,
  title: z.string().default(''),
  slug: z.string().min(1),
  locale: localeSchema.default('en'),
  country: countrySchema.default(defaultCountry),
  target: targetSchema.prefault({}),
  basics: basicsSchema.prefault({}),
  /** Rich text. */
  summary: z.string().default(''),
  sections: z.object(sectionShape).prefault({}),
  custom: z.array(customSectionSchema).default([]),
  template: templateSettingsSchema.prefault({}),
  conflicts: z.array(conflictSchema).default([]),
  createdAt: z.iso.datetime(),
  /** When the revision was written; the dates inside its PDF come from here. */
  updatedAt: z.iso.datetime(),
});
export type Resume = z.infer<typeof resumeSchema>;

/** Makes an empty resume. `now` is an ISO 8601 time in UTC. */
export function createResume(
  { title, locale, country }: { title: string; locale?: string; country?: string },
  now: string = new Date().toISOString(),
): Resume {
  const id = newId();
  return resumeSchema.parse({ id, title, slug: slugFor(title, id), locale, country, createdAt: now, updatedAt: now });
}

/** A copy that is a document of its own: new id, slug and times; entries keep their ids, so that variants can be merged. */
export function duplicateResume(resume: Resume, title: string, now: string = new Date().toISOString()): Resume {
  const id = newId();
  return { ...resume, id, title, slug: slugFor(title, id), conflicts: [], createdAt: now, updatedAt: now };
}
