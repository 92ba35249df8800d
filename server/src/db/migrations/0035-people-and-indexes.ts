import { SqliteAdapter, sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/*
 * Frozen: it imports nothing that can change. Every statement may run again after a crash half-way.
 *
 * Who was here in a week and in a month, to count each person once: the database notes it beside the day, so that
 * processes of earlier versions note it too. Of weeks and months from before, only the days are known: they get the number
 * of their busiest day, and a setting says from which day on they are known. And what the lists of admins lacked an index for.
 */

const table = sql`create table if not exists presence (
  unit text not null,
  first_day text not null,
  account_id text not null references account (id) on delete cascade,
  constraint presence_key primary key (unit, first_day, account_id)
)`;

const indexes = [
  sql`create index if not exists presence_account on presence (account_id)`,
  sql`create index if not exists payment_kind_state on payment (kind, state, id)`,
  sql`create index if not exists document_trashed on document (kind, deleted_at, account_id, id)
    where deleted_at is not null and purged_at is null`,
  sql`create index if not exists audit_refused on audit (id) where outcome <> 'done'`,
  sql`create index if not exists audit_open on audit (id) where outcome is null`,
  sql`create index if not exists outbox_open on outbox (id) where sent_at is null and failed_at is null`,
];

const units = ['week', 'month'] as const;
type Unit = (typeof units)[number];

/** The first day of the week (Monday) or month of a day, all as text. */
const firstDay = (unit: Unit, day: string, isSqlite: boolean): string =>
  unit === 'month'
    ? `substr(${day}, 1, 8) || '01'`
    : isSqlite
      ? `date(${day}, 'weekday 0', '-6 days')`
      : `to_char(date_trunc('week', cast(${day} as date)), 'YYYY-MM-DD')`;

function noting(isSqlite: boolean): string[] {
  if (!isSqlite)
    return [
      `create or replace function activity_noted() returns trigger language plpgsql as $$ begin
        ${units
          .map(
            (unit) => `insert into presence (unit, first_day, account_id)
          values ('${unit}', ${firstDay(unit, 'new.day', false)}, new.account_id) on conflict do nothing;`,
          )
          .join(' ')}
        return null;
      end $$`,
      `create or replace trigger activity_noted after insert on activity for each row execute function activity_noted()`,
    ];
  // Not "or ignore": that would be ignored itself where the row comes from an upsert.
  const notes = units.map((unit) => {
    const day = firstDay(unit, 'new.day', true);
    return `insert into presence (unit, first_day, account_id) select '${unit}', ${day}, new.account_id
      where not exists (select 1 from presence
        where unit = '${unit}' and first_day = ${day} and account_id = new.account_id);`;
  });
  return [`create trigger if not exists activity_noted after insert on activity begin ${notes.join(' ')} end`];
}

function carryingOver(isSqlite: boolean): string[] {
  const nextDay = isSqlite ? `date(max(day), '+1 day')` : `to_char(cast(max(day) as date) + 1, 'YYYY-MM-DD')`;
  return [
    ...units.map(
      (unit) => `insert into presence (unit, first_day, account_id)
        select distinct '${unit}', ${firstDay(unit, 'day', isSqlite)}, account_id from activity where true
        on conflict do nothing`,
    ),
    ...units.map((unit) => {
      const first = firstDay(unit, 'substr(at, 1, 10)', isSqlite);
      return `insert into tally (name, at, count)
        select 'active-${unit}', ${first} || 'T00:00:00.000Z', max(count) from tally where name = 'active' group by 2
        on conflict (name, at) do nothing`;
    }),
    // Where nothing was counted yet, everything is known.
    `insert into setting (key, value)
      select 'figures people since', coalesce((select min(day) from activity), ${nextDay})
      from tally_day where name = 'active' having count(*) > 0
      on conflict (key) do nothing`,
  ];
}

export const peopleAndIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
    for (const statement of [table, ...indexes]) await statement.execute(db);
    for (const statement of [...noting(isSqlite), ...carryingOver(isSqlite)]) await sql.raw(statement).execute(db);
  },
};
