import type { Resume } from '@vitae/domain';
import type { Preview, PreviewFrame } from '@vitae/renderer/preview';
import { useEffect, useState } from 'react';
import { usePlatform } from '../app/platform.ts';

export interface PreviewState {
  /** `null` until its code is here. */
  preview: Preview | null;
  /** What the canvases show; `null` before the first page is painted. */
  frame: PreviewFrame | null;
  /** The last document that could not be laid out; the canvases keep the pages before it. */
  error: Error | null;
  /** Fonts for what was just written are on their way; the canvases keep the pages before it. */
  awaitsFonts: boolean;
}

/** Lays a resume out in a worker, again after each change. The worker lives as long as the component. */
export function usePreview(resume: Resume): PreviewState {
  const { documents } = usePlatform();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [frame, setFrame] = useState<PreviewFrame | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [awaitsFonts, setAwaitsFonts] = useState(false);

  useEffect(() => {
    let running: Preview | null = null;
    let wanted = true;
    import('@vitae/renderer/preview').then(
      ({ createPreview }) => {
        if (!wanted) return;
        running = createPreview({
          assets: (sha256) =>
            documents.getAsset(sha256).then(
              ({ bytes }) => bytes,
              () => undefined,
            ),
          onError: setError,
          onFonts: setAwaitsFonts,
        });
        running.subscribe((shown) => {
          setFrame(shown);
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

  useEffect(() => preview?.update(resume), [preview, resume]);
  const lacksFont = isFontError(error);
  useEffect(() => {
    if (!preview || !lacksFont) return undefined;
    const again = () => preview.update(resume);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [preview, resume, lacksFont]);
  return { preview, frame, error, awaitsFonts };
}

/** Whether a font did not come, which another try may mend. */
export const isFontError = (error: Error | null): boolean => error?.name === 'FontError';
