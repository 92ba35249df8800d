import PDFDocument from 'pdfkit';
import { drawPages, type LaidOutDocument } from '../react-pdf.ts';

export interface FileInfo {
  title: string;
  author: string;
  /** BCP 47. */
  language: string;
  /** The revision's time: the same revision gives the same bytes. */
  date: Date;
}

/** Writes a laid-out document as a PDF file. */
export async function writePdf(document: LaidOutDocument, info: FileInfo): Promise<Uint8Array<ArrayBuffer>> {
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
  });
  const bytes = collect(context);
  drawPages(context, document);
  return bytes;
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
