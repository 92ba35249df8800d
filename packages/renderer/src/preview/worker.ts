import type { AnyDocument } from '@vitae/domain';
/** Entry of the preview's module worker: lays documents out, paints pages, writes files. */
import { recordPages } from '../draw/record.ts';
import type { DecodedImages } from '../draw/paint.ts';
import type { DisplayPage } from '../draw/display-list.ts';
import { createEngine } from '../engine.ts';
import { FontError } from '../fonts/font-error.ts';
import { webFonts } from '../fonts/web-fonts.ts';
import { lastPageFill } from '../last-page-fill.ts';
import { layoutChange, layoutDigest } from '../layout/layout-digest.ts';
import { overflowingPaths, pageGeometry } from '../layout/anchors.ts';
import { drawWith, renderPdfWith } from '../render-pdf.ts';
import type { AssetSource, FontSource } from '../types.ts';
import { RENDERER_VERSION } from '../version.ts';
import { TooLongError } from '../text/too-long-error.ts';
import { createPagePainter } from './page-painter.ts';
import type { PreviewRequest, PreviewResponse } from './protocol.ts';

/** Off-screen parts wait this long after a key, in case another follows. */
const IDLE_MS = 40;

const images: DecodedImages = new WeakMap();
const painter = createPagePainter(images);
const waitingForAssets = new Map<string, ((bytes: Uint8Array | undefined) => void)[]>();
const assets: AssetSource = (sha256) =>
  new Promise((resolve) => {
    const waiting = waitingForAssets.get(sha256);
    if (waiting) waiting.push(resolve);
    else {
      waitingForAssets.set(sha256, [resolve]);
      answer({ type: 'want-asset', sha256 });
    }
  });
let fontsUnderWay = 0;
const fontsHere = new Set<string>();
/** Fonts that are fetched before a document has requested them. */
const ahead = new Map<string, Promise<Uint8Array | undefined>>();
/** The shipped fonts; the interface is notified while some are loading. */
const fonts: FontSource = async (file) => {
  if ((fontsUnderWay += 1) === 1) answer({ type: 'fonts', isLoading: true, files: [...fontsHere] });
  try {
    const bytes = (await ahead.get(file)) ?? (await webFonts(file));
    fontsHere.add(file);
    return bytes;
  } finally {
    ahead.delete(file);
    if ((fontsUnderWay -= 1) === 0) answer({ type: 'fonts', isLoading: false, files: [...fontsHere] });
  }
};
const engine = createEngine({ fonts, assets });
let tail: ReturnType<typeof setTimeout> | undefined;
/** Requests run one after another: an engine lays out one document at a time. */
let queue = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<PreviewRequest>) => {
  switch (data.type) {
    case 'show':
      run(null, () => show(data.revision, data.document));
      break;
    case 'scale':
      painter.setScale(data.scale);
      repaint();
      break;
    case 'warm':
      // If one fails, the document that needs it requests it again, and reports the failure then.
      for (const file of data.files)
        ahead.set(
          file,
          webFonts(file).catch(() => undefined),
        );
      break;
    case 'visible':
      painter.setVisible(data.strips);
      repaint();
      break;
    case 'attach':
      painter.attach(data.pageIndex);
      repaint();
      break;
    case 'detach':
      painter.detach(data.pageIndex);
      break;
    case 'pdf':
      run(data.id, async () => {
        const result = await renderPdfWith(engine, data.document, data.options);
        answer({ type: 'pdf', id: data.id, result }, [result.bytes.buffer]);
      });
      break;
    case 'picture':
      run(data.id, async () => {
        const bitmap = await picture(data.document, data.pageIndex, data.scale);
        answer({ type: 'picture', id: data.id, bitmap }, [bitmap]);
      });
      break;
    case 'settle':
      run(data.id, async () => {
        const settled = { renderer: RENDERER_VERSION, layout: layoutDigest(await engine.layOut(data.document)) };
        answer({ type: 'settle', id: data.id, settled });
      });
      break;
    case 'drawn':
      run(data.id, async () => {
        const drawn = await drawWith(engine, data.document);
        answer({ type: 'drawn', id: data.id, drawn }, [drawn.pdf.buffer]);
      });
      break;
    case 'asset':
      for (const resolve of waitingForAssets.get(data.sha256) ?? []) resolve(data.bytes);
      waitingForAssets.delete(data.sha256);
      break;
  }
});

function run(id: number | null, task: () => Promise<void>): void {
  queue = queue.then(task).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    const cause = error instanceof FontError ? 'font' : error instanceof TooLongError ? 'length' : 'document';
    answer({ type: 'failed', id, message, cause });
  });
}

async function show(revision: number, document: AnyDocument): Promise<void> {
  clearTimeout(tail);
  const layout = await engine.layOut(document);
  const { pages, missing } = layout;
  const drawn = recordPages(pages);
  await decodeImages(drawn);
  painter.show(drawn);
  const geometry = pageGeometry(pages);
  const regions = painter.paintVisible();
  const frame = {
    revision,
    pages: geometry,
    missing,
    overflow: overflowingPaths(geometry),
    lastPageFill: lastPageFill(geometry),
    fit: layout.fit,
    change: layoutChange(document, layout),
  };
  answer(
    { type: 'frame', frame, regions, heapBytes: heapBytes() },
    regions.map(({ bitmap }) => bitmap),
  );
  tail = setTimeout(paintRest, IDLE_MS);
}

/** First what scrolled into view, the rest when there is time. */
function repaint(): void {
  const regions = painter.paintVisible();
  if (regions.length > 0)
    answer(
      { type: 'painted', regions },
      regions.map(({ bitmap }) => bitmap),
    );
  clearTimeout(tail);
  tail = setTimeout(paintRest, 0);
}

function paintRest(): void {
  const region = painter.paintNext();
  if (!region) return;
  answer({ type: 'painted', regions: [region] }, [region.bitmap]);
  tail = setTimeout(paintRest, 0);
}

async function picture(document: AnyDocument, pageIndex: number, scale: number): Promise<ImageBitmap> {
  const { pages } = await engine.layOut(document);
  const drawn = recordPages(pages);
  const page = drawn[Math.min(pageIndex, drawn.length - 1)];
  if (!page) throw new Error('The document has no pages');
  await decodeImages([page]);
  const own = createPagePainter(images);
  own.setScale(scale);
  own.show([page]);
  own.attach(0);
  own.setVisible([{ pageIndex: 0, top: 0, bottom: page.height }]);
  const [painted] = own.paintVisible();
  if (!painted) throw new Error('The page could not be painted');
  return painted.bitmap;
}

async function decodeImages(pages: readonly DisplayPage[]): Promise<void> {
  const undecoded = pages.flatMap((page) =>
    page.items.flatMap((item) => (item.kind === 'image' && !images.has(item.image.data) ? [item.image.data] : [])),
  );
  await Promise.all(
    undecoded.map(async (data) => images.set(data, await createImageBitmap(new Blob([new Uint8Array(data)])))),
  );
}

function answer(response: PreviewResponse, transfer: Transferable[] = []): void {
  postMessage(response, { transfer });
}

/** Size of this worker's JavaScript heap if the browser reports it (Chromium), otherwise 0. */
function heapBytes(): number {
  const { memory } = performance as Performance & { memory?: { usedJSHeapSize: number } };
  return memory?.usedJSHeapSize ?? 0;
}
