import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { build, type Plugin } from 'vite';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.ttf': 'font/ttf',
};

export interface ServedPage {
  address: string;
  close(): void;
}

/** Bundles an HTML page of a folder as production code and serves it on a free local port. */
export async function servePage(folder: string, page: string, plugins: readonly Plugin[] = []): Promise<ServedPage> {
  const outDir = mkdtempSync(join(tmpdir(), 'vitae-page-'));
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [...plugins],
    worker: { format: 'es', plugins: () => [...plugins] },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2024',
      assetsInlineLimit: 0,
      rollupOptions: { input: join(folder, page) },
    },
  });
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    try {
      const body = readFileSync(join(outDir, path));
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    address: `http://127.0.0.1:${address.port}/${page}`,
    close() {
      server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
