import { handWrittenPdf } from '@vitae/testkit/hand-written-pdf';
import { growthOf, mostGrowth } from '@vitae/testkit/linear';
import type { getDocument } from 'pdfjs-dist';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const none = () => undefined;

/** What pdf.js expects of a browser, as far as these pages need it. */
class Matrix {
  a = 1;
  b = 0;
  c = 0;
  d = 1;
  e = 0;
  f = 0;
}
class Path {
  moveTo = none;
  lineTo = none;
  rect = none;
  closePath = none;
}

/** A context that draws nothing, because the work of pdf.js itself is measured, which is on the page's main thread. */
const emptyContext = (): CanvasRenderingContext2D =>
  new Proxy({} as CanvasRenderingContext2D, {
    get: (own, name) => {
      if (name === 'canvas') return { width: 600, height: 800 };
      if (name === 'getTransform') return () => new Matrix();
      const drawn: unknown = Reflect.get(own, name);
      return drawn ?? none;
    },
  });

let open: typeof getDocument;
beforeAll(async () => {
  vi.stubGlobal('DOMMatrix', Matrix);
  vi.stubGlobal('Path2D', Path);
  await import('../../parts/documents/pdf-worker.ts');
  await vi.waitUntil(() => 'pdfjsWorker' in globalThis, 60_000);
  open = (await import('pdfjs-dist')).getDocument;
});
afterAll(() => void vi.unstubAllGlobals());

/** Draws the first page as the review does, except for the canvas. */
async function draw(data: Uint8Array): Promise<void> {
  const task = open({ data: Uint8Array.from(data), verbosity: 0 });
  const page = await (await task.promise).getPage(1);
  const viewport = page.getViewport({ scale: 1 });
  await page.render({ canvas: null, canvasContext: emptyContext(), viewport }).promise;
  await task.destroy();
}

it('draws a page whose states are saved within each other in time that grows linearly with it', async () => {
  const nested = (count: number) =>
    handWrittenPdf({ content: `${'q '.repeat(count)}${'1 1 3 3 re f\n'.repeat(count)}${'Q '.repeat(count)}` });
  expect(await growthOf(nested, draw, 2_000, 20)).toBeLessThan(mostGrowth);
});
