/**
 * The interface of a benchmark page: `start` shows the document and resolves once it is painted, `key` types and
 * returns how long it took.
 */
export interface BenchPage {
  start(): Promise<void>;
  key(count: number): Promise<KeyTimes>;
}

export interface KeyTimes {
  /** From the key to the pixels in the canvas, in milliseconds. */
  canvas: number;
  /** From the key to the start of the next frame. */
  frame: number;
}

declare global {
  interface Window {
    bench?: BenchPage;
  }
}

/** Resolves when the browser has started the next frame. */
export const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
