import { SqliteAdapter, sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/*
 * Frozen: it imports nothing that can change. Every statement may run again after a crash half-way.
 *
 * Sums of days (UTC) of what is counted by quarters of an hour, kept by the database itself, so that processes of earlier
 * versions keep them too; and indexes that answer alone, where rows had to be read beside them.
 */

const tables = [
  sql`create table if not exists tally_day (
    name text not null,
    day text not null,
    count bigint not null,
    constraint tally_day_key primary key (name, day)
  )`,
  sql`create table if not exists money_tally_day (
    currency text not null,
    name text not null,
    day text not null,
    amount bigint not null,
    constraint money_tally_day_key primary key (currency, name, day)
  )`,
];

const sums = [
  { from: 'tally', to: 'tally_day', keys: ['name'], value: 'count' },
  { from: 'money_tally', to: 'money_tally_day', keys: ['currency', 'name'], value: 'amount' },
];

const filling = ({ from, to, keys, value }: (typeof sums)[number]): [string, string] => [
  `delete from ${to}`,
  `insert into ${to} (${keys.join(', ')}, day, ${value})
    select ${keys.join(', ')}, substr(at, 1, 10), sum(${value}) from ${from} group by ${keys.join(', ')}, substr(at, 1, 10)`,
];

function onSqlite(sum: (typeof sums)[number]): string[] {
  const { from, to, keys, value } = sum;
  const change = (row: 'old' | 'new', sign: '+' | '-') => {
    const same = `${keys.map((key) => `${key} = ${row}.${key}`).join(' and ')} and day = substr(${row}.at, 1, 10)`;
    // Not "or ignore": that would be ignored itself where the row comes from an upsert.
    return `
    insert into ${to} (${keys.join(', ')}, day, ${value})
      select ${keys.map((key) => `${row}.${key}`).join(', ')}, substr(${row}.at, 1, 10), 0
      where not exists (select 1 from ${to} where ${same});
    update ${to} set ${value} = ${value} ${sign} ${row}.${value} where ${same};`;
  };
  const trigger = (event: string, body: string) =>
    `create trigger if not exists ${to}_${event} after ${event} on ${from} begin ${body} end`;
  return [
    trigger('insert', change('new', '+')),
    trigger('update', change('old', '-') + change('new', '+')),
    trigger('delete', change('old', '-')),
    ...filling(sum),
  ];
}

function onPostgres(sum: (typeof sums)[number]): string[] {
  const { from, to, keys, value } = sum;
  const change = (row: 'old' | 'new', sign: '+' | '-') => `
    insert into ${to} as known (${keys.join(', ')}, day, ${value})
      values (${keys.map((key) => `${row}.${key}`).join(', ')}, substr(${row}.at, 1, 10), ${sign} ${row}.${value})
      on conflict on constraint ${to}_key do update set ${value} = known.${value} + excluded.${value};`;
  return [
    `create or replace function ${to}_summed() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then ${change('old', '-')} end if;
      if tg_op <> 'DELETE' then ${change('new', '+')} end if;
      return null;
    end $$`,
    `create or replace trigger ${to}_summed after insert or update or delete on ${from}
      for each row execute function ${to}_summed()`,
    // What another process counts meanwhile waits, and is added by the trigger.
    `do $$ begin ${[`lock table ${from} in exclusive mode`, ...filling(sum)].join('; ')}; end $$`,
  ];
}

const indexes = [
  sql`create index if not exists ledger_to_moves on ledger_entry (to_account, posting_id, amount)`,
  sql`create index if not exists ledger_from_moves on ledger_entry (from_account, posting_id, amount)`,
  sql`drop index if exists ledger_to`,
  sql`drop index if exists ledger_from`,
  sql`create index if not exists account_term_words on account_term (account_id, term)`,
  sql`drop index if exists account_term_account`,
];

export const sumsByDay: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [...tables, ...indexes]) await statement.execute(db);
    const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
    for (const statement of sums.flatMap(isSqlite ? onSqlite : onPostgres)) await sql.raw(statement).execute(db);
  },
};
