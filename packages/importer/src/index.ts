export { ImportError, IMPORT_ERROR_CODES, importErrorMessage, type ImportErrorCode } from './errors.ts';
export { IMPORT_LIMITS } from './limits.ts';
export type { ImportedDocument } from './kind-importer.ts';
export { importFile } from './resume/import-file.ts';
export type {
  Box,
  ImportedLine,
  ImportedPage,
  ImportFormatId,
  ImportInput,
  ImportNote,
  ImportNoteCode,
  ImportProgress,
  ImportResult,
  LineDates,
  Provenance,
} from './resume/result.ts';
