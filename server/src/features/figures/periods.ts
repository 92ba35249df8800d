import type { FigureUnit } from '@vitae/api/contract';
import { keptByKey } from '@vitae/domain';

/** From the first moment of a period to that of the next, in milliseconds since 1970. */
export interface Period {
  from: number;
  until: number;
  /** Its first day in the time zone: `YYYY-MM-DD`. */
  day: string;
}

/** For as many zones as anyone looks at. */
const formatOf = keptByKey(
  1000,
  (zone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);

/** The clock of a time zone at a time, as if it were UTC. */
function clockOf(time: number, zone: string): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** When the clock of a time zone shows something, or the first moment after it where a clock is put forward. */
function timeOfClock(clock: number, zone: string): number {
  const first = clock - (clockOf(clock, zone) - clock);
  return clock - (clockOf(first, zone) - first);
}

/** The first day of the period with a day, some periods before or after. */
function beginOf(clock: number, unit: FigureUnit, shift: number): number {
  const date = new Date(clock);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  if (unit === 'month') return Date.UTC(year, month + shift, 1);
  // Weeks begin on Monday (ISO 8601).
  if (unit === 'week') return Date.UTC(year, month, day - ((date.getUTCDay() + 6) % 7) + shift * 7);
  return Date.UTC(year, month, day + shift);
}

/** The latest periods by the calendar of a time zone, the current one last. */
export function latestPeriods({
  unit,
  zone,
  count,
  now,
}: {
  unit: FigureUnit;
  zone: string;
  count: number;
  now: Date;
}): Period[] {
  const clock = clockOf(now.getTime(), zone);
  const begins = Array.from({ length: count + 1 }, (_, index) => beginOf(clock, unit, index - count + 1));
  const times = begins.map((begin) => timeOfClock(begin, zone));
  return begins.slice(0, -1).map((begin, index) => ({
    from: times[index] ?? 0,
    until: times[index + 1] ?? 0,
    day: new Date(begin).toISOString().slice(0, 10),
  }));
}
