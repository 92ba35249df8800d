import type { Ink } from './ink.ts';

/** A small round shape; its centre and its size are in pixels. */
export interface FoundMark {
  x: number;
  y: number;
  size: number;
}

/** What a list mark measures, in shares of the height of its line. */
const size = { least: 0.1, most: 0.5 };

/**
 * The list mark before a text that begins at `x` in a line, where there is one: a small round shape with white around it,
 * that is not as tall as a letter.
 */
export function markBefore(ink: Ink, x: number, baseline: number, height: number): FoundMark | undefined {
  const top = Math.max(0, Math.round(baseline - 0.78 * height));
  const bottom = Math.min(ink.height, Math.round(baseline + 0.1 * height));
  const start = Math.max(0, Math.round(x - 2.3 * height));
  const isBlank = (column: number): boolean => ink.isBlankColumn(column, top, bottom);
  // From the text to the left: white, the mark, white.
  let right = Math.round(x) - 2;
  while (right > start && isBlank(right)) right -= 1;
  if (right <= start || x - right < 0.12 * height) return undefined;
  let left = right;
  while (left > start && !isBlank(left)) left -= 1;
  const width = right - left;
  if (width < size.least * height || width > size.most * height) return undefined;
  for (let column = left; column > Math.max(0, left - 0.4 * height); column -= 1)
    if (!isBlank(column)) return undefined;
  const rows: number[] = [];
  for (let y = top; y < bottom; y += 1)
    for (let column = left + 1; column <= right; column += 1)
      if (ink.isDark(column, y)) {
        rows.push(y);
        break;
      }
  const first = rows[0] ?? 0;
  const tall = (rows.at(-1) ?? 0) - first + 1;
  if (tall !== rows.length || tall > 1.7 * width || width > 1.7 * tall) return undefined;
  // What touches the edge is a part of something larger.
  if (first === top || first + tall >= bottom) return undefined;
  return { x: (left + right) / 2 + 1, y: first + tall / 2, size: Math.max(width, tall) };
}
