import { setTimeout as pause } from 'node:timers/promises';
import type { FigureName } from '@vitae/api/contract';
import { documentKinds } from '@vitae/domain';
import { jobWords } from '@vitae/words/jobs';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { Job } from '../../jobs/job.ts';
import { isoTime, type Services } from '../../services.ts';

const quarterMs = 15 * 60_000;
const dayMs = 24 * 60 * 60_000;
/** What was written this long ago is committed, and is not counted again. */
const settledMs = quarterMs;
/** For how many days people who signed up are watched for what they do next. */
const watchedDays = 30;
const pauseMs = 1;

/** The setting that says until when everything is counted. */
export const countedUntilKey = 'figures counted until';
const watchedUntilKey = 'figures watched until';
const moneyUntilKey = 'figures money until';

/** What is counted: rows by a time of theirs. */
interface Source {
  name: FigureName;
  table: string;
  time: string;
  where?: string;
}

/** Counted once, shortly after it happened: what is deleted later was there. */
const events: readonly Source[] = [
  { name: 'sign-ups', table: 'account', time: 'created_at' },
  ...documentKinds.map(({ key }): Source => ({
    name: key,
    table: 'document',
    time: 'created_at',
    where: `kind = '${key}'`,
  })),
  { name: 'evaluations', table: 'evaluation', time: 'saved_at' },
  { name: 'reviews', table: 'expert_review', time: 'requested_at' },
];

/** How far people of a period have come: counted again as long as they are watched. */
const steps: readonly Source[] = [
  {
    name: 'confirmed',
    table: 'account',
    time: 'created_at',
    where: 'case when email_verified_at is null then 0 else 1 end = 1',
  },
  // Each change of a document raises it.
  { name: 'saved', table: 'account', time: 'created_at', where: 'sync_seq > 0' },
  {
    name: 'evaluated',
    table: 'account',
    time: 'created_at',
    where: 'exists (select 1 from evaluation where evaluation.account_id = account.id)',
  },
];

/** Subscriptions that began and ended; what ended does not change any more. */
const subscriptions: readonly Source[] = [
  { name: 'subscribed', table: 'subscription', time: 'created_at' },
  { name: 'churned', table: 'subscription', time: 'changed_at', where: `state = 'ended'` },
];

/** The beginning of the quarter of an hour of a time, both as text. */
const quarterOf = (time: string) =>
  `substr(${time}, 1, 14) || case when substr(${time}, 15, 2) < '15' then '00' when substr(${time}, 15, 2) < '30' then '15' when substr(${time}, 15, 2) < '45' then '30' else '45' end || ':00.000Z'`;

/** Counts what is between two times, which begin quarters of an hour. */
async function count(db: Database, sources: readonly Source[], from: string, until: string): Promise<void> {
  for (const { name, table, time, where } of sources) {
    const raw: RawBuilder<unknown> = sql.raw(where === undefined ? '' : `and ${where}`);
    await sql`insert into tally (name, at, count)
      select cast(${name} as text), ${sql.raw(quarterOf(time))}, count(*) from ${sql.table(table)}
      where ${sql.ref(time)} >= ${from} and ${sql.ref(time)} < ${until} ${raw} group by 2
      on conflict (name, at) do update set count = excluded.count`.execute(db);
  }
}

/**
 * Sums what the ledger says between two such times. What people paid for becomes sales and tax, from the provider or a
 * wallet; a coupon's part is neither paid nor taken. Together they are the balance of everything that is won and lost.
 */
