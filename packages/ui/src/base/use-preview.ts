import type { AnyDocument } from '@vitae/domain';
import type { Preview, PreviewFrame } from '@vitae/renderer/preview';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { textsOf } from './i18n/index.ts';
import { usePlatform } from './platform.ts';
import { rememberFonts } from './remembered-fonts.ts';

export interface PreviewState {
  /** `null` until its code is loaded. */
  preview: Preview | null;
  /** What the canvases show, or will in a moment (`usePagesDrawn`); `null` before the first layout. */
  frame: PreviewFrame | null;
  /** The last document that could not be laid out; the canvases keep the pages before it. */
  error: Error | null;
  /** Fonts for the newest text are still loading; the canvases keep the previous pages. */
  awaitsFonts: boolean;
  /** Lays the current document out again, after a font did not load or the pages took too long. */
  tryAgain: () => void;
}

/** Fetches the code of the preview, so that it is ready when the first pages are needed. */
export const loadPreview = () => import('@vitae/renderer/preview');

/** A document that changes: the one open in an editor. */
export interface DocumentSource {
  current: () => AnyDocument;
  /** Calls back with every change, in the task of the change. Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

/** Lays a document out in a worker, again after each change. The worker lives as long as the component. */
export function usePreview(doc: AnyDocument): PreviewState {
  const latest = useRef(doc);
  const state = usePreviewWorker(useCallback(() => latest.current, []));
  const { preview } = state;
  useEffect(() => {
    latest.current = doc;
    preview?.update(doc);
  }, [preview, doc]);
  return state;
}

/**
 * Lays out the document open in an editor. A change goes to the worker at the end of its own task, when the typed
 * character is in the form and before anything is painted: the browser paints and the worker lays out in parallel.
 */
export function useEditedPreview({ current, subscribe }: DocumentSource): PreviewState {
  const state = usePreviewWorker(current);
  const { preview } = state;
  useEffect(() => {
    if (!preview) return undefined;
    // One that has been disposed of ignores what is left of its last task.
    const update = () => preview.update(current());
    update();
    return subscribe(() => queueMicrotask(update));
  }, [preview, current, subscribe]);
  return state;
}

function usePreviewWorker(current: () => AnyDocument): PreviewState {
  const { documents } = usePlatform();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [frame, setFrame] = useState<PreviewFrame | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [awaitsFonts, setAwaitsFonts] = useState(false);

  useEffect(() => {
    let running: Preview | null = null;
    let wanted = true;
    loadPreview().then(
      ({ createPreview }) => {
        if (!wanted) return;
        running = createPreview({
          assets: (sha256) =>
            documents.getAsset(sha256).then(
              ({ bytes }) => bytes,
              // What an example shows is in no store.
              async () => (await import('./documents/example-asset.ts')).exampleAsset(sha256),
            ),
          onError: setError,
          timeoutText: () => textsOf('app').t('pagesTooSlow'),
          onFonts: (isLoading, files) => {
            setAwaitsFonts(isLoading);
            if (files.length > 0) rememberFonts(files);
          },
        });
        let isFirst = true;
        running.subscribe((shown) => {
          // The pixels are on their canvases: outlines and notes around them may yield to the next key.
          const show = () => startTransition(() => setFrame(shown));
          // They also wait until the pixels are painted; the first pages have no canvas yet.
          if (isFirst) show();
          else requestAnimationFrame(show);
          isFirst = false;
          setError(null);
        });
        setPreview(running);
      },
      (cause: unknown) => setError(cause instanceof Error ? cause : new Error(String(cause))),
    );
    return () => {
      wanted = false;
      running?.dispose();
      setPreview(null);
    };
  }, [documents]);

  const tryAgain = useCallback(() => preview?.update(current()), [preview, current]);
  const lacksFont = isFontError(error);
  useEffect(() => {
    if (!lacksFont) return undefined;
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [tryAgain, lacksFont]);
  return { preview, frame, error, awaitsFonts, tryAgain };
}

/** Whether a font failed to load, which a retry may fix. */
export const isFontError = (error: Error | null): boolean => error?.name === 'FontError';

/** Whether a document has more text than is laid out. */
export const isTooLong = (error: Error | null): boolean => error?.name === 'TooLongError';

/** Whether the worker was terminated because it did not answer. */
export const isTimeout = (error: Error | null): boolean => error?.name === 'PreviewTimeout';
