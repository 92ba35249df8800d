import { SqliteAdapter, sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/*
 * Frozen: it imports nothing that can change. Every statement may run again after a crash half-way.
 *
 * While processes are replaced one by one, those of 0.1.0 work on the tables of today. They name documents by their id
 * alone, and know neither the account of a version nor its pictures, nor what administrators find documents and people
 * by: on PostgreSQL, which is the database that several processes share, the database adds all that itself. Once
 * nobody comes from 0.1.0, a migration removes what is made here.
 */

/** The account whose document has just become this version. */
const accountOfVersion = `
  create or replace function version_of_account() returns trigger language plpgsql as $$ begin
    new.account_id := (select account_id from document
      where id = new.document_id and head_rev = new.rev and doc = new.doc order by updated_at desc limit 1);
    return new;
  end $$;
  create or replace trigger version_of_account before insert on document_revision
    for each row when (new.account_id is null) execute function version_of_account()`;

/** At the end of the transaction: by then a process of today has noted the pictures itself. */
const picturesOfVersion = `
  create or replace function version_pictures() returns trigger language plpgsql as $$ begin
    insert into asset_reference (account_id, sha256, document_id, rev)
      select distinct account_id, sha256[1], document_id, rev
      from document_revision, regexp_matches(doc, '"asset":"([0-9a-f]{64})"', 'g') sha256
      where account_id = new.account_id and document_id = new.document_id and rev = new.rev
      on conflict do nothing;
    return null;
  end $$;
  drop trigger if exists version_pictures on document_revision;
  create constraint trigger version_pictures after insert on document_revision deferrable initially deferred
    for each row when (new.doc like '%"asset":"%') execute function version_pictures()`;

/** Processes of today write the new title themselves, unless it is the old one. Half a letter is no text for PostgreSQL. */
const titleOfDocument = `
  create or replace function document_titled() returns trigger language plpgsql as $$ begin
    begin
      new.title := substr(coalesce(new.doc::json ->> 'title', ''), 1, 200);
      new.slug := substr(coalesce(new.doc::json ->> 'slug', ''), 1, 200);
    exception when data_exception then null;
    end;
    return new;
  end $$;
  create or replace trigger document_titled_first before insert on document
    for each row when (new.title = '' and new.slug = '' and new.doc like '{%') execute function document_titled();
  create or replace trigger document_titled before update of doc on document
    for each row when (new.doc <> old.doc and new.title = old.title and new.slug = old.slug and new.doc like '{%')
    execute function document_titled()`;

/** The words of `accountTerms`; whatever a process of today has stored is there already. */
const wordsOfAccount = `
  create or replace function account_found() returns trigger language plpgsql as $$ begin
    insert into account_term (term, account_id)
      select distinct left(word, 80), known.id
      from (select id, lower(normalize(email, nfkc)) as email, lower(normalize(name, nfkc)) as name
        from account where id = new.id) known,
        unnest(
          array[known.email, split_part(known.email, '@', 2)]
          || regexp_split_to_array(split_part(known.email, '@', 1), '[._+-]+')
          || regexp_split_to_array(known.name, '[\\s,.]+')
        ) word
      where length(word) > 1 limit 20
      on conflict do nothing;
    return null;
  end $$;
  drop trigger if exists account_found_first on account;
  create constraint trigger account_found_first after insert on account deferrable initially deferred
    for each row execute function account_found();
  drop trigger if exists account_found on account;
  create constraint trigger account_found after update of email, name on account deferrable initially deferred
    for each row when (new.email <> old.email or new.name <> old.name) execute function account_found()`;

/** Should two accounts have a document of one id, a statement that knows no accounts would change that of both. */
const oneAccount = (table: string, event: 'update' | 'delete', keys: string) => {
  const name = `${table}_of_one_account_${event}`;
  return `
    create or replace function ${name}() returns trigger language plpgsql as $$ begin
      if exists (select 1 from changed group by ${keys} having count(distinct account_id) > 1) then
        raise exception 'a document of more than one account';
      end if;
      return null;
    end $$;
    create or replace trigger ${name} after ${event} on ${table}
      referencing ${event === 'update' ? 'new' : 'old'} table as changed for each statement execute function ${name}()`;
};

const rules = [
  accountOfVersion,
  picturesOfVersion,
  titleOfDocument,
  wordsOfAccount,
  // Two accounts never have the same change of the same document, unless one statement wrote both.
  oneAccount('document', 'update', 'id, change_seq'),
  oneAccount('document_revision', 'update', 'document_id, rev'),
  oneAccount('document_revision', 'delete', 'document_id, rev'),
];

/** Without these, processes of 0.1.0 would read all rows to find one. */
const indexes = [
  `create index if not exists document_by_id on document (id)`,
  `create index if not exists document_revision_by_id on document_revision (document_id, rev)`,
];

export const earlierWriters: Migration = {
  async up(db: Kysely<unknown>) {
    // A database that begins today has never had such processes.
    const { rows } = await sql`select 1 from document limit 1`.execute(db);
    if (db.getExecutor().adapter instanceof SqliteAdapter) return;
    for (const statement of [...rules, ...(rows.length > 0 ? indexes : [])]) await sql.raw(statement).execute(db);
  },
};
