export { createPreview, PreviewTimeout } from './create-preview.ts';
export type { LayoutChange } from '../layout/layout-digest.ts';
export type { Preview, PreviewFrame, PreviewOptions, VisibleStrip } from './preview.ts';
export type {
  AnchorBox,
  AssetSource,
  DrawnDocument,
  MissingGlyph,
  PageGeometry,
  PdfResult,
  RenderOptions,
} from '../types.ts';
