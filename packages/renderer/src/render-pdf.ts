import { createEngine, pageCount, type Layout } from './engine.ts';
import { writePdf } from './pdf/write-pdf.ts';
import type { PdfResult, RenderableDocument, RenderSources } from './types.ts';

/** Lays a document out and writes it as a PDF. The same revision gives the same bytes. Runs in Node and in a browser's worker. */
export async function renderPdf(document: RenderableDocument, sources: RenderSources): Promise<PdfResult> {
  return pdfFromLayout(document, await createEngine(sources).layOut(document));
}

/** Writes a layout of `document` as a file. */
export async function pdfFromLayout(document: RenderableDocument, layout: Layout): Promise<PdfResult> {
  const bytes = await writePdf(layout.pages, { ...layout.info, date: new Date(document.updatedAt) });
  return { bytes, pageCount: pageCount(layout), missing: layout.missing };
}
