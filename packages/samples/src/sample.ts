import { coverLetterKind, resumeKind, sampleLevels, type AnyDocument } from '@vitae/domain';
import * as z from 'zod/mini';

/** Why a sample works, at one place of its page. */
const pointSchema = z.strictObject({
  /** An entry's id, or the path of a field in the document, such as `basics.headline`. */
  at: z.string().check(z.minLength(1)),
  /** One or two sentences in English, about this document alone. */
  text: z.string().check(z.minLength(40), z.maxLength(260)),
});

const head = {
  /** Its part of the address, unique within its kind: its job title's, and the language if another one has that already. */
  slug: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)),
  /** Slug of its job title in `job-titles.json`, which says its category. */
  jobTitle: z.string(),
  /** The point of a career that it is written for. */
  level: z.enum(sampleLevels),
  /** Whether visitors see it once it is seeded. */
  published: z.boolean(),
  /** What makes it work. */
  points: z.array(pointSchema).check(z.minLength(3), z.maxLength(5)),
};

/**
 * A sample as its file has it: an invented person's finished document, and what makes it work. Locale, country and
 * template are those of the document.
 */
export const sampleSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal(resumeKind.key), ...head, document: resumeKind.schema }),
  z.strictObject({ kind: z.literal(coverLetterKind.key), ...head, document: coverLetterKind.schema }),
]);
export type Sample = z.infer<typeof sampleSchema>;

const hasId = (value: unknown, id: string): boolean =>
  typeof value === 'object' && value !== null && 'id' in value && value.id === id;

/** What a point of a sample is about: the entry with this id, or the value at this path; `undefined` if neither exists. */
export function placeOf(document: AnyDocument, at: string): unknown {
  return entryWith(document, at) ?? at.split('.').reduce<unknown>(valueAt, document);
}

const valueAt = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(key) : undefined;

function entryWith(value: unknown, id: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const inner of Object.values(value)) {
    const found: unknown = hasId(inner, id) ? inner : entryWith(inner, id);
    if (found !== undefined) return found;
  }
  return undefined;
}
