import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, brotliCompressSync, gzipSync } from 'node:zlib';
import {
  apiErrorSchema,
  defaultSiteSettings,
  siteSettingsElementId,
  siteSettingsSchema,
  workerPolicy,
} from '@vitae/api';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { startServices } from './start-services.ts';
import { loadWebApp } from './web-app.ts';

const site = { ...defaultSiteSettings, appName: 'A <b>"name"</b> & </script>', tagManagerId: 'GTM-AB12' };
const script = 'console.log(1);'.repeat(100);
const lines: string[] = [];
let folder: string;
let server: Server;
let origin: string;
let ready = true;
let stop: () => Promise<void>;

const write = (path: string, content: string | Uint8Array) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};

/** A request with no headers but those given, and the path exactly as written. */
const rawGet = (path: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(origin, { path, headers }, resolve).on('error', reject);
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'web-app-'));
  write('index.html', '<!doctype html><html><head><title>Vitae</title></head><body><div id="app"></div></body></html>');
  write('icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('assets/main-abc.js', script);
  write('assets/main-abc.js.br', brotliCompressSync(script));
  write('assets/main-abc.js.gz', gzipSync(script));
  write('workers/pages-def.js', 'self.close();');
  write('service-worker.js', 'keeps();');
  write('service-worker-off.js', 'retires();');
  write('.vite/manifest.json', '{}');
  const log = pino({ base: null }, { write: (line: string) => lines.push(line) });
  const started = await startServices({ ...readConfig({ DATA_DIR: join(folder, 'data') }), site }, log);
  stop = started.stop;
  server = createServer(createApp({ services: started.services, web: loadWebApp(folder, site), isReady: () => ready }));
  await new Promise<void>((listening) => server.listen(0, listening));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  origin = `http://localhost:${address.port}`;
});

afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await stop();
  rmSync(folder, { recursive: true });
});

describe('the installed app', () => {
  it('has a manifest with its name, icons and files, and a page without content that nobody lists', async () => {
    const manifest = await fetch(`${origin}/manifest.webmanifest`);
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
    expect(await manifest.json()).toMatchObject({ name: site.appName, scope: '/', file_handlers: [{}] });
    const shell = await (await fetch(`${origin}/offline.html`)).text();
    expect(shell).toContain('<div id="app"></div>');
    expect(shell).toContain('<meta name="robots" content="noindex" />');
  });

  it('gets a service worker that may only fetch from its own site, is always checked, and can be turned off', async () => {
    const worker = await fetch(`${origin}/service-worker.js`);
    expect(await worker.text()).toBe('keeps();');
    expect(worker.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    const config = readConfig({ DATA_DIR: join(folder, 'off'), SERVICE_WORKER: 'off' });
    const off = await startServices(config, pino({ level: 'silent' }));
    const other = createServer(
      createApp({ services: off.services, web: loadWebApp(folder, site), isReady: () => true }),
    );
    await new Promise<void>((listening) => other.listen(0, listening));
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const retired = await fetch(`http://localhost:${port}/service-worker.js`);
    expect(await retired.text()).toBe('retires();');
    expect(retired.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
    await new Promise((closed) => other.close(closed));
    await off.stop();
  });
});

describe('the API', () => {
  it('says what went wrong in the language that the request asks for, and in English where there is none', async () => {
    const said = async (language: string) => {
      const response = await fetch(`${origin}/api/nothing-here`, { headers: { 'accept-language': language } });
      return apiErrorSchema.parse(await response.json()).message;
    };
    expect(await said('de-AT')).toBe('Seite nicht gefunden: /api/nothing-here');
    for (const language of ['en', 'xx', '*']) expect(await said(language)).toBe('Page Not Found: /api/nothing-here');
  });

  it('is healthy, and ready until it closes', async () => {
    expect(await (await fetch(`${origin}/api/health`)).json()).toEqual({ status: 'ok' });
    expect((await fetch(`${origin}/api/ready`)).status).toBe(200);
    ready = false;
    expect((await fetch(`${origin}/api/ready`)).status).toBe(503);
    ready = true;
  });

  it('is not ready without its database, but still healthy', async () => {
    const place = join(folder, 'lost');
    const lost = await startServices(readConfig({ DATA_DIR: place }), pino({ level: 'silent' }));
    await lost.stop();
    const other = createServer(createApp({ services: lost.services, web: null, isReady: () => true }));
    await new Promise<void>((listening) => other.listen(0, listening));
    const address = other.address();
    const at = `http://localhost:${typeof address === 'object' && address !== null ? address.port : ''}`;
    const answer = await fetch(`${at}/api/ready`);
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'no database' }]);
    expect((await fetch(`${at}/api/health`)).status).toBe(200);
    await new Promise((closed) => other.close(closed));
  });

  it.each(['GET', 'POST', 'DELETE'])('answers %s of an unknown path with an error in JSON', async (method) => {
    const response = await fetch(`${origin}/api/no/such?token=secret`, { method, headers: { origin } });
    expect(response.status).toBe(404);
    expect(apiErrorSchema.parse(await response.json())).toEqual({
      code: 'not-found',
      message: 'Page Not Found: /api/no/such',
    });
  });
});

