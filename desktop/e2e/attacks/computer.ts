import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createResume, type Resume } from '@vitae/domain';
import type { Page } from 'playwright-core';
import { type Control, type DesktopApp, launchDesktop } from '../../testing/launch.ts';
import { within } from '../../testing/within.ts';
import { goodCode, hostileServer, productServer, secretWord, type Server } from './servers.ts';

/** The program's answer to a call of its page. */
export type Answer =
  | { ok: true; value: unknown }
  | { ok: false; error: { name: string; code: string; message: string } };

/** The app on its imaginary computer, signed in, with one document, as an attack finds it. */
export interface Computer {
  app: DesktopApp;
  control: Control;
  /** The first window's page. */
  page: Page;
  /** The page of a second window, with no content security policy: as if that guard had failed. */
  bare: () => Promise<Page>;
  /** Calls the program as a script in the page does. */
  call: (method: string, args?: unknown, page?: Page) => Promise<Answer>;
  /** Calls it like a page that has compromised its process: bypassing the preload script. */
  forge: (method: unknown, args?: unknown, frame?: string) => Promise<Answer>;
  /** A foreign server, which must never receive anything. */
  hostile: Server;
  /** The server that the app belongs to. */
  server: Server;
  /** The user's folder, whose one file must stay unchanged, and the only one that files are saved to. */
  documents: string;
  treasure: string;
  /** The folder of the app's interface. */
  renderer: string;
  /** Lines that were passed to `lp`, one per argument. */
  printed: () => string[];
  canary: Resume;
  /** Requests of pages that would have left the computer, and system calls, since the watch started. */
  attempts: () => Promise<string[]>;
  calls: (what: string) => Promise<unknown[][]>;
  /** The changes, which count as harm. `allowed` names system calls that the attack may cause. */
  harm: (allowed?: readonly string[]) => Promise<string[]>;
  /** Returns the first window to the app. */
  home: (window?: number) => Promise<void>;
  /** Restarts the watch, with everything restored. */
  restore: () => Promise<void>;
  /** Whether a user would notice that something has happened. */
  isMarked: () => Promise<boolean>;
  /** Watches from now on. */
  watch: () => Promise<void>;
  close: () => Promise<void>;
}

const firstPage = 'app://vitae/account/resumes';
/** Milliseconds that pages of destroyed windows have to report it. */
const leftPagesMs = 2_000;
const treasureText = 'what nobody may read or write';

/** Harmless requests that the app itself makes to the system. */
const harmless = [
  'app.enableSandbox',
  'app.setAsDefaultProtocolClient',
  'app.addRecentDocument',
  'app.clearRecentDocuments',
];

/** Stand-ins for CUPS programs that print nothing, and record their requests. */
const printers: Readonly<Record<string, string>> = {
  lpstat:
    'case "$*" in -r) echo "scheduler is running";; -e) echo Office;; -d) echo "system default destination: Office";; "-l -p"*) echo "printer Office is idle.  enabled since today";; -a) echo "Office accepting requests since today";; esac',
  lpoptions: 'echo "PageSize/Media Size: *A4 Letter"',
  lp: 'printf "%s\\n" "$@" >> "$(dirname "$0")/printed"; echo "request id is Office-1 (1 file(s))"',
  cancel: ':',
};

function fakePrinters(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, script] of Object.entries(printers)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  }
}

/** A folder with the same files, none of them copied. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.isDirectory()) linkFolder(join(from, entry.name), join(to, entry.name));
    else linkSync(join(from, entry.name), join(to, entry.name));
  }
}

/**
 * Another copy of the built app, in which an attack may leave something behind. Its native module is resolved from
 * there, so it is placed next to it.
 */
export function copyOfApp(): string {
  const desktop = join(import.meta.dirname, '../..');
  mkdirSync(join(desktop, '.cache'), { recursive: true });
  const copy = mkdtempSync(join(desktop, '.cache/attacked-'));
  linkFolder(join(desktop, 'dist'), copy);
  return copy;
}

