import PDFDocument from 'pdfkit';
import { drawPages, type LaidOutDocument } from '../react-pdf.ts';
import { enclose, type EnclosedFile } from './enclose.ts';
import { catalogOf, setEntry } from './pdfkit-internals.ts';
import { writeMetadata } from './write-metadata.ts';
import { createStructureWriter } from './write-structure.ts';

export interface FileInfo {
  title: string;
  author: string;
  /** BCP 47. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** The time of the revision: the same revision gives the same bytes. */
  date: Date;
}

interface WriteOptions {
  enclosed: readonly EnclosedFile[];
  /** Titles for the list of bookmarks, by the index of their page. */
  bookmarks: ReadonlyMap<number, string>;
  /** Whether structure, metadata and reading direction are written. */
  isTagged: boolean;
}

/** Writes a laid-out document as a PDF file. */
export async function writePdf(
  document: LaidOutDocument,
  info: FileInfo,
  { enclosed, bookmarks, isTagged }: WriteOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const context = new PDFDocument({
    autoFirstPage: false,
    displayTitle: true,
    // No default: every text names its font, and Helvetica is not ours to embed.
    font: '',
    lang: info.language,
    info: {
      Title: info.title,
      Author: info.author,
      Creator: 'Vitae',
      Producer: 'Vitae',
      CreationDate: info.date,
      ModDate: info.date,
    },
    ...(isTagged ? { pdfVersion: '1.7', tagged: true } : {}),
  });
  const bytes = collect(context);
  enclose(context, enclosed, info.date);
  if (bookmarks.size > 0) withBookmarks(context, bookmarks);
  drawPages(isTagged ? withStructure(context, info) : context, document);
  return bytes;
}

/** Adds a bookmark to pages when they are begun: pdfkit's own refer to the current page. */
function withBookmarks(context: PDFKit.PDFDocument, bookmarks: ReadonlyMap<number, string>): void {
  const addPage = context.addPage.bind(context);
  let index = 0;
  context.addPage = (options) => {
    const page = addPage(options);
    const title = bookmarks.get(index);
    if (title) context.outline.addItem(title);
    index += 1;
    return page;
  };
}

/** Lets a document write its structure while it is drawn. */
function withStructure(context: PDFKit.PDFDocument, info: FileInfo): PDFKit.PDFDocument {
  const { hooks, finish } = createStructureWriter(context, info.author);
  const end = context.end.bind(context);
  if (info.direction === 'rtl') setEntry(catalogOf(context).data['ViewerPreferences'], 'Direction', 'R2L');
  return Object.assign(context, hooks, {
    // Replaces pdfkit's own, which escapes nothing.
    endMetadata: () => writeMetadata(context, info),
    end() {
      finish();
      end();
    },
  });
}

function collect(stream: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    stream.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
    stream.on('end', () => resolve(joined(chunks)));
    stream.on('error', reject);
  });
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
