import type * as PdfJs from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * Where pdf.js gets its character maps and standard fonts: `cmaps/90ms-RKSJ-H.bcmap`, `standard_fonts/FoxitSans.pfb`.
 */
export type AssetLoader = (path: string) => Promise<Uint8Array>;

let loading: Promise<typeof PdfJs> | undefined;

/** Loads pdf.js so that it runs in the current thread: the importer already has a worker of its own. */
export const loadPdfJs = (): Promise<typeof PdfJs> =>
  (loading ??= (async () => {
    const worker = await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
    Object.assign(globalThis, { pdfjsWorker: worker });
    return import('pdfjs-dist/legacy/build/pdf.mjs');
  })());

type BinaryRequest = { kind: string; filename: string };

const FOLDERS: Record<string, string> = { cMapUrl: 'cmaps/', standardFontDataUrl: 'standard_fonts/', wasmUrl: 'wasm/' };

/** The class with which pdf.js fetches its own data, bound to a loader. */
export const binaryDataFactory = (load: AssetLoader) =>
  class {
    fetch({ kind, filename }: BinaryRequest): Promise<Uint8Array> {
      return load(`${FOLDERS[kind] ?? ''}${filename}`);
    }
  };
