import { SqliteAdapter, sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/*
 * Frozen: it imports nothing that can change. Every statement may run again after a crash half-way.
 *
 * What the lists of administrators are sorted and searched by, so that no list reads more than it shows.
 */

/** How many accounts are read at a time. */
const accountsAtOnce = 500;
/** How many terms one statement stores. */
const termsAtOnce = 300;

const wordsOf = (email: string, name: string): string[] => {
  const folded = (text: string) => text.normalize('NFKC').toLowerCase();
  const [local = '', host = ''] = folded(email).split('@');
  const words = [folded(email), host, ...local.split(/[._+-]+/), ...folded(name).split(/[\s,.]+/u)];
  return [...new Set(words.filter((word) => word.length > 1).map((word) => word.slice(0, 80)))].slice(0, 20);
};

async function fillTerms(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ;) {
    const { rows } = await sql<{ id: string; email: string; name: string }>`
      select id, email, name from account where id > ${after} order by id limit ${accountsAtOnce}`.execute(db);
    const terms = rows.flatMap(({ id, email, name }) => wordsOf(email, name).map((term) => sql`(${term}, ${id})`));
    for (let from = 0; from < terms.length; from += termsAtOnce)
      await sql`insert into account_term (term, account_id) values ${sql.join(terms.slice(from, from + termsAtOnce))}
        on conflict do nothing`.execute(db);
    const last = rows.at(-1);
    if (!last || rows.length < accountsAtOnce) return;
    after = last.id;
  }
}

export const adminLists: Migration = {
  async up(db: Kysely<unknown>) {
    const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
    // Ranges of texts by their beginnings need an order by bytes, which SQLite always has.
    const bytes = sql.raw(isSqlite ? 'text' : 'text collate "C"');
    const tables = await db.introspection.getTables();
    const has = (table: string, column: string) =>
      tables.find(({ name }) => name === table)?.columns.some(({ name }) => name === column) ?? false;
    if (!has('account', 'revision'))
      await sql`alter table account add column revision integer not null default 0`.execute(db);
    if (!has('document', 'title'))
      await sql`alter table document add column title text not null default ''`.execute(db);
    if (!has('document', 'slug'))
      await sql`alter table document add column slug ${bytes} not null default ''`.execute(db);
    const part = (name: string) => (isSqlite ? `json_extract(doc, '$.${name}')` : `pg_temp.part_of(doc, '${name}')`);
    const readable = isSqlite ? 'json_valid(doc)' : `doc like '{%}'`;
    // PostgreSQL reads no text with half a letter or a null in it, which 0.1.0 took. On one connection: the function is its own.
    const partOf = `create or replace function pg_temp.part_of(doc text, name text) returns text language plpgsql as $$ begin
        return doc::json ->> name;
      exception when data_exception then return null;
      end $$;`;
    await sql
      .raw(
        `${isSqlite ? '' : partOf} update document
          set title = substr(coalesce(${part('title')}, ''), 1, 200), slug = substr(coalesce(${part('slug')}, ''), 1, 200)
          where purged_at is null and slug = '' and ${readable}`,
      )
      .execute(db);
    await sql`create table if not exists account_term (
      term ${bytes} not null,
      account_id text not null references account (id) on delete cascade,
      constraint account_term_key primary key (term, account_id)
    )`.execute(db);
    const indexes = [
      sql`create index if not exists account_term_account on account_term (account_id)`,
      sql`create index if not exists account_created on account (created_at, id)`,
      sql`create index if not exists account_name on account (name, id)`,
      sql`create index if not exists account_status on account (status, created_at, id)`,
      sql`create index if not exists account_role on account (role, created_at, id)`,
      sql`create index if not exists account_leaving on account (delete_after, id) where delete_after is not null`,
      sql`create index if not exists document_listed on document (kind, updated_at, account_id, id)
        where deleted_at is null and purged_at is null`,
      sql`create index if not exists document_created on document (kind, created_at, account_id, id)`,
      sql`create index if not exists document_slug on document (slug, account_id)`,
      sql`create index if not exists outbox_failed on outbox (id) where failed_at is not null`,
      sql`create index if not exists outbox_recipient on outbox (recipient, id)`,
    ];
    for (const index of indexes) await index.execute(db);
    await fillTerms(db);
  },
};
