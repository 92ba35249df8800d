import type { AnyDocument, DocumentKind } from '@vitae/domain';
import type { Provenance } from '@vitae/importer';
import type { ReviewGroup } from './review-model.ts';

/** A place that a left-over line can be put in. */
export interface LeftoverTarget {
  key: string;
  heading: string;
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
}
