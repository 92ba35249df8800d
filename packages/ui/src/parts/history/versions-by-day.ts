import type { Bar } from '../charts/index.ts';

/** The local day of a moment, as `YYYY-MM-DD`. */
export const dayOf = (moment: string | Date): string => {
  const date = new Date(moment);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/**
 * How many versions were made on each of the last days, the oldest day first.
 * @param moments ISO 8601 times of the versions
 * @param today the last day
 */
export function versionsByDay(moments: readonly string[], today: Date, locale: string, days = 14): Bar[] {
  const counts = Map.groupBy(moments, dayOf);
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  return Array.from({ length: days }, (_, index) => {
    const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() - (days - 1 - index));
    const key = dayOf(date);
    return { key, short: String(date.getDate()), label: long.format(date), value: counts.get(key)?.length ?? 0 };
  });
}
