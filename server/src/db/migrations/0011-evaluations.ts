import { SqliteAdapter, sql, type Kysely, type RawBuilder } from 'kysely';
import type { Migration } from 'kysely/migration';

/*
 * Frozen: it imports nothing that can change. Every statement may run again after a crash half-way.
 *
 * Evaluations of accounts, and what is still to be evaluated. Their bytes count as those of documents do (0005).
 */

const leastBytes = 4096;
const texts = { evaluation: 'body', evaluation_task: 'input' } as const;
const parts = Object.keys(texts).filter((part): part is keyof typeof texts => part in texts);

const tables = [
  // The text of a report comes last: SQLite then lists the rest without reading it.
  sql`create table if not exists evaluation (
    account_id text not null references account (id) on delete cascade,
    id text not null,
    kind text not null,
    state text not null,
    document_id text,
    slug text not null,
    name text not null,
    document_updated_at text,
    as_of text not null,
    ruleset_version text,
    score double precision,
    failure text,
    attempts integer not null default 0,
    made_at text not null,
    saved_at text not null,
    started_at text,
    deleted_at text,
    findings text not null default '[]',
    body text not null default '',
    constraint evaluation_key primary key (account_id, id)
  )`,
  sql`create table if not exists evaluation_task (
    account_id text not null,
    evaluation_id text not null,
    pictures text not null,
    input text not null,
    constraint evaluation_task_key primary key (account_id, evaluation_id),
    foreign key (account_id, evaluation_id) references evaluation (account_id, id) on delete cascade
  )`,
  sql`create index if not exists evaluation_list on evaluation (account_id, kind, id) where deleted_at is null`,
  sql`create index if not exists evaluation_month on evaluation (account_id, saved_at) where deleted_at is null`,
  sql`create index if not exists evaluation_of_document on evaluation (account_id, document_id, id) where deleted_at is null`,
  sql`create index if not exists evaluation_failed on evaluation (saved_at) where state = 'failed'`,
  sql`create index if not exists evaluation_waiting on evaluation (state, id) where state in ('queued', 'running')`,
];

const bytesOf = (part: keyof typeof texts, row: string, most: string) =>
  `${most}(${leastBytes}, octet_length(${row}.${texts[part]}))`;

function countersOnSqlite(): RawBuilder<unknown>[] {
  return parts.flatMap((part) => {
    const size = (row: string) => bytesOf(part, row, 'max');
    const add = (row: string, sum: string) =>
      `update account set stored_bytes = stored_bytes + ${sum} where id = ${row}.account_id`;
    return [
      `create trigger if not exists ${part}_added after insert on ${part} begin ${add('new', size('new'))}; end`,
      `create trigger if not exists ${part}_removed after delete on ${part} begin ${add('old', `-${size('old')}`)}; end`,
      `create trigger if not exists ${part}_changed after update of ${texts[part]} on ${part} begin ${add('new', `${size('new')} - ${size('old')}`)}; end`,
    ].map((statement) => sql.raw(statement));
  });
}

function countersOnPostgres(): RawBuilder<unknown>[] {
  return parts.flatMap((part) => {
    const sum = (rows: string, sign: string) =>
      `select account_id, ${sign}sum(${bytesOf(part, rows, 'greatest')}) as bytes from ${rows} group by account_id`;
    const trigger = (name: string, event: string, referencing: string, sums: string) => [
      `create or replace function ${part}_${name}() returns trigger language plpgsql as $$ begin
        update account set stored_bytes = stored_bytes + change.bytes
        from (select account_id, sum(bytes) as bytes from (${sums}) sums group by account_id) change
        where account.id = change.account_id and change.bytes <> 0;
        return null;
      end $$`,
      `create or replace trigger ${part}_${name} after ${event} on ${part} referencing ${referencing} for each statement execute function ${part}_${name}()`,
    ];
    const [added, removed] = ['added_rows', 'removed_rows'];
    return [
      ...trigger('added', 'insert', `new table as ${added}`, sum(added, '')),
      ...trigger('removed', 'delete', `old table as ${removed}`, sum(removed, '-')),
      ...trigger(
        'changed',
        'update',
        `old table as ${removed} new table as ${added}`,
        `${sum(added, '')} union all ${sum(removed, '-')}`,
      ),
    ].map((statement) => sql.raw(statement));
  });
}

export const evaluations: Migration = {
  async up(db: Kysely<unknown>) {
    const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
    for (const statement of [...tables, ...(isSqlite ? countersOnSqlite() : countersOnPostgres())])
      await statement.execute(db);
  },
};
