import { createQueryId, type RootOperationNode } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listDocuments } from '../features/admin/list-documents.ts';
import { listUsers } from '../features/admin/list-users.ts';
import { housekeepingJobs } from '../features/housekeeping/housekeeping.ts';
import { sqlitePlace, type TestPlace } from '../testing/databases.ts';
import { keepStatistics } from './keep-statistics.ts';
import { migrate, openDatabase, type Database } from './open-database.ts';

const time = '2026-01-01T00:00:00.000Z';
const people = 3000;
const numbers = Array.from({ length: people }, (_, index) => String(index).padStart(5, '0'));

let place: TestPlace;
let db: Database;
beforeEach(async () => {
  place = await sqlitePlace();
  db = openDatabase(place);
  await migrate(db);
  await db.transaction().execute(async (inner) => {
    for (const number of numbers)
      await inner
        .insertInto('account')
        .values({
          id: number,
          email: `${number}@example.com`,
          email_key: `${number}@example.com`,
          name: 'Somebody',
          role: Number(number) % 1000 === 0 ? 'admin' : 'user',
          status: 'active',
          country: 'US',
          locale: 'en',
          theme: 'system',
          created_at: time,
        })
        .execute();
    for (const number of numbers)
      await inner
        .insertInto('document')
        .values({
          id: number,
          account_id: number,
          kind: 'resume',
          head_rev: 1,
          schema_version: 1,
          doc: '{}',
          device: '',
          change_seq: 1,
          title: '',
          slug: number,
          created_at: time,
          updated_at: time,
          deleted_at: Number(number) % 100 === 0 ? time : null,
        })
        .execute();
  });
});
afterEach(async () => {
  await db.destroy();
  await place.remove();
});

/** How the database reads what a list asks for. */
async function planOf(list: (watched: Database) => Promise<unknown>): Promise<string> {
  const nodes: RootOperationNode[] = [];
  await list(
    db.withPlugin({
      transformQuery: ({ node }) => {
        nodes.push(node);
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    }),
  );
  // The parts of a query come before it.
  const node = nodes.at(-1);
  if (!node) throw new Error('Nothing was asked.');
  const asked = db.getExecutor().compileQuery(node, createQueryId());
  const { rows } = await db.executeQuery<{ detail: string }>({ ...asked, sql: `explain query plan ${asked.sql}` });
  return rows.map(({ detail }) => detail).join('\n');
}

const admins = (state: 'active' | undefined) => (watched: Database) =>
  listUsers(watched, { search: '', sort: 'created', order: 'desc', state, role: 'admin' });
const trash = (watched: Database) =>
  listDocuments(watched, { search: '', sort: 'updated', order: 'desc', kind: 'resume', state: 'trash' });

it('lets lists of admins read the index of what they show in the embedded database', async () => {
  await keepStatistics(db);
  expect(await planOf(trash)).toContain('INDEX document_trash');
  for (const state of [undefined, 'active'] as const)
    expect(await planOf(admins(state)), state).toContain('INDEX account_role');
});

it('is done again by a job, since tables grow', () => {
  expect(housekeepingJobs.map(({ name }) => name)).toContain('statistics');
});
