import { SqliteAdapter, sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/*
 * Frozen: it imports nothing that can change. Every statement may run again after a crash half-way.
 *
 * Who bought and the card stand beside a receipt instead of in it: a receipt is kept for good, and they are removed
 * with the account.
 */

const table = sql`create table if not exists invoice_buyer (
  number integer not null primary key references invoice (number),
  account_id text not null,
  name text not null,
  email text not null,
  brand text,
  last4 text
)`;

const onSqlite = [
  `insert or ignore into invoice_buyer (number, account_id, name, email, brand, last4)
    select number, account_id, json_extract(content, '$.buyer.name'), json_extract(content, '$.buyer.email'),
      json_extract(content, '$.brand'), json_extract(content, '$.last4')
    from invoice where json_extract(content, '$.buyer.name') is not null`,
  'drop trigger if exists invoice_no_update',
  `update invoice set content = json_remove(content, '$.buyer.name', '$.buyer.email', '$.brand', '$.last4')
    where json_extract(content, '$.buyer.name') is not null`,
  `create trigger if not exists invoice_no_update before update on invoice
    begin select raise(abort, 'invoice is append-only'); end`,
];

const onPostgres = [
  `insert into invoice_buyer (number, account_id, name, email, brand, last4)
    select number, account_id, content::jsonb #>> '{buyer,name}', content::jsonb #>> '{buyer,email}',
      content::jsonb ->> 'brand', content::jsonb ->> 'last4'
    from invoice where content::jsonb #>> '{buyer,name}' is not null
    on conflict do nothing`,
  'drop trigger if exists invoice_append_only on invoice',
  `update invoice set content =
      (content::jsonb #- '{buyer,name}' #- '{buyer,email}' #- '{brand}' #- '{last4}')::text
    where content::jsonb #>> '{buyer,name}' is not null`,
  `create or replace trigger invoice_append_only before update or delete or truncate on invoice
    for each statement execute function append_only()`,
];

export const invoiceBuyers: Migration = {
  async up(db: Kysely<unknown>) {
    await table.execute(db);
    await sql`create index if not exists invoice_buyer_of on invoice_buyer (account_id)`.execute(db);
    const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
    for (const statement of isSqlite ? onSqlite : onPostgres) await sql.raw(statement).execute(db);
  },
};