async function sumMoney(db: Database, from: string, until: string): Promise<void> {
  const moves = (name: string, sign: 1 | -1, where: string) =>
    sql`select cast(${name} as text) as name, ledger_entry.currency as currency, ${sql.raw(quarterOf('ledger_posting.at'))} as quarter,
        ${sql.raw(String(sign))} * amount as amount
      from ledger_posting join ledger_entry on ledger_entry.posting_id = ledger_posting.id
      where ledger_posting.at >= ${from} and ledger_posting.at < ${until} and ${sql.raw(where)}`;
  await sql`insert into money_tally (currency, name, at, amount)
    select currency, name, quarter, sum(amount) from (
      ${moves('gross', 1, `to_account in ('sales', 'tax') and from_account <> 'discounts'`)}
      union all ${moves('refunded', 1, `from_account in ('refunds', 'tax')`)}
      union all ${moves('lost', 1, `from_account = 'losses'`)}
      union all ${moves('lost', -1, `to_account = 'losses'`)}
    ) moves where true group by currency, name, quarter
    on conflict (currency, name, at) do update set amount = excluded.amount`.execute(db);
}

const beginOf = (time: number, ms: number) => Math.floor(time / ms) * ms;

/** Days one after the other, with time for other requests in between. */
async function countDays(
  db: Database,
  work: (db: Database, from: string, until: string) => Promise<void>,
  { from, until, key }: { from: number; until: number; key: string },
): Promise<number> {
  let days = 0;
  for (let day = beginOf(from, quarterMs); day < until; day = beginOf(day, dayMs) + dayMs) {
    const end = Math.min(beginOf(day, dayMs) + dayMs, until);
    await db.transaction().execute(async (transaction) => {
      await work(transaction, isoTime(day), isoTime(beginOf(end + quarterMs - 1, quarterMs)));
      await transaction
        .insertInto('setting')
        .values({ key, value: isoTime(end) })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: isoTime(end) }))
        .execute();
    });
    days += 1;
    await pause(pauseMs);
  }
  return days;
}

/** What is noted under a key, if anything is. */
export async function settingOf(db: Database, key: string): Promise<string | null> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? null;
}

/** A noted moment, in milliseconds since 1970. */
async function timeOf(db: Database, key: string): Promise<number | null> {
  const time = await settingOf(db, key);
  return time === null ? null : Date.parse(time);
}

/** From which day on the people of weeks and months are known; not set where they always were. */
export const peopleSinceKey = 'figures people since';
const presenceUnits = ['week', 'month'] as const;
/** How many rows one statement removes. */
const removedAtOnce = 1000;

/** The day after a week or a month. */
function endOfUnit(unit: (typeof presenceUnits)[number], firstDay: string): string {
  const [year = 0, month = 1, day = 1] = firstDay.split('-').map(Number);
  const end = unit === 'week' ? Date.UTC(year, month - 1, day + 7) : Date.UTC(year, month, 1);
  return isoTime(end).slice(0, 10);
}

/**
 * People who were here in a week or a month of UTC days, each of them once; of what has been over for a day only the number
 * is kept. It never falls: who deletes their account was there, and of a week from before only its busiest day is known.
 */
