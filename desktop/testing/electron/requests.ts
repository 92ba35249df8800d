import { headerToBrowser, toApp, toBrowser } from './addresses.ts';
import type { Browser } from './browser.ts';
import { unlessGone } from './cdp.ts';
import { handlerOf } from './protocol.ts';
import { askListener, type RequestDetails } from './session.ts';
import { currentBrowser, making, network } from './state.ts';
import type { WebContents } from './web-contents.ts';

/** A request of a page that would have left the computer. */
export interface Attempt {
  url: string;
  method: string;
  type: string;
  window: number | null;
  /** Whether main's own `webRequest` stopped it. */
  stopped: boolean;
}
export const attempts: Attempt[] = [];

/** The answer that a test defines for an address of the imaginary internet. */
export interface Served {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}
export const internet = new Map<string, Served>();

interface Paused {
  requestId: string;
  frameId: string;
  resourceType: string;
  redirectedRequestId?: string;
  request: { url: string; method: string; headers: Record<string, unknown>; postDataEntries?: { bytes?: string }[] };
}

const contentsOf = (frameId: string): WebContents | undefined =>
  [...currentBrowser().contents.values()].find(
    (contents) => contents.targetId === frameId || contents.frames?.get(frameId) !== undefined,
  );

/** A frame's request can be seen a moment before the frame itself. */
const contentsSoon = async (frameId: string): Promise<WebContents | undefined> => {
  for (let tries = 0; tries < 20; tries += 1) {
    const found = contentsOf(frameId);
    if (found !== undefined || popups.has(frameId)) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return undefined;
};

/** Page targets that Chromium itself created, with the address if main has already decided about it. */
const popups = new Map<string, boolean>();

/**
 * Main has no control over a window that already exists, so none may: a window that a page opens is closed, and opened
 * again if main allows it.
 */
export const watchPopups = async (browser: Browser): Promise<void> => {
  browser.root.on('Target.targetCreated', ({ targetInfo }) => {
    const { targetId, type, openerId } = targetInfo;
    if (type !== 'page') return;
    void Promise.allSettled(making).then(() => {
      if (contentsOf(targetId) !== undefined) return;
      popups.set(targetId, openerId !== undefined);
      // Its request shows its target.
      setTimeout(() => unlessGone(browser.root.send('Target.closeTarget', { targetId })), 100);
    });
  });
  await browser.root.send('Target.setDiscoverTargets', { discover: true });
};

/** Whether a document may be requested: main decides about navigations of the page, not about its own. */
const mayLoad = async (paused: Paused, contents: WebContents | undefined): Promise<boolean> => {
  const { frameId, request, redirectedRequestId } = paused;
  if (contents === undefined) {
    // A window that a page opened without script, with a modified click.
    if (popups.get(frameId) === false) [...currentBrowser().contents.values()].at(-1)?.opened(request.url, '', '');
    return false;
  }
  if (redirectedRequestId !== undefined) return contents.mayRedirect(frameId, request.url);
  const began = contents.started.delete(frameId);
  if (frameId === contents.mainFrame.frameToken && contents.expected.delete(request.url)) return true;
  // A request without a navigation is a download, which `will-download` reports.
  return !began || contents.mayNavigate(frameId, request.url);
};

const requestFor = ({ request }: Paused): Request => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, toApp(String(value)));
  const body = Buffer.concat((request.postDataEntries ?? []).map(({ bytes }) => Buffer.from(bytes ?? '', 'base64')));
  return new Request(toApp(request.url), {
    method: request.method,
    headers,
    ...(body.length === 0 || ['GET', 'HEAD'].includes(request.method) ? {} : { body }),
  });
};

let lastRequest = 0;

/** A socket does not wait for an answer, but cannot reach anything either. */
export const noteSocket = async (url: string, window: number): Promise<void> => {
  lastRequest += 1;
  const { cancel = false } = await askListener('onBeforeRequest', {
    id: lastRequest,
    url,
    method: 'GET',
    resourceType: 'webSocket',
    referrer: '',
    timestamp: Date.now(),
    webContentsId: window,
  });
  attempts.push({ url, method: 'GET', type: 'WebSocket', window, stopped: cancel });
};

