import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { z } from 'zod';

/** A piece of text where pdf.js finds it, in points from the page's top left corner. */
export interface PdfItem {
  text: string;
  left: number;
  right: number;
  baseline: number;
  /** Font size. */
  size: number;
}

export interface PdfLink {
  url: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface PdfPage {
  width: number;
  height: number;
  /** In the order of the file. */
  items: PdfItem[];
  links: PdfLink[];
  /** Its text in the order of the file; items of one line joined, lines separated by line feeds. */
  text: string;
}

export interface PdfContent {
  pages: PdfPage[];
  title: string;
  author: string;
  language: string;
  /** The titles in the list of bookmarks. */
  bookmarks: string[];
  /** All text in the order of the file; items of one line joined, lines separated by line feeds. */
  text: string;
}

const transformSchema = z.array(z.number());

/** Reads a PDF with pdf.js. */
export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const { info, language } = readInfo(await document.getMetadata());
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const content = await page.getTextContent();
    const items: PdfItem[] = [];
    let text = '';
    for (const item of content.items) {
      if (!('str' in item)) continue;
      text += item.str + (item.hasEOL ? '\n' : '');
      const [, , , size = 0, left = 0, bottom = 0] = transformSchema.parse(item.transform);
      if (item.str.trim())
        items.push({ text: item.str, left, right: left + item.width, baseline: height - bottom, size: Math.abs(size) });
    }
    pages.push({ width, height, items, text, links: linksOf(await page.getAnnotations(), height) });
  }
  const bookmarks = ((await document.getOutline()) ?? []).map(({ title }) => title);
  await task.destroy();
  return {
    pages,
    bookmarks,
    text: pages.map(({ text }) => `${text}\n`).join(''),
    language,
    title: info['Title'] ?? '',
    author: info['Author'] ?? '',
  };
}

function readInfo(metadata: { info: object }): { info: Record<string, string>; language: string } {
  const entries = Object.entries(metadata.info).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const info = Object.fromEntries(entries);
  return { info, language: info['Language'] ?? '' };
}

function linksOf(
  annotations: readonly { subtype?: string; url?: string; rect?: number[] }[],
  height: number,
): PdfLink[] {
  return annotations
    .filter((annotation) => annotation.subtype === 'Link' && annotation.url)
    .map(({ url = '', rect: [left = 0, bottom = 0, right = 0, top = 0] = [] }) => ({
      url,
      left,
      right,
      top: height - top,
      bottom: height - bottom,
    }));
}
