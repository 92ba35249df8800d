import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createResume, newId } from '@vitae/domain';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clusterUrl, onBothDatabases, type TestPlace } from '../testing/databases.ts';
import { samplePicture } from '../testing/sample-picture.ts';
import { bearer, signUp } from '../testing/signed-up.ts';
import { startTestServer } from '../testing/test-server.ts';

const program = join(import.meta.dirname, '../../bin/vitae-server.mjs');

/** The command line as people run it, in a separate process. */
async function call(place: { dataFolder: string; databaseUrl?: string | null }, ...args: string[]) {
  const database = place.databaseUrl
    ? { DATABASE_URL: place.databaseUrl, TOKEN_SECRET: 'a secret of tests that is long enough' }
    : {};
  const run = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, DATA_DIR: place.dataFolder, ...database },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(run, 'exit').then(([value]) => Number(value));
  const [stdout, stderr, code] = await Promise.all([text(run.stdout), text(run.stderr), exit]);
  return { code, stdout, stderr };
}

describe('vitae-server', () => {
  let dataFolder: string;
  beforeEach(() => {
    dataFolder = mkdtempSync(join(tmpdir(), 'vitae-data-'));
  });
  afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

  it.each([
    [[], 2, /^vitae-server: manages/, /^$/],
    [['--help'], 0, /restore FILE/, /^$/],
    [['sow'], 2, /^$/, /^There is no command "sow"\./],
    [['jobs', 'now'], 2, /^$/, /^jobs takes no arguments\./],
    [['backup'], 2, /^$/, /^backup needs FILE\./],
    [['migrate', 'now'], 2, /^$/, /^migrate takes no arguments\./],
    [['migrate', '--admin'], 2, /^$/, /^--admin works only with seed\./],
    [['backup', 'nowhere.db'], 1, /^$/, /^There is no database in /],
    [['restore', '/no/such/file'], 1, /^$/, /^There is no file \/no\/such\/file\.\n$/],
    [
      ['make-admin', 'nobody@example.com'],
      1,
      /^$/,
      /^No account has the address nobody@example\.com: register it first\.\n$/,
    ],
  ] as const)('%j ends with %i', async (args, code, stdout, stderr) => {
    const run = await call({ dataFolder }, ...args);
    expect(run).toEqual({
      code,
      stdout: expect.stringMatching(stdout) as string,
      stderr: expect.stringMatching(stderr) as string,
    });
  });

  it('fills a database for benchmarks once, and finds everything well in it', async () => {
    expect(await call({ dataFolder }, 'seed-many', 'many')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^USERS is a number/) as string,
    });
    const place: TestPlace = { dataFolder, databaseUrl: null, remove: () => Promise.resolve() };
    const seeded = await call({ dataFolder }, 'seed-many', '30');
    expect(seeded).toMatchObject({ code: 0, stdout: '30 accounts and 300 documents were added.\n' });
    expect(await call({ dataFolder }, 'seed-many', '30')).toMatchObject({ code: 1 });
    const well = await call({ dataFolder }, 'doctor');
    expect(well).toMatchObject({ code: 0, stderr: '' });
    for (const line of ['The database is intact.', 'The tables are up to date.', 'There is no admin'])
      expect(well.stdout).toContain(line);
    writeFileSync(join(place.dataFolder, 'vitae.db'), 'This is no database'.repeat(1000));
    const ill = await call({ dataFolder }, 'doctor');
    expect(ill).toMatchObject({ code: 1, stdout: '' });
    expect(ill.stderr).toContain('WRONG');
  });

  it('says that a file is no folder for data', async () => {
    const file = join(dataFolder, 'data.txt');
    writeFileSync(file, '');
    const { code, stderr } = await call({ dataFolder: file }, 'doctor');
    expect(code).toBe(1);
    expect(stderr).toContain(`WRONG  DATA_DIR is ${file}, which is no folder.`);
  });

  it('lists the background jobs with their last and next runs', async () => {
    const fresh = await call({ dataFolder }, 'jobs');
    expect(fresh).toMatchObject({ code: 0, stderr: '' });
    expect(fresh.stdout).toMatch(
      /^mail: Sends queued mail\n {2}every {2}1 s, when there is something to do\n {2}last {3}never\n/,
    );
    const place: TestPlace = { dataFolder, databaseUrl: null, remove: () => Promise.resolve() };
    const server = await startTestServer(place);
    await server.housekeeping();
    await server.stop();
    expect((await call({ dataFolder }, 'jobs')).stdout).toMatch(
      /\ntrash: .+\n {2}every {2}60 min\n {2}last {3}[\d:.TZ-]+, done, 0 documents\n {2}next {3}[\d:.TZ-]+\n/,
    );
  });

  it('names an invalid setting', async () => {
    const run = spawn(process.execPath, [program, 'migrate'], {
      env: { ...process.env, DATA_DIR: dataFolder, PORT: 'web' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    expect(await text(run.stderr)).toMatch(/^PORT is not valid: .+\n$/);
  });

  it('backs up while the server runs, and restores that state with its pictures, as a new epoch', async () => {
    const place: TestPlace = { dataFolder, databaseUrl: null, remove: () => Promise.resolve() };
    const server = await startTestServer(place);
    const { headers: mine } = await signUp(server);
    const doc = createResume({ title: 'Before' });
    const push = { baseRev: 0, pushId: randomUUID(), schemaVersion: doc.schemaVersion, deviceId: newId(), doc };
    await server.call('PUT', `/documents/${doc.id}`, push, mine);
    const { bytes, sha256 } = samplePicture();
    const stored = await fetch(`${server.origin}/api/assets/${sha256}`, {
      method: 'PUT',
      body: bytes,
      headers: { ...mine, origin: server.origin, 'content-type': 'image/png' },
    });
    expect(stored.status).toBe(200);
    const { epoch } = (await server.call('GET', '/sync?since=0', undefined, mine)).body;

    const file = join(dataFolder, 'kept', 'backup.db');
    expect(await call(place, 'backup', file)).toEqual({
      code: 0,
      stdout: `Backed up to ${file}, with 1 picture.\n`,
      stderr: '',
    });
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await call(place, 'backup', file)).stderr).toMatch(/already exists/);
    await server.call(
      'PUT',
      `/documents/${doc.id}`,
      { ...push, baseRev: 1, pushId: randomUUID(), doc: { ...doc, title: 'After' } },
      mine,
    );
    expect(await call(place, 'restore', file)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'The database is in use: stop the server first.\n',
    });
    await server.stop();

    rmSync(join(dataFolder, 'assets'), { recursive: true });
    const restored = await call(place, 'restore', file);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(restored.stdout).toMatch(/^Restored from .+, with 1 picture\.\nThe previous database was kept as .+\n$/);
    const again = await startTestServer(place);
    const changes = (await again.call('GET', '/sync?since=0', undefined, mine)).body;
    expect(changes).toMatchObject({ changes: [{ id: doc.id, rev: 1 }] });
    expect(changes['epoch']).not.toBe(epoch);
    expect((await again.call('GET', `/documents/${doc.id}`, undefined, mine)).body).toMatchObject({
      doc: { title: 'Before' },
    });
    expect((await fetch(`${again.origin}/api/assets/${sha256}`, { headers: mine })).status).toBe(200);
    await again.stop();
    const kept = readdirSync(dataFolder).find((name) => name.includes('.before-')) ?? '';
    expect(
      new Sqlite(join(dataFolder, kept), { readonly: true })
        .prepare('select max(rev) as rev from document_revision')
        .get(),
    ).toEqual({ rev: 2 });
  });

  it('refuses a file that is not an intact backup', async () => {
    const file = join(dataFolder, 'other');
    writeFileSync(file, 'not a database, but long enough to look at it twice');
    expect((await call({ dataFolder }, 'restore', file)).stderr).toBe(`${file} is not a backup of this server.\n`);
    new Sqlite(join(dataFolder, 'empty.db')).exec('create table a (b)').close();
    expect((await call({ dataFolder }, 'restore', join(dataFolder, 'empty.db'))).stderr).toMatch(
      /is not a backup of this server\.\n$/,
    );
    expect(existsSync(join(dataFolder, 'vitae.db'))).toBe(false);
    expect(readdirSync(dataFolder).filter((name) => name.includes('incoming'))).toEqual([]);
  });

  it('refers to PostgreSQL’s own programs for its backups', async () => {
    const place = { dataFolder, databaseUrl: clusterUrl() };
    expect((await call(place, 'backup', 'x')).stderr).toMatch(/use pg_dump\./);
    expect((await call(place, 'restore', 'x')).stderr).toMatch(/use pg_restore, then `vitae-server new-epoch`\./);
  });
});

