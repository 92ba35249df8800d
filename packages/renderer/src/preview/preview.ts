import type { AnyDocument } from '@vitae/domain';
import type { LayoutChange } from '../layout/layout-digest.ts';
import type { Settled } from './protocol.ts';
import type { AssetSource, DrawnDocument, MissingGlyph, PageGeometry, PdfResult, RenderOptions } from '../types.ts';

/** The state that the attached canvases show when a listener is called. */
export interface PreviewFrame {
  /** Counts the calls of `update`; never decreases. */
  revision: number;
  pages: PageGeometry[];
  missing: MissingGlyph[];
  /** Paths of fields that overflow their page. */
  overflow: string[];
  /** How far down the last page the content of a document with several pages extends, 0–1. */
  lastPageFill: number;
  /** How far sizes were changed: up to 1 towards the smallest legible ones, down to -1 towards more space. */
  fit?: number;
  /** What this renderer changes in a document that was marked as final with another one. */
  change: LayoutChange | null;
}

export interface PreviewOptions {
  /** Reads photos from the store of the shell; called on the main thread. */
  assets: AssetSource;
  /** Creates the worker; the default is this package's own module worker. */
  spawn?: () => Worker;
  /**
   * Called when a document could not be laid out; the canvases keep showing the last good pages. A `FontError` may
   * disappear with a retry.
   */
  onError?: (error: Error) => void;
  /**
   * Called when fonts that a document needs start loading, and when they have loaded or failed; `files` names all that
   * the worker has.
   */
  onFonts?: (isLoading: boolean, files: readonly string[]) => void;
  /**
   * How long to wait for the worker, in milliseconds, before its task fails with a `PreviewTimeout` and another worker
   * continues; default 30 s.
   */
  patience?: number;
  /** The message of a `PreviewTimeout` for the user. */
  timeoutText?: () => string;
}

/** A part of a page that is on screen, in points. */
export interface VisibleStrip {
  pageIndex: number;
  top: number;
  bottom: number;
}

/** Paints a document's pages on canvases, laid out in a worker. */
export interface Preview {
  /** Shows a document. The newest call wins: an older result never appears after a newer one. */
  update(document: AnyDocument): void;
  /**
   * Paints a page on a canvas from now on; the pixel size of the canvas is managed here, its CSS size by the caller.
   * Returns a function that stops it.
   */
  attach(pageIndex: number, canvas: HTMLCanvasElement): () => void;
  /** Pixels of the canvas per point of the page: zoom × `devicePixelRatio`. */
  setScale(pixelsPerPoint: number): void;
  /** Whether pages are attached, at least so many, and every attached canvas shows its page. */
  isPainted(least: number): boolean;
  /** Sets what is on screen, so that it is painted first. */
  setVisible(strips: readonly VisibleStrip[]): void;
  /**
   * Called after each update is painted on the visible canvases, and at once if there is a frame already. The first call
   * comes before any canvas can be there, since it says how many pages there are. Returns a function that unsubscribes.
   */
  subscribe(listener: (frame: PreviewFrame) => void): () => void;
  /** The bytes of the file, laid out in the same worker. */
  pdf(document: AnyDocument, options?: RenderOptions): Promise<PdfResult>;
  /** A picture of one page of any document (gallery, library), without affecting what `update` shows. */
  picture(document: AnyDocument, options: { pageIndex: number; pixelsPerPoint: number }): Promise<ImageBitmap>;
  /** The renderer and its layout of a document, with which to mark the document as final. */
  settle(document: AnyDocument): Promise<Settled>;
  /** The pages and the file of a document, for its evaluation. */
  drawn(document: AnyDocument): Promise<DrawnDocument>;
  dispose(): void;
}
