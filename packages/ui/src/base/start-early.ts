/**
 * What a page starts before the interface itself has loaded. It has no imports, so that it is a small file of its own:
 * importing from the interface would make it wait for all of it.
 */
import { startWorkerEarly } from '@vitae/renderer/start-worker';
import { rememberedFonts } from './remembered-fonts.ts';

/** Pages that draw a resume as soon as they open. */
const drawsPages = /^\/resume\/(?:builder|viewer\/print)\/./;

/** Starts the worker of the pages, with the fonts of last time, where the address will need them. */
export function startEarly(path: string): void {
  if (drawsPages.test(path)) startWorkerEarly(rememberedFonts());
}
