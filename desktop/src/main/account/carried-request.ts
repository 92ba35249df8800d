import { apiError, apiErrors, type ApiErrorCode } from '@vitae/api';
import { z } from 'zod';

/** The most that a window may send, in bytes: a document or a picture. */
export const maxRequestBytes = 8 * 1024 * 1024;
/** The most that is handed to a window, in bytes; an export of everything goes to a file instead. */
export const maxAnswerBytes = 64 * 1024 * 1024;

/** A call to the server that a window requests. */
export const carriedRequestSchema = z.object({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  /** From `/api/` on, including the query. */
  path: z.string().max(4_096),
  headers: z.record(z.string().max(64), z.string().max(1_024)),
  body: z.instanceof(Uint8Array).nullable(),
});
export type CarriedRequest = z.infer<typeof carriedRequestSchema>;

export interface CarriedAnswer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

/** Headers that a window may set; the others are set by this program and the network. */
const carriedHeaders = new Set([
  'accept',
  'accept-language',
  'content-disposition',
  'content-type',
  'if-match',
  'if-none-match',
]);
/** Headers of an answer that are not passed on: cookies are not for the window, and the body is decompressed. */
const keptHeaders = new Set([
  'set-cookie',
  'set-cookie2',
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'location',
]);
/**
 * Calls that sign in or return tokens, which only this program itself makes, and the event stream, which has no end.
 */
const ownCalls = /^\/api\/(auth\/(token|native|social|sign-in|sign-up|otp\/verify)|events)(\/|$)/;
/** A literal path: nothing in it is decoded twice or leads to a parent folder. */
const plainPath = /^\/api(\/[\w~.@:-]+)+$/;

/** The target of a window's call, null if it is not allowed. */
export function addressOf(path: string, origin: string): URL | null {
  const url = URL.canParse(path, origin) ? new URL(path, origin) : null;
  if (!url || url.hash !== '' || !plainPath.test(url.pathname)) return null;
  // Exactly as requested: an address that the parser had to change is a different one, and so is one with a host.
  if (url.pathname !== path.split('?', 1)[0]) return null;
  return ownCalls.test(url.pathname.toLowerCase()) ? null : url;
}

/** The call itself, null if it is not allowed. */
export function requestFor({ method, path, headers, body }: CarriedRequest, origin: string): Request | null {
  const url = addressOf(path, origin);
  if (!url || (method === 'GET' && body !== null)) return null;
  const carried = Object.entries(headers).filter(([name]) => carriedHeaders.has(name.toLowerCase()));
  return new Request(url, { method, headers: carried, ...(body === null ? {} : { body: new Uint8Array(body) }) });
}

/** The part of an answer that a window gets: no cookies, and nothing at all if it contains a token. */
export async function handOver(answer: Response): Promise<CarriedAnswer> {
  const body = await readBounded(answer);
  if (body === null) return refusal('too-large');
  if (carriesToken(body)) return refusal('forbidden');
  // A window may not follow redirects, and the API never sends them.
  if (answer.status >= 300 && answer.status < 400) return refusal('not-found');
  return {
    status: answer.status,
    headers: Object.fromEntries([...answer.headers].filter(([name]) => !keptHeaders.has(name))),
    body,
  };
}

/** A refusal, in the format of the server's answers. */
export function refusal(code: ApiErrorCode): CarriedAnswer {
  return {
    status: apiErrors[code].status,
    headers: { 'content-type': 'application/json' },
    body: new TextEncoder().encode(JSON.stringify(apiError(code))),
  };
}

/** The whole body, null if it is larger than allowed. */
async function readBounded(answer: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > maxAnswerBytes) return null;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

const tokenName = /^(access|refresh)_?token$/i;

/** Whether a JSON body has a token anywhere in it. */
function carriesToken(body: Uint8Array): boolean {
  let isFound = false;
  try {
    JSON.parse(new TextDecoder().decode(body), (key: string, value: unknown) => {
      isFound ||= tokenName.test(key);
      return value;
    });
  } catch {
    // Not JSON: a file of the user.
  }
  return isFound;
}
