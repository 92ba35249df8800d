import { isAbsolute } from 'node:path';
import { readFileSync } from 'node:fs';
import { toApp, toBrowser } from './addresses.ts';
import { type Cdp, TargetGone, unlessGone } from './cdp.ts';
import { preventable } from './events.ts';
import { FrameTree, WebFrameMain } from './frames.ts';
import { invoked, sent } from './ipc-main.ts';
import { PageCommands } from './page-commands.ts';
import { record } from './recorder.ts';
import { noteSocket } from './requests.ts';
import { grant, permissionAsked, permissionChecked, session } from './session.ts';
import { currentBrowser, making, network } from './state.ts';
import { makeWire } from './wire.ts';
import { bindingName, worldName, worldScripts } from './world/scripts.ts';

const wire = makeWire();
let lastId = 0;

/** The details that `setWindowOpenHandler` receives. */
export interface OpenDetails {
  url: string;
  frameName: string;
  features: string;
  disposition: string;
  referrer: { url: string; policy: string };
}
type OpenHandler = (details: OpenDetails) => { action: 'allow' | 'deny'; overrideBrowserWindowOptions?: object };

type FromPage =
  | { kind: 'invoke'; id: number; channel: string; args: unknown[] }
  | { kind: 'send'; channel: string; args: unknown[] }
  | { kind: 'permission' | 'permission-check'; id: number; permission: string; details: object }
  | { kind: 'open'; address: string; name: string; features: string }
  | { kind: 'navigate'; address: string }
  | { kind: 'input'; type: string }
  | {
      kind: 'context-menu';
      params: { x: number; y: number; linkURL: string; selectionText: string; isEditable: boolean };
    };

/** The page of a window. */
export class WebContents extends PageCommands {
  readonly id = (lastId += 1);
  readonly session = session.defaultSession;
  readonly preferences: Record<string, unknown>;
  /** Resolves when Chromium has the page. */
  override readonly ready: Promise<{ cdp: Cdp; frames: FrameTree; targetId: string }>;
  mainFrame: WebFrameMain;
  targetId: string | undefined;
  /** Addresses that main itself loads, about which it is not asked. */
  readonly expected = new Set<string>();
  /** Navigations that have started but not requested their document yet, by frame. */
  readonly started = new Map<string, string>();
  frames: FrameTree | undefined;
  /** The page's process has ended, and nothing new is loaded. */
  crashed = false;
  openWindow: (options: object, url: string) => void = () => undefined;
  #networkScript: string | undefined;
  #destroyed = false;
  #title = '';
  #openHandler: OpenHandler = () => ({ action: 'allow' });

  /** Chromium gets its policy from its command line, since nothing else sets it from outside. */
  setWebRTCIPHandlingPolicy(_policy: string): void {}

  constructor(preferences: Record<string, unknown>, size: { width: number; height: number }) {
    super();
    if (preferences['contextIsolation'] === false || preferences['nodeIntegration'] === true)
      throw new Error('The stand-in runs isolated pages without Node only.');
    this.preferences = preferences;
    this.mainFrame = new WebFrameMain('', null, this.id, {
      send: () => Promise.reject(new Error('No page yet')),
      on: () => undefined,
    } as unknown as Cdp);
    currentBrowser().contents.set(this.id, this);
    this.ready = this.#create(size);
    unlessGone(this.ready);
  }

