import type { ImportErrorCode } from './errors.ts';
import type { ImportProgress, ImportResult } from './resume/result.ts';

/** A message from the main thread to an import worker. */
export type ImportRequest = { name: string; bytes: Uint8Array<ArrayBuffer>; asOf?: string; locale?: string };

/** A message from the worker; exactly one `result` or `error` ends a request. */
export type ImportResponse =
  | { type: 'progress'; progress: ImportProgress }
  | { type: 'result'; result: ImportResult }
  | { type: 'error'; code: ImportErrorCode };
