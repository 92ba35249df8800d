import { apiErrors, apiErrorSchema, type ApiErrorCode } from '@vitae/api';
import { ORPCError } from '@orpc/server';
import type { LocalText } from '@vitae/words/catalogue';
import { errorWords } from '@vitae/words/errors';

/** Texts that are translated once the reader's language is known. */
interface Wording {
  message: LocalText;
  fields?: Readonly<Record<string, LocalText>> | undefined;
  data?: unknown;
}

/** An error of the catalogue before it is translated; until then its message is in English. */
class UnwordedError extends ORPCError<string, unknown> {
  readonly wording: Wording;

  constructor(code: ApiErrorCode, wording: Wording) {
    super(code, worded(code, wording, 'en'));
    this.wording = wording;
  }
}

const worded = (code: ApiErrorCode, { message, fields, data }: Wording, locale: string) => ({
  status: apiErrors[code].status,
  message: message(locale),
  data: {
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, text(locale)])),
    }),
    ...(data === undefined ? {} : { data }),
  },
});

/** An error of the catalogue, to be thrown. `fields` has a text for each field it is about. */
export function apiFailure(
  code: ApiErrorCode,
  { message = errorWords(code), ...more }: Partial<Wording> = {},
): ORPCError<string, unknown> {
  return new UnwordedError(code, { message, ...more });
}

/** What a query throws that finds nothing: `executeTakeFirstOrThrow(notFound)`. */
export const notFound = (): ORPCError<string, unknown> => apiFailure('not-found');

/** The same error in the language of the caller. */
export function inWords(error: ORPCError<string, unknown>, locale: string): ORPCError<string, unknown> {
  const code = apiErrorSchema.shape.code.safeParse(error.code).data;
  return error instanceof UnwordedError && code ? new ORPCError(code, worded(code, error.wording, locale)) : error;
}

/** What a schema finds wrong with a value. */
interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

/** The error for invalid input: all invalid fields, not only the first, each with its first message. */
export function invalidInput(issues: readonly Issue[]): ORPCError<string, unknown> {
  const fields: Record<string, LocalText> = {};
  for (const { path, message } of issues)
    fields[(path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.')] ??= () => message;
  return apiFailure('invalid', { fields });
}
