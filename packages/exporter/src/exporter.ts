import type { AnyDocument, DocumentAssets } from '@vitae/domain';
import type { PageLook } from './look.ts';

/** A file format that a document can be written in, besides PDF. */
export interface Exporter<Doc extends AnyDocument = AnyDocument> {
  id: 'docx' | 'html' | 'md' | 'txt' | 'json-resume' | 'vitae';
  /** File name ending, without the dot. */
  extension: string;
  mediaType: string;
  /**
   * Writes what the format can say of a document; `assets` has the bytes of the photo, where there is one to draw.
   * Formats with a look of their own take fonts, colour and paper from `look`: what the template settled for the pages,
   * else what the document says itself.
   */
  write: (document: Doc, assets: DocumentAssets, look?: PageLook) => Promise<string | Uint8Array<ArrayBuffer>>;
}
