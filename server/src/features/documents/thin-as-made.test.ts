import { createResume, newId } from '@vitae/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onBothDatabases } from '../../testing/databases.ts';
import { signUp } from '../../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { labelRevision } from './documents.ts';
import { pushDocument } from './push-documents.ts';

onBothDatabases('versions as they are made', (newPlace) => {
  let server: TestServer;
  let accountId: string;
  beforeEach(async () => {
    server = await startTestServer(await newPlace());
    ({ accountId } = await signUp(server));
  });
  afterEach(() => server.stop());

  const resume = createResume({ title: 'Engineer' });
  const versions = () =>
    server.services.db
      .selectFrom('document_revision')
      .select(['rev', 'doc', 'device_id', 'push_id', 'created_at'])
      .orderBy('rev')
      .execute();

  /** Keeps typing for so many seconds, with a push every ten. */
  async function type(seconds: number, from: number, deviceId = newId()): Promise<number> {
    let rev = from;
    for (let second = 0; second < seconds; second += 10) {
      const doc = { ...resume, summary: `${'word '.repeat(1_000)}${rev}` };
      const push = { id: resume.id, baseRev: rev, pushId: newId(), schemaVersion: resume.schemaVersion, deviceId, doc };
      rev = await pushDocument(server.services, { accountId, device: '' }, push);
      server.pass(10_000);
    }
    return rev;
  }

  it('an hour of typing leaves one version per minute of the last ten, and one per ten minutes before', async () => {
    const started = Date.now();
    const last = await type(3_600, 0);
    expect(last).toBe(360);
    const kept = await versions();
    expect(kept.at(-1)).toMatchObject({ rev: 360 });
    // The initial version.
    expect(kept[0]).toMatchObject({ rev: 1 });
    expect(kept.length).toBeLessThanOrEqual(20);
    expect(kept.reduce((bytes, { doc }) => bytes + doc.length, 0)).toBeLessThan(250_000);
    // There is a version at most ten minutes from any moment.
    const times = [started, ...kept.map(({ created_at }) => Date.parse(created_at))];
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(11 * 60_000);
  });

  it('keeps versions that another device wrote in between, and named ones', async () => {
    const [mine, theirs] = [newId(), newId()];
    await type(20, 0, mine);
    await labelRevision(server.services.db, accountId, { id: resume.id, rev: 2, label: 'Sent' });
    await type(10, 2, theirs);
    await type(20, 3, mine);
    const kept = await versions();
    expect(kept.map(({ rev }) => rev)).toEqual(expect.arrayContaining([2, 3, 5]));
    expect(kept.find(({ rev }) => rev === 3)?.device_id).toBe(theirs);
  });

  it('still knows the last push of every device, whose answer may have been lost', async () => {
    const push = (pushId: string, baseRev: number) =>
      pushDocument(
        server.services,
        { accountId, device: '' },
        {
          id: resume.id,
          baseRev,
          pushId,
          schemaVersion: resume.schemaVersion,
          deviceId: '0190a5c2-7b1e-7000-8000-000000000001',
          doc: { ...resume, summary: pushId },
        },
      );
    const last = newId();
    await push(newId(), 0);
    expect(await push(last, 1)).toBe(2);
    expect(await push(last, 1)).toBe(2);
    await type(10, 2);
    await expect(push(last, 1)).rejects.toMatchObject({ code: 'conflict', data: { data: { acceptedRev: 2 } } });
  });
});
