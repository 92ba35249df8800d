import type { ImportErrorCode } from './errors.ts';
import type { ImportProgress, ImportResult } from './resume/result.ts';

/** What the main thread sends to an import worker. */
export type ImportRequest = { name: string; bytes: Uint8Array<ArrayBuffer>; asOf?: string; locale?: string };

/** What the worker answers; exactly one `result` or `error` ends a request. */
export type ImportResponse =
  | { type: 'progress'; progress: ImportProgress }
  | { type: 'result'; result: ImportResult }
  | { type: 'error'; code: ImportErrorCode };
