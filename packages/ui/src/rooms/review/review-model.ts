import type { AnyDocument, FieldKind, FieldValue, Slot } from '@vitae/domain';
import type { ImportResult, Provenance } from '@vitae/importer';
import { looksMisplaced } from './doubtful.ts';

/** Values below this need checking. */
export const sureEnough = 0.6;

/** The controls of values: those of a section's fields, and those that only details and letters have. */
export type ReviewFieldKind = FieldKind | 'country' | 'day' | 'lines';

/** One value of the document on the review screen. */
export interface ReviewField {
  /** Path by ids, as the importer names it: `basics.email`, `sections.experience.items.<id>.position`. */
  path: string;
  label: string;
  kind: ReviewFieldKind;
  value: FieldValue;
  /** How sure the importer is, 0–1; `null` for a value it did not read. */
  confidence: number | null;
  provenance: Provenance | undefined;
  /** It needs checking if it is empty: a resume or an entry is hardly complete without it. */
  needed: boolean;
  /** Its place in an entry; `undefined` for a detail of a person or a part of a letter. */
  slot: Slot | 'city' | undefined;
  /** Its value hardly ever belongs in such a field, however sure the importer was. */
  misplaced: boolean;
  /** Whether a person may confirm that there is nothing; a document needs a name. */
  mayBeEmpty: boolean;
  /** It is all of its group, whose heading says what it is. */
  isWhole: boolean;
  /** The document with another value here. @throws {TypeError} for a document of another kind. */
  write: (document: AnyDocument, value: FieldValue) => AnyDocument;
}

/** Whether two fields show and edit the same. What writes a value is made anew with them, and depends on the path alone. */
export const isSameField = (one: ReviewField, other: ReviewField): boolean =>
  Object.entries(one).every(([name, value]) => name === 'write' || Object.is(value, Reflect.get(other, name)));

export interface ReviewItem {
  key: string;
  title: string;
  fields: ReviewField[];
}

export interface ReviewGroup {
  key: string;
  heading: string;
  items: ReviewItem[];
}

/** What a field says besides its place, label and value. */
interface FieldTraits {
  slot?: Slot | 'city';
  needed?: boolean;
  mayBeEmpty?: boolean;
  isWhole?: boolean;
}

/** Makes the fields of a review, each with what its value was read from. */
export type MakeField = (
  path: string,
  label: string,
  kind: ReviewFieldKind,
  value: FieldValue,
  write: ReviewField['write'],
  traits?: FieldTraits,
) => ReviewField;

export function fieldMaker(provenance: readonly Provenance[]): MakeField {
  const origins = new Map(provenance.map((origin) => [origin.path, origin]));
  return (path, label, kind, value, write, { slot, needed = false, mayBeEmpty = true, isWhole = false } = {}) => {
    const origin = originOf(origins, path);
    return {
      path,
      label,
      kind,
      value,
      confidence: origin?.confidence ?? null,
      provenance: origin,
      needed,
      slot,
      misplaced: slot !== undefined && looksMisplaced(slot, kind, value),
      mayBeEmpty,
      isWhole,
      write,
    };
  };
}

/** A value is identified by its own path, or a link and an extra field by a part of it (`basics.links.<id>.url`). */
function originOf(origins: ReadonlyMap<string, Provenance>, path: string): Provenance | undefined {
  return origins.get(path) ?? origins.get(`${path}.url`) ?? origins.get(`${path}.value`);
}

/**
 * Whether a field needs checking: read with doubt, apparently misplaced, or required and missing (the name, some way to
 * reach the person, the name and place of an entry).
 */
export function wantsLook(field: ReviewField, confirmed: ReadonlySet<string>): boolean {
  if (confirmed.has(field.path)) return false;
  if (field.needed && !isFilled(field.value)) return true;
  if (field.misplaced) return true;
  return field.confidence !== null && field.confidence < sureEnough && isFilled(field.value);
}

export function isFilled(value: FieldValue | undefined): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '' && value !== false;
}

/** A value as text; tags with commas between them. */
export function asText(value: FieldValue): string {
  return typeof value === 'string' ? value : Array.isArray(value) ? value.join(', ') : '';
}

/** A part of the original that a field was read from. */
export interface Region {
  path: string;
  page: number;
  line: number;
}

/** Which lines of the original belong to which field. */
export function regionsOf(groups: readonly ReviewGroup[]): Region[] {
  return groups.flatMap(({ items }) =>
    items.flatMap(({ fields }) =>
      fields.flatMap(({ path, provenance }) =>
        (provenance?.sources ?? []).map(({ page, line }) => ({ path, page, line })),
      ),
    ),
  );
}

export type LeftoverLine = ImportResult['leftover'][number];

/** Where a line of the original is. */
export interface LinePlace {
  page: number;
  line: number;
}

/** Negative if the first place comes before the second one. */
export const byPlace = (a: LinePlace, b: LinePlace): number => a.page - b.page || a.line - b.line;

export const isSamePlace = (a: LinePlace, b: LinePlace): boolean => byPlace(a, b) === 0;

/** Where the first line is that a value below a path was read from; `null` if none was. */
export function startOf(provenance: readonly Provenance[], path: string): LinePlace | null {
  const within = provenance.filter((origin) => origin.path === path || origin.path.startsWith(`${path}.`));
  return within.flatMap(({ sources }) => sources).toSorted(byPlace)[0] ?? null;
}
