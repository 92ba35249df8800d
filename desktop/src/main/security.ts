import { type App, type Event, type Session, shell, type WebContents } from 'electron';

/** The scheme the window is served under; nothing else is ever loaded into it. */
export const appScheme = 'app';
export const appOrigin = `${appScheme}://vitae`;

/** Milliseconds after a click or a key in which the page may open something outside. */
const clickCounts = 2_000;
/** And in which it may print once: pages are drawn first, which takes a while for long documents. */
const clickPrints = 120_000;

/** Addresses that may be opened in the system's browser or mail program. */
export const isExternalLink = (address: string): boolean =>
  address.length <= 8_192 && URL.canParse(address) && ['https:', 'mailto:'].includes(new URL(address).protocol);

/** Whether an address belongs to this program's interface. */
export const isOwnPage = (address: string): boolean => URL.canParse(address) && address.startsWith(`${appOrigin}/`);

/** A page stays within the interface; its external links are opened by the system. */
function guardNavigation(
  event: Event<{ url: string; isMainFrame: boolean }>,
  contents: WebContents,
  hasClicked: () => boolean,
): void {
  if (event.isMainFrame && isOwnPage(event.url)) return;
  event.preventDefault();
  if (event.isMainFrame) openOutside(contents, event.url, hasClicked);
}

/** The program never serves a redirect. */
function guardRedirect(event: Event): void {
  event.preventDefault();
}

/** No page may open a window, whatever its content. */
function guardNewWindow(contents: WebContents, url: string, hasClicked: () => boolean): { action: 'deny' } {
  openOutside(contents, url, hasClicked);
  return { action: 'deny' };
}

function guardWebview(event: Event): void {
  event.preventDefault();
}

/** A page may write text to the clipboard (for its copy buttons), but nothing else that requires a permission. */
const isGranted = (permission: string, address: string): boolean =>
  permission === 'clipboard-sanitized-write' && isOwnPage(address);

/** Files are saved through the system's dialog, never as downloads. */
function guardDownload(event: Event): void {
  event.preventDefault();
}

/** Nothing here needs a device: cameras, serial ports, security keys and the like. */
const isDeviceGranted = (): boolean => false;

/** The window has no network: what goes to the server goes through the main process. */
const isWithoutNetwork = (address: string): boolean => /^(app|blob|data|devtools):/.test(address);

/**
 * Passes a link to the system: only https and mailto, and only if the user has just clicked or pressed a key in the
 * page.
 */
function openOutside(contents: WebContents, url: string, hasClicked: () => boolean): void {
  if (isExternalLink(url) && isOwnPage(contents.getURL()) && hasClicked()) void shell.openExternal(url);
}

/** What a user did in a page, which no script can do for them. */
interface Clicks {
  /** Whether they have just clicked or pressed a key. */
  hasJust: () => boolean;
  /** Whether they did so since this was last asked, and not long ago. */
  take: () => boolean;
}

const clicks = new WeakMap<WebContents, Clicks>();

/** Whether the user has just clicked or pressed a key in a page, which no script can do for them. */
export const hasJustClicked = (contents: WebContents): boolean => clicks.get(contents)?.hasJust() ?? false;

/** Takes the user's last click or key press in a page for something that costs them: each counts once. */
export const takeClick = (contents: WebContents): boolean => clicks.get(contents)?.take() ?? false;

/** Records when the user last clicked or pressed a key in the page. */
function watchClicks(contents: WebContents): Clicks {
  let last = Number.NEGATIVE_INFINITY;
  let isTaken = true;
  contents.on('input-event', (_event, { type }) => {
    if (['mouseDown', 'mouseUp', 'rawKeyDown', 'keyDown', 'gestureTap'].includes(type)) {
      last = performance.now();
      isTaken = false;
    }
  });
  return {
    hasJust: () => performance.now() - last <= clickCounts,
    take: () => {
      const counts = !isTaken && performance.now() - last <= clickPrints;
      isTaken = true;
      return counts;
    },
  };
}

/** Applies every guard to all web contents that are created. */
export function lockDown(app: App, session: Session): void {
  session.setPermissionRequestHandler((contents, permission, answer) =>
    answer(isGranted(permission, contents.getURL())),
  );
  session.setPermissionCheckHandler((_contents, permission, origin) => isGranted(permission, `${origin}/`));
  session.setDevicePermissionHandler(isDeviceGranted);
  session.on('will-download', (event) => guardDownload(event));
  session.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !isWithoutNetwork(url) }));
  app.on('web-contents-created', (_created, contents) => {
    const done = watchClicks(contents);
    const hasClicked = done.hasJust;
    clicks.set(contents, done);
    contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
    contents.on('will-attach-webview', (event) => guardWebview(event));
    contents.on('will-frame-navigate', (event) => guardNavigation(event, contents, hasClicked));
    contents.on('will-redirect', (event) => guardRedirect(event));
    contents.setWindowOpenHandler(({ url }) => guardNewWindow(contents, url, hasClicked));
  });
}
