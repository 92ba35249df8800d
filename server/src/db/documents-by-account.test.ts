import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { onBothDatabases } from '../testing/databases.ts';
import { migrations } from './migrations/index.ts';
import { migrate, openDatabase } from './open-database.ts';

const time = '2026-01-01T00:00:00.000Z';
const photo = 'ab'.repeat(32);

onBothDatabases('documents from before they belonged to accounts', (newPlace) => {
  it('are all kept, with their versions, pictures and sizes', async () => {
    const place = await newPlace({ isBlank: true });
    const db = openDatabase(place);
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } });
    await migrator.migrateTo('0004-version-devices');
    for (const id of ['ada', 'eve'])
      await sql`insert into account (id, email, email_key, name, role, status, country, locale, theme, sync_seq, created_at)
        values (${id}, ${id}, ${id}, ${id}, 'user', 'active', 'US', 'en', 'system', 300, ${time})`.execute(db);
    const long = 'é'.repeat(5000);
    // More than one batch.
    for (let index = 0; index < 150; index += 1) {
      const id = `document-${String(index).padStart(3, '0')}`;
      const doc = JSON.stringify({
        title: long,
        // Half a letter, which JSON can hold and PostgreSQL cannot.
        half: index === 149 ? '\ud83d' : '',
        basics: { photo: index % 2 ? { asset: photo, alt: '"asset":"' } : null },
      });
      await sql`insert into document (id, account_id, kind, head_rev, schema_version, doc, change_seq, created_at, updated_at)
        values (${id}, ${index < 140 ? 'ada' : 'eve'}, 'resume', 2, 1, ${doc}, ${index + 1}, ${time}, ${time})`.execute(
        db,
      );
      for (const rev of [1, 2])
        await sql`insert into document_revision (document_id, rev, doc, device_id, device, push_id, label, created_at)
          values (${id}, ${rev}, ${doc}, 'laptop', 'Firefox', ${`${id} ${rev}`}, ${`name ${rev}`}, ${time})`.execute(
          db,
        );
    }
    await sql`insert into asset (account_id, sha256, type, size, created_at) values ('ada', ${photo}, 'image/png', 5000, ${time})`.execute(
      db,
    );
    const documents = await sql`select * from document order by id`.execute(db);
    const versions = await sql`select * from document_revision order by document_id, rev`.execute(db);

    await migrate(db);
    expect((await sql`select * from document order by id`.execute(db)).rows).toEqual(
      documents.rows.map((row) => {
        const { doc } = z.looseObject({ doc: z.string() }).parse(row);
        const { title, slug } = z.object({ title: z.string(), slug: z.string().default('') }).parse(JSON.parse(doc));
        const isListed = place.databaseUrl === null || !doc.includes(String.raw`\ud83d`);
        return { ...z.looseObject({}).parse(row), title: isListed ? title.slice(0, 200) : '', slug };
      }),
    );
    const { rows } = await sql<
      Record<string, unknown>
    >`select * from document_revision order by document_id, rev`.execute(db);
    expect(rows).toEqual(
      versions.rows.map((row, index) => ({ ...(row as object), account_id: index < 280 ? 'ada' : 'eve' })),
    );
    const references = await db
      .selectFrom('asset_reference')
      .selectAll()
      .orderBy('document_id')
      .orderBy('rev')
      .execute();
    expect(references).toHaveLength(150);
    expect(references.slice(0, 2)).toEqual([
      { account_id: 'ada', sha256: photo, document_id: 'document-001', rev: 1 },
      { account_id: 'ada', sha256: photo, document_id: 'document-001', rev: 2 },
    ]);
    const bytes = [...documents.rows, ...versions.rows].map((row) =>
      Buffer.byteLength(String((row as { doc: unknown }).doc)),
    );
    const accounts = await db.selectFrom('account').select('stored_bytes').execute();
    expect(accounts.reduce((sum, { stored_bytes }) => sum + Number(stored_bytes), 0)).toBe(
      bytes.reduce((sum, size) => sum + size, 5000),
    );

    // Another account may now have a document with the same id, and deleting an account deletes all its data.
    await sql`insert into document (id, account_id, kind, head_rev, schema_version, doc, change_seq, created_at, updated_at)
      values ('document-000', 'eve', 'resume', 1, 1, '{}', 400, ${time}, ${time})`.execute(db);
    await db.deleteFrom('account').where('id', '=', 'ada').execute();
    expect(await db.selectFrom('document').select('id').execute()).toHaveLength(11);
    expect(await db.selectFrom('document_revision').select('rev').execute()).toHaveLength(20);
    expect(await db.selectFrom('asset_reference').select('rev').execute()).toHaveLength(10);
    await db.destroy();
    await place.remove();
  });
});
