import { digestLength, isHashed, type BuiltFile, type BuiltFiles } from './build-files.ts';

/* `retired.ts` deletes every cache whose name begins like these. */
export const filesName = 'vitae.offline-files';
const buildsName = 'vitae.offline-builds';
const shellPath = '/offline.html';

/** Builds whose files are kept while a page is open: an open page of an earlier one may still need its code. */
const buildsKept = 3;
/** Files that are fetched at the same time, behind what the page itself fetches. */
const atOnce = 4;

/** A file without a hash in its name has one in its key: each build finds its own. */
const keyOf = ([path, sha256]: BuiltFile): string => (isHashed(path) ? path : `${path}?${encodeURIComponent(sha256)}`);
const shellKey = (id: string): string => `${shellPath}?build=${id}`;

/** Headers that say how bytes were sent, not what they are. */
const ofTheTransfer = ['content-encoding', 'content-length', 'transfer-encoding', 'vary', 'date', 'connection'];

const responseOf = (bytes: ArrayBuffer, { headers }: Response): Response => {
  const kept = new Headers(headers);
  for (const name of ofTheTransfer) kept.delete(name);
  return new Response(bytes, { headers: kept });
};

async function sha256Of(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest)).slice(0, digestLength);
}

/**
 * The file as the build made it; `null` if a server, a proxy or a network's sign-in page answered with anything else.
 */
async function exactly([, sha256]: BuiltFile, response: Response): Promise<Response | null> {
  if (response.status !== 200 || response.redirected) return null;
  const bytes = await response.arrayBuffer();
  return (await sha256Of(bytes)) === sha256 ? responseOf(bytes, response) : null;
}

async function fetchExactly(file: BuiltFile): Promise<Response> {
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(file[0], { cache, credentials: 'omit', priority: 'low' });
    const exact = await exactly(file, response);
    if (exact) return exact;
  }
  throw new Error(`${file[0]} is not what this build made.`);
}

/** Keeps files that are not kept yet. @throws if one of them cannot be fetched as the build made it */
export async function keepFiles(files: readonly BuiltFile[]): Promise<void> {
  const cache = await caches.open(filesName);
  const waiting = [...files];
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const key = keyOf(file);
      if (!(await cache.match(key))) await cache.put(key, await fetchExactly(file));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Keeps a file that was just fetched, if it is exactly a file of the build. */
export async function keepFetched(file: BuiltFile, response: Response): Promise<void> {
  const exact = await exactly(file, response);
  if (exact) await (await caches.open(filesName)).put(keyOf(file), exact);
}

/** A file of this build or, by its hash, of an earlier one. */
export const keptFile = async (file: BuiltFile): Promise<Response | undefined> =>
  (await caches.open(filesName)).match(keyOf(file));

/**
 * Keeps the HTML that every address is answered with when there is no network: the interface renders the page. @throws
 * if the server has another build by now, whose HTML would name other files
 */
export async function keepShell({ id, entry }: BuiltFiles): Promise<void> {
  const response = await fetch(shellPath, { cache: 'no-store', credentials: 'omit' });
  const bytes = await response.arrayBuffer();
  if (!response.ok || response.redirected || !new TextDecoder().decode(bytes).includes(`src="${entry}"`))
    throw new Error('The server has another build.');
  await (await caches.open(buildsName)).put(shellKey(id), responseOf(bytes, response));
}

/** The HTML that this build was kept with. */
export const keptShell = async ({ id }: BuiltFiles): Promise<Response | undefined> =>
  (await caches.open(buildsName)).match(shellKey(id));

/** A build as it is remembered after the next one has come. */
interface EarlierBuild {
  id: string;
  keys: string[];
}

const listKey = '/builds.json';

function earlierBuilds(list: unknown): EarlierBuild[] {
  const isBuild = (one: unknown): one is EarlierBuild =>
    typeof one === 'object' && one !== null && 'id' in one && 'keys' in one && Array.isArray(one.keys);
  return Array.isArray(list) ? list.filter(isBuild) : [];
}

/** Removes the files that neither this build nor one of the last ones before it has. */
export async function removeOldBuilds({ id, always, used }: BuiltFiles): Promise<void> {
  const [files, builds] = await Promise.all([caches.open(filesName), caches.open(buildsName)]);
  const stored: unknown = await (await builds.match(listKey))?.json().catch(() => []);
  const current = { id, keys: [...always, ...used].map(keyOf) };
  const kept = [current, ...earlierBuilds(stored).filter((build) => build.id !== id)].slice(0, buildsKept);
  const keys = new Set(kept.flatMap((build) => build.keys));
  for (const request of await files.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!keys.has(pathname + search)) await files.delete(request);
  }
  for (const { url } of await builds.keys())
    if (url.includes(shellPath) && !url.endsWith(shellKey(id))) await builds.delete(url);
  await builds.put(listKey, new Response(JSON.stringify(kept)));
}
