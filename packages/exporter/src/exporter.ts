import type { AnyDocument, DocumentAssets } from '@vitae/domain';
import type { PageLook } from './look.ts';

/** A file format that a document can be written in, besides PDF. */
export interface Exporter<Doc extends AnyDocument = AnyDocument> {
  id: 'docx' | 'html' | 'md' | 'txt' | 'json-resume' | 'vitae';
  /** File name ending, without the dot. */
  extension: string;
  mediaType: string;
  /**
   * Writes everything of a document that the format can express; `assets` has the bytes of the photo, where there is
   * one to draw. Formats with a look of their own take fonts, colour and paper from `look`: the template's values for
   * the pages, else the document's own.
   */
  write: (document: Doc, assets: DocumentAssets, look?: PageLook) => Promise<string | Uint8Array<ArrayBuffer>>;
}
