/**
 * What a page starts before the interface itself has loaded. It imports only what is as small, so that it is a file of
 * its own: importing from the interface would make it wait for all of it.
 */
import { startWorkerEarly } from '@vitae/renderer/start-worker';
import { builderIn, showLastPageEarly } from './early-last-page.ts';
import { rememberedFonts } from './remembered-fonts.ts';
import { applyTheme, storedTheme } from './stored-theme.ts';

/** Pages that draw a document as soon as they open, of any kind. */
const drawsPages = /^\/[^/]+\/(?:builder|viewer\/print)\/./;

/**
 * Where the address will need them: shows the page that was painted last, and starts the worker of the pages with the
 * fonts of last time. Returns whether the address is in a builder, whose code can be fetched at once.
 */
export function startEarly(path: string): boolean {
  applyTheme(storedTheme());
  // Without it the place of the page stays empty until it is drawn.
  showLastPageEarly(path).catch(() => undefined);
  if (drawsPages.test(path)) startWorkerEarly(rememberedFonts());
  return builderIn(path) !== null;
}
