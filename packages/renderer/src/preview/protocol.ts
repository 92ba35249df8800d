import type { Final, AnyDocument } from '@vitae/domain';
import type { LayoutChange } from '../layout/layout-digest.ts';
import type { DrawnDocument, MissingGlyph, PageGeometry, PdfResult, RenderOptions } from '../types.ts';
import type { VisibleStrip } from './preview.ts';

/** The requests of the main thread to the worker. */
export type PreviewRequest =
  | { type: 'show'; revision: number; document: AnyDocument }
  | { type: 'scale'; scale: number }
  /** Font files that a document will probably need. */
  | { type: 'warm'; files: readonly string[] }
  | { type: 'visible'; strips: readonly VisibleStrip[] }
  /** A canvas of this page is new and blank. */
  | { type: 'attach'; pageIndex: number }
  | { type: 'detach'; pageIndex: number }
  | { type: 'pdf'; id: number; document: AnyDocument; options: RenderOptions }
  | { type: 'picture'; id: number; document: AnyDocument; pageIndex: number; scale: number }
  | { type: 'settle'; id: number; document: AnyDocument }
  /** What an evaluation looks at: the pages as laid out, and the file. */
  | { type: 'drawn'; id: number; document: AnyDocument }
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
  /** How far sizes were changed: up to 1 towards the smallest legible ones, down to -1 towards more space. */
  fit?: number;
  change: LayoutChange | null;
}

/** The renderer and its layout, with which a document is marked as final. */
export type Settled = Pick<NonNullable<Final>, 'renderer' | 'layout'>;

/** `font`: a font could not be fetched, which a retry may fix. `length`: there is more text than is laid out. */
export type FailureCause = 'font' | 'length' | 'document';

/** The messages of the worker. */
export type PreviewResponse =
  /** The visible part of a revision; the rest follows as `painted`. */
  | { type: 'frame'; frame: LaidOutFrame; regions: PaintedRegion[]; heapBytes: number }
  | { type: 'painted'; regions: PaintedRegion[] }
  | { type: 'pdf'; id: number; result: PdfResult }
  | { type: 'picture'; id: number; bitmap: ImageBitmap }
  | { type: 'settle'; id: number; settled: Settled }
  | { type: 'drawn'; id: number; drawn: DrawnDocument }
  /** Fonts are being fetched, or there are no more to wait for; `files` names all that have loaded so far. */
  | { type: 'fonts'; isLoading: boolean; files: readonly string[] }
  | { type: 'failed'; id: number | null; message: string; cause: FailureCause }
  | { type: 'want-asset'; sha256: string };
