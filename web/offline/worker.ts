/**
 * The service worker: keeps the files of its build, and answers with them. It never answers for the API, for shared
 * documents, or in place of a page that the server sends (ADR 40).
 */
import { isHashed, type BuiltFile, type BuiltFiles } from './build-files.ts';
import { filesName, keepFetched, keepFiles, keepShell, keptFile, keptShell, removeOldBuilds } from './kept-files.ts';

/** What only Chromium tells. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}
/** Of Chromium only, and not in TypeScript's types: https://developer.mozilla.org/docs/Web/API/InstallEvent/addRoutes */
interface RoutedInstall extends ExtendableEvent {
  addRoutes?: (
    routes: { condition: { urlPattern: string; requestMethod: string }; source: { cacheName: string } }[],
  ) => Promise<void>;
}
declare const self: ServiceWorkerGlobalScope & { navigator: { connection?: Connection } };
/** Written by the build. */
declare const builtFiles: BuiltFiles;

// Named once: the build replaces each mention with the whole list.
const build = builtFiles;

/** Milliseconds after which a page is answered without the server, if this build can do so. */
const patienceMs = 6_000;
/** A proxy says that the server is not there: as good as no answer. */
const noServer = new Set([502, 503, 504]);
/** Addresses that only the server answers: the API, shared documents, and files. */
const ofTheServer = /^\/(?:api|r)(?:\/|$)|\.\w+$/;

const fileAt = new Map<string, BuiltFile>(
  [...build.always, ...build.used].map((file): [string, BuiltFile] => [file[0], file]),
);

/** Fonts by the names that the interface knows them by: without a hash. */
const fontAt = new Map<string, BuiltFile>(
  [...fileAt].flatMap(([path, found]) => {
    const [, name] = /^\/assets\/(.+)-[\w-]{8}\.ttf$/.exec(path) ?? [];
    return name === undefined ? [] : [[`${name}.ttf`, found] as const];
  }),
);

/** People who asked for few data, or have a slow connection, get only what they use. */
function isSparing(): boolean {
  const { connection } = self.navigator;
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

self.addEventListener('install', (event: RoutedInstall) => {
  const install = async () => {
    if (!isSparing()) await keepFiles(build.always);
    // Last: from here on it opens without a network.
    await keepShell(build);
    // Open pages keep their build: it is in their HTML, and its files stay.
    await self.skipWaiting();
  };
  event.waitUntil(install());
  // What every opening waits for does not wait for this worker, too: the browser reads it, or asks the network.
  const routes = build.first.map((path) => ({
    condition: { urlPattern: path, requestMethod: 'get' },
    source: { cacheName: filesName },
  }));
  if (event.addRoutes && !isSparing()) event.waitUntil(event.addRoutes(routes));
});

self.addEventListener('activate', (event) => {
  const activate = async () => {
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
    await removeOldBuilds(build);
  };
  event.waitUntil(activate());
});

/** A page names files and fonts that it used before the worker was there. */
self.addEventListener('message', (event) => {
  const { data } = event as { data: unknown };
  if (!Array.isArray(data)) return;
  const files = data
    .map((name: unknown) => fileAt.get(String(name)) ?? fontAt.get(String(name)))
    .filter((found) => found !== undefined);
  event.waitUntil(keepFiles(files).catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!ofTheServer.test(url.pathname)) event.respondWith(page(event));
  } else if (isHashed(url.pathname) || fileAt.has(url.pathname)) event.respondWith(file(event, url.pathname));
});

/** The server's page; without a server, that of the kept build, which renders the same address. */
async function page(event: FetchEvent): Promise<Response> {
  const answered = fromServer(event);
  const shell = await keptShell(build).catch(() => undefined);
  if (!shell) return answered;
  const waited = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(shell), patienceMs);
  });
  return Promise.race([
    answered.then(
      (response) => (noServer.has(response.status) ? shell : response),
      () => shell,
    ),
    waited,
  ]);
}

async function fromServer(event: FetchEvent): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse;
  return preloaded instanceof Response ? preloaded : fetch(event.request);
}

/** A file with a hash is what it is; any other comes from the server if there is one. */
async function file(event: FetchEvent, path: string): Promise<Response> {
  const known = fileAt.get(path);
  const kept = () => keptFile(known ?? [path, '']).catch(() => undefined);
  if (isHashed(path)) {
    const found = await kept();
    if (found) return found;
  }
  try {
    const response = await fetch(event.request);
    if (known && response.ok && response.type === 'basic')
      event.waitUntil(keepFetched(known, response.clone()).catch(() => undefined));
    return response;
  } catch (error) {
    const found = isHashed(path) ? undefined : await kept();
    if (found) return found;
    throw error;
  }
}
