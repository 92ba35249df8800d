import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { patient } from '@vitae/testkit/patient';
import { findBrowser } from '../../scripts/browser.ts';
import type { Answered, Ask, controls, Ready, WindowState } from './electron/controls.ts';
import { within } from './within.ts';

type Controls = typeof controls;
/** The controls of the imaginary computer, from the test's side: every answer is a promise. */
export type Control = {
  [Name in keyof Controls]: Controls[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Awaited<Result>>
    : never;
};

export interface LaunchOptions {
  /** The app's data; a fresh temporary folder by default, which `dispose` removes. */
  userData?: string;
  /** Whether there is a network. Default: none. */
  online?: boolean;
  /** More arguments of the app, such as a file or a deep link. */
  args?: string[];
  env?: Record<string, string>;
  packaged?: boolean;
  locale?: string;
  keychain?: 'available' | 'unavailable' | 'plain';
  /** The main process; the built app's by default. */
  main?: string;
  /** The program that shows its pages; by default a whole Chromium, which obeys every switch of main. */
  browser?: string | null;
  /** What the app writes; stderr of the test by default is silent until the app fails. */
  onOutput?: (text: string) => void;
}

/** A running app. */
export interface DesktopApp {
  control: Control;
  userData: string;
  /** What the app has written so far. */
  output: () => string;
  /** The page of the first window, once it has loaded an address. */
  firstWindow: () => Promise<Page>;
  /** Waits for the page of a matching window. */
  windowWhere: (fits: (window: WindowState) => boolean) => Promise<Page>;
  /** Ends the process by force, as a crash or a power cut does. */
  kill: () => Promise<void>;
  /** Quits as a user does; resolves with the exit code. */
  quit: () => Promise<number | null>;
  /** Resolves with the exit code when the process ends on its own. */
  exited: Promise<number | null>;
  /** Starts the app again on the same data, after `kill` or `quit`. */
  restart: (changed?: LaunchOptions) => Promise<DesktopApp>;
  /** Kills running processes and removes the temporary folders. */
  dispose: () => Promise<void>;
}

const register = fileURLToPath(new URL('electron/register.ts', import.meta.url));
/** The real main bundle. */
export const builtMain = fileURLToPath(new URL('../dist/main/index.js', import.meta.url));

const patience = patient.timeout;

const until = async <Found>(find: () => Promise<Found | undefined>, what: () => string): Promise<Found> => {
  const end = Date.now() + patience;
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`Waited ${patience} ms for ${what()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

/** Whether a process runs; one that has ended may stay in the table until its exit code is read. */
const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/\) [XZ]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

/** Its pages end with the app, and leave their profile to the next start. */
const endProcess = async (pid: number): Promise<void> => {
  if (runs(pid)) process.kill(pid, 'SIGKILL');
  for (let waited = 0; waited < 2000 && runs(pid); waited += 10)
    await new Promise((resolve) => setTimeout(resolve, 10));
};

const controlOf = (child: ChildProcess): Control => {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  child.on('message', (message: Answered | Ready) => {
    if (!('id' in message)) return;
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if ('error' in message) call?.reject(new Error(message.error));
    else call?.resolve(message.value);
  });
  child.once('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error('The app has ended.'));
    waiting.clear();
  });
  const ask = (name: keyof Controls, args: unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      child.send({ id: lastId, name, args } satisfies Ask, (error) => error && reject(error));
    });
  // The controls are known by their types alone; here they are names.
  return new Proxy(
    {},
    {
      get: (_none, name: string) =>
        name === 'then'
          ? undefined
          : (...args: unknown[]) => within(`the app’s answer to ${name}`, ask(name as keyof Controls, args)),
    },
  ) as Control;
};

/** Starts a second process on the same data without waiting for windows: for the single-instance lock. */
export const startProcess = (
  options: LaunchOptions & { userData: string },
): { child: ChildProcess; exited: Promise<number | null>; output: () => string } => {
  const {
    userData,
    online = false,
    args = [],
    env = {},
    packaged = false,
    locale = 'en-US',
    keychain = 'available',
    main = builtMain,
    browser = findBrowser(),
    onOutput,
  } = options;
  if (!existsSync(main)) throw new Error(`${main} is not there: build the desktop app first.`);
  const child = fork(main, [...args, `--user-data-dir=${userData}`], {
    execArgv: ['--import', register],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      CHROMIUM: browser ?? '',
      STAND_IN_ONLINE: online ? '1' : '0',
      STAND_IN_PACKAGED: packaged ? '1' : '0',
      STAND_IN_LOCALE: locale,
      STAND_IN_KEYCHAIN: keychain,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      written += String(chunk);
      onOutput?.(String(chunk));
    });
  }
  const exited = new Promise<number | null>((resolve) => void child.once('exit', (code) => resolve(code)));
  return { child, exited, output: () => written };
};

/** Starts the app with the stand-in for Electron, in a separate process and with its own Chromium. */
export const launchDesktop = async (options: LaunchOptions = {}): Promise<DesktopApp> => {
  const temporary = options.userData === undefined ? mkdtempSync(join(tmpdir(), 'vitae-desktop-')) : undefined;
  const userData = options.userData ?? join(temporary ?? '', 'data');
  const { child, exited, output } = startProcess({ ...options, userData });
  const control = controlOf(child);
  let browser: Promise<Browser> | undefined;
  const seen = new WeakSet<Page>();
  let crashed = false;
  let browserPid: number | undefined;

  const endpoint = new Promise<string>((resolve, reject) => {
    child.on('message', (message: Answered | Ready) => {
      if (!('ready' in message)) return;
      browserPid = message.browserPid;
      resolve(message.ready);
    });
    void exited.then((code) => reject(new Error(`The app ended at its start (${code}).\n${output()}`)));
  });

  const connected = async (): Promise<Browser> => {
    // A page that has crashed is lost to a connection, even after the app has reloaded it.
    if (crashed) await (await browser)?.close();
    if (crashed) browser = undefined;
    crashed = false;
    browser ??= endpoint.then((address) => chromium.connectOverCDP(address, { noDefaults: true }));
    return browser;
  };

  const handOut = (page: Page): Page => {
    if (seen.has(page)) return page;
    seen.add(page);
    page.setDefaultTimeout(patience);
    // Playwright would answer for the user; main decides whether a page may delay its closing.
    page.on('dialog', (dialog) => void (dialog.type() === 'beforeunload' ? undefined : dialog.dismiss()));
    page.on('crash', () => (crashed = true));
    return page;
  };

  const targetOf = async (page: Page): Promise<string> => {
    const session = await page.context().newCDPSession(page);
    const { targetInfo } = await session.send('Target.getTargetInfo');
    await session.detach();
    return targetInfo.targetId;
  };

  const pageOf = async (target: string): Promise<Page | undefined> => {
    const pages = (await connected()).contexts().flatMap((context) => context.pages());
    for (const page of pages) if ((await targetOf(page).catch(() => '')) === target) return handOut(page);
    return undefined;
  };

  const windowWhere = async (fits: (window: WindowState) => boolean): Promise<Page> => {
    await connected();
    let windows: WindowState[] = [];
    return until(
      async () => {
        windows = await control.windows();
        const found = windows.find((window) => !['', 'about:blank'].includes(window.url) && fits(window));
        return found === undefined ? undefined : pageOf(found.targetId);
      },
      () => `a window; there were ${JSON.stringify(windows.map(({ url }) => url))}\n${output()}`,
    );
  };

  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await exited;
    if (browserPid !== undefined) await endProcess(browserPid);
    await (await browser?.catch(() => undefined))?.close();
  };

  const quit = async (): Promise<number | null> => {
    await control.quit().catch(() => undefined);
    return exited;
  };

  const dispose = async (): Promise<void> => {
    await kill();
    if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  };

  await endpoint;
  const restart = async (changed: LaunchOptions = {}): Promise<DesktopApp> => {
    const next = await launchDesktop({ ...options, args: [], ...changed, userData });
    return { ...next, dispose: () => next.dispose().then(dispose) };
  };
  return {
    control,
    userData,
    output,
    firstWindow: () => windowWhere(() => true),
    windowWhere,
    kill,
    quit,
    exited,
    restart,
    dispose,
  };
};
