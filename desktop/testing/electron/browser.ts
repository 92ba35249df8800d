import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumSwitches } from '@vitae/testkit/chromium-switches';
import { type Cdp, cdpOverPipe } from './cdp.ts';
import { settings } from './settings.ts';

/** The Chromium of this app, with its profile where Electron has it: in userData. */
export interface Browser {
  root: Cdp;
  session: (id: string) => Cdp;
  /** Where Playwright may connect. */
  endpoint: string;
  pid: number;
  /** Ends Chromium in order, so that it writes its profile. */
  close: () => Promise<void>;
}

/** Names that differ between Electron's Chromium and a full Chromium. */
const names: Readonly<Record<string, string>> = { 'force-webrtc-ip-handling-policy': 'webrtc-ip-handling-policy' };

/** Off, so that all frames of a window are in one process and one session sees them all. */
const isolation = ['IsolateOrigins', 'site-per-process', 'IsolateSandboxedIframes'];
/** Off, since Electron has no address bar: a full Chromium loads two pages for its own beside each window. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxSimplification'];

const switches = (profile: string, given: ReadonlyMap<string, string>): string[] => [
  ...chromiumSwitches,
  '--headless',
  '--no-startup-window',
  '--no-default-browser-check',
  '--disable-breakpad',
  '--disable-renderer-backgrounding',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--password-store=basic',
  '--use-mock-keychain',
  '--disable-site-isolation-trials',
  `--disable-features=${[...isolation, ...addressBar].join(',')}`,
  // No page reaches the real network, whatever the app requests.
  ...(given.has('host-resolver-rules') ? [] : ['--host-resolver-rules=MAP * ~NOTFOUND']),
  ...[...given].map(([name, value]) => `--${names[name] ?? name}=${value}`),
  '--remote-debugging-pipe',
  '--remote-debugging-port=0',
  `--user-data-dir=${profile}`,
];

const endpointOf = (chromium: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    chromium.stderr?.on('data', (chunk: Buffer) => {
      said += String(chunk);
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    chromium.once('exit', (code) => reject(new Error(`Chromium ended at its start (${code}).\n${said}`)));
    chromium.once('error', reject);
  });

export const startBrowser = async (given: ReadonlyMap<string, string>): Promise<Browser> => {
  const profile = join(settings.userData, 'Chromium');
  mkdirSync(profile, { recursive: true });
  const chromium = spawn(settings.browser, switches(profile, given), {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  });
  const [, , , write, read] = chromium.stdio;
  if (!write || !read || !('write' in write) || !('read' in read)) throw new Error('Chromium has no debugging pipe.');
  const { root, session } = cdpOverPipe(write, read);
  const endpoint = await endpointOf(chromium);
  const ended = new Promise<void>((resolve) => void chromium.once('exit', () => resolve()));
  let closing = false;
  void ended.then(() => {
    if (closing) return;
    console.error('Chromium has ended by itself.');
    process.exit(71);
  });
  const close = async (): Promise<void> => {
    closing = true;
    void root.send('Browser.close').catch(() => undefined);
    const late = setTimeout(() => chromium.kill('SIGKILL'), 3000);
    await ended;
    clearTimeout(late);
  };
  return { root, session, endpoint, pid: chromium.pid ?? 0, close };
};
