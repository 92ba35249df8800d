import { openPdf } from './open-pdf.ts';
import { smallPicture, smallPictureWidth } from './small-picture.ts';

/** The highest page that is drawn, in widths: nothing higher is paper. */
const highest = 4;

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
      const viewport = page.getViewport({ scale: smallPictureWidth / plain.width });
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
