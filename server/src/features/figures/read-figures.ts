import { figureNames, type FigureName, type Figures, type FigureUnit } from '@vitae/api/contract';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../db/open-database.ts';
import type { Services } from '../../services.ts';
import { isoTime } from '../../services.ts';
import { countedUntilKey, peopleSinceKey, settingOf } from './count-figures.ts';
import { latestPeriods } from './periods.ts';

const summedNames = figureNames.filter((name) => name !== 'active');

const sumSchema = z.object({
  name: z.enum(figureNames),
  period: z.coerce.number(),
  total: z.coerce.number(),
});

const moneySchema = z.object({
  currency: z.string(),
  name: z.enum(['gross', 'refunded', 'lost']),
  period: z.coerce.number(),
  total: z.coerce.number(),
});
const dayMs = 24 * 60 * 60_000;
const moneyNames = ['gross', 'refunded', 'lost'] as const;
/** More than a shop sells in. */
const mostCurrencies = 20;

/** The beginning of a day (UTC) at a time, or the next one. */
const dayAt = (time: number, round: (days: number) => number) => round(time / dayMs) * dayMs;

/**
 * The periods of a query as rows: number, first moment, the beginning of the first whole day (UTC) and the end of the last
 * one, first moment of the next. Whole days are read as such, and of what is beside them the quarters of an hour.
 */
const tableOf = (periods: readonly { from: number; until: number }[]) =>
  sql.join(
    periods.map(({ from, until }, index) => {
      const [first, last] = [dayAt(from, Math.ceil), dayAt(until, Math.floor)];
      const [begin, end] = first < last ? [first, last] : [until, until];
      return sql`(cast(${index} as integer), ${isoTime(from)}, ${isoTime(begin)}, ${isoTime(end)}, ${isoTime(until)})`;
    }),
  );

/** The sum of what is counted in a period of `tableOf`; each part by its own part of an index. */
const sumIn = (table: 'tally' | 'money_tally', value: 'count' | 'amount', same: RawBuilder<unknown>) => {
  const [quarters, days] = [sql.table(table), sql.table(`${table}_day`)];
  const part = (from: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
    sql`coalesce((select sum(${sql.ref(value)}) from ${from} as counted where ${same} and ${where}), 0)`;
  return sql`${part(days, sql`counted.day >= substr(period.begin_day, 1, 10) and counted.day < substr(period.end_day, 1, 10)`)}
    + ${part(quarters, sql`counted.at >= period.start and counted.at < period.begin_day`)}
    + ${part(quarters, sql`counted.at >= period.end_day and counted.at < period.finish`)}`;
};

/** What the ledger says of some periods, by currency. */
async function readMoney(db: Database, periods: readonly { from: number; until: number }[]): Promise<Figures['money']> {
  // One step of the index for each currency: `distinct` would read all of it.
  const found = await sql<{ currency: string }>`
    with recursive known (currency) as (
      select min(currency) from money_tally
      union all select (select min(currency) from money_tally where currency > known.currency)
        from known where known.currency is not null
    ) select currency from known where currency is not null limit ${mostCurrencies}`.execute(db);
  const currencies = found.rows.map(({ currency }) => currency);
  if (currencies.length === 0) return [];
  const { rows } = await sql`
    with period (number, start, begin_day, end_day, finish) as (values ${tableOf(periods)}),
      wanted (currency, name) as (values ${sql.join(
        currencies.flatMap((currency) => moneyNames.map((name) => sql`(${currency}, ${name})`)),
      )})
    select wanted.currency as currency, wanted.name as name, period.number as period,
      ${sumIn('money_tally', 'amount', sql`counted.currency = wanted.currency and counted.name = wanted.name`)} as total
    from period cross join wanted`.execute(db);
  const sums = z.array(moneySchema).parse(rows);
  return currencies.map((currency) => {
    const valuesOf = (wanted: (typeof moneyNames)[number]) => {
      const values = periods.map(() => 0);
      for (const { currency: of, name, period, total } of sums)
        if (of === currency && name === wanted) values[period] = total;
      return values;
    };
    const [gross, refunded, lost] = [valuesOf('gross'), valuesOf('refunded'), valuesOf('lost')];
    const net = gross.map((value, index) => value - (refunded[index] ?? 0) - (lost[index] ?? 0));
    return { currency, gross, refunded, lost, net };
  });
}

/** How many subscriptions there were before a time: those that had begun, less those that had ended. */
async function subscriptionsBefore(db: Database, time: number): Promise<number> {
  const day = dayAt(time, Math.floor);
  const { rows } = await sql<{ total: number | string | null }>`
    select sum(case when name = 'subscribed' then count else -count end) as total from (
      select name, count from tally_day where name in ('subscribed', 'churned') and day < ${isoTime(day).slice(0, 10)}
      union all
      select name, count from tally where name in ('subscribed', 'churned') and at >= ${isoTime(day)} and at < ${isoTime(time)}
    ) counted`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

/**
 * How many people were here in each period, everyone once, by the days of UTC with the same dates: a week and a month are
 * counted as such, since people cannot be summed.
 */
async function readActive(db: Database, unit: FigureUnit, periods: readonly { day: string }[]): Promise<number[]> {
  const rows = await db
    .selectFrom('tally_day')
    .select(['day', 'count'])
    .where('name', '=', unit === 'day' ? 'active' : `active-${unit}`)
    .where('day', '>=', periods[0]?.day ?? '')
    .execute();
  const counts = new Map(rows.map(({ day, count }) => [day, Number(count)]));
  return periods.map(({ day }) => counts.get(day) ?? 0);
}

/** The figures of the latest periods of a time zone, the current one last: sums of what was counted. */
export async function readFigures(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { unit, zone, periods: wanted }: { unit: FigureUnit; zone: string; periods: number },
): Promise<Figures> {
  const periods = latestPeriods({ unit, zone, count: wanted, now: now() });
  const { rows } = await sql`
    with period (number, start, begin_day, end_day, finish) as (values ${tableOf(periods)}),
      wanted (name) as (values ${sql.join(summedNames.map((name) => sql`(${name})`))})
    select wanted.name as name, period.number as period,
      ${sumIn('tally', 'count', sql`counted.name = wanted.name`)} as total
    from period cross join wanted`.execute(db);
  const sums = z.array(sumSchema).parse(rows);
  const active = await readActive(db, unit, periods);
  const valuesOf = (name: FigureName) => {
    if (name === 'active') return active;
    const values = periods.map(() => 0);
    for (const { name: counted, period, total } of sums) if (counted === name) values[period] = total;
    return values;
  };
  let running = await subscriptionsBefore(db, periods[0]?.from ?? 0);
  const ended = valuesOf('churned');
  const subscriptions: number[] = [];
  for (const [index, begun] of valuesOf('subscribed').entries()) {
    running += begun - (ended[index] ?? 0);
    subscriptions.push(running);
  }
  const since = unit === 'day' ? null : await settingOf(db, peopleSinceKey);
  return {
    periods: periods.map(({ from, until, day }) => ({ from: isoTime(from), until: isoTime(until), day })),
    series: figureNames.map((name) => ({ name, values: valuesOf(name) })),
    subscriptions,
    money: await readMoney(db, periods),
    countedUntil: await settingOf(db, countedUntilKey),
    peopleSince: since !== null && periods.some(({ day }) => day < since) ? since : null,
  };
}
