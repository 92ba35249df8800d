import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  earlyLastPage,
  forgetEarlyLastPage,
  openLastPage,
  sheetOf,
  type ShownLastPage,
} from '../../../base/early-last-page.ts';

/** Reads the last page at a builder's address, once; it is there at once where the early script has shown it. */
export function useLastPage(builder: string): ShownLastPage | null {
  const [page, setPage] = useState(() => earlyLastPage(builder));
  useEffect(() => {
    const shown = earlyLastPage(builder);
    forgetEarlyLastPage();
    setPage(shown);
    if (shown) return undefined;
    let wanted = true;
    // A picture that cannot be decoded is ignored.
    openLastPage(builder).then(
      (read) => wanted && setPage(read),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [builder]);
  return page;
}

/**
 * A page as it was last painted, in the place of the real page. It is hidden from screen readers: whether it is still
 * current is only known once the page is drawn again.
 */
export function LastPageSheet({ page }: { page: ShownLastPage }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(sheetOf(page)), [page]);
  return <div aria-hidden ref={place} />;
}