describe('pages', () => {
  it.each([
    ['/', 200],
    ['/resume/start', 200],
    ['/resume/start/', 200],
    ['/resume/builder/my-resume-1/experience', 200],
    ['/resume/builder/my-resume-1/nonsense', 404],
    ['/no/such', 404],
  ])('%s is the app with status %i', async (path, status) => {
    const response = await fetch(origin + path);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('<div id="app">');
  });

  it('describe themselves to search engines, and nothing is listed that is missing or not public', async () => {
    const headOf = async (path: string) => {
      const html = await (await fetch(origin + path)).text();
      return {
        title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
        canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
        isListed: !html.includes('<meta name="robots" content="noindex" />'),
        hasDescription: html.includes('<meta name="description" content="'),
      };
    };
    const listed = { isListed: true, hasDescription: true };
    expect(await headOf('/terms/?utm=1')).toMatchObject({ ...listed, canonical: 'http://localhost:3000/terms' });
    expect((await headOf('/terms')).title).toMatch(/^Terms · /);
    expect(await headOf('/')).toMatchObject({ ...listed, canonical: 'http://localhost:3000/' });
    expect(await headOf('/home')).toMatchObject({ isListed: false, canonical: 'http://localhost:3000/' });
    for (const path of ['/no/such', '/account', '/resume/builder/my-resume-1'])
      expect(await headOf(path), path).toMatchObject({ isListed: false, canonical: undefined });
  });

  it('carry the settings, escaped', async () => {
    const html = await (await fetch(origin)).text();
    expect(html).toContain(' · A &#60;b&#62;&#34;name&#34;&#60;/b&#62; &#38; &#60;/script&#62;</title>');
    const block =
      new RegExp(`<script type="application/json" id="${siteSettingsElementId}">(.*?)</script>`).exec(html)?.[1] ?? '';
    expect(siteSettingsSchema.parse(JSON.parse(block))).toEqual(site);
  });

  it('are not downloaded again while nothing has changed', async () => {
    const { etag = '' } = (await rawGet('/')).headers;
    expect((await rawGet('/', { 'if-none-match': etag })).statusCode).toBe(304);
  });

  it('accept no other method', async () => {
    const response = await fetch(`${origin}/resume/start`, { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  it('are not served under a path that does not decode', async () => {
    expect((await rawGet('/%E0%A4%A')).statusCode).toBe(404);
  });
});

describe('files', () => {
  it('with a hash in their name are cached forever, compressed as the browser accepts', async () => {
    const brotli = await rawGet('/assets/main-abc.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    const parts: Uint8Array[] = [];
    for await (const part of brotli) parts.push(part as Uint8Array);
    expect(brotliDecompressSync(Buffer.concat(parts)).toString()).toBe(script);
    expect((await rawGet('/assets/main-abc.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe(
      'gzip',
    );
    const plain = await rawGet('/assets/main-abc.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(await text(plain)).toBe(script);
  });

  it('without one are revalidated', async () => {
    const response = await fetch(`${origin}/icon.svg`);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
  });

  it('of an older build are missing, not replaced by the app', async () => {
    const response = await fetch(`${origin}/assets/main-old.js`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/plain');
  });

  it.each([
    '/.vite/manifest.json',
    '/index.html',
    '/assets/main-abc.js.br',
    '/assets/..%2findex.html',
    '/../server/package.json',
    '/assets/../../package.json',
  ])('%s is not one', async (path) => {
    const response = await rawGet(path);
    expect(response.statusCode).toBe(404);
  });
});

describe('headers', () => {
  it('allow no inline script, no frame around the page, and do not name the server', async () => {
    const { headers } = await fetch(origin);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self' https://www.googletagmanager.com");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*;/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  const partsOfPages = ['/assets/main-abc.js', '/icon.svg', '/manifest.webmanifest'];
  it.each(partsOfPages)('are few and strict with what pages load and nobody opens: %s', async (path) => {
    const { headers } = await fetch(origin + path);
    expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect([...headers].reduce((bytes, [name, value]) => bytes + name.length + value.length, 0)).toBeLessThan(620);
  });

  it('do not say when a file was changed that is kept for ever', async () => {
    expect((await fetch(`${origin}/assets/main-abc.js`)).headers.get('last-modified')).toBeNull();
    expect((await fetch(`${origin}/icon.svg`)).headers.get('last-modified')).not.toBeNull();
  });

  it('allow WebAssembly only in a worker', async () => {
    const { headers } = await fetch(`${origin}/workers/pages-def.js`);
    expect(headers.get('content-security-policy')).toBe(workerPolicy);
    expect(workerPolicy).toContain("'wasm-unsafe-eval'");
  });
});

describe('the log', () => {
  it('has one id per request, which the caller may set, and no personal data', async () => {
    lines.length = 0;
    const response = await fetch(`${origin}/resume/builder/jane-roe-cv?email=jane@example.com`, {
      headers: { 'x-request-id': 'trace-0123456789' },
    });
    expect(response.headers.get('x-request-id')).toBe('trace-0123456789');
    expect((await fetch(origin, { headers: { 'x-request-id': 'a b"c' } })).headers.get('x-request-id')).toMatch(
      /^[\da-f-]{36}$/,
    );
    const first = lines.find((line) => line.includes('trace-0123456789'));
    expect(JSON.parse(first ?? '')).toMatchObject({ method: 'GET', route: '/resume/builder/:slug', status: 200 });
    expect(lines.join('')).not.toMatch(/jane|127\.0\.0\.1|::1/);
  });
});
