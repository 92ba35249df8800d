import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusedConnectionText } from '@vitae/api';
import { noRefreshResponse } from '@vitae/api/client';
import { ada, bob } from '@vitae/testkit/people';
import { describeSession, type OpenedSession } from '@vitae/testkit/session';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { HeldState } from '@vitae/ui';
import { z } from 'zod';
import { createAccount } from './create-account.ts';
import { foreignStateText, noSignInText, unreadableText } from './connection.ts';
import { filesIn, keychain, openAccount, temporaryFolder } from './testing/open-account.ts';
import { createStandIn, origin, type Fault } from './testing/stand-in-server.ts';

const place = () => ({ server: createStandIn(), folder: temporaryFolder(onTestFinished) });

/** The refresh token on the disk, and the one before it. */
function tokensIn(folder: string): [string, string] {
  const { content } = z
    .object({ content: z.string() })
    .parse(JSON.parse(readFileSync(join(folder, 'session'), 'utf8')));
  const { refreshToken, predecessor } = z
    .object({ refreshToken: z.string(), predecessor: z.string() })
    .parse(JSON.parse(keychain().reveal(Buffer.from(content, 'base64'))));
  return [refreshToken, predecessor];
}

describeSession('of the desktop', (server) => {
  const folder = temporaryFolder(onTestFinished);
  const start = (): OpenedSession => {
    const pages: string[] = [];
    const account = createAccount({
      folder,
      keychain: keychain(),
      openExternal: async (url) => void pages.push(url),
      serverUrl: new URL(server.transport.url).origin,
      deviceName: 'Vitae on Linux',
      fetch: (input, init) => server.transport.fetch(new Request(input, init)),
      log: () => undefined,
    });
    return {
      ...account,
      load: account.refresh,
      signIn: async (user, accessToken, refreshToken) => {
        server.table['native/exchange'] = { status: 'signed-in', user, accessToken, refreshToken };
        await account.startSignIn();
        const state = new URL(pages.at(-1) ?? '').searchParams.get('state');
        await account.finishSignIn(`vitae://signed-in?code=${'c'.repeat(43)}&state=${state}`);
      },
      stands: account.state,
      restart: start,
    };
  };
  return start();
});

