import type { AnyDocument } from '@vitae/domain';
import type { Preview } from '@vitae/renderer/preview';
import type { DocumentStore } from '@vitae/store';
import { paper, resolveTokens, templateKindOf } from '@vitae/templates';
import { textsOf } from '../../base/i18n/index.ts';

/** Milliseconds that the worker is kept after the last picture, since the next page of the site may want more. */
const idleTime = 15_000;

/** Milliseconds before the worker starts: whoever opens a document at once gets the whole processor for it. */
const headStart = 250;

/** A request for a picture. */
export interface Onlooker {
  /** Whether it is visible now. */
  isInSight: () => boolean;
  /** Aborted when it is no longer needed. */
  signal: AbortSignal;
}

export interface PagePictures {
  /**
   * Draws the first page of a resume, `width` pixels wide. Pictures are drawn one after the other, visible ones first;
   * a picture that is no longer needed when its turn comes is not drawn, and rejects with the signal's reason.
   */
  draw: (doc: AnyDocument, width: number, onlooker: Onlooker) => Promise<ImageBitmap>;
}

/**
 * Makes pictures of pages in one worker for the whole interface; the worker starts with the first picture and ends
 * after the last.
 */
export function createPagePictures(
  store: Pick<DocumentStore, 'getAsset'>,
  start: () => Promise<Preview> = () => startPreview(store),
  wait: number = headStart,
): PagePictures {
  const queue: { onlooker: Onlooker; run: () => Promise<void> }[] = [];
  let preview: Promise<Preview> | undefined;
  let isRunning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const drawAll = async () => {
    if (isRunning) return;
    isRunning = true;
    clearTimeout(timer);
    // Collects requests made at the same time before the first is chosen.
    await Promise.resolve();
    for (;;) {
      const inSight = queue.findIndex(({ onlooker }) => onlooker.isInSight());
      const [next] = queue.splice(Math.max(0, inSight), 1);
      if (!next) break;
      await next.run();
    }
    isRunning = false;
    timer = setTimeout(() => {
      void preview?.then((running) => running.dispose());
      preview = undefined;
    }, idleTime);
  };

  return {
    draw: (doc, width, onlooker) =>
      new Promise((resolve, reject) => {
        const run = async () => {
          try {
            if (!preview) await new Promise((resolve) => setTimeout(resolve, wait));
            onlooker.signal.throwIfAborted();
            preview ??= start();
            resolve(await (await preview).picture(doc, { pageIndex: 0, pixelsPerPoint: width / paperOf(doc).width }));
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)));
          }
        };
        queue.push({ onlooker, run });
        void drawAll();
      }),
  };
}

/** Width and height of a resume's pages in points. */
export function paperOf(doc: AnyDocument): { width: number; height: number } {
  return paper[resolveTokens(templateKindOf(doc.kind).templateOf(doc.template.id), doc).page];
}

/** The shape of a resume's pages, as `aspect-ratio` has it. */
export function shapeOf(doc: AnyDocument): string {
  const { width, height } = paperOf(doc);
  return `${width} / ${height}`;
}

/** A preview that shows nothing: it draws what it is asked for. */
export async function startPreview(store: Pick<DocumentStore, 'getAsset'>): Promise<Preview> {
  const { createPreview } = await import('@vitae/renderer/preview');
  return createPreview({
    timeoutText: () => textsOf('app').t('pagesTooSlow'),
    assets: (sha256) =>
      store.getAsset(sha256).then(
        ({ bytes }) => bytes,
        // What an example shows is in no store.
        async () => (await import('../../base/documents/example-asset.ts')).exampleAsset(sha256),
      ),
  });
}
