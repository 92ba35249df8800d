import { Kysely, type CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../../db/open-database.ts';
import type { Schema } from '../../db/schema.ts';
import { sqliteDialect } from '../../db/sqlite.ts';
import { listRevisions } from './documents.ts';

it('lists versions in SQLite without reading a document', async () => {
  const queries: CompiledQuery[] = [];
  const db = new Kysely<Schema>({ dialect: sqliteDialect(':memory:'), log: ({ query }) => void queries.push(query) });
  await migrate(db);
  const time = '2026-01-01T00:00:00.000Z';
  const account = {
    id: 'ada',
    email: 'ada@example.com',
    email_key: 'ada@example.com',
    name: 'Ada',
    role: 'user' as const,
    status: 'active' as const,
    country: 'GB',
    locale: 'en',
    theme: 'system' as const,
    created_at: time,
  };
  await db.insertInto('account').values(account).execute();
  const document = { id: 'cv', account_id: 'ada', kind: 'resume' as const, head_rev: 1, schema_version: 1, doc: '{}' };
  const times = { deleted_at: null, purged_at: null, created_at: time, updated_at: time };
  await db
    .insertInto('document')
    .values({ ...document, ...times, change_seq: 1 })
    .execute();
  for (const before of [undefined, 10]) {
    queries.length = 0;
    await listRevisions(db, 'ada', { id: 'cv', before });
    const [list] = queries.filter(({ sql }) => sql.includes('document_revision'));
    if (!list) throw new Error('Nothing was listed.');
    const plan = await db.executeQuery<{ detail: string }>({ ...list, sql: `explain query plan ${list.sql}` });
    // Nothing but the index, in its order: no other step such as a sort.
    expect(plan.rows.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(/^SEARCH document_revision USING COVERING INDEX document_revision_list /),
    ]);
  }
  await db.destroy();
});
