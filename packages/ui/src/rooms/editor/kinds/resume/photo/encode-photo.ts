import { maxAssetBytes, type Asset } from '@vitae/store';
import { squareOf, type Crop } from './crop.ts';

/** The corners of a photo: a square keeps them, a circle makes them transparent. */
export type PhotoShape = 'square' | 'circle';

/**
 * Sides to try, in pixels: sharp enough for a photo of 4 cm at 300 dpi, then smaller until the file is small enough.
 */
const sides = [480, 400, 320, 256, 192];
const qualities = [0.9, 0.8, 0.65];

/**
 * Draws the cropped picture anew, without anything hidden in the file, as small as the store wants it. @throws when the
 * browser cannot encode it
 */
export async function encodePhoto(picture: ImageBitmap, crop: Crop, shape: PhotoShape): Promise<Asset> {
  // The pages draw JPEG and PNG; only PNG has transparent corners.
  const tries =
    shape === 'circle'
      ? sides.map((side) => ({ side, type: 'image/png', quality: 1 }))
      : sides.flatMap((side) => qualities.map((quality) => ({ side, type: 'image/jpeg', quality })));
  for (const { side, type, quality } of tries) {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = side;
    drawCrop(canvas, picture, crop, shape);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    if (blob?.type === type && blob.size <= maxAssetBytes)
      return { bytes: new Uint8Array(await blob.arrayBuffer()), type };
  }
  throw new Error('The picture could not be made small enough.');
}

/** Fills a canvas with the cropped picture. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop, shape: PhotoShape): void {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  const { left, top, side } = squareOf(picture, crop);
  const { width } = canvas;
  context.clearRect(0, 0, width, width);
  context.save();
  if (shape === 'circle') {
    context.beginPath();
    context.arc(width / 2, width / 2, width / 2, 0, 2 * Math.PI);
    context.clip();
  } else {
    // What is transparent in the picture would be black in a JPEG.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, width);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, width, width);
  context.restore();
}
