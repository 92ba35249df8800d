import { documentFileName, readDocumentFile, type DocumentAssets, type Resume } from '@vitae/domain';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { IMPORT_LIMITS } from '../limits.ts';

/** A resume as it was attached; its pictures have not been checked yet. */
export type EnclosedResume = { resume: Resume; assets: DocumentAssets };

/**
 * The resume attached to a PDF; undefined if there is none, or if it is broken, too large or of a newer version: then
 * the pages are read.
 */
export const enclosedResume = async (pdf: PDFDocumentProxy): Promise<EnclosedResume | undefined> => {
  try {
    const attachments = (await pdf.getAttachments()) ?? new Map<string, { filename: string }>();
    const [id] = [...attachments].find(([, { filename }]) => filename === documentFileName('resume')) ?? [];
    if (id === undefined) return undefined;
    const bytes: unknown = await pdf.getAttachmentContent(id);
    if (!(bytes instanceof Uint8Array) || bytes.length > IMPORT_LIMITS.enclosedBytes) return undefined;
    const { document, assets } = readDocumentFile(JSON.parse(new TextDecoder().decode(bytes)));
    return document.kind === 'resume' ? { resume: document, assets } : undefined;
  } catch {
    return undefined;
  }
};
