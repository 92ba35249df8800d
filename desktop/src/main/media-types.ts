import { extname } from 'node:path';

const binary = 'application/octet-stream';

/** What the build makes, by ending; the build fails on a file of any other kind. */
const mediaTypes: Readonly<Record<string, string>> = {
  // Tables of characters, outlines and colours that reading a PDF needs.
  '.bcmap': binary,
  '.icc': binary,
  '.pfb': binary,
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** The media type a file of the interface is served with; undefined for what is not served. */
export const mediaTypeOf = (path: string): string | undefined => mediaTypes[extname(path)];
