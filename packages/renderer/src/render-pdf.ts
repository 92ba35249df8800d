import {
  assetsOf,
  directionOf,
  documentFileName,
  visibleContent,
  writeDocumentFile,
  type DocumentAsset,
  type AnyDocument,
} from '@vitae/domain';
import { pageSvg } from './draw/page-svg.ts';
import { recordPages } from './draw/record.ts';
import { createEngine, pageCount, type Engine, type Layout } from './engine.ts';
import { pageGeometry } from './layout/anchors.ts';
import { drawnPages } from './layout/drawn-pages.ts';
import { lastPageFill } from './last-page-fill.ts';
import type { EnclosedFile } from './pdf/enclose.ts';
import { joinPages } from './pdf/join-pages.ts';
import { writePdf } from './pdf/write-pdf.ts';
import type { DrawnDocument, PdfResult, RenderOptions, RenderSources } from './types.ts';

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
  options: RenderOptions = {},
): Promise<PdfResult> {
  return writeLaidOut(engine, document, await engine.layOut(document), options);
}

/** A document as an evaluation looks at it: its pages, and the file of the same layout. */
export async function drawWith(engine: Engine, document: AnyDocument): Promise<DrawnDocument> {
  const layout = await engine.layOut(document);
  const pages = drawnPages(layout);
  return { pages, pdf: (await writeLaidOut(engine, document, layout, {})).bytes };
}

/** A document as others see it: its pages as SVG pictures, and the file of the same layout without the document in it. */
export async function drawPicturesWith(
  engine: Engine,
  document: AnyDocument,
): Promise<{ pdf: Uint8Array<ArrayBuffer>; pictures: string[] }> {
  const layout = await engine.layOut(document);
  const pictures = recordPages(layout.pages).map(pageSvg);
  return { pictures, pdf: (await writeLaidOut(engine, document, layout, { attachment: 'none' })).bytes };
}

async function writeLaidOut(
  engine: Engine,
  document: AnyDocument,
  first: Layout,
  { attachment = 'visible', isTagged = true, followedBy }: RenderOptions,
): Promise<PdfResult> {
  const layouts = followedBy ? [first, await engine.layOut(followedBy)] : [first];
  const enclosed: EnclosedFile[] = [];
  for (const one of followedBy ? [document, followedBy] : [document])
    if (attachment !== 'none')
      enclosed.push(await fileOf(attachment === 'visible' ? visibleContent(one) : one, engine));
  const bytes = await writePdf(
    joinPages(layouts.map(({ pages }) => pages)),
    { ...first.info, direction: directionOf(document.locale), date: new Date(document.updatedAt) },
    { enclosed, bookmarks: followedBy ? bookmarksOf(layouts) : new Map(), isTagged },
  );
  return {
    bytes,
    pageCount: layouts.reduce((sum, layout) => sum + pageCount(layout), 0),
    missing: layouts.flatMap(({ missing }) => missing),
    lastPageFill: lastPageFill(pageGeometry((layouts.at(-1) ?? first).pages)),
    fit: first.fit,
  };
}

/** The titles of documents by the index of their first page. */
function bookmarksOf(layouts: readonly Layout[]): Map<number, string> {
  const bookmarks = new Map<number, string>();
  let page = 0;
  for (const layout of layouts) {
    bookmarks.set(page, layout.info.title);
    page += pageCount(layout);
  }
  return bookmarks;
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
