import type { AnyDocument, DocumentAssets } from '@vitae/domain';
import type { PageLook } from './look.ts';

/** A file format other than PDF that a document can be written in. */
export interface Exporter<Doc extends AnyDocument = AnyDocument> {
  id: 'docx' | 'html' | 'md' | 'txt' | 'json-resume' | 'vitae';
  /** File name extension, without the dot. */
  extension: string;
  mediaType: string;
  /**
   * Writes everything in a document that the format can express; `assets` has the bytes of the photo, if there is one
   * to draw. Formats with a look of their own take fonts, colour and paper size from `look`: the template's values for
   * the pages, otherwise the document's own.
   */
  write: (document: Doc, assets: DocumentAssets, look?: PageLook) => Promise<string | Uint8Array<ArrayBuffer>>;
}
