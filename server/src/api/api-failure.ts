import { apiErrors, type ApiErrorCode } from '@vitae/api';
import { ORPCError } from '@orpc/server';

/** An error of the catalogue, to be thrown. `fields` has a text for each field it is about. */
export function apiFailure(code: ApiErrorCode, { message, fields, data }: { message?: string; fields?: Record<string, string>; data?: unknown } = {}): ORPCError<string, unknown> {
  const { status, message: usual } = apiErrors[code];
  return new ORPCError(code, { status, message: message ?? usual, data: { ...(fields ? { fields } : {}), ...(data === undefined ? {} : { data }) } });
}

/** What a schema finds wrong with a value. */
interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

/** The error for input that does not fit: all fields that are wrong, not only the first (design, section 6), each with its first text. */
export function invalidInput(issues: readonly Issue[]): ORPCError<string, unknown> {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[(path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.')] ??= message;
  return apiFailure('invalid', { fields });
}
