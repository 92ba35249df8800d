import { randomUUID } from 'node:crypto';
import { createResume } from '@vitae/domain';
import type { SyncableStore } from '@vitae/store';
import { createMemoryStore } from '@vitae/store/memory';
import { ada, bob } from '@vitae/testkit/people';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { createAccount } from './account/create-account.ts';
import { keychain, openAccount, temporaryFolder } from './account/testing/open-account.ts';
import { createStandIn } from './account/testing/stand-in-server.ts';
import { startRealServer, type RealServer } from './account/testing/real-server.ts';
import { runDesktopSync } from './sync.ts';

const time = '2026-01-01T00:00:00.000Z';
/** On a busy computer. */
const slowly = { timeout: 20_000 };
const titlesIn = async (store: SyncableStore) => (await store.list()).map(({ title }) => title).sort();

let server: RealServer;
beforeAll(async () => {
  server = await startRealServer();
});
afterAll(() => server.remove());

/** The program on one computer: its documents, its session, its sync. */
function startProgram({ store = createMemoryStore(), folder = temporaryFolder(onTestFinished) } = {}) {
  const pages: string[] = [];
  const log: string[] = [];
  const account = createAccount({
    folder,
    keychain: keychain(),
    openExternal: async (url) => void pages.push(url),
    serverUrl: server.origin,
    deviceName: 'Vitae on Linux',
    log: (line) => log.push(line),
  });
  let online = () => {};
  const sync = runDesktopSync({
    account,
    store,
    watchOnline: (listener) => {
      online = listener;
      return () => {};
    },
  });
  const quit = async () => {
    account.close();
    await sync.stop();
  };
  onTestFinished(quit);
  return {
    account,
    store,
    folder,
    quit,
    goOnline: () => online(),
    async signIn(bearer: string) {
      await account.startSignIn();
      await account.finishSignIn(await server.allow(pages.at(-1) ?? '', bearer));
    },
  };
}

const changesSchema = z.object({ changes: z.array(z.object({ id: z.string() })) });
const documentsOf = async (bearer: string) =>
  changesSchema.parse(await server.call('GET', '/sync?since=0', undefined, bearer)).changes.map(({ id }) => id);

const paymentSchema = z.object({ id: z.string(), state: z.string() });

it('sees in both programs what was paid in the browser, and what it gives', slowly, async () => {
  const browser = await server.signUp('grace@example.com');
  const programs = [startProgram(), startProgram()];
  for (const program of programs) await program.signIn(browser);
  const synced = () => programs.map(({ account }) => account.state().user?.syncedDocuments);
  await vi.waitFor(
    () => expect(programs.map(({ account }) => account.state().sync)).toEqual(['resting', 'resting']),
    slowly,
  );
  expect(synced()).toEqual([3, 3]);
  const order = { key: randomUUID(), plan: 'pro', period: 'month' };
  const { id } = paymentSchema.parse(await server.call('POST', '/payments', order, browser));
  const card = { number: '4242 4242 4242 4242', expiry: '12/40', code: '123' };
  const paid = await server.call('POST', `/payments/${id}/card`, card, browser);
  expect(paymentSchema.parse(paid)).toMatchObject({ state: 'paid' });
  await vi.waitFor(() => expect(synced()).toEqual([null, null]), slowly);
  const [first] = programs;
  const list = await first?.account.fetch({ method: 'GET', path: '/api/payments', headers: {}, body: null });
  expect(new TextDecoder().decode(list?.body ?? undefined)).toContain('"charge":900');
});

it('signs in with the real server, adopts documents, follows other devices, survives outages, and spares the next user', async () => {
  const [adasBrowser, bobsBrowser] = [await server.signUp('ada@example.com'), await server.signUp('bob@example.com')];
  const first = startProgram();
  const resume = createResume({ title: 'Written offline' }, time);
  await first.store.create(resume);
  expect(first.account.state()).toMatchObject({ hasToken: false, sync: 'off' });

  await first.signIn(adasBrowser);
  expect(first.account.state().user).toMatchObject({ email: 'ada@example.com' });
  await vi.waitFor(async () => expect(await documentsOf(adasBrowser)).toEqual([resume.id]), slowly);
  await vi.waitFor(() => expect(first.account.state().sync).toBe('resting'), slowly);

  const second = startProgram();
  await second.signIn(adasBrowser);
  await vi.waitFor(async () => expect(await titlesIn(second.store)).toEqual(['Written offline']), slowly);
  const there = await second.store.get('resume', resume.id);
  await second.store.save(there, { ...there.doc, title: 'Edited on the second' });
  await vi.waitFor(async () => expect(await titlesIn(first.store)).toEqual(['Edited on the second']), slowly);

  // The session is listed by name, and calls of a window use it.
  const asked = await first.account.fetch({ method: 'GET', path: '/api/account/sessions', headers: {}, body: null });
  expect(asked.status).toBe(200);
  expect(new TextDecoder().decode(asked.body)).toContain('Vitae on Linux');

  await server.kill();
  const here = await first.store.get('resume', resume.id);
  await first.store.save(here, { ...here.doc, title: 'Edited without a server' });
  await vi.waitFor(
    () => expect(first.account.state()).toMatchObject({ sync: 'offline', isOffline: true, hasToken: true }),
    slowly,
  );
  await first.quit();
  const again = startProgram(first);
  await again.account.refresh();
  expect(again.account.state()).toMatchObject({
    user: { email: 'ada@example.com' },
    hasToken: true,
    isOffline: true,
  });

  await server.start();
  again.goOnline();
  second.goOnline();
  await vi.waitFor(async () => expect(await titlesIn(second.store)).toEqual(['Edited without a server']), slowly);
  await vi.waitFor(() => expect(again.account.state()).toMatchObject({ isOffline: false, sync: 'resting' }), slowly);

  await again.signIn(bobsBrowser);
  await again.store.create(createResume({ title: 'Of Bob' }, time));
  await vi.waitFor(async () => expect(await documentsOf(bobsBrowser)).toHaveLength(1), slowly);
  expect(await titlesIn(again.store)).toEqual(['Edited without a server', 'Of Bob']);
  expect(await documentsOf(adasBrowser)).toEqual([resume.id]);

  await expect(again.account.signOut()).resolves.toBe(true);
  await vi.waitFor(() => expect(again.account.state()).toMatchObject({ user: null, sync: 'off' }), slowly);
  expect(await titlesIn(again.store)).toEqual(['Edited without a server', 'Of Bob']);
  await server.call('POST', '/auth/sign-out-everywhere', {}, adasBrowser);
  await vi.waitFor(
    () => expect(second.account.state()).toMatchObject({ user: null, hasToken: false, sync: 'off' }),
    slowly,
  );
  expect(await titlesIn(second.store)).toEqual(['Edited without a server']);
});

it('never sends data of one user as another, however late it arrives', async () => {
  const standIn = createStandIn();
  const account = openAccount(standIn, temporaryFolder(onTestFinished));
  await account.signIn(ada);
  const api = account.apiOf(ada.id);
  standIn.failWhen((path) => (path === '/api/auth/session' ? 'killed before' : null));
  const late = api.auth.session();
  late.catch(() => undefined);
  standIn.expire();
  await account.signIn(bob);
  standIn.seen.length = 0;
  await expect(late).rejects.toThrow('Aborted');
  await expect(api.auth.session()).rejects.toThrow('This account is no longer signed in.');
  expect(standIn.seen).toEqual([]);
});
