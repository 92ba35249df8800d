import { figureNames, type FigureName, type Figures, type FigureUnit } from '@vitae/api/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Services } from '../../services.ts';
import { isoTime } from '../../services.ts';
import { countedUntilKey } from './count-figures.ts';
import { latestPeriods } from './periods.ts';

const sumSchema = z.object({
  name: z.enum(figureNames),
  period: z.coerce.number(),
  total: z.coerce.number(),
  times: z.coerce.number(),
});

/** The figures of the latest periods of a time zone, the current one last: sums of what was counted. */
export async function readFigures(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { unit, zone, periods: wanted }: { unit: FigureUnit; zone: string; periods: number },
): Promise<Figures> {
  const periods = latestPeriods({ unit, zone, count: wanted, now: now() });
  const table = sql.join(
    periods.map(({ from, until }, index) => sql`(cast(${index} as integer), ${isoTime(from)}, ${isoTime(until)})`),
  );
  // For each period by its own part of the index: a join would be planned as one over all of them.
  const within = sql`from tally
    where tally.name = wanted.name and tally.at >= period.start and tally.at < period.finish`;
  const { rows } = await sql`
    with period (number, start, finish) as (values ${table}),
      wanted (name) as (values ${sql.join(figureNames.map((name) => sql`(${name})`))})
    select wanted.name as name, period.number as period,
      coalesce((select sum(tally.count) ${within}), 0) as total, (select count(*) ${within}) as times
    from period cross join wanted`.execute(db);
  const sums = z.array(sumSchema).parse(rows);
  const valuesOf = (name: FigureName) => {
    const values = periods.map(() => 0);
    for (const { name: counted, period, total, times } of sums)
      // Who was here on two days was one person each day: the average says more than the sum.
      if (counted === name)
        values[period] = name === 'active' ? Math.round((total / Math.max(1, times)) * 10) / 10 : total;
    return values;
  };
  const counted = await db.selectFrom('setting').select('value').where('key', '=', countedUntilKey).executeTakeFirst();
  return {
    periods: periods.map(({ from, until, day }) => ({ from: isoTime(from), until: isoTime(until), day })),
    series: figureNames.map((name) => ({ name, values: valuesOf(name) })),
    countedUntil: counted?.value ?? null,
  };
}
