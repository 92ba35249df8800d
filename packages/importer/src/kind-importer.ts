import type { AnyDocument, DocumentAsset, DocumentKind, KindDefinition } from '@vitae/domain';
import type { ImportInput, ImportNote } from './resume/result.ts';
import { readOwnDocument } from './own-document.ts';

/** A document that was read from a file. */
export interface ImportedDocument {
  document: AnyDocument;
  /** Pictures from the file that the document refers to, by SHA-256; each was checked. */
  assets: ReadonlyMap<string, DocumentAsset>;
  notes: ImportNote[];
}

/** The files from which documents of one kind can be read. */
export interface KindImporter {
  /** Key of the kind. */
  key: DocumentKind;
  /** @throws {ImportError} and nothing else. */
  read(this: void, input: ImportInput): Promise<ImportedDocument>;
}

/** Declares a kind whose documents are only read from files of ours. */
export const ownFilesOnly = (kind: Pick<KindDefinition<AnyDocument>, 'key'>): KindImporter => ({
  key: kind.key,
  read: ({ bytes, locale }) => readOwnDocument(bytes, kind.key, locale),
});
