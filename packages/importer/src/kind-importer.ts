import type { AnyDocument, DocumentKind } from '@vitae/domain';
import type { ImportInput, ImportResult } from './resume/result.ts';
import type { AssetLoader } from './pdf/pdfjs.ts';

/** A document that was read from a file, and what its values were read from. */
export interface ImportedDocument extends Omit<ImportResult, 'resume'> {
  document: AnyDocument;
}

/** A file to read, and what gives pdf.js its character maps. */
export type KindInput = ImportInput & { assets?: AssetLoader };

/** The files from which documents of one kind can be read. */
export interface KindImporter {
  /** Key of the kind. */
  key: DocumentKind;
  /** Makes ready what reads most files, so that a file does not wait for it. @throws where code cannot be loaded. */
  prepare(this: void): Promise<void>;
  /** @throws {ImportError} and nothing else. */
  read(this: void, input: KindInput): Promise<ImportedDocument>;
  /** Reads a file whose content shows that it is of this kind; `null` for any other. Without it, none shows that. */
  readIfOfKind?(this: void, input: KindInput): Promise<ImportedDocument | null>;
}
