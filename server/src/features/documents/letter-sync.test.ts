import { coverLetterKind, newId } from '@vitae/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onBothDatabases } from '../../testing/databases.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { twoDevices } from '../../testing/two-devices.ts';

onBothDatabases('a cover letter', (newPlace) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await newPlace());
  });
  afterAll(() => server.stop());

  it('is synced with its edits and its versions, and through the trash', async () => {
    const { one, two, client, sync } = await twoDevices(server);
    const begun = coverLetterKind.create({ title: 'Halden', locale: 'de', country: 'DE' });
    const created = await one.store.create({
      ...begun,
      jobTitle: 'Pflegerin',
      posting: 'Wir suchen eine Pflegerin.',
      enclosures: 'Lebenslauf',
      resumeId: newId(),
      followsLook: true,
      paragraphs: [{ id: newId(), text: 'Seit acht Jahren pflege ich.' }],
    });
    const { id } = created.doc;
    await sync();
    const there = await two.store.get(coverLetterKind.key, id);
    expect(there.doc).toEqual(created.doc);

    const noted = (notes: Partial<typeof begun.application>) => ({ ...begun.application, ...notes });
    await one.store.save(created, {
      ...created.doc,
      opening: 'Sehr geehrte Frau Vogt,',
      application: noted({ status: 'sent', sentOn: '2026-03-04' }),
    });
    await two.store.save(there, {
      ...there.doc,
      closing: 'Freundliche Grüße',
      application: noted({ nextStep: 'Frau Vogt anrufen', nextOn: '2026-03-11' }),
    });
    await sync();
    await sync();
    for (const { store } of [one, two])
      expect((await store.get(coverLetterKind.key, id)).doc).toMatchObject({
        opening: 'Sehr geehrte Frau Vogt,',
        closing: 'Freundliche Grüße',
        application: { status: 'sent', sentOn: '2026-03-04', nextStep: 'Frau Vogt anrufen', nextOn: '2026-03-11' },
        conflicts: [],
      });
    expect((await client.documents.revisions.list({ id })).revisions.length).toBeGreaterThan(1);

    await two.store.trash(id);
    await sync();
    expect((await one.store.list())[0]?.trashedAt).not.toBeNull();
    await one.store.restore(id);
    await sync();
    expect((await two.store.list())[0]).toMatchObject({ kind: 'coverletter', trashedAt: null });
  });
});