/** Starts the app of a folder, with a signed-in user and one document. */
export async function startComputer(folder: string): Promise<Computer> {
  const hostile = await hostileServer();
  const server = await productServer(hostile.origin);
  const programs = join(folder, 'programs');
  fakePrinters(programs);
  const app = await launchDesktop({
    main: join(folder, 'main/index.js'),
    online: true,
    env: { VITAE_SERVER_URL: server.origin, PATH: `${programs}:${process.env['PATH'] ?? ''}` },
  });
  const { control } = app;
  const page = await app.firstWindow();
  const documents = `${app.userData}-home/Documents`;
  const treasure = join(dirname(app.userData), 'treasure.json');
  writeFileSync(treasure, treasureText);
  const canary = createResume({ title: 'Canary' }, '2026-01-01T00:00:00.000Z');

  const call: Computer['call'] = (method, args, from = page) =>
    from.evaluate(
      ([name, given]) =>
        (
          globalThis as unknown as { desktop: { call: (method: unknown, args: unknown) => Promise<Answer> } }
        ).desktop.call(name, given),
      [method, args] as const,
    );
  const forge: Computer['forge'] = async (method, args, frame = 'main') =>
    (await control.forge({ channel: 'vitae:call', args: [method, args], frame })) as Answer;
  const printed = (): string[] =>
    existsSync(join(programs, 'printed')) ? readFileSync(join(programs, 'printed'), 'utf8').trim().split('\n') : [];

  let bareWindow: Promise<Page> | undefined;
  const expectedWindows = (): number => (bareWindow === undefined ? 1 : 2);
  let seen = { calls: 0, attempts: 0, connections: 0, exchanges: 0, printed: 0, hostile: 0 };
  let ground = '';
  const exchanges = (): number => server.heard.filter(({ url }) => url.startsWith('/api/auth/native')).length;
  const stateOf = async (): Promise<string> => {
    const list = await call('documents.list');
    const got = await call('documents.get', { kind: 'resume', id: canary.id });
    const account = await call('account.state');
    const titles = list.ok ? (list.value as { title: string }[]).map(({ title }) => title) : list;
    // The state of sync does not matter here.
    const who = account.ok ? { ...(account.value as object), sync: '', isOffline: false } : account;
    return JSON.stringify([titles, got, who, readdirSync(documents), readFileSync(treasure, 'utf8')]);
  };

  const watch = async (): Promise<void> => {
    await page.evaluate(() => {
      const world = globalThis as unknown as {
        asked?: unknown[];
        pwned?: unknown;
        desktop: { on: (event: string, hear: (request: unknown) => void) => void };
      };
      delete world.pwned;
      if (world.asked === undefined) world.desktop.on('asked', (request) => (world.asked ??= []).push(request));
      world.asked = [];
    });
    const [called, attempted, connections] = await Promise.all([
      control.calls(),
      control.attempts(),
      control.connections(),
    ]);
    seen = {
      calls: called.length,
      attempts: attempted.length,
      connections: connections.length,
      exchanges: exchanges(),
      printed: printed().length,
      hostile: hostile.heard.length,
    };
    ground = await stateOf();
  };

  const attempts = async (): Promise<string[]> => (await control.attempts()).slice(seen.attempts).map(({ url }) => url);
  const calls: Computer['calls'] = async (what) =>
    (await control.calls()).slice(seen.calls).flatMap((one) => (one.what === what ? [one.args] : []));

  const worldOf = (): Promise<{ pwned: string; asked: string[]; polluted: boolean }> =>
    page.evaluate(() => {
      const { pwned, asked } = globalThis as unknown as { pwned?: string; asked?: unknown[] };
      return {
        pwned: pwned ?? '',
        asked: (asked ?? []).map((request) => (request as { what: string }).what),
        polluted: 'polluted' in {},
      };
    });

  const harm: Computer['harm'] = async (allowed = []) => {
    const found: string[] = [];
    const [windows, called, attempted, connections] = await Promise.all([
      control.windows(),
      control.calls(),
      control.attempts(),
      control.connections(),
    ]);
    for (const { url } of windows) if (!url.startsWith('app://vitae/')) found.push(`a window shows ${url}`);
    if (windows.length > expectedWindows()) found.push('there is another window');
    for (const { what, args } of called.slice(seen.calls))
      if (![...harmless, ...allowed].includes(what)) found.push(`${what} ${JSON.stringify(args)}`);
    for (const { url, stopped } of attempted.slice(seen.attempts)) if (!stopped) found.push(`a page asked for ${url}`);
    for (const { host, port } of connections.slice(seen.connections))
      if (port !== server.port) found.push(`the program called ${host}:${port}`);
    if (hostile.heard.length > seen.hostile)
      found.push(`the hostile server heard ${JSON.stringify(hostile.heard.slice(seen.hostile))}`);
    if (exchanges() > seen.exchanges) found.push('a code was exchanged');
    if (printed().length > seen.printed) found.push(`printed: ${printed().slice(seen.printed).join(' ')}`);
    if (app.output().includes(secretWord)) found.push('the log has a token');
    const here = windows.every(({ url }) => url.startsWith('app://vitae/'));
    if (!here) return found;
    const world = await worldOf().catch(() => null);
    if (world === null) return [...found, 'the page is being left'];

    if (world.pwned !== '') found.push(`a script ran: ${world.pwned}`);
    if (world.polluted) found.push('objects are polluted');
    for (const what of world.asked) if (!allowed.includes(what)) found.push(`the page was asked to ${what}`);
    const state = await stateOf();
    if (state !== ground) found.push(`changed: ${state}\nfrom ${ground}`);
    return found;
  };

  const isMarked = async (): Promise<boolean> => {
    const windows = await control.windows();
    if (windows.length !== expectedWindows() || windows.some(({ url }) => url !== firstPage)) return true;
    const isTouched = await page.evaluate(() => {
      const { pwned, asked } = globalThis as unknown as { pwned?: unknown; asked?: unknown[] };
      return pwned !== undefined || asked === undefined || asked.length > 0;
    });
    return isTouched || (await stateOf()) !== ground;
  };

  const bare = (): Promise<Page> =>
    (bareWindow ??= (async () => {
      const before = (await control.windows()).map(({ id }) => id);
      await control.clickMenu({ path: ['File', 'New Window'] });
      const opened = await app.windowWhere(({ id }) => !before.includes(id));
      const session = await opened.context().newCDPSession(opened);
      await session.send('Page.setBypassCSP', { enabled: true });
      await opened.reload();
      await opened.getByRole('heading', { name: 'Resumes' }).waitFor();
      return opened;
    })());

  const home = async (window?: number): Promise<void> => {
    await control.forceLoad(firstPage, window);
    await page.getByRole('heading', { name: 'Resumes' }).waitFor();
  };

  const restore = async (): Promise<void> => {
    const [first] = await control.windows();
    // A window that an attack has opened may refuse to close, or may open late.
    for (let tries = 0; ; tries += 1) {
      const others = (await control.windows()).filter(({ id }) => id !== first?.id);
      if (others.length === 0) break;
      if (tries > 1_000) throw new Error(`A window stays open: ${others.map(({ url }) => url).join(', ')}`);
      for (const { id } of others) await control.destroyWindow(id);
      await pause(10);
    }
    // Their windows are gone; a page that was just being attached may never report that it has closed.
    const left = page
      .context()
      .pages()
      .filter((opened) => opened !== page);
    await Promise.race([Promise.allSettled(left.map((opened) => opened.close())), pause(leftPagesMs)]);
    bareWindow = undefined;
    for (const name of readdirSync(documents)) rmSync(join(documents, name), { recursive: true });
    writeFileSync(treasure, treasureText);
    await home(first?.id);
    const list = await within('the list of documents', call('documents.list'));
    for (const { id } of list.ok ? (list.value as { id: string }[]) : [])
      if (id !== canary.id) await within('the purge of a document', call('documents.purge', id));
    await watch();
  };

  await page.getByRole('heading', { name: 'Resumes' }).waitFor();
  await call('documents.create', canary);
  // A key press by the user: a script alone cannot start a sign-in.
  await page.keyboard.press('Shift');
  await call('account.startSignIn');
  const [opened] = await control.calls('shell.openExternal');
  const { searchParams } = new URL(String(opened?.args[0]));
  await control.emit('app', 'open-url', `vitae://signed-in?code=${goodCode}&state=${searchParams.get('state')}`);
  await page.waitForFunction(async () => {
    const { desktop } = globalThis as unknown as {
      desktop: { call: (method: string) => Promise<{ value: { hasToken: boolean } }> };
    };
    return (await desktop.call('account.state')).value.hasToken;
  });
  // Waits until that key press no longer counts: attacks start without one.
  await pause(2_100);
  await watch();
  const close = async (): Promise<void> => {
    hostile.close();
    server.close();
    await app.dispose();
    rmSync(folder, { recursive: true, force: true });
  };
  const named =
    <Args extends unknown[], Value>(what: string, work: (...args: Args) => Promise<Value>) =>
    (...args: Args): Promise<Value> =>
      within(what, work(...args));
  return {
    app,
    control,
    page,
    bare: named('a second window without a policy', bare),
    call,
    forge,
    hostile,
    server,
    documents,
    treasure,
    renderer: join(folder, 'renderer'),
    printed,
    canary,
    attempts,
    calls,
    harm: named('what has changed', harm),
    home: named('the app’s own page', home),
    restore: named('the state before the attack', restore),
    isMarked: named('whether anything is changed', isMarked),
    watch: named('the start of the watch', watch),
    close: named('the end of the app', close),
  };
}
