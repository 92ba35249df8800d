import { SqliteAdapter, sql, type Kysely, type RawBuilder } from 'kysely';
import type { Migration } from 'kysely/migration';

/*
 * Frozen: it imports nothing that can change. Every statement may run again after a crash half-way.
 *
 * The audit log says what was before and after, and why, and the database itself keeps it append-only: an entry gets
 * its outcome once, and is deleted only when it is older than the log is kept.
 */

const columns = {
  subject: sql`alter table audit add column subject text not null default ''`,
  subject_name: sql`alter table audit add column subject_name text not null default ''`,
  reason: sql`alter table audit add column reason text not null default ''`,
  old_value: sql`alter table audit add column old_value text`,
  new_value: sql`alter table audit add column new_value text`,
};

const fixed = ['id', 'at', 'account_id', 'email', 'action', 'target', 'device', 'network'];
const changed = fixed.map((column) => `new.${column} <> old.${column}`).join(' or ');
const isKept = `case when old.at > coalesce((select value from setting where key = 'audit kept since'), '') then 1 else 0 end = 1`;
const refusal = 'audit-is-append-only';

const onSqlite = [
  `create trigger if not exists audit_sealed before update on audit when old.outcome is not null or ${changed}
    begin select raise(abort, '${refusal}'); end`,
  `create trigger if not exists audit_kept before delete on audit when ${isKept}
    begin select raise(abort, '${refusal}'); end`,
];

const onPostgres = [
  `create or replace function audit_sealed() returns trigger language plpgsql as $$ begin
    if old.outcome is not null or ${changed} then raise exception '${refusal}'; end if;
    return new;
  end $$`,
  `create or replace trigger audit_sealed before update on audit for each row execute function audit_sealed()`,
  `create or replace function audit_kept() returns trigger language plpgsql as $$ begin
    if tg_op = 'TRUNCATE' then raise exception '${refusal}'; end if;
    if (${isKept}) then raise exception '${refusal}'; end if;
    return old;
  end $$`,
  `create or replace trigger audit_kept before delete on audit for each row execute function audit_kept()`,
  `create or replace trigger audit_not_emptied before truncate on audit for each statement execute function audit_kept()`,
];

async function run(db: Kysely<unknown>, statements: readonly RawBuilder<unknown>[]): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

export const adminRecord: Migration = {
  async up(db: Kysely<unknown>) {
    const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
    const tables = await db.introspection.getTables();
    const known = new Set(tables.find(({ name }) => name === 'audit')?.columns.map(({ name }) => name));
    for (const [name, statement] of Object.entries(columns)) if (!known.has(name)) await statement.execute(db);
    await run(db, [
      sql`create index if not exists audit_subject on audit (subject, id)`,
      ...(isSqlite ? onSqlite : onPostgres).map((statement) => sql.raw(statement)),
    ]);
  },
};
