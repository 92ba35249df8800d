export type {
  AnchorBox,
  AssetSource,
  FontSource,
  MissingGlyph,
  PageGeometry,
  PdfResult,
  RenderableDocument,
  RenderSources,
} from './types.ts';
export { renderPdf } from './render-pdf.ts';
