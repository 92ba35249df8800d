/** A rectangle in pixels. */
export interface Bounds {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The smallest rectangle with every pixel of a drawing that is not transparent; `null` if it is empty. */
export function inkBounds({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): Bounds | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (data[(y * width + x) * 4 + 3]) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = y;
      }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}
