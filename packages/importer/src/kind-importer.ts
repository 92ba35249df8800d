import type { AnyDocument, DocumentAsset, DocumentKind } from '@vitae/domain';
import type { ImportInput, ImportNote } from './resume/result.ts';
import type { AssetLoader } from './pdf/pdfjs.ts';

/** A document that was read from a file. */
export interface ImportedDocument {
  document: AnyDocument;
  /** Pictures from the file that the document refers to, by SHA-256; each was checked. */
  assets: ReadonlyMap<string, DocumentAsset>;
  notes: ImportNote[];
}

/** A file to read, and what gives pdf.js its character maps. */
export type KindInput = ImportInput & { assets?: AssetLoader };

/** The files from which documents of one kind can be read. */
export interface KindImporter {
  /** Key of the kind. */
  key: DocumentKind;
  /** @throws {ImportError} and nothing else. */
  read(this: void, input: KindInput): Promise<ImportedDocument>;
}
