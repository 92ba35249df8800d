import {
  languageOfLocale,
  type PagePicture,
  type RecognisedLanguage,
  type RecognisedPage,
  type RecognitionRequest,
} from '@vitae/recognition';
import { ImportError } from '../errors.ts';
import type { ImportedDocument } from '../kind-importer.ts';
import type { ImportProgress } from '../resume/result.ts';
import type { PicturedPages } from './pictured-pages.ts';

/** The workers that a scan takes, one after the other. Each throws an ImportError. */
export interface ScanWorkers {
  /** Draws the pages of a file that are pictures. */
  picture: () => Promise<PicturedPages>;
  /** Recognises a page. `null` if it took too long, or cannot be read. */
  recognise: (request: RecognitionRequest, onProgress: (done: number) => void) => Promise<RecognisedPage | null>;
  /** Reads the document, of which some pages have been recognised. */
  read: (pdf: Uint8Array<ArrayBuffer>, recognised: ReadonlyMap<number, RecognisedPage>) => Promise<ImportedDocument>;
}

/** A document that was recognised, and a PDF of the pages that it is on. */
export interface ReadScan {
  document: ImportedDocument;
  pdf: Uint8Array<ArrayBuffer>;
}

/**
 * Recognises the pages of a file that are pictures, one at a time, and reads the file with what stands on them.
 * @throws {ImportError} unrecognised if nothing could be recognised, and those of the workers.
 */
export async function readScan(
  { picture, recognise, read }: ScanWorkers,
  { locale = 'en', onProgress = () => {} }: { locale?: string; onProgress?: (progress: ImportProgress) => void },
): Promise<ReadScan> {
  const { pages, pdf } = await picture();
  const recognised = new Map<number, RecognisedPage>();
  let language: RecognisedLanguage | undefined;
  for (const [index, { page, picture: pixels }] of pages.entries()) {
    const say = (done: number): void =>
      onProgress({ stage: 'read', done: (index + done) / pages.length, page: { number: index + 1, of: pages.length } });
    say(0);
    const found = await recognise(requestFor(pixels, languageOfLocale(locale), language), say);
    if (!found) continue;
    recognised.set(page, found);
    language = found.language;
  }
  if (recognised.size === 0) throw new ImportError('unrecognised', { locale });
  try {
    return { document: await read(pdf, recognised), pdf };
  } catch (error) {
    const isEmpty = error instanceof ImportError && (error.code === 'image-only' || error.code === 'no-text');
    throw isEmpty ? new ImportError('unrecognised', { locale }) : error;
  }
}

/** The name of the PDF that a picture becomes; that of a PDF stays. */
export const pdfName = (name: string): string => name.replace(/\.(?:png|jpe?g)$/iu, '.pdf');

/** A page that cannot be recognised does not end the others. @throws any other error */
export function nullIfUnreadable(error: unknown): null {
  if (error instanceof ImportError && (error.code === 'timeout' || error.code === 'failed')) return null;
  throw error;
}

const requestFor = (
  picture: PagePicture,
  usual: RecognisedLanguage,
  language: RecognisedLanguage | undefined,
): RecognitionRequest => ({ picture, usual, ...(language ? { language } : {}) });
