import { SqliteAdapter, sql, type Kysely, type RawBuilder } from 'kysely';
import type { Migration } from 'kysely/migration';

/*
 * Frozen: it imports nothing that can change.
 *
 * Ids of documents belong to their account, versions say which pictures they show, and accounts know how many bytes
 * they store. The database counts those itself, by triggers, so that whatever writes is counted.
 */

/** A row takes at least a page of the database, however short its text. */
const leastBytes = 4096;

const parts = ['document', 'document_revision', 'asset'] as const;

async function run(db: Kysely<unknown>, statements: readonly RawBuilder<unknown>[]): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

async function hasAccountOfRevisions(db: Kysely<unknown>): Promise<boolean> {
  const tables = await db.introspection.getTables();
  const revisions = tables.find(({ name }) => name === 'document_revision');
  return revisions?.columns.some(({ name }) => name === 'account_id') ?? false;
}

/** SQLite cannot change a primary key: the tables are rebuilt. */
const newKeysOnSqlite = [
  sql`create table document_next (
    id text not null,
    account_id text not null references account (id) on delete cascade,
    kind text not null,
    head_rev integer not null,
    schema_version integer not null,
    doc text not null,
    device text not null default '',
    change_seq integer not null,
    deleted_at text,
    purged_at text,
    created_at text not null,
    updated_at text not null,
    constraint document_key primary key (account_id, id)
  )`,
  sql`create table document_revision_next (
    account_id text not null,
    document_id text not null,
    rev integer not null,
    doc text not null,
    device_id text not null,
    device text not null default '',
    push_id text not null,
    label text not null default '',
    created_at text not null,
    constraint document_revision_key primary key (account_id, document_id, rev),
    foreign key (account_id, document_id) references document_next (account_id, id) on delete cascade
  )`,
  sql`insert into document_next
    select id, account_id, kind, head_rev, schema_version, doc, device, change_seq, deleted_at, purged_at, created_at, updated_at
    from document`,
  sql`insert into document_revision_next
    select document.account_id, version.document_id, version.rev, version.doc, version.device_id, version.device, version.push_id, version.label, version.created_at
    from document_revision version join document on document.id = version.document_id`,
  // Its versions first: dropping a table also drops the rows that refer to it.
  sql`drop table document_revision`,
  sql`drop table document`,
  sql`alter table document_next rename to document`,
  sql`alter table document_revision_next rename to document_revision`,
];

const newKeysOnPostgres = [
  sql`alter table document_revision drop constraint if exists document_revision_document_id_fkey`,
  sql`alter table document_revision drop constraint if exists document_revision_key`,
  sql`alter table document drop constraint if exists document_pkey`,
  sql`alter table document add constraint document_key primary key (account_id, id)`,
  sql`alter table document_revision add column account_id text`,
  sql`update document_revision version set account_id = document.account_id from document where document.id = version.document_id`,
  sql`alter table document_revision alter column account_id set not null`,
  sql`alter table document_revision add constraint document_revision_key primary key (account_id, document_id, rev)`,
  sql`alter table document_revision add constraint document_revision_document foreign key (account_id, document_id) references document (account_id, id) on delete cascade`,
  sql`drop index if exists document_revision_push`,
  sql`drop index if exists document_revision_age`,
];

const indexes = [
  sql`create unique index if not exists document_changes on document (account_id, change_seq)`,
  sql`create index if not exists document_trash on document (deleted_at) where deleted_at is not null and purged_at is null`,
  sql`create unique index if not exists document_revision_push on document_revision (account_id, document_id, push_id)`,
  // All that thinning looks at: the documents themselves need not be read for it.
  sql`create index if not exists document_revision_age on document_revision (account_id, document_id, created_at, rev, device_id, label)`,
  sql`create table if not exists asset_reference (
    account_id text not null,
    sha256 text not null,
    document_id text not null,
    rev integer not null,
    constraint asset_reference_key primary key (account_id, sha256, document_id, rev),
    foreign key (account_id, document_id, rev) references document_revision (account_id, document_id, rev) on delete cascade
  )`,
  // What is deleted together with a version, and which account has a file.
  sql`create index if not exists asset_reference_revision on asset_reference (account_id, document_id, rev)`,
  sql`create index if not exists asset_sha256 on asset (sha256)`,
];

