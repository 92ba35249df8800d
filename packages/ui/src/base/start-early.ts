/**
 * What a page starts before the interface itself has loaded. It imports only modules that are equally small, so that it
 * is bundled separately: importing from the interface would make it wait for all of it.
 */
import { startWorkerEarly } from '@vitae/renderer/start-worker';
import { keepPaletteKey } from './early-palette.ts';
import { builderIn, showLastPageEarly } from './early-last-page.ts';
import { rememberedFonts } from './remembered-fonts.ts';
import { applyTheme, storedTheme } from './stored-theme.ts';

/** Pages that draw a document, of any kind, as soon as they open. */
const drawsPages = /^\/[^/]+\/(?:builder|viewer\/print)\/./;

/**
 * If the address needs them, shows the last painted page and starts the page worker with the fonts used last. Returns
 * whether the address is in a builder, whose code can be fetched at once.
 */
export function startEarly(path: string): boolean {
  applyTheme(storedTheme());
  showLastPageEarly(path);
  if (drawsPages.test(path)) startWorkerEarly(rememberedFonts());
  if (builderIn(path) === null) return false;
  keepPaletteKey();
  return true;
}
