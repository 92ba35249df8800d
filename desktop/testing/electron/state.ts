import type { Browser } from './browser.ts';
import { settings } from './settings.ts';
import type { WebContents } from './web-contents.ts';

const contents = new Map<number, WebContents>();
let running: Browser | undefined;

/** Chromium starts when the app is ready. */
export const setBrowser = (browser: Browser): void => void (running = browser);

export const currentBrowser = (): { browser: Browser; contents: Map<number, WebContents> } => {
  if (running === undefined) throw new Error('Cannot create BrowserWindow before app is ready');
  return { browser: running, contents };
};

export const runningBrowser = (): Browser | undefined => running;

/** Whether the imaginary computer has a network. */
export const network = { online: settings.online };

/** Pages that main is creating: until Chromium has named them, they look like popups. */
export const making = new Set<Promise<unknown>>();
