import type { ApiClient } from '@vitae/api/client';
import type { User } from '@vitae/api/contract';
import { describe, expect, it } from 'vitest';
import { ada, bob } from '../people.ts';
import { createFakeServer, refusal, type FakeAnswer, type FakeServer } from './fake-server.ts';

/** A program with a session, as the tests of every session drive it. */
export interface OpenedSession {
  load: () => Promise<void>;
  api: ApiClient;
  apiOf: (account: string) => ApiClient;
  /** Signs in with these tokens. */
  signIn: (user: User, accessToken: string, refreshToken: string) => Promise<void>;
  signOut: () => Promise<boolean>;
  stands: () => { user: User | null; hasToken: boolean; isOffline: boolean };
  /** The same program after it was closed and restarted. */
  restart: () => OpenedSession;
}

type Answers = Parameters<typeof createFakeServer>[0];

const refused = refusal('unauthenticated');
const pair = (number: number) => ({ access_token: `access ${number}`, refresh_token: `refresh ${number}` });
const signedIn = { user: ada, hasToken: true };
const signedOut = { user: null, hasToken: false };

/**
 * The rules of every session, wherever it is stored (behaviour SE-2 to SE-8): `open` starts a program without a
 * signed-in user, with a server whose responses the tests write.
 */
export function describeSession(name: string, open: (server: FakeServer) => OpenedSession): void {
  /** Ada is signed in with the first pair of tokens; the calls so far are cleared. */
  const start = async (answers: Answers) => {
    const server = createFakeServer({ session: ada, 'sign-out': { done: true } });
    const program = open(server);
    await program.signIn(ada, 'access 0', 'refresh 0');
    server.calls.length = 0;
    Object.assign(server.table, answers);
    /** The calls except those for cookies, which only browsers make. */
    const asked = () => server.pathsOf().filter((path) => !/^token\/(get|set|clear)-token$/.test(path));
    const countOf = (path: string) => asked().filter((one) => one === path).length;
    return { server, program, asked, countOf };
  };

  describe(`the session ${name}`, () => {
    it('continues with a new token when the old one has expired', async () => {
      const { program, asked } = await start({
        session: ({ bearer }) => (bearer === 'Bearer access 1' ? { ...ada, name: 'Ada King' } : refused),
        'token/refresh': pair(1),
      });
      await program.load();
      expect(asked()).toEqual(['session', 'token/refresh', 'session']);
      expect(program.stands()).toMatchObject({ user: { name: 'Ada King' }, hasToken: true, isOffline: false });
    });

    it('refreshes at most twice for one request, and is cleared then (behaviour SE-3)', async () => {
      let number = 0;
      const { program, asked } = await start({ session: refused, 'token/refresh': () => pair((number += 1)) });
      await program.load();
      expect(asked()).toEqual(['session', 'token/refresh', 'session', 'token/refresh', 'session']);
      expect(program.stands()).toMatchObject(signedOut);
      expect(program.restart().stands()).toMatchObject(signedOut);
    });

    it('is cleared when the refresh is refused (behaviour SE-8)', async () => {
      const { program } = await start({ session: refused, 'token/refresh': refused });
      await program.load();
      expect(program.stands()).toMatchObject({ ...signedOut, isOffline: false });
      expect(program.restart().stands()).toMatchObject(signedOut);
    });

    it.each<[string, FakeAnswer]>([
      ['no answer', 'no answer'],
      ...[408, 429, 500, 502, 503].map((status): [string, FakeAnswer] => [
        `the status ${status}`,
        new Response('<h1>Busy</h1>', { status }),
      ]),
      ['an empty answer', new Response(null)],
      ['the page of a hotel', new Response('<h1>Welcome to the hotel</h1>')],
      ['a way to another page', new Response(null, { status: 302, headers: { location: 'https://portal.example/' } })],
      ['empty tokens', Response.json({ access_token: '', refresh_token: '' })],
      ['somebody without a name', Response.json({ ...pair(1), user: { id: ada.id } })],
    ])('is kept when the refresh brings %s (behaviour SE-4)', async (_, answer) => {
      const { server, program } = await start({ session: refused, 'token/refresh': answer });
      await program.load();
      expect(program.stands()).toMatchObject({ ...signedIn, isOffline: true });
      Object.assign(server.table, { session: ada, 'token/refresh': pair(1) });
      await program.load();
      expect(program.stands()).toMatchObject({ ...signedIn, isOffline: false });
    });

    it.each<[string, FakeAnswer]>([
      ['no answer', 'no answer'],
      ['the page of a hotel', new Response('<h1>Welcome to the hotel</h1>')],
    ])('keeps whom it knows when the question brings %s', async (_, answer) => {
      const { program } = await start({ session: answer });
      await program.load();
      expect(program.stands()).toMatchObject({ ...signedIn, isOffline: true });
    });

    it("fails a call with 'No response from refresh endpoint' if the refresh gets no response (behaviour SE-8)", async () => {
      const { program } = await start({ 'account/sessions': refused, 'token/refresh': 'no answer' });
      await expect(program.api.account.sessions.list()).rejects.toThrow('No response from refresh endpoint');
      expect(program.stands()).toMatchObject({ ...signedIn, isOffline: true });
    });

    it('repeats a refused call, with its body, and refreshes once for several', async () => {
      const { server, program, countOf } = await start({
        account: ({ bearer }) => (bearer === 'Bearer access 0' ? refused : ada),
        'token/refresh': pair(1),
      });
      const update = () => program.api.account.update({ name: 'Ada' });
      expect(await Promise.all([update(), update(), update()])).toEqual([ada, ada, ada]);
      expect(countOf('token/refresh')).toBe(1);
      expect(server.calls.findLast(({ path }) => path === 'account')).toEqual({
        path: 'account',
        bearer: 'Bearer access 1',
        body: { name: 'Ada' },
      });
    });

    it('makes no call more than twice', async () => {
      const { program, countOf } = await start({ account: refused, 'token/refresh': pair(1) });
      await expect(program.api.account.update({ name: 'Ada' })).rejects.toThrow('Sign in to continue.');
      expect(countOf('account')).toBe(2);
      expect(program.stands()).toMatchObject(signedIn);
    });

    it('does not refresh because of a wrong password', async () => {
      const { program, asked } = await start({ 'account/password': refusal('invalid-credentials') });
      const change = program.api.account.changePassword({ currentPassword: 'x', password: 'a whole new password' });
      await expect(change).rejects.toThrow('The email address or the password is wrong.');
      expect(asked()).toEqual(['account/password']);
    });

    it('serves an account only while that one is signed in', async () => {
      const { server, program } = await start({ account: ada });
      const api = program.apiOf(ada.id);
      await expect(api.account.update({ name: 'Ada' })).resolves.toEqual(ada);
      await program.signIn(bob, 'access of bob', 'refresh of bob');
      server.calls.length = 0;
      await expect(api.account.update({ name: 'Ada' })).rejects.toThrow('This account is no longer signed in.');
      await program.signOut();
      await expect(api.account.update({ name: 'Ada' })).rejects.toThrow('This account is no longer signed in.');
      expect(server.pathsOf()).not.toContain('account');
    });

    it.each([
      ['of whoever is signed in', 'Sign in to continue.'],
      ['of one account', 'This account is no longer signed in.'],
    ])('never makes a call %s again as somebody else', async (whose, text) => {
      const { server, program } = await start({
        account: async ({ bearer }) => {
          if (bearer !== 'Bearer access 0') return bob;
          await program.signIn(bob, 'access of bob', 'refresh of bob');
          return refused;
        },
        'token/refresh': pair(1),
      });
      const api = whose === 'of one account' ? program.apiOf(ada.id) : program.api;
      await expect(api.account.update({ name: 'Ada' })).rejects.toThrow(text);
      expect(server.calls.filter(({ path }) => path === 'account').map(({ bearer }) => bearer)).toEqual([
        'Bearer access 0',
      ]);
      expect(program.stands().user).toEqual(bob);
    });

    it('is not restored by a refresh that was in progress when it ended', async () => {
      let leaving: Promise<boolean> | undefined;
      const { program } = await start({
        account: refused,
        'token/refresh': () => {
          leaving ??= program.signOut();
          return pair(1);
        },
      });
      await expect(program.api.account.update({ name: 'Ada' })).rejects.toThrow('Sign in to continue.');
      await leaving;
      expect(program.stands()).toMatchObject(signedOut);
      expect(program.restart().stands()).toMatchObject(signedOut);
    });

    it('ends here at once, and on the server at the next start if that did not respond (behaviour SE-6)', async () => {
      const { server, program } = await start({
        'sign-out': 'no answer',
        'token/clear-token': 'no answer',
        'token/refresh': 'no answer',
      });
      await expect(program.signOut()).resolves.toBe(false);
      expect(program.stands()).toMatchObject(signedOut);
      const next = program.restart();
      expect(next.stands()).toMatchObject(signedOut);
      Object.assign(server.table, {
        'sign-out': () => {
          // The server clears the cookies.
          Object.assign(server.cookies, { accessToken: '', refreshToken: '' });
          return { done: true };
        },
        'token/refresh': pair(1),
      });
      server.calls.length = 0;
      await next.load();
      expect(server.pathsOf()).toContain('sign-out');
      expect(server.pathsOf()).not.toContain('session');
      expect(next.stands()).toMatchObject(signedOut);
    });
  });
}
