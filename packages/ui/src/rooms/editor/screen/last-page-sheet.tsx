import { useEffect, useRef, useState } from 'react';
import { readLastPage, type LastPage } from '../../../base/last-page.ts';

/** The first page of a document as it was painted last, ready to be shown; `null` where none was kept. */
export interface ShownLastPage extends Omit<LastPage, 'picture'> {
  picture: ImageBitmap;
}

/** Fetches the last page of a document, once. */
export function useLastPage(id: string): ShownLastPage | null {
  const [page, setPage] = useState<ShownLastPage | null>(null);
  useEffect(() => {
    let wanted = true;
    const fetch = async () => {
      const kept = await readLastPage(id);
      const shown = kept && { ...kept, picture: await createImageBitmap(kept.picture) };
      if (wanted) setPage(shown);
    };
    // A picture that cannot be decoded is ignored.
    fetch().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [id]);
  return page;
}

/**
 * A page as it was last painted, in the place of the real page. It is hidden from screen readers: whether it is still
 * current is only known once the page is drawn again.
 */
export function LastPageSheet({ page: { picture, width, height } }: { page: ShownLastPage }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);
  return (
    <div
      aria-hidden
      className="paper-sheet mx-auto w-full"
      style={{ maxWidth: width * largestScale, aspectRatio: `${width} / ${height}` }}
      data-page={1}
      data-kept
    >
      <canvas ref={canvas} width={picture.width} height={picture.height} className="block size-full" />
    </div>
  );
}

/** CSS pixels for one point at the widest that a page is drawn on the backdrop. */
const largestScale = 1.6;
