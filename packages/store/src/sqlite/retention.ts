/** A backup by the order it was made in; clocks may be set back. */
export interface BackupTime {
  number: number;
  /** ISO 8601, UTC. */
  time: string;
}

const newest = 5;
const days = 14;
const weeks = 8;
const dayMilliseconds = 86_400_000;
const weekMilliseconds = 7 * dayMilliseconds;

/** The backups that are worth keeping: the five newest, the last one of each of 14 days, and the last one of each of 8 weeks. */
export function backupsToKeep<Backup extends BackupTime>(backups: readonly Backup[], now: Date): Backup[] {
  const newestFirst = backups.toSorted((a, b) => b.number - a.number);
  return [...new Set([...newestFirst.slice(0, newest), ...lastOfEach(newestFirst, dayMilliseconds, days, now), ...lastOfEach(newestFirst, weekMilliseconds, weeks, now)])];
}

/** The newest backup of each of the last `count` spans of time. */
function lastOfEach<Backup extends BackupTime>(newestFirst: readonly Backup[], span: number, count: number, now: Date): Backup[] {
  const spanOf = (time: number) => Math.floor(time / span);
  const found = new Map<number, Backup>();
  for (const backup of newestFirst) {
    const at = spanOf(Date.parse(backup.time));
    const age = spanOf(now.getTime()) - at;
    if (age >= 0 && age < count && !found.has(at)) found.set(at, backup);
  }
  return [...found.values()];
}
