import type { MissingGlyph, PageGeometry, PdfResult, RenderableDocument, RenderOptions } from '../types.ts';
import type { VisibleStrip } from './preview.ts';

/** What the main thread asks of the worker. */
export type PreviewRequest =
  | { type: 'show'; revision: number; document: RenderableDocument }
  | { type: 'scale'; scale: number }
  | { type: 'visible'; strips: readonly VisibleStrip[] }
  /** A canvas of this page is new and blank. */
  | { type: 'attach'; pageIndex: number }
  | { type: 'detach'; pageIndex: number }
  | { type: 'pdf'; id: number; document: RenderableDocument; options: RenderOptions }
  | { type: 'picture'; id: number; document: RenderableDocument; pageIndex: number; scale: number }
  | { type: 'asset'; sha256: string; bytes: Uint8Array | undefined };

/** A part of a page, painted. Coordinates and sizes are pixels of the page's canvas. */
export interface PaintedRegion {
  pageIndex: number;
  canvasWidth: number;
  canvasHeight: number;
  x: number;
  y: number;
  bitmap: ImageBitmap;
}

export interface LaidOutFrame {
  revision: number;
  pages: PageGeometry[];
  missing: MissingGlyph[];
  overflow: string[];
}

/** What the worker answers. */
export type PreviewResponse =
  /** What is visible of a revision; the rest follows as `painted`. */
  | { type: 'frame'; frame: LaidOutFrame; regions: PaintedRegion[]; heapBytes: number }
  | { type: 'painted'; regions: PaintedRegion[] }
  | { type: 'pdf'; id: number; result: PdfResult }
  | { type: 'picture'; id: number; bitmap: ImageBitmap }
  | { type: 'failed'; id: number | null; message: string }
  | { type: 'want-asset'; sha256: string };
