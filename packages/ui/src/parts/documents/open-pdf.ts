import { getDocument, PDFWorker, type PDFDocumentProxy } from 'pdfjs-dist';

const open = new WeakMap<Blob, Promise<PDFDocumentProxy>>();
let starting: Promise<PDFWorker> | undefined;

/** The PDF of a file, opened once for all its pages. @throws the error of pdf.js for a file it cannot open */
export function openPdf(pdf: Blob): Promise<PDFDocumentProxy> {
  const known = open.get(pdf);
  if (known) return known;
  const opening = Promise.all([pdf.arrayBuffer(), (starting ??= startWorker())]).then(
    ([bytes, worker]) => getDocument({ data: new Uint8Array(bytes), worker }).promise,
  );
  open.set(pdf, opening);
  return opening;
}

/** Starts the worker of pdf.js, which hears nothing before it has said that it is ready. */
function startWorker(): Promise<PDFWorker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module', name: 'pdf' });
    worker.addEventListener('message', () => resolve(PDFWorker.create({ port: worker })), { once: true });
    worker.addEventListener('error', (event) => reject(new Error(event.message)), { once: true });
  });
}
