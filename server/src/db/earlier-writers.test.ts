import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { postgresPlace, type TestPlace } from '../testing/databases.ts';
import { openDatabase, type Database } from './open-database.ts';

/*
 * What the server of 0.1.0 writes, word for word, into the tables of today; `npm run fuzz -- processes` runs that server
 * itself.
 */

const time = '2026-01-01T00:00:00.000Z';
const photo = 'ab'.repeat(32);
const textOf = (title: string) => JSON.stringify({ title, slug: 'nurse', basics: { photo: { asset: photo } } });

let place: TestPlace;
let db: Database;
beforeAll(async () => {
  place = await postgresPlace();
  db = openDatabase(place);
});
beforeEach(async () => {
  for (const id of ['ada', 'eve']) await signUp(id);
});
afterEach(() => db.deleteFrom('account').execute());
afterAll(async () => {
  await db.destroy();
  await place.remove();
});

const signUp = (id: string) =>
  sql`insert into account (id, email, email_key, name, role, status, country, locale, theme, created_at)
    values (${id}, ${`${id}@Example.com`}, ${id}, 'Ada  King-Noel', 'user', 'active', 'US', 'en', 'system', ${time})`.execute(
    db,
  );

const insertDocument = (account: string, doc: string) =>
  sql`insert into document (id, account_id, kind, head_rev, schema_version, doc, device, change_seq, created_at, updated_at)
    values ('cv', ${account}, 'resume', 1, 1, ${doc}, '', 1, ${time}, ${time})`.execute(db);

const insertVersion = (on: Database, rev: number, doc: string) =>
  sql`insert into document_revision (document_id, rev, doc, device_id, device, push_id, created_at)
    values ('cv', ${rev}, ${doc}, 'laptop', 'Firefox', ${`push ${rev}`}, ${time})`.execute(on);

it('gives a version of 0.1.0 its account and its pictures, and the document its title', async () => {
  await insertDocument('ada', textOf('Nurse'));
  await insertVersion(db, 1, textOf('Nurse'));
  const doc = textOf('Senior nurse');
  await db.transaction().execute(async (inner) => {
    await sql`update document set head_rev = 2, doc = ${doc}, change_seq = 2 where id = 'cv' and head_rev = 1`.execute(
      inner,
    );
    await insertVersion(inner, 2, doc);
  });
  expect(await db.selectFrom('asset_reference').selectAll().orderBy('rev').execute()).toEqual(
    [1, 2].map((rev) => ({ account_id: 'ada', sha256: photo, document_id: 'cv', rev })),
  );
  expect(await db.selectFrom('document').select(['title', 'slug']).execute()).toEqual([
    { title: 'Senior nurse', slug: 'nurse' },
  ]);
});

it('takes a text of 0.1.0 with half a letter in it, which PostgreSQL cannot read', async () => {
  const doc = textOf('Nurse \ud83d');
  expect(doc).toContain(String.raw`\ud83d`);
  await insertDocument('ada', doc);
  await insertVersion(db, 1, doc);
  expect(await db.selectFrom('document_revision').select('account_id').execute()).toEqual([{ account_id: 'ada' }]);
});

it('finds people who signed up or changed their name with 0.1.0', async () => {
  const termsOfAda = async () => {
    const rows = await db.selectFrom('account_term').select('term').where('account_id', '=', 'ada').execute();
    return rows.map(({ term }) => term);
  };
  expect(new Set(await termsOfAda())).toEqual(new Set(['ada@example.com', 'example.com', 'ada', 'king-noel']));
  await sql`update account set name = 'Ada Byron' where id = 'ada'`.execute(db);
  expect(await termsOfAda()).toContain('byron');
});

it('lets no statement without an account change the documents of two', async () => {
  for (const account of ['ada', 'eve']) {
    await insertDocument(account, textOf(account));
    await insertVersion(db, 1, textOf(account));
  }
  for (const statement of [
    sql`update document set head_rev = 2, doc = '{}', change_seq = 2 where id = 'cv' and head_rev = 1`,
    sql`update document_revision set label = 'mine' where document_id = 'cv' and rev = 1`,
    sql`delete from document_revision where document_id = 'cv'`,
  ])
    await expect(statement.execute(db)).rejects.toThrow('a document of more than one account');
  await sql`delete from document_revision where document_id = 'cv' and account_id = 'ada'`.execute(db);
});
