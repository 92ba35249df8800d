import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { network } from './state.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain',
};

const addressOf = (request: string | URL | Request): string =>
  request instanceof Request ? request.url : String(request);

export const net = {
  get online(): boolean {
    return network.online;
  },
  isOnline: (): boolean => network.online,
  async fetch(request: string | URL | Request, init?: RequestInit): Promise<Response> {
    const address = addressOf(request);
    if (!address.startsWith('file:')) return fetch(request, init);
    const path = fileURLToPath(address);
    try {
      return new Response(new Uint8Array(await readFile(path)), {
        headers: { 'content-type': types[extname(path).toLowerCase()] ?? 'application/octet-stream' },
      });
    } catch {
      throw new Error('net::ERR_FILE_NOT_FOUND');
    }
  },
};
