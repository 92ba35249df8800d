import * as z from 'zod/mini';
import { conflictSchema, type Conflict } from './conflict.ts';
import { documentTagsSchema } from './document-tags.ts';
import { finalSchema, type Final } from './final.ts';
import { idSchema } from './ids.ts';
import { countrySchema, defaultCountry, localeSchema } from './locale.ts';
import { templateSettingsSchema, type TemplateSettings } from './template-settings.ts';

/** The fields of every document, whatever its kind. */
export interface DocumentBase {
  schemaVersion: number;
  /** Key of its kind in the registry of kinds. */
  kind: string;
  id: string;
  title: string;
  slug: string;
  /** Tags to find it by. */
  tags: string[];
  /** BCP 47. */
  locale: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  template: TemplateSettings;
  conflicts: Conflict[];
  final: Final;
  /** Checks of the evaluation that the user does not want to hear of, by their ids, and why. */
  ignored: Record<string, string>;
  /** ISO 8601, UTC, like the next one. */
  createdAt: string;
  /** When the revision was written; the dates inside its PDF come from here. */
  updatedAt: string;
}

/** The fields that a document of any kind starts with, after its `schemaVersion` and `kind`. */
export const documentHead = {
  id: idSchema,
  title: z._default(z.string(), ''),
  slug: z.string().check(z.minLength(1)),
  tags: documentTagsSchema,
  locale: z._default(localeSchema, 'en'),
  country: z._default(countrySchema, defaultCountry),
};

/** The fields a document of any kind ends with. */
export const documentTail = {
  template: z.prefault(templateSettingsSchema, {}),
  conflicts: z._default(z.array(conflictSchema), []),
  final: z._default(finalSchema, null),
  /** By check, so that what two devices ignore merges; reasons are ids of the catalogue (`report.reasons`). */
  ignored: z._default(z.record(z.string(), z.string()), {}),
  createdAt: z.iso.datetime(),
  /** When the revision was written; the dates inside its PDF come from here. */
  updatedAt: z.iso.datetime(),
};
