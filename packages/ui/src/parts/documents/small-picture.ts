/** Width of a kept picture of a page in pixels: sharp at the width of a report's column, and some 60 KB for a page of text. */
export const smallPictureWidth = 900;

/** Bytes of a picture, before it is written as base64; a page with photographs is drawn again with less detail. */
const mostBytes = 145_000;
const qualities = [0.75, 0.4, 0.15];

/** A drawn page as a `data:` address; `''` if it cannot be made small enough to be kept. */
export async function smallPicture(canvas: HTMLCanvasElement): Promise<string> {
  for (const quality of qualities) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', quality));
    if (blob && blob.size <= mostBytes) return dataUrl(blob);
  }
  return '';
}

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('A picture could not be read')));
    reader.readAsDataURL(blob);
  });
