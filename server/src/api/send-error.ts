import { apiErrors, type ApiError, type ApiErrorCode } from '@vitae/api';
import type { LocalText } from '@vitae/words/catalogue';
import { errorWords } from '@vitae/words/errors';
import type { Request, Response } from 'express';

/** The language that a request prefers (BCP 47); English if it names none. */
export function localeOf(request: Request): string {
  const [first = '*'] = request.acceptsLanguages();
  return first === '*' ? 'en' : first;
}

/** Answers with an error of the catalogue, in the language that the request prefers. */
export function sendError(
  request: Request,
  response: Response,
  code: ApiErrorCode,
  { message = errorWords(code), status = apiErrors[code].status }: { message?: LocalText; status?: number } = {},
): void {
  const body: ApiError = { code, message: message(localeOf(request)) };
  response.status(status).json(body);
}
