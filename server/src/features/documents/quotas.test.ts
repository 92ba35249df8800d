import { createHash, randomUUID } from 'node:crypto';
import { createResume, newId, type Resume } from '@vitae/domain';
import { afterEach, expect, it } from 'vitest';
import { onBothDatabases } from '../../testing/databases.ts';
import { samplePicture } from '../../testing/sample-picture.ts';
import { signUp } from '../../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { thinVersions } from './thin-versions.ts';

const day = 24 * 60 * 60 * 1000;
const leastBytes = 4096;

onBothDatabases('what an account stores', (newPlace) => {
  let server: TestServer;
  const start = async (environment: Record<string, string>) => {
    server = await startTestServer(await newPlace(), { environment });
  };
  afterEach(() => server.stop());

  const join = async (email: string) => (await signUp(server, email)).headers;
  const push = (doc: Resume, baseRev: number, headers: Record<string, string>, pushId = randomUUID()) =>
    server.call(
      'PUT',
      `/documents/${doc.id}`,
      { baseRev, pushId, schemaVersion: doc.schemaVersion, deviceId: newId(), doc },
      headers,
    );
  const putPicture = (bytes: Buffer<ArrayBuffer>, headers: Record<string, string>) =>
    fetch(`${server.origin}/api/assets/${createHash('sha256').update(bytes).digest('hex')}`, {
      method: 'PUT',
      headers: { origin: server.origin, 'content-type': 'image/png', ...headers },
      body: bytes,
    });
  const long = (size: number) => 'x'.repeat(size);
  /** The counted sum, and the actual one. */
  const counted = async () => {
    const { db } = server.services;
    const accounts = await db.selectFrom('account').select('stored_bytes').execute();
    const documents = await db.selectFrom('document').select('doc').execute();
    const versions = await db.selectFrom('document_revision').select('doc').execute();
    const pictures = await db.selectFrom('asset').select('size').execute();
    const sizes = [...documents, ...versions].map(({ doc }) => Buffer.byteLength(doc));
    const sum = (numbers: number[]) => numbers.reduce((total, size) => total + Math.max(leastBytes, size), 0);
    return [
      accounts.reduce((total, { stored_bytes }) => total + Number(stored_bytes), 0),
      sum(sizes) + sum(pictures.map(({ size }) => size)),
    ];
  };

  it('is counted for every kind of write: pushes, pictures, the trash, thinning and deleting', async () => {
    await start({});
    const mine = await join('ada@example.com');
    const docs = [createResume({ title: 'One' }), createResume({ title: 'Two' })] as const;
    const check = async () => {
      const [is, should] = await counted();
      expect(is).toBe(should);
      return is;
    };
    expect(await check()).toBe(0);
    for (const [rev, size] of [100, 9000, 200, 20_000].entries())
      for (const doc of docs) await push({ ...doc, summary: long(size) }, rev, mine);
    const full = (await check()) ?? 0;
    expect(full).toBeGreaterThan(40_000);
    await putPicture(samplePicture().bytes, mine);
    await putPicture(samplePicture().bytes, mine);
    const { body } = await server.call('GET', '/account/storage', undefined, mine);
    expect(body).toEqual({ used: await check(), limit: server.services.config.accountBytes });
    expect(await check()).toBe(full + leastBytes);
    server.pass(40 * day);
    // The newest version of every device stays: all are from one device.
    await server.services.db.updateTable('document_revision').set({ device_id: newId() }).execute();
    await thinVersions(server.services);
    expect(await check()).toBeLessThan(full);
    const { id } = docs[0];
    const { db } = server.services;
    await db.updateTable('document').set({ deleted_at: '2020-01-01T00:00:00.000Z' }).where('id', '=', id).execute();
    await server.housekeeping();
    await check();
    await db.deleteFrom('account').execute();
    expect(await counted()).toEqual([0, 0]);
  });

  it('has a limit: a write beyond it is refused with the reason, until space is freed', async () => {
    await start({ ACCOUNT_MEGABYTES: '1' });
    const mine = await join('ada@example.com');
    const doc = createResume({ title: 'Large' });
    let rev = 0;
    let answer = await push({ ...doc, summary: long(200_000) }, rev, mine);
    for (; answer.status === 200 && rev < 20; rev += 1)
      answer = await push({ ...doc, summary: long(200_000) }, rev + 1, mine);
    expect(rev).toBe(3);
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'storage-full' }]);
    expect(String(answer.body['message'])).toContain('full');
    expect((await counted())[0]).toBeLessThanOrEqual(1_000_000);
    // Stored documents stay readable, and a repeated push is answered as it was.
    expect((await server.call('GET', `/documents/${doc.id}`, undefined, mine)).body).toMatchObject({ rev: 3 });
    // Other accounts have their own storage.
    const other = await join('eve@example.com');
    expect((await push(createResume({ title: 'Other' }), 0, other)).status).toBe(200);
    await server.call('DELETE', `/documents/${doc.id}`, { baseRev: 3 }, mine);
    await server.call('POST', `/documents/${doc.id}/purge`, { baseRev: 3 }, mine);
    expect((await push(createResume({ title: 'Next' }), 0, mine)).status).toBe(200);
  });

  it('has a limit for pictures too, and nothing is put on the disk beyond it', async () => {
    await start({ ACCOUNT_MEGABYTES: '1' });
    const mine = await join('ada@example.com');
    const { bytes } = samplePicture();
    expect((await putPicture(bytes, mine)).status).toBe(200);
    await server.services.db.updateTable('account').set({ stored_bytes: 999_950 }).execute();
    const other = pictureLike(bytes);
    const refused = await putPicture(other, mine);
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'storage-full' }]);
    // One that is already stored takes no more space.
    expect((await putPicture(bytes, mine)).status).toBe(200);
    expect(await server.services.db.selectFrom('asset').select('size').execute()).toHaveLength(1);
  });

  it('may be changed only so often in a minute, counting documents and pictures together', async () => {
    await start({ WRITES_A_MINUTE: '5' });
    const mine = await join('ada@example.com');
    const doc = createResume({ title: 'Often' });
    for (let rev = 0; rev < 4; rev += 1) expect((await push(doc, rev, mine)).status).toBe(200);
    expect((await putPicture(samplePicture().bytes, mine)).status).toBe(200);
    const refused = await push(doc, 4, mine);
    expect([refused.status, refused.body]).toEqual([
      429,
      {
        code: 'too-many-requests',
        message: 'Too many changes at once. They stay on this device and are synced in a moment.',
      },
    ]);
    expect((await putPicture(samplePicture().bytes, mine)).status).toBe(429);
    expect((await server.call('DELETE', `/documents/${doc.id}`, { baseRev: 4 }, mine)).status).toBe(429);
    expect((await server.call('GET', `/documents/${doc.id}`, undefined, mine)).status).toBe(200);
    const other = await join('eve@example.com');
    expect((await push(createResume({ title: 'Other' }), 0, other)).status).toBe(200);
  });

  it('is separate: two accounts can have a document with the same id, but their own text and versions', async () => {
    await start({});
    const [ada, eve] = [await join('ada@example.com'), await join('eve@example.com')];
    const doc = createResume({ title: 'Hers' });
    // Eve guesses an id that Ada has not synced yet.
    expect((await push({ ...doc, title: 'Taken' }, 0, eve)).body).toEqual({ rev: 1 });
    expect((await push(doc, 0, ada)).body).toEqual({ rev: 1 });
    const pushId = randomUUID();
    expect((await push({ ...doc, title: 'Hers, again' }, 1, ada, pushId)).body).toEqual({ rev: 2 });
    expect((await push({ ...doc, title: 'Taken, again' }, 1, eve, pushId)).body).toEqual({ rev: 2 });
    await server.call('PATCH', `/documents/${doc.id}/revisions/1`, { label: 'Mine' }, ada);
    const versions = async (headers: Record<string, string>) =>
      (await server.call('GET', `/documents/${doc.id}/revisions`, undefined, headers)).body['revisions'];
    expect(await versions(ada)).toMatchObject([
      { rev: 2, label: '' },
      { rev: 1, label: 'Mine' },
    ]);
    expect(await versions(eve)).toMatchObject([
      { rev: 2, label: '' },
      { rev: 1, label: '' },
    ]);
    await server.call('DELETE', `/documents/${doc.id}`, { baseRev: 2 }, eve);
    expect((await server.call('POST', `/documents/${doc.id}/purge`, { baseRev: 2 }, eve)).status).toBe(200);
    expect((await server.call('GET', `/documents/${doc.id}`, undefined, eve)).status).toBe(404);
    expect((await server.call('GET', `/documents/${doc.id}`, undefined, ada)).body).toMatchObject({
      rev: 2,
      doc: { title: 'Hers, again' },
    });
    expect((await server.call('GET', `/documents/${doc.id}/revisions/1`, undefined, ada)).body).toMatchObject({
      doc: { title: 'Hers' },
    });
    expect((await server.call('GET', '/sync?since=0', undefined, ada)).body).toMatchObject({
      changes: [{ id: doc.id, rev: 2, isPurged: false }],
    });
    server.pass(40 * day);
    await thinVersions(server.services);
    expect(await server.services.db.selectFrom('document_revision').select('rev').execute()).toHaveLength(2);
  });
});

/** Another picture of the same kind: with one more chunk, of a type that pictures may have. */
function pictureLike(bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const header = bytes.subarray(0, 33);
  const gamma = Buffer.from('0000000467414d410000b18f0bfc6105', 'hex');
  return Buffer.concat([header, gamma, bytes.subarray(33)]);
}