/** How many versions are processed at a time. */
const versionsAtOnce = 100;

interface Version {
  account_id: string;
  document_id: string;
  rev: number;
  doc: string;
}

/** A photo is the one picture that a document of this time names, and `"asset"` with these quotes is never text. */
async function noteReferences(db: Kysely<unknown>): Promise<void> {
  for (let last: Pick<Version, 'account_id' | 'document_id' | 'rev'> | undefined; ;) {
    const after = last
      ? sql`and (account_id, document_id, rev) > (${last.account_id}, ${last.document_id}, ${last.rev})`
      : sql``;
    const { rows } = await sql<Version>`
      select account_id, document_id, rev, doc from document_revision
      where doc like '%"asset":"%' ${after}
      order by account_id, document_id, rev limit ${versionsAtOnce}`.execute(db);
    for (const { account_id, document_id, rev, doc } of rows) {
      const named = new Set([...doc.matchAll(/"asset":"([\da-f]{64})"/g)].map(([, sha256]) => sha256));
      for (const sha256 of named)
        await sql`insert into asset_reference (account_id, sha256, document_id, rev)
          values (${account_id}, ${sha256}, ${document_id}, ${rev}) on conflict do nothing`.execute(db);
    }
    last = rows.at(-1);
    if (rows.length < versionsAtOnce) return;
  }
}

/** Bytes of a row, as the database counts them. */
const bytesOf = (part: (typeof parts)[number], row: string, most: string) =>
  `${most}(${leastBytes}, ${part === 'asset' ? `${row}.size` : `octet_length(${row}.doc)`})`;

function countersOnSqlite(): RawBuilder<unknown>[] {
  return parts.flatMap((part) => {
    const size = (row: string) => bytesOf(part, row, 'max');
    const add = (row: string, sum: string) =>
      `update account set stored_bytes = stored_bytes + ${sum} where id = ${row}.account_id`;
    return [
      `create trigger if not exists ${part}_added after insert on ${part} begin ${add('new', size('new'))}; end`,
      `create trigger if not exists ${part}_removed after delete on ${part} begin ${add('old', `-${size('old')}`)}; end`,
      `create trigger if not exists ${part}_changed after update of ${part === 'asset' ? 'size' : 'doc'} on ${part} begin ${add('new', `${size('new')} - ${size('old')}`)}; end`,
    ].map((statement) => sql.raw(statement));
  });
}

/** Once per statement, not once per row: a statement that removes ten thousand versions changes the account once. */
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

async function countBytes(db: Kysely<unknown>, isSqlite: boolean): Promise<void> {
  const tables = await db.introspection.getTables();
  const account = tables.find(({ name }) => name === 'account');
  if (!account?.columns.some(({ name }) => name === 'stored_bytes'))
    await sql`alter table account add column stored_bytes bigint not null default 0`.execute(db);
  await run(db, isSqlite ? countersOnSqlite() : countersOnPostgres());
  const most = isSqlite ? 'max' : 'greatest';
  const sums = parts.map(
    (part) =>
      `coalesce((select sum(${bytesOf(part, part, most)}) from ${part} where ${part}.account_id = account.id), 0)`,
  );
  await sql.raw(`update account set stored_bytes = ${sums.join(' + ')}`).execute(db);
}

async function step(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  if (!(await hasAccountOfRevisions(db))) await run(db, isSqlite ? newKeysOnSqlite : newKeysOnPostgres);
  await run(db, indexes);
  await noteReferences(db);
  await countBytes(db, isSqlite);
}

/** All or nothing, also where the database changes tables outside of a transaction by itself. */
export const documentsByAccount: Migration = {
  up: (db: Kysely<unknown>) => (db.isTransaction ? step(db) : db.transaction().execute(step)),
};
