import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ada } from '@vitae/testkit/people';
import { describe, expect, it, onTestFinished } from 'vitest';
import { filesIn, keychain, openAccount, temporaryFolder } from './testing/open-account.ts';
import { createStandIn } from './testing/stand-in-server.ts';

const place = () => ({ server: createStandIn(), folder: temporaryFolder(onTestFinished) });

describe('storing the session', () => {
  it('protects it, for its owner only, and starts the next run signed in without a network', async () => {
    const { server, folder } = place();
    await openAccount(server, folder).signIn();
    expect(filesIn(folder)).not.toMatch(/(access|refresh)-/);
    expect(statSync(join(folder, 'session')).mode & 0o777).toBe(0o600);
    server.failWhen(() => 'refused');
    const next = openAccount(server, folder);
    expect(next.state()).toMatchObject({ user: ada, hasToken: true });
    await next.refresh();
    expect(next.state()).toMatchObject({ user: ada, hasToken: true, isOffline: true });
    server.failWhen(() => null);
    await next.refresh();
    expect(next.state()).toMatchObject({ user: ada, isOffline: false });
  });

  it('keeps it in memory without a keychain, and on the disk only while the user agrees', async () => {
    const { server, folder } = place();
    const without = { keychain: keychain(() => false) };
    const account = openAccount(server, folder, without);
    await account.signIn();
    expect(account.state().keeping).toBe('memory');
    expect(filesIn(folder)).not.toContain('refresh-');
    expect(openAccount(server, folder, without).state()).toMatchObject({ user: null, hasToken: false });

    await account.allowUnprotected(true);
    expect(account.state().keeping).toBe('plain');
    expect(filesIn(folder)).toContain('refresh-');
    expect(filesIn(folder)).not.toContain('access-');
    expect(statSync(join(folder, 'session')).mode & 0o777).toBe(0o600);
    expect(openAccount(server, folder, without).state()).toMatchObject({ user: ada, hasToken: true, keeping: 'plain' });

    await account.allowUnprotected(false);
    expect(filesIn(folder)).not.toContain('refresh-');
    expect(account.state()).toMatchObject({ user: ada, hasToken: true, keeping: 'memory' });
  });

  it('protects unprotected data as soon as there is a keychain', async () => {
    const { server, folder } = place();
    const account = openAccount(server, folder, { keychain: keychain(() => false) });
    await account.allowUnprotected(true);
    await account.signIn();
    expect(openAccount(server, folder).state()).toMatchObject({ user: ada, hasToken: true, keeping: 'protected' });
    expect(filesIn(folder)).not.toContain('refresh-');
  });

  it('keeps the file if the keychain is locked once', async () => {
    const { server, folder } = place();
    await openAccount(server, folder).signIn();
    const locked = openAccount(server, folder, { keychain: keychain(() => false) });
    expect(locked.state()).toMatchObject({ user: null, hasToken: false });
    await locked.refresh();
    expect(openAccount(server, folder).state()).toMatchObject({ user: ada, hasToken: true });
  });

  it.each(['', '{', '{"keeping":"protected","content":"AAAA"}', '{"keeping":"plain","content":"{}"}'])(
    'starts signed out with a damaged file: %j',
    async (text) => {
      const { server, folder } = place();
      writeFileSync(join(folder, 'session'), text);
      writeFileSync(join(folder, 'account.json'), text);
      const account = openAccount(server, folder);
      expect(account.state()).toMatchObject({ user: null, hasToken: false });
      await account.signIn();
      expect(openAccount(server, folder).state().user).toEqual(ada);
    },
  );

  it('logs no token', async () => {
    const { server, folder } = place();
    const account = openAccount(server, folder);
    await account.signIn();
    writeFileSync(join(folder, 'session'), 'refresh-damaged');
    const next = openAccount(server, folder);
    await next.signIn();
    server.failWhen(() => 'lost');
    await next.signOut();
    const lines = [...account.log, ...next.log];
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('\n')).not.toMatch(/(access|refresh|code)-/);
  });
});
