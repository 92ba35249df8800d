/** Reads a shipped font file by its name, such as `Inter-Regular.ttf`. Rejects when the file is not there. */
export type FontSource = (file: string) => Promise<Uint8Array>;

/** Reads an asset by its SHA-256 (lower-case hex); `undefined` when it is not stored. */
export type AssetSource = (sha256: string) => Promise<Uint8Array | undefined>;

export interface RenderSources {
  fonts: FontSource;
  assets: AssetSource;
}

/** A character that no shipped font can draw: U+FFFD stands in its place. */
export interface MissingGlyph {
  char: string;
  /** The field it comes from, `''` for words of the template. */
  path: string;
}

export interface RenderOptions {
  /**
   * What travels in the file beside its pages, to be imported again without loss: what the pages show
   * (`visibleContent`, the default), everything with what is hidden and the notes on the job, or nothing.
   */
  attachment?: 'visible' | 'everything' | 'none' | undefined;
  /**
   * `false` leaves out the structure, the metadata, the reading direction, and what is taken off the finished layout, to
   * compare with what the official renderer writes.
   */
  isTagged?: boolean | undefined;
}

export interface PdfResult {
  bytes: Uint8Array<ArrayBuffer>;
  pageCount: number;
  missing: MissingGlyph[];
  /** How far down its last page a document of several pages reaches, 0–1. */
  lastPageFill: number;
  /** How far sizes were moved: up to 1 towards the least legible ones, down to -1 towards more air. */
  fit?: number;
}

/** Where a field of the document stands on a page, in points from the page's top left corner. */
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
