import type { Transport } from '@vitae/ui';

/** The server that served the page, reached by the browser itself, with cookies. */
export const transport: Transport = {
  url: new URL('/api', location.origin).href,
  fetch: (request, init) => fetch(request, init),
};
