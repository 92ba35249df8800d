interface Row {
  id: string;
}

interface Rows<Item extends Row> {
  reviews: readonly Item[];
  more: boolean;
}

/**
 * Pages of several lists as one page in the order of their ids. What lies behind the end of a page that is not the last
 * of its list waits for the next one: a row of that list may come before it.
 */
export function inOrder<Item extends Row>(pages: readonly Rows<Item>[]): { reviews: Item[]; more: boolean } {
  const [end] = pages.flatMap(({ reviews, more }) => (more ? [reviews.at(-1)?.id ?? ''] : [])).toSorted();
  const reviews = pages
    .flatMap((page) => page.reviews)
    .filter(({ id }) => end === undefined || id <= end)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return { reviews, more: end !== undefined };
}
