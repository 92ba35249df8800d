import type * as PdfJs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ImportError } from '../errors.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import { binaryDataFactory, loadPdfJs, type AssetLoader } from './pdfjs.ts';

export interface OpenPdfOptions {
  assets?: AssetLoader;
  /** Whether the fonts of a reader stand in for those that the file lacks, which then do not seem to be missing. */
  standsIn?: boolean;
  /** Whether pictures come as pixels, which is slower than as the engine has them. */
  asPixels?: boolean;
  /** Whether pictures are pages: they may be as large as scans are, and are in the formats of scans. */
  isScan?: boolean;
}

/** A PDF that is open until `close` is called. */
export interface OpenPdf {
  pdfjs: typeof PdfJs;
  document: PdfJs.PDFDocumentProxy;
  close: () => Promise<void>;
}

/** Opens a PDF. @throws ImportError encrypted, damaged */
export async function openPdf(
  bytes: Uint8Array,
  { assets, standsIn = true, isScan = false, asPixels = isScan }: OpenPdfOptions,
): Promise<OpenPdf> {
  const pdfjs = await loadPdfJs();
  const task = pdfjs.getDocument({
    // pdf.js transfers the buffer, so it gets a copy.
    data: Uint8Array.from(bytes),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    fontExtraProperties: true,
    maxImageSize: isScan ? IMPORT_LIMITS.scanPixels : 4096 * 4096,
    ...(asPixels ? { isOffscreenCanvasSupported: false, isImageDecoderSupported: false } : {}),
    stopAtErrors: false,
    ...(assets
      ? {
          BinaryDataFactory: binaryDataFactory(standsIn ? assets : withoutFonts(assets)),
          cMapUrl: 'cmaps/',
          standardFontDataUrl: 'standard_fonts/',
          ...(isScan ? { wasmUrl: 'wasm/' } : {}),
          cMapPacked: true,
        }
      : {}),
  });
  try {
    return { pdfjs, document: await task.promise, close: () => task.destroy() };
  } catch (cause) {
    await task.destroy();
    throw new ImportError(cause instanceof pdfjs.PasswordException ? 'encrypted' : 'damaged', { cause });
  }
}

const withoutFonts =
  (assets: AssetLoader): AssetLoader =>
  (path) =>
    path.startsWith('standard_fonts/') ? Promise.reject(new Error(path)) : assets(path);
