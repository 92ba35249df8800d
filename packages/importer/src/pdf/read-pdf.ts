import type { DocumentAsset, DocumentKind } from '@vitae/domain';
import type { RecognisedPage } from '@vitae/recognition';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ImportError } from '../errors.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import { pageOnScan, recognisedText } from '../scan/recognised-text.ts';
import type { ReadText } from '../text/line.ts';
import { arrangePages } from './arrange-pages.ts';
import { enclosedData, enclosedDocument, type EnclosedDocument } from './enclosed-document.ts';
import { openPdf, type OpenPdf, type OpenPdfOptions } from './open-pdf.ts';
import { readPage, type PageText } from './read-page.ts';

export type ReadPdfOptions = OpenPdfOptions & {
  /** The kind of document that is looked for in the attachments. */
  kind: DocumentKind;
  /** Whether an attachment of another program says the same as the pages, and is read instead of them. */
  isData?: (bytes: Uint8Array) => boolean;
  /** Whether the photo of the person is looked for. */
  withPhoto?: boolean;
  /** What was recognised on pages that are pictures, by their numbers from 0. */
  recognised?: ReadonlyMap<number, RecognisedPage>;
  signal?: AbortSignal;
  onPage?: (done: number) => void;
};

/** The content of a PDF: its lines in reading order, and which pages contain pictures instead of text. */
export type PdfText = ReadText & { pagesWithoutText: number; recognisedPages: number; photo?: DocumentAsset };

/** An attachment of another program. */
export type EnclosedData = { data: Uint8Array };

/** The photo of the person on a page. Few files have one, and few are scans: what finds it is loaded on need. */
async function photoOf(pdfjs: OpenPdf['pdfjs'], page: PDFPageProxy, recognised: RecognisedPage | undefined) {
  if (!recognised) return (await import('../photo/photo-in-pdf.ts')).photoInPdf(pdfjs, page);
  // It would lie on its side.
  if (recognised.quarters !== 0) return undefined;
  return (await import('../photo/photo-on-scan.ts')).photoOnScan(pdfjs, page);
}

/**
 * Reads a PDF: the attached document or data, otherwise the text of its pages.
 * @throws ImportError encrypted, damaged, too-many-pages, image-only, no-text, cancelled
 */
export async function readPdf(
  bytes: Uint8Array,
  options: ReadPdfOptions & { isData: (bytes: Uint8Array) => boolean },
): Promise<EnclosedDocument | EnclosedData | PdfText>;
export async function readPdf(
  bytes: Uint8Array,
  options: ReadPdfOptions & { isData?: undefined },
): Promise<EnclosedDocument | PdfText>;
export async function readPdf(
  bytes: Uint8Array,
  options: ReadPdfOptions,
): Promise<EnclosedDocument | EnclosedData | PdfText> {
  const { pdfjs, document, close } = await openPdf(bytes, { ...options, asPixels: options.withPhoto ?? false });
  try {
    const enclosed = await enclosedDocument(document, options.kind);
    if (enclosed) return enclosed;
    const data = options.isData && (await enclosedData(document, options.isData));
    if (data) return { data };
    if (document.numPages > IMPORT_LIMITS.pages) throw new ImportError('too-many-pages');
    const pages: PageText[] = [];
    let photo: DocumentAsset | undefined;
    for (let number = 1; number <= document.numPages; number += 1) {
      if (options.signal?.aborted) throw new ImportError('cancelled');
      const page = await document.getPage(number);
      const recognised = options.recognised?.get(number - 1);
      pages.push(recognised ? recognisedText(recognised, page.getViewport({ scale: 1 })) : await readPage(pdfjs, page));
      // Whatever is wrong with a picture is no reason not to read the text.
      if (options.withPhoto && number === 1 && (pages[0]?.pictures ?? 0) > 0)
        photo = await photoOf(pdfjs, page, recognised).catch(() => undefined);
      options.onPage?.(number / document.numPages);
    }
    const readable = pages.filter((page) => page.pieces.length > 0);
    const characters = readable.reduce(
      (sum, page) => sum + page.pieces.reduce((total, piece) => total + piece.text.length, 0),
      0,
    );
    if (characters < 20) throw new ImportError(pages.some((page) => page.pictures > 0) ? 'image-only' : 'no-text');
    if (pages.reduce((sum, page) => sum + page.uncoded, 0) > 0.4 * characters) throw new ImportError('unreadable-text');
    const arranged = arrangePages(pages);
    return {
      lines: arranged.lines,
      pages: arranged.pages.map((page, number) => pageOnScan(page, pages[number]?.scanned)),
      pagesWithoutText: pages.filter((page) => page.pieces.length === 0 && page.pictures > 0).length,
      recognisedPages: options.recognised?.size ?? 0,
      ...(photo ? { photo } : {}),
    };
  } catch (cause) {
    throw cause instanceof ImportError ? cause : new ImportError('damaged', { cause });
  } finally {
    await close();
  }
}
