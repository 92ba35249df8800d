import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPdfRenderer, type RenderPdf } from '@vitae/renderer';

/** Our renderer with fonts from a folder. */
export const renderer = (fontFolder: string): RenderPdf =>
  createPdfRenderer({
    fonts: async (file) => new Uint8Array(await readFile(join(fontFolder, file))),
    assets: () => Promise.resolve(undefined),
  });

export { newParagraphs, tenPages } from './documents.ts';
