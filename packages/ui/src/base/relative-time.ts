const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "3 hours ago", "yesterday", "now": how long before `now` an ISO time was, in the interface's language. */
export function relativeTime(time: string, language: string, now: number = Date.now()): string {
  const seconds = Math.min(0, (Date.parse(time) - now) / 1_000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, length] = units.find(([, unitLength]) => -seconds >= unitLength) ?? ['second', Infinity];
  return format.format(Math.ceil(seconds / length), unit);
}
