export type {
  AnchorBox,
  AssetSource,
  FontSource,
  MissingGlyph,
  PageGeometry,
  PdfResult,
  RenderableDocument,
  RenderOptions,
  RenderSources,
} from './types.ts';
export { createPdfRenderer, renderPdf, type RenderPdf } from './render-pdf.ts';