  async #create(size: { width: number; height: number }): Promise<{ cdp: Cdp; frames: FrameTree; targetId: string }> {
    const { browser } = currentBrowser();
    const made = browser.root
      .send('Target.createTarget', { url: 'about:blank', newWindow: true, ...size })
      .then(({ targetId }) => (this.targetId = targetId));
    making.add(made);
    const targetId = await made.finally(() => making.delete(made));
    const { sessionId } = await browser.root.send('Target.attachToTarget', { targetId, flatten: true });
    const cdp = browser.session(sessionId);
    const frames = new FrameTree(targetId, this.id, cdp);
    this.frames = frames;
    this.mainFrame = frames.main;
    this.#listen(cdp, frames);
    const path = this.preferences['preload'];
    if (path !== undefined && (typeof path !== 'string' || !isAbsolute(path)))
      throw new Error('The preload script needs an absolute path.');
    const preload = path === undefined ? '' : readFileSync(path, 'utf8');
    const { platform, arch, versions } = process;
    const info = {
      platform,
      arch,
      versions: { node: versions.node, chrome: '156.0.0.0', electron: '45.4.1' },
      argv: (this.preferences['additionalArguments'] ?? []) as string[],
    };
    const scripts = worldScripts(preload, info);
    await Promise.all([
      cdp.send('Page.enable'),
      cdp.send('Runtime.enable'),
      cdp.send('Inspector.enable'),
      cdp.send('Network.enable'),
      // Every window behaves as if it were in front, as on a screen with space for all.
      cdp.send('Emulation.setFocusEmulationEnabled', { enabled: true }),
      this.emulateNetwork(cdp),
      cdp.send('Runtime.addBinding', { name: bindingName, executionContextName: worldName }),
      cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: scripts.page }),
      cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: scripts.isolated, worldName }),
    ]);
    return { cdp, frames, targetId };
  }

  #listen(cdp: Cdp, frames: FrameTree): void {
    cdp.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
      const frame = frames.byWorld(executionContextId);
      if (name === bindingName && frame !== undefined) unlessGone(this.#heard(frame, wire.decode(payload) as FromPage));
    });
    cdp.on('Page.frameStartedNavigating', ({ frameId, url, navigationType }) => {
      if (/sameDocument/i.test(navigationType)) return;
      this.started.set(frameId, url);
      this.emit(
        'did-start-navigation',
        preventable({ url: toApp(url), isSameDocument: false, isMainFrame: frameId === frames.main.frameToken }),
      );
      // Other programs' addresses never become a request.
      if (!/^(https?|about|blob|data|file|chrome|chrome-error|filesystem):/i.test(url))
        unlessGone(this.#external(frameId, url));
    });
    cdp.on('Network.webSocketCreated', ({ url }) => void noteSocket(url, this.id));
    cdp.on('Page.windowOpen', ({ url, windowName, windowFeatures }) =>
      this.opened(url, windowName, windowFeatures.join(',')),
    );
    cdp.on('Page.frameNavigated', ({ frame }) => {
      if (frame.parentId !== undefined)
        return void this.emit('did-frame-navigate', preventable({}), toApp(frame.url), 200, '', false);
      this.emit('did-navigate', preventable({}), toApp(frame.url), 200, '');
    });
    cdp.on('Page.navigatedWithinDocument', ({ frameId, url }) =>
      this.emit('did-navigate-in-page', preventable({}), toApp(url), frameId === frames.main.frameToken),
    );
    cdp.on('Page.domContentEventFired', () => this.emit('dom-ready', preventable({})));
    cdp.on('Page.loadEventFired', () => this.emit('did-finish-load'));
    cdp.on(
      'Page.frameStoppedLoading',
      ({ frameId }) => frameId === frames.main.frameToken && this.emit('did-stop-loading'),
    );
    cdp.on('Inspector.targetCrashed', () => {
      this.crashed = true;
      this.emit('render-process-gone', preventable({}), { reason: 'crashed', exitCode: 139 });
    });
    cdp.on('Inspector.targetReloadedAfterCrash', () => (this.crashed = false));
    cdp.on('Page.javascriptDialogOpening', ({ type }) => {
      if (type === 'beforeunload') unlessGone(this.#leaving(cdp));
    });
    this.on('did-stop-loading', () => unlessGone(this.#retitle(cdp)));
  }

  /** The page wants to stay; main may still make it leave. */
  async #leaving(cdp: Cdp): Promise<void> {
    const event = preventable({});
    this.emit('will-prevent-unload', event);
    if (!event.defaultPrevented) this.emit('stays');
    await cdp.send('Page.handleJavaScriptDialog', { accept: event.defaultPrevented });
  }

  /** Chromium itself would report a page with a DevTools session as online. */
  async emulateNetwork(cdp: Cdp): Promise<void> {
    const source = `Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => ${network.online} });`;
    const old = this.#networkScript;
    if (old !== undefined) await cdp.send('Page.removeScriptToEvaluateOnNewDocument', { identifier: old });
    this.#networkScript = (await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source })).identifier;
    await cdp.send('Runtime.evaluate', {
      expression: `${source} dispatchEvent(new Event('${network.online ? 'online' : 'offline'}'));`,
    });
  }

  async #retitle(cdp: Cdp): Promise<void> {
    const { result } = await cdp.send('Runtime.evaluate', { expression: 'document.title', returnByValue: true });
    const title = String(result.value);
    if (title === this.#title) return;
    this.#title = title;
    this.emit('page-title-updated', preventable({}), title, true);
  }

  async #heard(frame: WebFrameMain, message: FromPage): Promise<void> {
    const answer = (reply: object): void => unlessGone(frame.deliver({ kind: 'answer', ...reply }));
    switch (message.kind) {
      case 'invoke':
        return answer({ id: message.id, ...(await invoked(this, frame, message.channel, message.args)) });
      case 'send':
        return sent(this, frame, message.channel, message.args);
      case 'open':
        return this.opened(message.address, message.name, message.features);
      case 'navigate':
        return this.#nonNetwork(frame, message.address);
      case 'input':
        return void this.emit('input-event', preventable({}), { type: message.type, modifiers: [] });
      case 'context-menu': {
        const { isEditable, selectionText } = message.params;
        const [some, editable] = [selectionText !== '', isEditable];
        const editFlags = {
          canUndo: editable,
          canRedo: editable,
          canCut: editable && some,
          canCopy: some,
          canPaste: editable,
          canDelete: editable && some,
          canSelectAll: true,
          canEditRichly: false,
        };
        const more = {
          frame,
          frameURL: frame.url,
          pageURL: this.mainFrame.url,
          mediaType: 'none',
          srcURL: '',
          misspelledWord: '',
          dictionarySuggestions: [],
          menuSourceType: 'mouse',
          editFlags,
        };
        return void this.emit('context-menu', preventable({}), {
          ...message.params,
          ...more,
          linkURL: toApp(message.params.linkURL),
        });
      }
      case 'permission':
      case 'permission-check': {
        const details = {
          ...message.details,
          requestingUrl: frame.url,
          isMainFrame: frame === this.mainFrame,
          securityOrigin: frame.origin,
        };
        const granted = await (message.kind === 'permission'
          ? permissionAsked(this, message.permission, details)
          : permissionChecked(this, message.permission, frame.origin, details));
        if (granted) await grant(message.permission, toBrowser(frame.origin));
        return answer({ id: message.id, value: granted });
      }
    }
  }

  /** An address that Chromium would follow without a request: main is asked first, and loads it if it agrees. */
  async #nonNetwork(frame: WebFrameMain, address: string): Promise<void> {
    if (!/^(blob|data|file|filesystem):/i.test(address)) return this.#external(frame.frameToken, address);
    if (frame === this.mainFrame && this.mayNavigate(frame.frameToken, address)) await this.load(address);
  }

  async #external(frameId: string, url: string): Promise<void> {
    if (!this.mayNavigate(frameId, url)) return;
    if (await permissionAsked(this, 'openExternal', { externalURL: url, requestingUrl: this.mainFrame.url }))
      record('externalProtocol', url);
  }

  /** Asks main about a navigation that the page started. */
  mayNavigate(frameId: string, url: string): boolean {
    const frame = this.frames?.get(frameId) ?? null;
    const isMainFrame = frameId === this.mainFrame.frameToken;
    const details = () => preventable({ url: toApp(url), isSameDocument: false, isMainFrame, frame, initiator: frame });
    const first = details();
    this.emit('will-frame-navigate', first);
    if (first.defaultPrevented) return false;
    if (!isMainFrame) return true;
    const second = details();
    this.emit('will-navigate', second, toApp(url), false, true, this.id, frame?.routingId);
    return !second.defaultPrevented;
  }

  mayRedirect(frameId: string, url: string): boolean {
    const frame = this.frames?.get(frameId) ?? null;
    const isMainFrame = frameId === this.mainFrame.frameToken;
    const event = preventable({ url: toApp(url), isSameDocument: false, isMainFrame, frame, initiator: null });
    this.emit('will-redirect', event, toApp(url), false, isMainFrame);
    return !event.defaultPrevented;
  }

  /** The page wants a window: main decides, and nothing has been loaded yet. */
  opened(url: string, frameName: string, features: string): void {
    const asked = toApp(url === '' ? 'about:blank' : url);
    const answer = this.#openHandler({
      url: asked,
      frameName,
      features,
      disposition: features === '' ? 'foreground-tab' : 'new-window',
      referrer: { url: this.mainFrame.url, policy: 'strict-origin-when-cross-origin' },
    });
    if (answer.action === 'allow') this.openWindow(answer.overrideBrowserWindowOptions ?? {}, asked);
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.#openHandler = handler;
  }

  /** Loads an address, as requested by main or the test. Rejects as Electron does. */
  async load(address: string): Promise<void> {
    const { cdp } = await this.ready;
    const url = toBrowser(address);
    this.expected.add(url);
    const done = new Promise<void>((resolve, reject) => {
      this.once('did-finish-load', resolve);
      this.once('destroyed', () => reject(new TargetGone(`The window was closed before it had loaded ${address}`)));
    });
    unlessGone(done);
    const { errorText } = await cdp.send('Page.navigate', { url });
    this.expected.delete(url);
    if (errorText !== undefined) {
      this.emit('did-fail-load', preventable({}), -2, errorText, address, true);
      throw Object.assign(new Error(`${errorText} loading '${address}'`), { code: errorText, url: address });
    }
    await done;
  }

  loadURL(address: string): Promise<void> {
    return this.load(address);
  }

  reload(): void {
    unlessGone(
      this.ready.then(({ cdp }) => {
        this.expected.add(toBrowser(this.mainFrame.url));
        return cdp.send('Page.reload');
      }),
    );
  }

  send(channel: string, ...args: unknown[]): void {
    const text = wire.encode(args);
    unlessGone(this.ready.then(() => this.mainFrame.send(channel, ...(wire.decode(text) as unknown[]))));
  }

  async executeJavaScript(code: string): Promise<unknown> {
    const { cdp } = await this.ready;
    const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
      expression: code,
      awaitPromise: true,
      returnByValue: true,
      userGesture: true,
    });
    if (exceptionDetails !== undefined)
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  getURL(): string {
    return this.mainFrame.url;
  }

  getTitle(): string {
    return this.#title;
  }

  /** Where the page's storage is kept, as Chromium names it. */
  get browserOrigin(): string | undefined {
    return this.mainFrame.url === '' || !URL.canParse(toBrowser(this.mainFrame.url))
      ? undefined
      : new URL(toBrowser(this.mainFrame.url)).origin;
  }

  isDestroyed(): boolean {
    return this.#destroyed;
  }

  isLoading(): boolean {
    return this.started.size > 0;
  }

  getOSProcessId(): number {
    return process.pid;
  }

  focus(): void {
    unlessGone(this.ready.then(({ cdp }) => cdp.send('Page.bringToFront')));
  }

  /** The window has been closed. */
  destroyed(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    currentBrowser().contents.delete(this.id);
    this.emit('destroyed');
  }
}

export const webContents = {
  getAllWebContents: (): WebContents[] => [...currentBrowser().contents.values()],
  fromId: (id: number): WebContents | undefined => currentBrowser().contents.get(id),
  getFocusedWebContents: (): WebContents | null => [...currentBrowser().contents.values()].at(-1) ?? null,
};
