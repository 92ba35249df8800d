import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPdfRenderer } from '@vitae/renderer';
import { nodeFonts } from '@vitae/renderer/node';
import { templateKindOf } from '@vitae/templates';
import { PNG } from 'pngjs';
import { blank, pagePictures, writePng } from '../pdf/pictures.ts';
import { hasPoppler } from '../pdf/poppler.ts';
import { hardAssets, hardDocuments } from './hard-documents.ts';

/** Pixels per inch: a page of A4 is 455 wide, large enough to see what is wrong with it. */
const RESOLUTION = 55;
/** Between the pages of a sheet, in pixels; more where another template begins. */
const GAP = 8;
/** Pages per row of a sheet. */
const ACROSS = 4;

/**
 * Draws every difficult document with every template into a folder: a picture per page, a sheet per document, and
 * `index.html` that shows all of them with their names. Restricted to the documents and templates with these names, if
 * there are any. Reports what it drew. @throws if poppler is not installed.
 */
export async function* drawSheets(
  folder: string,
  { documents = [], ids = [] }: { documents?: readonly string[]; ids?: readonly string[] } = {},
): AsyncGenerator<string> {
  if (!hasPoppler()) throw new Error('The pages are drawn by poppler: install poppler-utils.');
  const render = createPdfRenderer({
    fonts: nodeFonts,
    assets: (sha256) => Promise.resolve(hardAssets.get(sha256)?.bytes),
  });
  const rows: string[] = [];
  for (const { name, document } of hardDocuments()) {
    if (documents.length > 0 && !documents.includes(name)) continue;
    mkdirSync(join(folder, name), { recursive: true });
    const sheet: PNG[] = [];
    for (const { id } of templateKindOf(document.kind).templates) {
      if (ids.length > 0 && !ids.includes(id)) continue;
      const { bytes, lastPageFill } = await render(
        { ...document, template: { ...document.template, id } },
        { attachment: 'none' },
      );
      const pages = pagePictures(bytes, { resolution: RESOLUTION });
      const files = pages.map((page, index) => {
        const file = `${name}/${id}-${index + 1}.png`;
        writeFileSync(join(folder, file), writePng(page, 3));
        return file;
      });
      sheet.push(...pages);
      const caption = `${name}, ${id}: ${pages.length === 1 ? '1 page' : `${pages.length} pages`}, the last filled to ${Math.round(lastPageFill * 100)} %`;
      rows.push(`<h2>${caption}</h2>${files.map((file) => `<img src="${file}" alt="">`).join('')}`);
      yield caption;
    }
    if (sheet.length > 0) writeFileSync(join(folder, `${name}.png`), writePng(gridOf(sheet), 3));
  }
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Contact sheets</title><style>body{background:#888;font:14px sans-serif}img{margin:4px}h2{font-size:16px}</style>${rows.join('\n')}`,
  );
}

/** Pages in rows on gray. */
function gridOf(pages: readonly PNG[]): PNG {
  const cell = {
    width: Math.max(1, ...pages.map(({ width }) => width)) + GAP,
    height: Math.max(1, ...pages.map(({ height }) => height)) + GAP,
  };
  const across = Math.min(ACROSS, pages.length);
  const grid = blank(cell.width * across, cell.height * Math.ceil(pages.length / across), 136);
  pages.forEach((page, index) => {
    const [left, top] = [(index % across) * cell.width, Math.floor(index / across) * cell.height];
    PNG.bitblt(page, grid, 0, 0, page.width, page.height, left, top);
  });
  return grid;
}
