import type { LaidOutPage } from '@vitae/evaluation';
import type { AnyDocument } from '@vitae/domain';

/** Reads a shipped font file by its name, such as `Inter-Regular.ttf`. Rejects if the file does not exist. */
export type FontSource = (file: string) => Promise<Uint8Array>;

/** Reads an asset by its SHA-256 (lower-case hex); `undefined` if it is not stored. */
export type AssetSource = (sha256: string) => Promise<Uint8Array | undefined>;

export interface RenderSources {
  fonts: FontSource;
  assets: AssetSource;
}

/** A character that no shipped font can draw: U+FFFD replaces it. */
export interface MissingGlyph {
  char: string;
  /** The field it comes from, `''` for text of the template. */
  path: string;
}

export interface RenderOptions {
  /**
   * The data attached to the file, to be imported again without loss: what the pages show (`visibleContent`, the
   * default), everything including hidden content and the notes on the job, or nothing.
   */
  attachment?: 'visible' | 'everything' | 'none' | undefined;
  /**
   * A document whose pages follow in the same file, such as the resume behind its letter. Each keeps its own page
   * numbers, has a bookmark, and is attached, so that either comes back as what it was.
   */
  followedBy?: AnyDocument | undefined;
  /**
   * `false` omits the structure, the metadata, the reading direction, and the clean-up of the finished layout, to
   * compare with what the official renderer writes.
   */
  isTagged?: boolean | undefined;
}

export interface PdfResult {
  bytes: Uint8Array<ArrayBuffer>;
  pageCount: number;
  missing: MissingGlyph[];
  /** How far down the last page the content of a document with several pages extends, 0–1. */
  lastPageFill: number;
  /** How far sizes were changed: up to 1 towards the smallest legible ones, down to -1 towards more space. */
  fit?: number;
}

/** Where a field of the document is on a page, in points from the page's top left corner. */
export interface AnchorBox {
  /** Path of the field, as `ViewText.path` names it. */
  path: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PageGeometry {
  index: number;
  /** Points. */
  width: number;
  height: number;
  boxes: AnchorBox[];
}

/** A document as an evaluation looks at it. */
export interface DrawnDocument {
  /** Its pages as laid out, in plain data. */
  pages: LaidOutPage[];
  /** The bytes of its PDF. */
  pdf: Uint8Array<ArrayBuffer>;
}
