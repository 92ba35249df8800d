import { apiErrors, type ApiErrorCode } from '@vitae/api';
import { ORPCError } from '@orpc/server';

/** An error of the catalogue, to be thrown. `fields` has a text for each field it is about. */
export function apiFailure(code: ApiErrorCode, { message, fields, data }: { message?: string; fields?: Record<string, string>; data?: unknown } = {}): ORPCError<string, unknown> {
  const { status, message: usual } = apiErrors[code];
  return new ORPCError(code, { status, message: message ?? usual, data: { ...(fields ? { fields } : {}), ...(data === undefined ? {} : { data }) } });
}
