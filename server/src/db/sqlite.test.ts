import { Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { sqliteDialect } from './sqlite.ts';

it('statements that are kept prepared see a changed table, and hundreds of others in between', async () => {
  const db = new Kysely<{ note: { id: number; text?: string } }>({ dialect: sqliteDialect(':memory:') });
  await sql`create table note (id integer)`.execute(db);
  const all = () => db.selectFrom('note').selectAll().execute();
  await db.insertInto('note').values({ id: 1 }).execute();
  expect(await all()).toEqual([{ id: 1 }]);
  await sql`alter table note add column text text not null default 'new'`.execute(db);
  expect(await all()).toEqual([{ id: 1, text: 'new' }]);
  for (let other = 0; other < 400; other += 1) await sql`select ${sql.lit(other)} as number`.execute(db);
  // One that failed can be used again.
  const add = (id: number) => sql`insert into note (id, text) values (${id}, ${id === 2 ? null : 'x'})`.execute(db);
  await expect(add(2)).rejects.toThrow('NOT NULL');
  await add(3);
  expect(await all()).toEqual([
    { id: 1, text: 'new' },
    { id: 3, text: 'x' },
  ]);
  await db.destroy();
});
