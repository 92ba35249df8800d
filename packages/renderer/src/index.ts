export type {
  AnchorBox,
  AssetSource,
  FontSource,
  MissingGlyph,
  PageGeometry,
  PdfResult,
  RenderOptions,
  RenderSources,
} from './types.ts';
export {
  createPdfRenderer,
  drawPicturesWith,
  drawWith,
  renderPdf,
  renderPdfWith,
  type RenderPdf,
} from './render-pdf.ts';
export { createEngine, type Engine, type Layout } from './engine.ts';
export { layoutChange, layoutDigest, type LayoutChange } from './layout/layout-digest.ts';
export { drawnPages } from './layout/drawn-pages.ts';
export { layoutLines, type LaidOutLine } from './layout/lines.ts';
export { drawPagePictures, type PagePicture } from './page-pictures.ts';
export { RENDERER_VERSION } from './version.ts';
