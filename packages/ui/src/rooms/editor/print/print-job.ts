import type { Printer, PrintJob } from '../../../base/platform.ts';
import { parsePages } from './page-ranges.ts';

/** What the user has chosen and typed so far. */
export interface PrintChoices {
  /** `''` until one is chosen: the default printer. */
  printer: string;
  /** `null` while the field contains no number. */
  copies: number | null;
  range: 'all' | 'some';
  pages: string;
  /** `''`: the pages' own size. */
  paper: string;
}

export const newChoices: PrintChoices = { printer: '', copies: 1, range: 'all', pages: '', paper: '' };

export interface PrintIntent {
  /** `null` while something is invalid, or there is no printer. */
  job: PrintJob | null;
  errors: { copies: boolean; pages: boolean };
  /** Numbers, from 1, of the pages that are printed. */
  chosen: ReadonlySet<number>;
}

/** The print job that the choices describe. */
export function jobOf(
  { copies, range, pages, paper }: PrintChoices,
  printer: Printer | undefined,
  pageCount: number,
): PrintIntent {
  const count = copies !== null && Number.isInteger(copies) && copies >= 1 && copies <= 99 ? copies : null;
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  const some = range === 'some' ? parsePages(pages, pageCount) : { pages: all, text: '' };
  const errors = { copies: count === null, pages: some === null };
  const chosen = new Set(some?.pages);
  if (!printer || count === null || some === null) return { job: null, errors, chosen };
  // This printer may not have the paper of the previous one.
  return {
    job: { printer: printer.id, copies: count, pages: some.text, paper: printer.papers.includes(paper) ? paper : '' },
    errors,
    chosen,
  };
}

/** The name of a page's paper, `''` for a size of its own; width and height in points. */
export function paperOf(page: { width: number; height: number } | undefined): '' | 'A4' | 'Letter' {
  if (!page) return '';
  const is = (width: number, height: number) => Math.abs(page.width - width) < 2 && Math.abs(page.height - height) < 2;
  if (is(595.28, 841.89)) return 'A4';
  return is(612, 792) ? 'Letter' : '';
}
