import type { PhotoShape } from '@vitae/domain';
import { maxAssetBytes } from '@vitae/domain';
import type { Asset } from '@vitae/store';
import { squareOf, type Crop, type Size } from './crop.ts';

/**
 * Sides to try, in pixels: sharp enough for a photo of 4 cm at 300 dpi, then smaller until the file is small enough.
 */
const sides = [480, 400, 320, 256, 192];
/** Longest sides to try for the uncropped picture, which is kept for cropping again. */
const wholeSides = [1600, 1200, 900, 600, 400];
const qualities = [0.9, 0.8, 0.65];
/** The pages draw JPEG and PNG. Round shapes are cut out by the template, so that the file needs no transparency. */
const type = 'image/jpeg';

/**
 * Redraws the cropped picture without metadata, as small as the store requires. @throws when the browser cannot encode
 * it
 */
export const encodePhoto = (picture: ImageBitmap, crop: Crop): Promise<Asset> =>
  encode(sides, (side, canvas) => {
    canvas.width = canvas.height = side;
    drawCrop(canvas, picture, crop, 'square');
  });

/** Redraws the uncropped picture in the same way. @throws when the browser cannot encode it */
export const encodeWhole = (picture: ImageBitmap): Promise<Asset> =>
  encode(wholeSides, (side, canvas) => {
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    draw(canvas, picture, { left: 0, top: 0, width: picture.width, height: picture.height });
  });

async function encode(sizes: readonly number[], drawAt: (size: number, canvas: HTMLCanvasElement) => void) {
  for (const size of sizes) {
    const canvas = document.createElement('canvas');
    drawAt(size, canvas);
    for (const quality of qualities) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
      if (blob?.type === type && blob.size <= maxAssetBytes)
        return { bytes: new Uint8Array(await blob.arrayBuffer()), type };
    }
  }
  throw new Error('The picture could not be made small enough.');
}

/** Fills a canvas with the cropped picture in its shape. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop, shape: PhotoShape): void {
  const { left, top, side } = squareOf(picture, crop);
  draw(canvas, picture, { left, top, width: side, height: side }, shape);
}

function draw(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  from: Size & { left: number; top: number },
  shape: PhotoShape = 'square',
): void {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  const { width, height } = canvas;
  context.clearRect(0, 0, width, height);
  context.save();
  if (shape === 'circle') {
    context.beginPath();
    context.arc(width / 2, height / 2, width / 2, 0, 2 * Math.PI);
    context.clip();
  }
  // Transparent parts of the picture would be black in a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, from.left, from.top, from.width, from.height, 0, 0, width, height);
  context.restore();
}
