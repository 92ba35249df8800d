import { openPdf } from './open-pdf.ts';

/** Width of a picture in pixels: sharp at the width of a report's column, and some 60 KB for a page of text. */
const width = 900;
/** The highest page that is drawn, in widths: nothing higher is paper. */
const highest = 4;
/** Bytes of a picture, before it is written as base64; a page with photographs is drawn again with less detail. */
const mostBytes = 145_000;
const qualities = [0.75, 0.4, 0.15];

/** The first pages of a PDF as small pictures (`data:` addresses), drawn on this device; `''` for one that cannot be drawn small. */
export async function picturesOfPdf(pdf: Blob, count: number, signal: AbortSignal): Promise<string[]> {
  const file = await openPdf(pdf);
  const pictures: string[] = [];
  for (let number = 1; number <= Math.min(count, file.numPages); number += 1) {
    signal.throwIfAborted();
    const page = await file.getPage(number);
    const plain = page.getViewport({ scale: 1 });
    if (plain.height > highest * plain.width) pictures.push('');
    else {
      const viewport = page.getViewport({ scale: width / plain.width });
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      const task = page.render({ canvas, viewport });
      const stop = () => task.cancel();
      signal.addEventListener('abort', stop, { once: true });
      await task.promise.finally(() => signal.removeEventListener('abort', stop));
      pictures.push(await smallPicture(canvas));
    }
    page.cleanup();
  }
  return pictures;
}

async function smallPicture(canvas: HTMLCanvasElement): Promise<string> {
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