describe('signing in', () => {
  it('opens the page of the server with a challenge and a state, and accepts the link that it returns', async () => {
    const { server, folder } = place();
    const account = openAccount(server, folder);
    const states: HeldState[] = [];
    account.subscribe((state) => states.push(state));
    expect(account.state()).toEqual({
      user: null,
      hasToken: false,
      isOffline: false,
      sync: 'off',
      keeping: 'protected',
    });
    await account.signIn();
    const page = new URL(account.pages[0] ?? '');
    expect(`${page.origin}${page.pathname}`).toBe(`${origin}/connect`);
    expect(page.searchParams.get('challenge')).toMatch(/^[\w-]{43}$/);
    expect(page.searchParams.get('state')).toMatch(/^[\w-]{43}$/);
    expect(account.state()).toMatchObject({ user: ada, hasToken: true });
    expect(states.at(-1)).toEqual(account.state());
    expect(JSON.stringify(states)).not.toMatch(/(access|refresh)-/);
  });

  it('accepts a pasted code without the state', async () => {
    const { server, folder } = place();
    const account = openAccount(server, folder);
    await account.startSignIn();
    const code = new URL(server.allow(account.pages[0] ?? '')).searchParams.get('code');
    await account.finishSignIn(`  ${code}\n`);
    expect(account.state().user).toEqual(ada);
  });

  it('continues after the program ended while the browser was open', async () => {
    const { server, folder } = place();
    const before = openAccount(server, folder);
    await before.startSignIn();
    const link = server.allow(before.pages[0] ?? '');
    server.pass(9 * 60_000);
    const after = openAccount(server, folder);
    await after.finishSignIn(link);
    expect(after.state().user).toEqual(ada);
    expect(filesIn(folder)).not.toContain(new URL(before.pages[0] ?? '').searchParams.get('state'));
  });

  it('waits for 10 minutes, not longer', async () => {
    const { server, folder } = place();
    const account = openAccount(server, folder);
    await account.startSignIn();
    const link = server.allow(account.pages[0] ?? '');
    server.pass(10 * 60_000 + 1);
    await expect(account.finishSignIn(link)).rejects.toThrow(noSignInText);
    expect(server.seen).toEqual([]);
  });

  it('refuses a link with another state, and then no longer accepts its own (behaviour SE-9)', async () => {
    const { server, folder } = place();
    const account = openAccount(server, folder);
    await account.startSignIn();
    const link = server.allow(account.pages[0] ?? '');
    await expect(account.finishSignIn(link.replace(/state=.*/, `state=${'A'.repeat(43)}`))).rejects.toThrow(
      'Invalid state parameter. Possible CSRF attack.',
    );
    await expect(account.finishSignIn(link)).rejects.toThrow(foreignStateText);
    expect(server.seen).toEqual([]);
  });

  it('refuses a link without a sign-in in progress, and one that is opened twice', async () => {
    const { server, folder } = place();
    const account = openAccount(server, folder);
    await expect(
      account.finishSignIn(`vitae://signed-in?code=${'c'.repeat(43)}&state=${'s'.repeat(43)}`),
    ).rejects.toThrow(noSignInText);
    await account.startSignIn();
    const link = server.allow(account.pages[0] ?? '');
    const results = await Promise.allSettled([account.finishSignIn(link), account.finishSignIn(link)]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(account.state().user).toEqual(ada);
  });

  it('refuses a link to a sign-in that was cancelled', async () => {
    const { server, folder } = place();
    const account = openAccount(server, folder);
    await account.startSignIn();
    const link = server.allow(account.pages[0] ?? '');
    await account.cancelSignIn();
    await expect(account.finishSignIn(link)).rejects.toThrow(noSignInText);
    expect(account.state().hasToken).toBe(false);
  });

  it.each([
    '',
    'short',
    'vitae://signed-in',
    'vitae://signed-in?code=abcdefgh',
    'vitae://signed-in?state=abcdefgh',
    'vitae://signed-in?code=abcdefgh&code=abcdefgh&state=s',
    'vitae://signed-in?code=abcdefgh&state=s&state=s',
    'vitae://signed-in?code=abcdefgh&state=s&then=https://evil.example',
    'vitae://signed-in?code=<script>alert(1)</script>&state=s',
    'vitae://signed-in?code=../../etc/passwd&state=s',
    'vitae://signed-in?code=abc%00defgh&state=s',
    'vitae://signed-in.evil.example?code=abcdefgh&state=s',
    'vitae://evil/signed-in?code=abcdefgh&state=s',
    'https://evil.example/?code=abcdefgh&state=s',
    'javascript:alert(1)',
    `vitae://signed-in?code=${'c'.repeat(600)}&state=s`,
    'code with spaces',
  ])('refuses %j in clear words', async (text) => {
    const { server, folder } = place();
    const account = openAccount(server, folder);
    await account.startSignIn();
    await expect(account.finishSignIn(text)).rejects.toThrow(unreadableText);
    expect(server.seen).toEqual([]);
    // The sign-in is still waiting.
    await account.finishSignIn(server.allow(account.pages[0] ?? ''));
    expect(account.state().user).toEqual(ada);
  });

  it('shows the server’s message for a wrong code, and then accepts the right one', async () => {
    const { server, folder } = place();
    const account = openAccount(server, folder);
    await account.startSignIn();
    await expect(account.finishSignIn('x'.repeat(43))).rejects.toThrow('This code is wrong or has expired.');
    await account.finishSignIn(server.allow(account.pages[0] ?? ''));
    expect(account.state().hasToken).toBe(true);
  });

  it('refuses the code of another program: its challenge differs', async () => {
    const { server, folder } = place();
    const account = openAccount(server, folder);
    await account.startSignIn();
    const state = new URL(account.pages[0] ?? '').searchParams.get('state');
    const stolen = server.allow(`${origin}/connect?challenge=${'x'.repeat(43)}&state=${state}`);
    await expect(account.finishSignIn(stolen)).rejects.toThrow('This code is wrong');
    expect(account.state().hasToken).toBe(false);
  });

  it('shows the address when no browser opens', async () => {
    const { server, folder } = place();
    const account = openAccount(server, folder, { openExternal: () => Promise.reject(new Error('no browser')) });
    await expect(account.startSignIn()).rejects.toThrow(/Open this address yourself: https:\/\/vitae\.test\/connect\?/);
  });

  it('ends the previous session when someone else signs in', async () => {
    const { server, folder } = place();
    const account = openAccount(server, folder);
    await account.signIn();
    await account.signIn(bob);
    expect(account.state().user).toEqual(bob);
    expect(server.sessions()).toEqual([
      { user: ada, ended: true },
      { user: bob, ended: false },
    ]);
  });
});

describe('refreshing', () => {
  it('reports that there is no answer (behaviour ER-2)', async () => {
    const { server, folder } = place();
    await openAccount(server, folder).signIn();
    server.failWhen(() => 'refused');
    const next = openAccount(server, folder);
    await expect(next.api.auth.session()).rejects.toThrow(noRefreshResponse());
    expect(noRefreshResponse()).toBe('No response from refresh endpoint');
    expect(next.state()).toMatchObject({ user: ada, hasToken: true, isOffline: true });
  });

  it('reports how a call failed: refused, or without an answer', async () => {
    const { server, folder } = place();
    const account = openAccount(server, folder);
    await account.signIn();
    server.failWhen(() => 'refused');
    await expect(account.api.auth.session()).rejects.toThrow(refusedConnectionText());
    server.failWhen(() => 'lost');
    await expect(account.api.auth.session()).rejects.toThrow('Network error: other side closed');
  });
});

describe('ended while the refresh token is exchanged', () => {
  const refreshing = '/api/auth/token/refresh';
  const steps: [string, (path: string) => Fault | null][] = [
    ['before the server hears of it', (path) => (path === refreshing ? 'killed before' : null)],
    ['before its answer comes', (path) => (path === refreshing ? 'killed after' : null)],
    ['before the new token was used', (path) => (path === '/api/auth/session' ? 'killed before' : null)],
    ['before the answer to its first use', (path) => (path === '/api/auth/session' ? 'killed after' : null)],
  ];

  it.each(steps)('%s: the next run is signed in', async (_, fault) => {
    const { server, folder } = place();
    await openAccount(server, folder).signIn();
    const ended = openAccount(server, folder);
    server.failWhen(fault);
    const killed = server.killed();
    void ended.refresh();
    await killed;
    server.failWhen(() => null);
    server.pass(20_000);
    const next = openAccount(server, folder);
    expect(next.state()).toMatchObject({ user: ada, hasToken: true });
    await next.refresh();
    expect(next.state()).toMatchObject({ user: ada, hasToken: true, isOffline: false });
    expect(server.sessions()).toEqual([{ user: ada, ended: false }]);
  });

  it('before the new token is on the disk: the next run is signed in', async () => {
    const { server, folder } = place();
    await openAccount(server, folder).signIn();
    const whole = readFileSync(join(folder, 'session'));
    const ended = openAccount(server, folder);
    await ended.refresh();
    // The state after a program ended between writing the new file and renaming it.
    writeFileSync(join(folder, 'session.next'), readFileSync(join(folder, 'session')).subarray(0, 40));
    writeFileSync(join(folder, 'session'), whole);
    server.pass(20_000);
    const next = openAccount(server, folder);
    await next.refresh();
    expect(next.state()).toMatchObject({ user: ada, hasToken: true, isOffline: false });
  });

  it('writes the new token before it uses it, and drops the old one once the server has answered', async () => {
    const { server, folder } = place();
    await openAccount(server, folder).signIn();
    const [first] = tokensIn(folder);
    const account = openAccount(server, folder);
    const atUse: [string, string][] = [];
    server.failWhen((path) => {
      if (path === '/api/auth/session') atUse.push(tokensIn(folder));
      return null;
    });
    await account.refresh();
    expect(atUse).toHaveLength(1);
    expect(atUse[0]?.[1]).toBe(first);
    expect(atUse[0]?.[0]).not.toBe(first);
    expect(tokensIn(folder)).toEqual([atUse[0]?.[0], '']);
  });

  it('falls back to the previous token if the server forgot the new one', async () => {
    const { server, folder } = place();
    await openAccount(server, folder).signIn();
    const ended = openAccount(server, folder);
    server.failWhen((path) => (path === '/api/auth/session' ? 'killed before' : null));
    const killed = server.killed();
    void ended.refresh();
    await killed;
    server.failWhen(() => null);
    const [latest] = tokensIn(folder);
    expect(server.forget(latest)).toBe(true);
    const next = openAccount(server, folder);
    await next.refresh();
    expect(next.state()).toMatchObject({ user: ada, hasToken: true, isOffline: false });
  });
});

describe('signing out', () => {
  it('ends the session here and on the server, with a valid access token', async () => {
    const { server, folder } = place();
    const account = openAccount(server, folder);
    await account.signIn();
    server.expire();
    await expect(account.signOut()).resolves.toBe(true);
    expect(account.state()).toMatchObject({ user: null, hasToken: false });
    expect(server.sessions()).toEqual([{ user: ada, ended: true }]);
    expect(readdirSync(folder)).not.toContain('session');
    expect(filesIn(folder)).not.toContain('Ada');
  });

  it.each<Fault>(['refused', 'lost'])(
    'clears at once and notifies the server as soon as possible, in the next run too: %s',
    async (fault) => {
      const { server, folder } = place();
      const account = openAccount(server, folder);
      await account.signIn();
      server.failWhen(() => fault);
      await expect(account.signOut()).resolves.toBe(false);
      expect(account.state()).toMatchObject({ user: null, hasToken: false });
      expect(server.sessions()).toEqual([{ user: ada, ended: false }]);
      const next = openAccount(server, folder);
      expect(next.state()).toMatchObject({ user: null, hasToken: false });
      server.failWhen(() => null);
      await next.refresh();
      expect(server.sessions()).toEqual([{ user: ada, ended: true }]);
      expect(readdirSync(folder)).not.toContain('session');
    },
  );
});
