import type { ApiErrorCode } from './errors.ts';

/** A failed call: with a response from the server, or without one (`status` 0, `code` null). */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: ApiErrorCode | null;
  /** A message for each field concerned. */
  readonly fields: Readonly<Record<string, string>>;
  /** Data that a program needs in order to continue. */
  readonly data: unknown;

  constructor(
    message: string,
    {
      status = 0,
      code = null,
      fields = {},
      data,
      cause,
    }: {
      status?: number;
      code?: ApiErrorCode | null;
      fields?: Record<string, string>;
      data?: unknown;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause });
    this.name = 'ApiFailure';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.data = data;
  }
}
