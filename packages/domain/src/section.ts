import * as z from 'zod/mini';
import { idSchema } from './ids.ts';
import { partialDateSchema } from './partial-date.ts';
import type { DocumentLanguage } from './locale.ts';

/** The type of a value: it determines the stored form and the control. */
export type FieldKind = 'text' | 'richText' | 'date' | 'boolean' | 'tags' | 'url' | 'email' | 'phone';

/** The place of a value in an entry. Templates, exporters and importers know slots, never fields. */
export type Slot =
  | 'title'
  | 'subtitle'
  | 'location'
  | 'start'
  | 'end'
  | 'current'
  | 'date'
  | 'url'
  | 'email'
  | 'phone'
  | 'level'
  | 'tags'
  | 'meta'
  | 'body';

export interface Field {
  kind: FieldKind;
  slot: Slot;
  /** English name of the field; the interface translates it by key and falls back to this. */
  label: string;
  /** Its name in documents of other languages, if the page labels the value (slot `meta`). */
  names?: Readonly<Partial<Record<DocumentLanguage, string>>>;
  /** An example shown in the empty control. */
  example?: string;
  /** Values offered while typing. */
  suggestions?: readonly string[];
}

/** How a section is drawn: templates draw kinds, and know no sections. */
export const layoutKindSchema = z.enum(['timeline', 'list', 'tags', 'levels', 'contacts', 'text']);
export type LayoutKind = z.infer<typeof layoutKindSchema>;

/**
 * The names of a field in JSON Resume (https://jsonresume.org/schema). Rich text splits in two: its paragraphs and its
 * bullets.
 */
export type JsonResumeField = string | { paragraphs: string; bullets: string };

export interface SectionDefinition {
  /** Key in the document and sub-step of the builder's address. */
  key: string;
  /** The position of the section among the others until the user moves it; lower comes first. */
  place: number;
  /** Comes first in the resume of someone at the start of their career. */
  leadsAtEntry?: boolean;
  kind: LayoutKind;
  /** Name of a lucide icon. */
  icon: string;
  fields: Readonly<Record<string, Field>>;
  /**
   * The heading that a document in a language shows; English is always there. Import recognises it, and those of its
   * own `known-headings`.
   */
  headings: Readonly<{ en: string } & Partial<Record<DocumentLanguage, string>>>;
  /** The name of one entry on a button: "Add role". */
  itemName: string;
  /** One sentence that says what belongs here, for an empty section. */
  hint: string;
  /**
   * The list of JSON Resume that contains the entries; if absent, they are stored under `meta`. `primary` is false if
   * another section owns the list.
   */
  jsonResume?: { list: string; primary: boolean; fields: Readonly<Record<string, JsonResumeField>> };
}

/** Declares a section; its fields keep their literal names. */
export function defineSection<const Definition extends SectionDefinition>(definition: Definition): Definition {
  return definition;
}

export type FieldValue = string | boolean | string[];

const valueSchemas = {
  text: z._default(z.string(), ''),
  richText: z._default(z.string(), ''),
  date: z._default(partialDateSchema, ''),
  boolean: z._default(z.boolean(), false),
  tags: z._default(z.array(z.string()), []),
  url: z._default(z.string(), ''),
  email: z._default(z.string(), ''),
  phone: z._default(z.string(), ''),
} satisfies Record<FieldKind, z.ZodMiniType<FieldValue>>;

const itemBase = {
  id: idSchema,
  /** Kept, but not shown in any output. */
  hidden: z._default(z.boolean(), false),
  /** A manual page break before this entry. */
  breakBefore: z._default(z.boolean(), false),
  /** Move the whole entry to the next page instead of splitting it. */
  keepTogether: z._default(z.boolean(), false),
};

/** One entry of a section: its id and layout switches, and the section's fields. */
export interface Item {
  id: string;
  hidden: boolean;
  breakBefore: boolean;
  keepTogether: boolean;
  [field: string]: FieldValue;
}

/** Whether an entry has any content. */
export function isFilled(item: Item): boolean {
  return Object.entries(item).some(
    ([name, value]) =>
      (name !== 'id' && typeof value === 'string' && value.trim() !== '') || (Array.isArray(value) && value.length > 0),
  );
}

/** The schema of a section's entries, derived from its fields. */
export function itemSchemaFor(fields: Readonly<Record<string, Field>>): z.ZodMiniType<Item> {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueSchemas[field.kind]]));
  return z.object({ ...shape, ...itemBase });
}

/** A section's place in the document. */
export interface SectionContent {
  /** Own heading; `''` shows the heading of the document's language. */
  heading: string;
  hidden: boolean;
  /** Group consecutive entries that share their subtitle (several roles at one employer). */
  grouped: boolean;
  items: Item[];
}

export function sectionContentSchemaFor(fields: Readonly<Record<string, Field>>): z.ZodMiniType<SectionContent> {
  return z.object({
    heading: z._default(z.string(), ''),
    hidden: z._default(z.boolean(), false),
    grouped: z._default(z.boolean(), false),
    items: z._default(z.array(itemSchemaFor(fields)), []),
  });
}
