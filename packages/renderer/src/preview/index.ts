export { createPreview, PreviewTimeout } from './create-preview.ts';
export type { LayoutChange } from '../layout/layout-digest.ts';
export type { DrawnDocument, Preview, PreviewFrame, PreviewOptions, VisibleStrip } from './preview.ts';
export type { AnchorBox, AssetSource, MissingGlyph, PageGeometry, PdfResult, RenderOptions } from '../types.ts';
