/**
 * What a page begins before the interface itself has arrived. It stands alone, so that it comes in a small file of its
 * own: importing from the interface would make it wait for all of it.
 */
import { startWorkerEarly } from '@vitae/renderer/start-worker';
import { rememberedFonts } from './remembered-fonts.ts';

/** Pages that draw a resume as soon as they are open. */
const drawsPages = /^\/resume\/(?:builder|viewer\/print)\/./;

/** Starts the worker of the pages, with the fonts of last time, where the address is one that will draw some. */
export function startEarly(path: string): void {
  if (drawsPages.test(path)) startWorkerEarly(rememberedFonts());
}
