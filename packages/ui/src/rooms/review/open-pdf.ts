import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

const open = new WeakMap<Blob, Promise<PDFDocumentProxy>>();

/** The PDF of a file, opened once for all its pages. @throws the error of pdf.js for a file it cannot open */
export function openPdf(pdf: Blob): Promise<PDFDocumentProxy> {
  GlobalWorkerOptions.workerSrc = workerUrl;
  const known = open.get(pdf);
  if (known) return known;
  const opening = pdf.arrayBuffer().then((bytes) => getDocument({ data: new Uint8Array(bytes) }).promise);
  open.set(pdf, opening);
  return opening;
}
