import type { AnyDocument, DocumentKind } from '@vitae/domain';
import type { Provenance } from '@vitae/importer';
import type { LinePlace, ReviewField, ReviewGroup } from './review-model.ts';

/** A place that a left-over line can be put in. */
export interface LeftoverTarget {
  key: string;
  heading: string;
}

/** Somewhere in a document that the text of a line can be put: the person, an entry, an entry that it begins. */
export interface Place {
  /** The path of what it is: `basics`, `sections.experience.items.<id>`. */
  key: string;
  label: string;
  /** Every field, empty ones too. Writing one of an entry that is not there yet adds the entry. */
  fields: ReviewField[];
  /** It is not in the document yet. */
  isNew?: boolean;
}

/** How entries are divided and put together; a kind without entries has none. */
export interface EntryEdits {
  /** The document with an entry begun after another one, and where its values are now, by where they were. */
  withEntryAfter: (document: AnyDocument, entry: string) => { document: AnyDocument; entry: string } | null;
  /** The entry before another one in its section; `null` for the first. */
  before: (document: AnyDocument, entry: string) => string | null;
}

/** How the photo that came with a file is used, or left out. */
export interface PhotoEdits {
  /** The SHA-256 of its picture; `null` without one. */
  assetOf: (document: AnyDocument) => string | null;
  /** The document with the photo of `other`; with none for `null`. */
  withPhotoOf: (document: AnyDocument, other: AnyDocument | null) => AnyDocument;
}

/** How documents of one kind are checked after they were read from a file. All functions refuse documents of others. */
export interface ReviewKind {
  key: DocumentKind;
  /** The file types that can be read as such a document, as the `accept` of a file input. */
  accept: string;
  /** The fields to check, grouped like the document. */
  groups: (document: AnyDocument, provenance: readonly Provenance[]) => ReviewGroup[];
  targets: (document: AnyDocument) => LeftoverTarget[];
  /** The document with a line added at a target. */
  withLine: (document: AnyDocument, target: string, line: string) => AnyDocument;
  /** The document with what is at a target as in `other`. */
  withTargetOf: (document: AnyDocument, other: AnyDocument, target: string) => AnyDocument;
  /** Where the text of a line can be put. New entries come where the line is among those that were read. */
  places: (document: AnyDocument, provenance: readonly Provenance[], at: LinePlace) => Place[];
  /** The document without what these paths leave empty: entries, links, paragraphs. */
  tidied: (document: AnyDocument, paths: readonly string[]) => AnyDocument;
  entries?: EntryEdits;
  /** The photo of the person; a kind without photos has none. */
  photo?: PhotoEdits;
}
