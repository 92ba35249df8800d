/** Which part of a picture is kept: a square around a point, the smaller the more it is zoomed. */
export interface Crop {
  /** Middle of the square, 0–1 of the picture's width and height. */
  x: number;
  y: number;
  /** 1 shows as much as possible. */
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Square {
  left: number;
  top: number;
  side: number;
}

export const maxZoom = 4;

/** The square of a crop in pixels of the picture; it never leaves the picture. */
export function squareOf({ width, height }: Size, { x, y, zoom }: Crop): Square {
  const side = Math.min(width, height) / Math.min(maxZoom, Math.max(1, zoom));
  const clamp = (middle: number, length: number) => Math.min(length - side, Math.max(0, middle * length - side / 2));
  return { side, left: clamp(x, width), top: clamp(y, height) };
}

/** A crop moved by pixels of the picture, no further than to the picture's edge. */
export function movedCrop(size: Size, crop: Crop, right: number, down: number): Crop {
  const { left, top, side } = squareOf(size, crop);
  const next = squareOf(size, {
    ...crop,
    x: (left + side / 2 + right) / size.width,
    y: (top + side / 2 + down) / size.height,
  });
  return { ...crop, x: (next.left + side / 2) / size.width, y: (next.top + side / 2) / size.height };
}
