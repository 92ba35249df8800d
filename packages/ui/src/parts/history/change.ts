import { richTextToPlain } from '@vitae/domain';

/** The part of a document that has changed. */
export type Place =
  | {
      is:
        | 'title'
        | 'tags'
        | 'language'
        | 'country'
        | 'target'
        | 'personal'
        | 'summary'
        | 'design'
        | 'recipient'
        | 'letter'
        | 'application';
    }
  /** A section by its key, or a custom section by its heading. */
  | { is: 'section'; key: string }
  | { is: 'custom'; heading: string }
  /** A field of a kind whose parts have no names. */
  | { is: 'field'; name: string };

/** The name of a value: from the interface, or from the section that declares the field. */
export type FieldName = { known: KnownField } | { label: string };

export const knownFields = [
  'fullName',
  'headline',
  'email',
  'phone',
  'address',
  'postalCode',
  'city',
  'region',
  'countryCode',
  'links',
  'extra',
  'photo',
  'jobTitle',
  'level',
  'yearsOfExperience',
  'heading',
  'hidden',
  'grouped',
  'breakBefore',
  'keepTogether',
  'entries',
  'template',
  'tokens',
  'layout',
  'name',
  'role',
  'company',
  'posting',
  'date',
  'subject',
  'opening',
  'closing',
  'paragraph',
  'signature',
  'enclosures',
] as const;
export type KnownField = (typeof knownFields)[number];

/** One difference between two versions of a document, as shown to the user. Values are plain text, `''` for none. */
export interface Change {
  place: Place;
  /** The title of the entry it is in; `null` outside of entries. */
  entry: string | null;
  /** The id of that entry: two may have one title. */
  entryId: string | null;
  what: 'changed' | 'added' | 'removed' | 'moved';
  /** `null` if the whole place or entry is meant. */
  field: FieldName | null;
  before: string;
  after: string;
}

/** A value that was changed. */
export function valueChange(
  place: Place,
  field: FieldName | null,
  before: unknown,
  after: unknown,
  entry: { id: string; title: string } | null = null,
): Change {
  const plain = (value: unknown) => (place.is === 'summary' ? richTextToPlain(textOf(value)) : textOf(value));
  return {
    place,
    entry: entry?.title ?? null,
    entryId: entry?.id ?? null,
    what: 'changed',
    field,
    before: plain(before),
    after: plain(after),
  };
}

/** A field that the interface has a name for; `null` for others. */
export function known(name: string | undefined): FieldName | null {
  const found = knownFields.find((field) => field === name);
  return found ? { known: found } : null;
}

/** The value at a path; `undefined` for none. */
export function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

/** A value as text: lists with commas, a switch as `true` or `false`. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
