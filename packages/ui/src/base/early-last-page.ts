/**
 * Shows the page that was painted last before the interface has loaded, in the place that the builder gives it. It is
 * a part of the early script and must stay small.
 */
import { readLastPage, type LastPage } from './last-page.ts';

/** The first page of a document as it was painted last, ready to be shown. */
export interface ShownLastPage extends Omit<LastPage, 'picture'> {
  picture: ImageBitmap;
}

/** CSS pixels for one point at the widest that a page is drawn on the backdrop. */
const largestScale = 1.6;

/** The position of the pages in the builder of a wide window, next to what is still loading. */
export const lastPagePane =
  'page-backdrop absolute top-14 end-0 bottom-0 start-[calc(3.5rem+clamp(26.25rem,34vw,32.5rem))] overflow-auto ' +
  'p-6 xl:start-[calc(14.5rem+clamp(26.25rem,34vw,32.5rem))] max-lg:hidden';

/** The builder's address in that of one of its steps; `null` elsewhere. */
export const builderIn = (pathname: string): string | null => /^\/[^/]+\/builder\/[^/]+/.exec(pathname)?.[0] ?? null;

/** Reads the last page at a builder's address. Rejects where the picture cannot be decoded. */
export async function openLastPage(builder: string): Promise<ShownLastPage | null> {
  const kept = await readLastPage(builder);
  return kept && { ...kept, picture: await createImageBitmap(kept.picture) };
}

/** A sheet with the page on it. */
export function sheetOf({ picture, width, height }: ShownLastPage): HTMLElement {
  const sheet = document.createElement('div');
  sheet.className = 'paper-sheet mx-auto w-full';
  sheet.style.maxWidth = `${width * largestScale}px`;
  sheet.style.aspectRatio = `${width} / ${height}`;
  sheet.dataset['page'] = '1';
  sheet.dataset['kept'] = '';
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.className = 'block size-full';
  sheet.append(canvas);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return sheet;
}

let early: { builder: string; page: ShownLastPage } | null = null;

/** The page that is on the screen since before the interface, if it is that of this address. */
export const earlyLastPage = (builder: string): ShownLastPage | null =>
  early?.builder === builder ? early.page : null;

/** Forgets that page: whoever comes back to its builder later finds a newer one. */
export function forgetEarlyLastPage(): void {
  early = null;
}

/** How long the interface waits for the last page, in milliseconds: otherwise it often comes just before it. */
const longestWait = 150;
let painted: Promise<void> = Promise.resolve();

/** Shows the last page of the builder at a path, if there is one; the interface takes its place when it is drawn. */
export function showLastPageEarly(pathname: string): void {
  // Without it, the preview stays empty until the page is drawn.
  painted = showLastPage(pathname).catch(() => undefined);
}

/** Resolves when the last page is painted, or will not be: what follows would keep the browser from painting it. */
export const lastPagePainted = (): Promise<void> =>
  Promise.race([painted, new Promise<void>((resolve) => setTimeout(resolve, longestWait))]);

async function showLastPage(pathname: string): Promise<void> {
  const builder = builderIn(pathname);
  // A narrow window shows the form first.
  if (!builder || !matchMedia('(min-width: 64rem)').matches) return;
  const page = await openLastPage(builder);
  const app = document.querySelector('#app');
  // The interface was sooner.
  if (!page || !app || app.hasChildNodes()) return;
  early = { builder, page };
  const pane = document.createElement('div');
  pane.inert = true;
  pane.className = lastPagePane;
  pane.append(sheetOf(page));
  app.append(pane);
  // A task that begins in a frame runs when the frame is painted.
  await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