async function countPresence({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const yesterday = isoTime(now().getTime() - dayMs).slice(0, 10);
  for (const unit of presenceUnits)
    for (let after = ''; ;) {
      // One step of the index for each: `distinct` would read all of it.
      const { first } = await db
        .selectFrom('presence')
        .select(({ fn }) => fn.min('first_day').as('first'))
        .where('unit', '=', unit)
        .where('first_day', '>', after)
        .executeTakeFirstOrThrow();
      if (first === null) break;
      const counted = await db
        .selectFrom('presence')
        .select(({ fn }) => fn.countAll<number | string>().as('people'))
        .where('unit', '=', unit)
        .where('first_day', '=', first)
        .executeTakeFirstOrThrow();
      await db
        .insertInto('tally')
        .values({ name: `active-${unit}`, at: `${first}T00:00:00.000Z`, count: Number(counted.people) })
        .onConflict((conflict) =>
          conflict
            .columns(['name', 'at'])
            .doUpdateSet((row) => ({ count: row.ref('excluded.count') }))
            .whereRef('tally.count', '<', 'excluded.count'),
        )
        .execute();
      if (endOfUnit(unit, first) <= yesterday) await forgetPresence(db, unit, first);
      after = first;
    }
}

async function forgetPresence(db: Database, unit: (typeof presenceUnits)[number], firstDay: string): Promise<void> {
  const rows = db.selectFrom('presence').where('unit', '=', unit).where('first_day', '=', firstDay);
  for (;;) {
    const some = await rows.select('account_id').limit(removedAtOnce).execute();
    if (some.length === 0) return;
    await db
      .deleteFrom('presence')
      .where('unit', '=', unit)
      .where('first_day', '=', firstDay)
      .where(
        'account_id',
        'in',
        some.map(({ account_id }) => account_id),
      )
      .execute();
    await pause(pauseMs);
  }
}

/** People who were here, by day in UTC; of days that are over only their number is kept. */
async function countActive({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const days = await db.selectFrom('activity').select('day').distinct().orderBy('day').execute();
  const yesterday = isoTime(now().getTime() - dayMs).slice(0, 10);
  for (const { day } of days) {
    const counted = await db
      .selectFrom('activity')
      .select(({ fn }) => fn.countAll<number | string>().as('people'))
      .where('day', '=', day)
      .executeTakeFirst();
    const row = { name: 'active', at: `${day}T00:00:00.000Z`, count: Number(counted?.people ?? 0) };
    await db
      .insertInto('tally')
      .values(row)
      .onConflict((conflict) => conflict.columns(['name', 'at']).doUpdateSet({ count: row.count }))
      .execute();
    if (day < yesterday) await db.deleteFrom('activity').where('day', '=', day).execute();
  }
}

const counting = (sources: readonly Source[]) => (db: Database, from: string, until: string) =>
  count(db, sources, from, until);

/** Revenue and subscriptions since the last time; the first time from the first posting. */
async function countMoney(db: Database, until: number): Promise<number> {
  const known = await timeOf(db, moneyUntilKey);
  const first = await db.selectFrom('ledger_posting').select('at').orderBy('at').limit(1).executeTakeFirst();
  if (!first) return 0;
  return countDays(
    db,
    async (transaction, from, end) => {
      await sumMoney(transaction, from, end);
      await count(transaction, subscriptions, from, end);
    },
    { from: known === null ? Date.parse(first.at) : known - settledMs, until, key: moneyUntilKey },
  );
}

/** Counts what happened since the last time. The first time it counts everything there is, day by day. */
export async function countFigures({ db, now }: Pick<Services, 'db' | 'now'>): Promise<{ days: number }> {
  const until = now().getTime();
  const known = await timeOf(db, countedUntilKey);
  const first = await db.selectFrom('account').select('created_at').orderBy('created_at').limit(1).executeTakeFirst();
  const begin = first ? Date.parse(first.created_at) : until;
  const from = known === null ? begin : known - settledMs;
  let days = await countDays(db, counting(events), { from, until, key: countedUntilKey });
  const watched = await timeOf(db, watchedUntilKey);
  const again = watched === null ? begin : Math.max(begin, watched - watchedDays * dayMs);
  // People who signed up long ago are looked at once a day, those of today always.
  const isNewDay = watched === null || beginOf(watched, dayMs) < beginOf(until, dayMs);
  days += await countDays(db, counting(steps), {
    from: isNewDay ? again : beginOf(until, dayMs),
    until,
    key: watchedUntilKey,
  });
  await countActive({ db, now });
  // A month has many rows, so it is counted once in a quarter of an hour.
  if (known === null || beginOf(known, quarterMs) < beginOf(until, quarterMs)) await countPresence({ db, now });
  days += await countMoney(db, until);
  return { days };
}

/** Keeps the figures of the reports, so that no page counts rows. */
export const figuresJob: Job = {
  name: 'figures',
  does: jobWords('figures'),
  everyMs: 60_000,
  run: (services) => countFigures(services),
};