onBothDatabases('vitae-server', (newPlace) => {
  let place: TestPlace;
  beforeEach(async () => {
    place = await newPlace({ isBlank: true });
  });
  afterEach(() => place.remove());

  it('migrates, seeds an account to try things with, makes admins, and starts an epoch', async () => {
    expect(await call(place, 'migrate')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^The database is up to date: /) as string,
    });
    const { stdout } = await call(place, 'seed');
    const [, email, password] = /^Account (\S+), password (\S+)\n$/.exec(stdout) ?? [];
    expect((await call(place, 'seed')).stderr).toBe('The account demo@example.com already exists.\n');
    const server = await startTestServer(place, { keepPlace: true });
    const signedIn = await server.call('POST', '/auth/sign-in', { email, password });
    expect(signedIn.body).toMatchObject({ status: 'signed-in', user: { role: 'user', emailVerified: true } });
    const mine = bearer(signedIn.body['accessToken']);
    const { epoch } = (await server.call('GET', '/sync?since=0', undefined, mine)).body;
    expect((await call(place, 'make-admin', 'Demo@Example.com')).stdout).toBe('demo@example.com is now an admin.\n');
    expect((await server.call('GET', '/auth/session', undefined, mine)).body).toMatchObject({ role: 'admin' });
    const [entry] = (await server.call('GET', '/admin/audit', undefined, mine)).body['entries'] as unknown[];
    expect(entry).toMatchObject({
      accountId: null,
      action: 'admin.users.setRole',
      subjectName: 'demo@example.com',
      reason: 'vitae-server make-admin',
      after: { role: 'admin' },
    });
    expect((await call(place, 'new-epoch')).code).toBe(0);
    expect((await server.call('GET', '/sync?since=0', undefined, mine)).body['epoch']).not.toBe(epoch);
    await server.stop();
  });
});
