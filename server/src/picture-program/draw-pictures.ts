import { createCanvas, GlobalFonts, loadImage, type Canvas, type Image } from '@napi-rs/canvas';
import { previewFile, previewSize } from '@vitae/api/pictures';
import { readDocument } from '@vitae/domain';
import { createEngine, drawPagePictures, type PagePicture } from '@vitae/renderer';
import { nodeFonts } from '@vitae/renderer/node';
import { loadExampleAsset } from '@vitae/samples';
import { z } from 'zod';
import type { Drawn, PictureOutcome, PictureTask } from './messages.ts';

const documentSchema = z.record(z.string(), z.unknown());

/** Of 100; below it, edges of letters show. */
const quality = 76;
/**
 * The narrowest picture is what a phone shows first, until a sharper one is there. What fits into the first 14 KB of a new
 * connection arrives a round trip earlier (RFC 6928).
 */
const narrow = { width: 400, quality: 25 };
const qualityOf = (width: number) => (width <= narrow.width ? narrow.quality : quality);
/** The grey behind the pages, as in the interface. */
const background = '#f2f4f8';
const ink = '#0e131b';
const faint = '#5a6577';
/** Pixels. */
const titleSizes = [54, 44, 36];
const tallestTitle = 190;

let prepared: Promise<ReturnType<typeof createEngine>> | null = null;

async function prepare() {
  for (const file of ['inter-regular.ttf', 'inter-bold.ttf'])
    GlobalFonts.register(Buffer.from(await nodeFonts(file)), file === 'inter-bold.ttf' ? 'preview-bold' : 'preview');
  return createEngine({
    fonts: nodeFonts,
    assets: async (sha256) => {
      const base64 = await loadExampleAsset(sha256);
      return base64 === undefined ? undefined : new Uint8Array(Buffer.from(base64, 'base64'));
    },
  });
}

/** Draws the pages of a document as the file has them, in all sizes, and the preview of a link to it. */
export async function drawPictures({
  id,
  document,
  places,
  mostPages,
  widths,
  preview,
}: PictureTask): Promise<PictureOutcome> {
  try {
    const parsed: unknown = JSON.parse(document);
    const stored = documentSchema.parse(parsed);
    const engine = await (prepared ??= prepare());
    const pages = (await drawPagePictures(engine, readDocument(stored))).slice(0, mostPages);
    const files = new Map<string, Uint8Array<ArrayBuffer>>();
    for (const [index, page] of pages.entries()) {
      const picture = await loadImage(Buffer.from(page.svg));
      for (const width of widths) {
        const canvas = createCanvas(width, Math.round((width * page.height) / page.width));
        canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height);
        files.set(`${index + 1}-${width}.webp`, new Uint8Array(await canvas.encode('webp', qualityOf(width))));
      }
      if (index === 0 && preview)
        files.set(previewFile, new Uint8Array(await previewOf(picture, page, preview).encode('jpeg', quality)));
    }
    return { is: 'drawn', id, files, drawn: drawnOf(pages, places) };
  } catch (error) {
    return { is: 'failed', id, reason: error instanceof Error ? error.message : String(error) };
  }
}

const drawnOf = (pages: readonly PagePicture[], places: readonly string[]): Drawn => ({
  pages: pages.map(({ width, height }) => ({ width, height })),
  places: places.map((place) => placeOn(pages, place)),
});

/** Where the first field of an entry, or a field or list by its path, begins. */
function placeOn(pages: readonly PagePicture[], place: string): Drawn['places'][number] {
  const isThere = ({ path }: PagePicture['boxes'][number]) =>
    path === place || path.startsWith(`${place}.`) || path.split('.').includes(place);
  for (const { index, boxes } of pages) {
    const [first, ...others] = boxes.filter(isThere);
    if (!first) continue;
    const top = Math.min(first.y, ...others.map(({ y }) => y));
    return { page: index + 1, x: Math.min(first.x, ...others.map(({ x }) => x)), y: top };
  }
  return null;
}

function previewOf(
  picture: Image,
  { width, height }: Pick<PagePicture, 'width' | 'height'>,
  { title, line, site }: NonNullable<PictureTask['preview']>,
): Canvas {
  const canvas = createCanvas(previewSize.width, previewSize.height);
  const context = canvas.getContext('2d');
  context.fillStyle = background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const paper = { left: 560, top: 56, width: 580 };
  context.shadowColor = 'rgba(14, 19, 27, 0.18)';
  context.shadowBlur = 40;
  context.fillStyle = '#ffffff';
  context.fillRect(paper.left, paper.top, paper.width, canvas.height);
  context.shadowColor = 'transparent';
  context.drawImage(picture, paper.left, paper.top, paper.width, (paper.width * height) / width);
  const left = 64;
  const widest = paper.left - left - 48;
  context.fillStyle = ink;
  // A long title is set smaller.
  let lines: string[] = [];
  let size = 0;
  for (size of titleSizes) {
    context.font = `${size}px preview-bold`;
    lines = linesOf(title, (text) => context.measureText(text).width <= widest);
    if (lines.length * size <= tallestTitle) break;
  }
  lines = lines.slice(0, Math.floor(tallestTitle / size));
  let y = 210;
  for (const words of lines) {
    context.fillText(words, left, y);
    y += Math.round(size * 1.18);
  }
  context.fillStyle = faint;
  context.font = '30px preview';
  context.fillText(line, left, y + 4, widest);
  context.font = '28px preview-bold';
  context.fillText(site, left, canvas.height - 64, widest);
  return canvas;
}

/** Lines of whole words. */
function linesOf(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
