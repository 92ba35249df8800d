import type { PagePicture } from './page.ts';

/** A part of a picture: right and bottom are the first column and row behind it. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a picture is dark. */
export interface Ink {
  isDark: (x: number, y: number) => boolean;
  /** Whether a column is without ink between two rows. */
  isBlankColumn: (x: number, top: number, bottom: number) => boolean;
  width: number;
  height: number;
}

/** The ink of a picture, which is what is darker than a level. */
export function inkOf({ width, height, grey }: PagePicture, level: number): Ink {
  const isDark = (x: number, y: number): boolean => (grey[y * width + x] ?? 255) < level;
  const isBlankColumn = (x: number, top: number, bottom: number): boolean => {
    for (let y = top; y < bottom; y += 1) if (isDark(x, y)) return false;
    return true;
  };
  return { isDark, isBlankColumn, width, height };
}

/** The width of the strokes in an area, in pixels: how long its runs of dark pixels are in the middle; 0 without any. */
export function strokeIn(ink: Ink, { left, top, right, bottom }: Area): number {
  const lengths: number[] = [];
  for (let y = Math.max(0, top); y < Math.min(ink.height, bottom); y += 1) {
    let run = 0;
    for (let x = Math.max(0, left); x <= Math.min(ink.width, right); x += 1) {
      if (x < right && ink.isDark(x, y)) run += 1;
      else {
        if (run > 0) lengths.push(run);
        run = 0;
      }
    }
  }
  lengths.sort((a, b) => a - b);
  // The mean of the middle half has fractions of a pixel, and neither serifs nor bars.
  const middle = lengths.slice(Math.floor(lengths.length / 4), Math.ceil((lengths.length * 3) / 4));
  return middle.length === 0 ? 0 : middle.reduce((sum, length) => sum + length, 0) / middle.length;
}
