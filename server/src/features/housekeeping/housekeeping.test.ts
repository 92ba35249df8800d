import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createResume, newId, type Resume } from '@vitae/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testPassword } from '@vitae/testkit/people';
import { onBothDatabases, type TestPlace } from '../../testing/databases.ts';
import { samplePicture } from '../../testing/sample-picture.ts';
import { signUp } from '../../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const second = 1000;
const day = 24 * 60 * 60 * second;

onBothDatabases('housekeeping', (newPlace) => {
  let place: TestPlace;
  let server: TestServer;
  let mine: Record<string, string>;
  let refreshToken: unknown;

  beforeEach(async () => {
    place = await newPlace();
    server = await startTestServer(place);
    await server.housekeeping();
    ({ headers: mine, refreshToken } = await signUp(server));
  });
  afterEach(() => server.stop());

  const keep = () => server.housekeeping();
  const push = (doc: Resume, baseRev = 0) =>
    server.call(
      'PUT',
      `/documents/${doc.id}`,
      { baseRev, pushId: randomUUID(), schemaVersion: doc.schemaVersion, deviceId: newId(), doc },
      mine,
    );
  const rows = async (
    table:
      | 'account'
      | 'session'
      | 'refresh_token'
      | 'challenge'
      | 'outbox'
      | 'asset'
      | 'document'
      | 'document_revision',
  ) => (await server.services.db.selectFrom(table).selectAll().execute()).length;
  /** Signed in again, since the access token expires as days pass. */
  const renew = async () => {
    const { body } = await server.call('POST', '/auth/token/refresh', { refreshToken });
    mine = { authorization: `Bearer ${String(body['access_token'])}` };
    refreshToken = body['refresh_token'];
  };
  const changes = async () => (await server.call('GET', '/sync?since=0', undefined, mine)).body['changes'];

  it('empties the trash after 30 days, and devices are notified', async () => {
    const [kept, trashed] = [createResume({ title: 'Kept' }), createResume({ title: 'Trashed' })];
    await push(kept);
    await push(trashed);
    await server.call('DELETE', `/documents/${trashed.id}`, { baseRev: 1 }, mine);
    server.pass(30 * day - 60 * second);
    await keep();
    await renew();
    expect(await changes()).toMatchObject([{ id: kept.id }, { id: trashed.id, isPurged: false }]);
    server.pass(60 * second);
    await keep();
    expect(await changes()).toMatchObject([
      { id: kept.id, isPurged: false },
      { id: trashed.id, isPurged: true },
    ]);
    const stored = await server.services.db
      .selectFrom('document')
      .select(['id', 'doc'])
      .where('id', '=', trashed.id)
      .execute();
    expect(stored).toEqual([{ id: trashed.id, doc: '{}' }]);
    expect(await rows('document_revision')).toBe(1);
  });

  it('deletes an account with all its data after its 14 days, not before, and not if cancelled', async () => {
    await push(createResume({ title: 'Gone' }));
    await server.call('POST', '/account/delete', { currentPassword: testPassword }, mine);
    server.pass(14 * day - 60 * second);
    await keep();
    expect(await rows('account')).toBe(1);
    await renew();
    await server.call('POST', '/account/keep', undefined, mine);
    server.pass(2 * 60 * second);
    await keep();
    expect(await rows('account')).toBe(1);
    await server.call('POST', '/account/delete', { currentPassword: testPassword }, mine);
    server.pass(14 * day);
    await keep();
    for (const table of ['account', 'session', 'refresh_token', 'challenge', 'document', 'document_revision'] as const)
      expect(await rows(table), table).toBe(0);
  });

  it('removes codes after a day, mail after a week, and sessions that cannot be continued', async () => {
    await server.mails();
    expect(await rows('challenge')).toBe(1);
    expect(await rows('outbox')).toBe(1);
    server.pass(day + 11 * 60 * second);
    await keep();
    expect([await rows('challenge'), await rows('outbox'), await rows('session')]).toEqual([0, 1, 1]);
    server.pass(6 * day);
    await keep();
    expect([await rows('outbox'), await rows('session')]).toEqual([0, 1]);
    await renew();
    server.pass(59 * day);
    await keep();
    expect([await rows('session'), await rows('refresh_token')]).toEqual([1, 1]);
    server.pass(2 * day);
    await keep();
    expect([await rows('session'), await rows('refresh_token')]).toEqual([0, 0]);
  });

  it('does not keep the text of sent mail', async () => {
    await server.mails();
    expect(await server.services.db.selectFrom('outbox').select(['subject', 'text']).execute()).toEqual([
      { subject: '', text: '' },
    ]);
  });

  it('removes mail kept in files after a day: it contains the whole text', async () => {
    await server.mails();
    const folder = join(place.dataFolder, 'outbox');
    expect(readdirSync(folder)).toHaveLength(1);
    server.pass(day - 60 * second);
    await keep();
    expect(readdirSync(folder)).toHaveLength(1);
    server.pass(61 * second);
    await keep();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('keeps ended sessions for a month, so that a replay is still detected', async () => {
    await server.call('POST', '/auth/sign-out', undefined, mine);
    server.pass(29 * day);
    await keep();
    expect(await rows('session')).toBe(1);
    server.pass(day);
    await keep();
    expect(await rows('session')).toBe(0);
    expect((await server.call('POST', '/auth/token/refresh', { refreshToken })).status).toBe(401);
  });

  it('removes pictures that no version refers to after 90 days, and their files once no account has them', async () => {
    const { bytes, sha256 } = samplePicture();
    const file = join(place.dataFolder, 'assets', sha256.slice(0, 2), sha256);
    const store = () =>
      fetch(`${server.origin}/api/assets/${sha256}`, {
        method: 'PUT',
        body: bytes,
        headers: { ...mine, origin: server.origin, 'content-type': 'image/png' },
      });
    expect((await store()).status).toBe(200);
    const doc = createResume({ title: 'With a photo' });
    const shown = { ...doc, basics: { ...doc.basics, photo: { asset: sha256, alt: '' } } };
    expect((await push(shown)).status).toBe(200);
    // An older version still shows it.
    expect((await push(doc, 1)).status).toBe(200);
    for (let month = 0; month < 4; month += 1) {
      server.pass(30 * day);
      await renew();
    }
    await keep();
    expect([await rows('asset'), existsSync(file)]).toEqual([1, true]);
    await server.call('DELETE', `/documents/${doc.id}`, { baseRev: 2 }, mine);
    await server.call('POST', `/documents/${doc.id}/purge`, undefined, mine);
    server.pass(2 * day);
    await keep();
    expect([await rows('asset'), existsSync(file)]).toEqual([0, false]);
  });

  it('keeps a file that is just being stored', async () => {
    const folder = join(place.dataFolder, 'assets');
    server.pass(2 * day);
    const now = server.services.now().getTime();
    const store = (text: string, time: number) => {
      const name = createHash('sha256').update(text).digest('hex');
      const file = join(folder, name.slice(0, 2), name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      utimesSync(file, new Date(time), new Date(time));
      return name;
    };
    store('old', now - day - second);
    const young = store('young', now - second);
    await keep();
    const left = readdirSync(folder, { recursive: true, withFileTypes: true });
    expect(left.flatMap((entry) => (entry.isFile() ? [entry.name] : []))).toEqual([young]);
  });
});
