import {
  assetsOf,
  directionOf,
  documentFileName,
  visibleContent,
  writeDocumentFile,
  type DocumentAsset,
  type AnyDocument,
} from '@vitae/domain';
import { createEngine, pageCount, type Engine } from './engine.ts';
import { pageGeometry } from './layout/anchors.ts';
import { lastPageFill } from './last-page-fill.ts';
import type { EnclosedFile } from './pdf/enclose.ts';
import { writePdf } from './pdf/write-pdf.ts';
import type { PdfResult, RenderOptions, RenderSources } from './types.ts';

/**
 * Lays a document out and writes it as a PDF. The same revision gives the same bytes. Runs in Node and in a browser's
 * worker.
 */
export type RenderPdf = (document: AnyDocument, options?: RenderOptions) => Promise<PdfResult>;

/** A function that writes one document after another and caches fonts, pictures and paragraphs in between. */
export function createPdfRenderer(sources: RenderSources): RenderPdf {
  const engine = createEngine(sources);
  return (document, options) => renderPdfWith(engine, document, options);
}

/** Writes one document. */
export function renderPdf(document: AnyDocument, sources: RenderSources, options?: RenderOptions): Promise<PdfResult> {
  const engine = createEngine(sources, { isSettled: options?.isTagged ?? true });
  return renderPdfWith(engine, document, options);
}

/** Writes a document with an engine that is shared with others. */
export async function renderPdfWith(
  engine: Engine,
  document: AnyDocument,
  { attachment = 'visible', isTagged = true }: RenderOptions = {},
): Promise<PdfResult> {
  const layout = await engine.layOut(document);
  const bytes = await writePdf(
    layout.pages,
    { ...layout.info, direction: directionOf(document.locale), date: new Date(document.updatedAt) },
    {
      enclosed:
        attachment === 'none'
          ? null
          : await fileOf(attachment === 'visible' ? visibleContent(document) : document, engine),
      isTagged,
    },
  );
  return {
    bytes,
    pageCount: pageCount(layout),
    missing: layout.missing,
    lastPageFill: lastPageFill(pageGeometry(layout.pages)),
    fit: layout.fit,
  };
}

/** A document as the file attached to its pages. */
async function fileOf(document: AnyDocument, engine: Engine): Promise<EnclosedFile> {
  const assets = new Map<string, DocumentAsset>();
  for (const sha256 of assetsOf(document)) {
    const picture = await engine.picture(sha256);
    if (picture)
      assets.set(sha256, { type: picture.format === 'png' ? 'image/png' : 'image/jpeg', bytes: picture.data });
  }
  return {
    name: documentFileName(document.kind),
    type: 'application/json',
    description: 'The document these pages were made from',
    bytes: new TextEncoder().encode(writeDocumentFile(document, assets)),
  };
}