const answer = async (browser: Browser, paused: Paused): Promise<void> => {
  const { requestId, request, resourceType, frameId } = paused;
  const fail = (
    errorReason: 'Aborted' | 'BlockedByClient' | 'InternetDisconnected' | 'NameNotResolved' | 'Failed',
  ): Promise<unknown> => browser.root.send('Fetch.failRequest', { requestId, errorReason });
  const url = toApp(request.url);
  const contents = await contentsSoon(frameId);
  if (resourceType === 'Document' && !(await mayLoad(paused, contents))) return void (await fail('Aborted'));

  lastRequest += 1;
  const details: RequestDetails = {
    id: lastRequest,
    url,
    method: request.method,
    resourceType: kindOf(resourceType, frameId),
    referrer: '',
    timestamp: Date.now(),
    ...(contents === undefined ? {} : { webContentsId: contents.id }),
  };
  const wanted = await askListener('onBeforeRequest', details);
  const ours = handlerOf(url);
  if (ours === undefined && !/^(blob|data|file|devtools|chrome)/i.test(url)) {
    attempts.push({
      url,
      method: request.method,
      type: resourceType,
      window: contents?.id ?? null,
      stopped: wanted.cancel === true,
    });
  }
  if (wanted.cancel === true) return void (await fail('BlockedByClient'));
  const respond = async (status: number, headers: [string, string][], body: Buffer): Promise<void> => {
    const grouped: Record<string, string[]> = {};
    for (const [name, value] of headers) (grouped[name] ??= []).push(value);
    const changed =
      (await askListener('onHeadersReceived', { ...details, responseHeaders: grouped })).responseHeaders ?? grouped;
    const responseHeaders = Object.entries(changed).flatMap(([name, values]) =>
      [values].flat().map((value) => ({ name, value: headerToBrowser(value) })),
    );
    await browser.root.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: status,
      responseHeaders,
      body: body.toString('base64'),
    });
  };
  if (wanted.redirectURL !== undefined)
    return respond(307, [['Location', toBrowser(wanted.redirectURL)]], Buffer.alloc(0));
  if (ours !== undefined) {
    try {
      const response = await ours(requestFor(paused));
      return await respond(response.status, [...response.headers], Buffer.from(await response.arrayBuffer()));
    } catch (error) {
      console.error(`The protocol handler failed for ${url}:`, error);
      return void (await fail('Failed'));
    }
  }
  const served = internet.get(url);
  if (served !== undefined)
    return respond(
      served.status ?? 200,
      Object.entries({ 'content-type': 'text/html', ...served.headers }),
      Buffer.from(served.body ?? ''),
    );
  if (/^(blob|data|file):/i.test(url)) return void (await browser.root.send('Fetch.continueRequest', { requestId }));
  return void (await fail(network.online ? 'NameNotResolved' : 'InternetDisconnected'));
};

const kindOf = (resourceType: string, frameId: string): string => {
  const names: Record<string, string> = {
    Document: 'subFrame',
    Stylesheet: 'stylesheet',
    Image: 'image',
    Font: 'font',
    Script: 'script',
    XHR: 'xhr',
    Fetch: 'xhr',
    Media: 'media',
    WebSocket: 'webSocket',
    Ping: 'ping',
  };
  if (
    resourceType === 'Document' &&
    [...currentBrowser().contents.values()].some(({ targetId }) => targetId === frameId)
  )
    return 'mainFrame';
  return names[resourceType] ?? 'other';
};

/** Every request of every page, worker and popup passes through here before it is made. */
export const answerRequests = async (browser: Browser): Promise<void> => {
  browser.root.on('Fetch.requestPaused', (paused) => unlessGone(answer(browser, paused)));
  await browser.root.send('Fetch.enable', { patterns: [{ urlPattern: '*', requestStage: 'Request' }] });
};
