import { useEffect, useState } from 'react';
import type { PreviewState } from '../../../base/use-preview.ts';

/**
 * Whether the pages that are shown have been painted. The first layout comes before their canvases, which it makes; where
 * no page is shown, as beside the form on a phone, it is enough.
 */
export function usePagesDrawn({ preview, frame }: Pick<PreviewState, 'preview' | 'frame'>): boolean {
  const [drawn, setDrawn] = useState<PreviewState['preview']>(null);
  useEffect(() => {
    if (!preview || !frame) return undefined;
    const look = () => {
      if (preview.isPainted()) setDrawn(preview);
      else next = requestAnimationFrame(look);
    };
    let next = requestAnimationFrame(look);
    return () => cancelAnimationFrame(next);
  }, [preview, frame]);
  return preview !== null && drawn === preview;
}
