import { kindOf, visibleContent, type AnyDocument, type DocumentAsset } from '@vitae/domain';
import { exportersOf } from '@vitae/exporter';
import { createEngine, drawPicturesWith, type AssetSource } from '@vitae/renderer';
import { nodeFonts } from '@vitae/renderer/node';

/** A document as others may see it. */
export interface SharedDocument {
  /** Its PDF, without the document inside. */
  pdf: Uint8Array<ArrayBuffer>;
  /** Its pages as SVG pictures. */
  pictures: string[];
  /** Its text as a page of HTML. */
  html: string;
  /** Whom it is about: the name of the person, or `''`. */
  name: string;
}

/**
 * Draws what of a document others may see: nothing hidden, no notes, not the title that its owner filed it under, and no
 * copy of the document in its PDF.
 */
export async function drawShared(
  document: AnyDocument,
  assets: ReadonlyMap<string, DocumentAsset>,
): Promise<SharedDocument> {
  const name = kindOf(document.kind).fullName(document).trim();
  const visible: AnyDocument = { ...visibleContent(document), title: name };
  const picture: AssetSource = (sha256) => Promise.resolve(assets.get(sha256)?.bytes);
  const engine = createEngine({ fonts: nodeFonts, assets: picture });
  const { pdf, pictures } = await drawPicturesWith(engine, visible);
  const html = await exportersOf(document.kind)
    .find(({ id }) => id === 'html')
    ?.write(visible, assets);
  return { pdf, pictures, html: typeof html === 'string' ? html : '', name };
}
