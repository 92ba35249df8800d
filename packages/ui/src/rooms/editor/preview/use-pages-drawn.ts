import { useEffect, useState } from 'react';
import type { PreviewState } from '../../../base/use-preview.ts';

/**
 * Whether the pages that are shown have been painted. The first layout comes before their canvases, and may come before
 * the code that shows them; where no page is shown, as beside the form on a phone, it is enough.
 */
export function usePagesDrawn({ preview, frame }: Pick<PreviewState, 'preview' | 'frame'>, areShown: boolean): boolean {
  const [drawn, setDrawn] = useState<PreviewState['preview']>(null);
  useEffect(() => {
    if (!preview || !frame) return undefined;
    const look = () => {
      if (preview.isPainted(areShown ? 1 : 0)) setDrawn(preview);
      else next = requestAnimationFrame(look);
    };
    let next = requestAnimationFrame(look);
    return () => cancelAnimationFrame(next);
  }, [preview, frame, areShown]);
  return preview !== null && drawn === preview;
}
