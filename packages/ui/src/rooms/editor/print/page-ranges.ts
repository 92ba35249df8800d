/** Pages to print, as the user enters them: "1-2,4". */
export interface PageRanges {
  /** Numbers from 1, ascending, each once. */
  pages: readonly number[];
  /** The same in the notation of print systems: `1-2,4`. */
  text: string;
}

/**
 * Reads page numbers and ranges, separated by commas; spaces and long dashes are accepted. `null` for anything else,
 * and for pages that do not exist.
 */
export function parsePages(typed: string, pageCount: number): PageRanges | null {
  const chosen = new Set<number>();
  for (const part of typed.split(/[,;]/).map((piece) => piece.trim())) {
    if (part === '') continue;
    const [, first, last] = /^(\d{1,4})(?:\s*[-–—]\s*(\d{1,4}))?$/.exec(part) ?? [];
    const from = Number(first ?? 0);
    const to = Number(last ?? from);
    if (from < 1 || to < from || to > pageCount) return null;
    for (let page = from; page <= to; page += 1) chosen.add(page);
  }
  const pages = [...chosen].sort((a, b) => a - b);
  return pages.length > 0 ? { pages, text: textOf(pages) } : null;
}

function textOf(pages: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const page of pages) {
    const run = runs.at(-1);
    if (run && run[1] === page - 1) run[1] = page;
    else runs.push([page, page]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}
