/** Why a file could not be read. Codes are stable: screens, the CLI and tests go by them. */
export const IMPORT_ERROR_CODES = [
  'empty',
  'too-large',
  'too-many-pages',
  'timeout',
  'encrypted',
  'damaged',
  'image-only',
  'no-text',
  'unreadable-text',
  'unsupported',
  'legacy-word',
  'not-a-resume',
  'newer-version',
  'cancelled',
  'failed',
] as const;

export type ImportErrorCode = (typeof IMPORT_ERROR_CODES)[number];

const MESSAGES: Record<ImportErrorCode, string> = {
  empty: 'This file is empty. Check that it was saved completely, then choose it again.',
  'too-large': 'This file is larger than 20 MB. Export the resume again without large pictures, or choose a smaller file.',
  'too-many-pages': 'This file has more than 50 pages. Save only the pages of the resume and choose that file.',
  timeout: 'Reading this file took longer than 30 seconds and was stopped. Save it again as PDF or DOCX, or choose another format.',
  encrypted: 'This file is protected with a password. Open it, save a copy without the password and choose the copy.',
  damaged: 'This file is damaged and cannot be opened. Export it again from the program it was made with.',
  'image-only':
    'This PDF holds only pictures of text, like a scan, so no words can be read from it. Choose the original document, or run text recognition (OCR) on it first.',
  'no-text': 'This file holds no text. Check that it is the right file, then choose it again.',
  'unreadable-text':
    'The letters of this PDF are stored without their codes, so the words cannot be read. Choose the original document, or export the PDF again with another program.',
  unsupported:
    'This kind of file cannot be read. Choose a PDF, DOCX, TXT, Markdown or JSON file (JSON Resume, Reactive Resume or Vitae), RenderCV YAML, or the LinkedIn data export as ZIP.',
  'legacy-word': 'This is an old Word document (.doc). Open it, save it as .docx or PDF and choose that file.',
  'not-a-resume':
    'This file is valid data, but not a resume in a known form. Choose a JSON Resume, Reactive Resume, RenderCV or Vitae file, or a PDF or DOCX.',
  'newer-version': 'This file was written by a newer version of the program. Update, then choose it again.',
  cancelled: 'Reading the file was cancelled. Choose it again to start over.',
  failed: 'This file could not be read. Save it again as PDF or DOCX, or choose another format.',
};

/** The sentence shown to a person: what happened, what it means, what to do. */
export const importErrorMessage = (code: ImportErrorCode): string => MESSAGES[code];

/** The only error `importFile` throws: a stable `code`, and a `message` that may be shown as it is. */
export class ImportError extends Error {
  readonly code: ImportErrorCode;

  constructor(code: ImportErrorCode, options?: { cause?: unknown }) {
    super(importErrorMessage(code), options);
    this.name = 'ImportError';
    this.code = code;
  }
}
