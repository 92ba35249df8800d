import { z } from 'zod';
import { conflictSchema } from './conflict.ts';
import { idSchema } from './ids.ts';
import { countrySchema, defaultCountry, localeSchema } from './locale.ts';
import { basicsSchema } from './resume.ts';
import { templateSettingsSchema } from './template-settings.ts';

export const coverLetterSchemaVersion = 1;

export const recipientSchema = z.object({
  name: z.string().default(''),
  role: z.string().default(''),
  company: z.string().default(''),
  /** Postal address as printed, one line a line. */
  address: z.string().default(''),
});

/** A cover letter; rules are per node only, as in a resume. Paragraphs are rich text. */
export const coverLetterSchema = z.object({
  schemaVersion: z.literal(coverLetterSchemaVersion).default(coverLetterSchemaVersion),
  kind: z.literal('coverletter').default('coverletter'),
  id: idSchema,
  title: z.string().default(''),
  slug: z.string().min(1),
  locale: localeSchema.default('en'),
  country: countrySchema.default(defaultCountry),
  sender: basicsSchema.prefault({}),
  recipient: recipientSchema.prefault({}),
  /** The day on the letter as `YYYY-MM-DD`, or `''`. */
  date: z.union([z.literal(''), z.iso.date()]).default(''),
  subject: z.string().default(''),
  opening: z.string().default(''),
  paragraphs: z.array(z.object({ id: idSchema, text: z.string().default('') })).default([]),
  closing: z.string().default(''),
  /** The resume that facts and look are drawn from. */
  resumeId: idSchema.nullable().default(null),
  template: templateSettingsSchema.prefault({}),
  conflicts: z.array(conflictSchema).default([]),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type CoverLetter = z.infer<typeof coverLetterSchema>;
