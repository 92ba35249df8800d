import {
  documentFileName,
  readDocumentFile,
  type AnyDocument,
  type DocumentAssets,
  type DocumentKind,
} from '@vitae/domain';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { IMPORT_LIMITS } from '../limits.ts';

/** A document as it was attached; its pictures have not been checked yet. */
export type EnclosedDocument = { document: AnyDocument; assets: DocumentAssets };

/**
 * The document of a kind that is attached to a PDF; undefined if there is none, or if it is broken, too large or of a
 * newer version: then the pages are read.
 */
export const enclosedDocument = async (
  pdf: PDFDocumentProxy,
  kind: DocumentKind,
): Promise<EnclosedDocument | undefined> => {
  try {
    const attachments = (await pdf.getAttachments()) ?? new Map<string, { filename: string }>();
    const [id] = [...attachments].find(([, { filename }]) => filename === documentFileName(kind)) ?? [];
    if (id === undefined) return undefined;
    const bytes = await contentOf(pdf, id);
    if (!bytes) return undefined;
    const enclosed = readDocumentFile(JSON.parse(new TextDecoder().decode(bytes)));
    return enclosed.document.kind === kind ? enclosed : undefined;
  } catch {
    return undefined;
  }
};

const contentOf = async (pdf: PDFDocumentProxy, id: string): Promise<Uint8Array | undefined> => {
  const bytes: unknown = await pdf.getAttachmentContent(id);
  return bytes instanceof Uint8Array && bytes.length <= IMPORT_LIMITS.enclosedBytes ? bytes : undefined;
};

/** The most attachments that are opened; Europass encloses one. */
const MOST_ATTACHMENTS = 8;

/** The first attachment of a PDF that is looked for, as another program put it there; undefined if there is none. */
export const enclosedData = async (
  pdf: PDFDocumentProxy,
  isWanted: (bytes: Uint8Array) => boolean,
): Promise<Uint8Array | undefined> => {
  try {
    const attachments = (await pdf.getAttachments()) ?? new Map<string, { filename: string }>();
    for (const [id] of [...attachments].slice(0, MOST_ATTACHMENTS)) {
      const bytes = await contentOf(pdf, id);
      if (bytes && isWanted(bytes)) return bytes;
    }
    return undefined;
  } catch {
    return undefined;
  }
};
