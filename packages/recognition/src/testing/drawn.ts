import type { FoundLine } from '../core.ts';
import type { PagePicture } from '../page.ts';

/** A white picture on which bars and dots can be drawn. */
export function canvas(width: number, height: number) {
  const grey = new Uint8Array(width * height).fill(255);
  const picture: PagePicture = { width, height, grey };
  return {
    picture,
    fill: (left: number, top: number, right: number, bottom: number): void => {
      for (let y = top; y < bottom; y += 1) grey.fill(0, y * width + left, y * width + right);
    },
    /** Strokes of a width where letters of a word would be. */
    strokes: (left: number, top: number, right: number, bottom: number, wide: number): void => {
      for (let x = left; x + wide <= right; x += wide + 6)
        for (let y = top; y < bottom; y += 1) grey.fill(0, y * width + x, y * width + x + wide);
    },
  };
}

/** A line of words on a baseline, 24 pixels high, each with its left and right edge and what the engine thinks of it. */
export function lineAt(
  baseline: number,
  words: readonly (readonly [
    text: string,
    left: number,
    right: number,
    confidence?: number,
    top?: number,
    bottom?: number,
  ])[],
): FoundLine {
  const boxes = words.map(([text, x0, x1, confidence = 95, y0 = baseline - 17, y1 = baseline]) => ({
    text,
    confidence,
    bbox: { x0, y0, x1, y1 },
  }));
  const [left = 0, right = 0] = [boxes[0]?.bbox.x0, boxes.at(-1)?.bbox.x1];
  return {
    bbox: { x0: left, y0: baseline - 17, x1: right, y1: baseline + 5 },
    baseline: { x0: left, y0: baseline, x1: right, y1: baseline },
    rowAttributes: { rowHeight: 24, descenders: 5, ascenders: 6 },
    words: boxes,
  };
}
