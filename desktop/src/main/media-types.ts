import { extname } from 'node:path';

const binary = 'application/octet-stream';

/** The build output by extension; the build fails on any other extension. */
const mediaTypes: Readonly<Record<string, string>> = {
  // Tables of characters, outlines and colours that reading a PDF needs.
  '.bcmap': binary,
  // Dictionaries, in the format of Hunspell.
  '.aff': binary,
  '.dic': binary,
  '.icc': binary,
  // Data that recognition reads a language with.
  '.packed': binary,
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

/** The media type with which a file of the interface is served; undefined if it is not served. */
export const mediaTypeOf = (path: string): string | undefined => mediaTypes[extname(path)];
