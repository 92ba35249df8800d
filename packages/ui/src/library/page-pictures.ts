import type { Resume } from '@vitae/domain';
import type { Preview } from '@vitae/renderer/preview';
import type { DocumentStore } from '@vitae/store';

/** Milliseconds that the worker is kept after the last picture, for the next page of the site may want more. */
const idleTime = 15_000;

export interface PagePictures {
  /** Draws the first page of a resume, `width` pixels wide. Pictures come one after the other. */
  draw: (resume: Resume, width: number) => Promise<ImageBitmap>;
}

/** Makes pictures of pages in one worker for the whole interface; the worker starts with the first picture and ends after the last. */
export function createPagePictures(store: DocumentStore): PagePictures {
  let preview: Promise<Preview> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const start = async (): Promise<Preview> => {
    const { createPreview } = await import('@vitae/renderer/preview');
    return createPreview({
      assets: (sha256) =>
        store.getAsset(sha256).then(
          ({ bytes }) => bytes,
          () => undefined,
        ),
    });
  };

  const stopLater = () => {
    timer = setTimeout(() => {
      void preview?.then((running) => running.dispose());
      preview = undefined;
    }, idleTime);
  };

  return {
    draw: (resume, width) => {
      clearTimeout(timer);
      waiting += 1;
      const drawn = last.then(async () => {
        preview ??= start();
        // Points of a Letter page; for A4 the picture is a little narrower than asked.
        return (await preview).picture(resume, { pageIndex: 0, pixelsPerPoint: width / 612 });
      });
      last = drawn
        .catch(() => undefined)
        .then(() => {
          waiting -= 1;
          if (waiting === 0) stopLater();
        });
      return drawn;
    },
  };
}
