import type { Transport } from '@vitae/ui';
import type { Caller } from './caller.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
/** Statuses that have no body (Fetch standard, "null body status"). */
const withoutBody = new Set([101, 103, 204, 205, 304]);

/** The connection to the server goes through the main process, which adds the session, so that no token is here. */
export function createTransport(call: Caller): Transport {
  return {
    url: new URL('/api', location.origin).href,
    async fetch(request, init) {
      const asked = new Request(request, init);
      const { pathname, search } = new URL(asked.url);
      const method = methods.find((known) => known === asked.method);
      if (!method) throw new TypeError(`${asked.method} is not carried.`);
      const body = method === 'GET' ? null : new Uint8Array(await asked.arrayBuffer());
      const answer = await Promise.race([
        call('network.fetch', {
          method,
          path: pathname + search,
          headers: Object.fromEntries(asked.headers),
          body: body?.byteLength ? body : null,
        }),
        abortOf(asked.signal),
      ]);
      const { status, headers } = answer;
      return new Response(withoutBody.has(status) ? null : answer.body, { status, headers });
    },
  };
}

/** Rejects when the caller aborts; the main process then finishes the call without a receiver. */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const give = () =>
      reject(signal.reason instanceof Error ? signal.reason : new DOMException('The call was given up.', 'AbortError'));
    if (signal.aborted) give();
    else signal.addEventListener('abort', give, { once: true });
  });
}
