/** Entry of the worker that reads the pages of a PDF to draw them. */
async function start(): Promise<void> {
  // Used as in the importer's worker, so that both builds make the same file of it and an app has it once.
  const worker = await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  Object.assign(globalThis, { pdfjsWorker: worker });
}

void start();

// A module, so that a test can import it.
export {};
