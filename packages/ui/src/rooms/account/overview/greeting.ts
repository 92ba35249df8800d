export type PartOfDay = 'morning' | 'day' | 'evening';

/** The greeting for an hour of the day, 0 to 23. */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'day' : 'evening';
}
