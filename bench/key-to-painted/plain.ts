import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist';
import { nextFrame } from './page.ts';

/** The baseline: react-pdf writes the file in a worker for each key, pdf.js paints its first page. */
const SCALE = 4 / 3;
GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;
const worker = new Worker(new URL('./plain-worker.ts', import.meta.url), { type: 'module' });
const canvas = document.body.appendChild(document.createElement('canvas'));

const fileAfter = (count: number) =>
  new Promise<Uint8Array>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => resolve(data), { once: true });
    worker.addEventListener('error', (event) => reject(new Error(event.message)), { once: true });
    worker.postMessage(count);
  });

async function show(count: number): Promise<void> {
  const task = getDocument({ data: await fileAfter(count) });
  const page = await (await task.promise).getPage(1);
  const viewport = page.getViewport({ scale: SCALE });
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  await page.render({ canvas, viewport }).promise;
  void task.destroy();
}

window.bench = {
  async start() {
    await show(0);
    await show(0);
  },
  async key(count) {
    const start = performance.now();
    await show(count);
    const ready = performance.now() - start;
    await nextFrame();
    return { canvas: ready, frame: performance.now() - start };
  },
};
