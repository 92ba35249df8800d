import type { Final } from '@vitae/domain';
import type { LayoutChange } from '../layout/layout-digest.ts';
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
  | { type: 'settle'; id: number; document: RenderableDocument }
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
  lastPageFill: number;
  change: LayoutChange | null;
}

/** The renderer and its layout, for a document that is declared final with them. */
export type Settled = Pick<NonNullable<Final>, 'renderer' | 'layout'>;

/** `font`: a font could not be fetched, which another try may mend. */
export type FailureCause = 'font' | 'document';

/** What the worker answers. */
export type PreviewResponse =
  /** What is visible of a revision; the rest follows as `painted`. */
  | { type: 'frame'; frame: LaidOutFrame; regions: PaintedRegion[]; heapBytes: number }
  | { type: 'painted'; regions: PaintedRegion[] }
  | { type: 'pdf'; id: number; result: PdfResult }
  | { type: 'picture'; id: number; bitmap: ImageBitmap }
  | { type: 'settle'; id: number; settled: Settled }
  /** Fonts are being fetched, or there are no more to wait for. */
  | { type: 'fonts'; isLoading: boolean }
  | { type: 'failed'; id: number | null; message: string; cause: FailureCause }
  | { type: 'want-asset'; sha256: string };
