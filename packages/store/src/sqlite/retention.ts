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

/**
 * The backups that are worth keeping: the five newest, the last one of each of the last 14 days on which one was made,
 * and of the last 8 weeks. The clock is not used for the current day: a wrong one would discard good backups.
 */
export function backupsToKeep<Backup extends BackupTime>(backups: readonly Backup[]): Backup[] {
  const newestFirst = backups.toSorted((a, b) => b.number - a.number);
  return [
    ...new Set([
      ...newestFirst.slice(0, newest),
      ...lastOfEach(newestFirst, dayMilliseconds, days),
      ...lastOfEach(newestFirst, weekMilliseconds, weeks),
    ]),
  ];
}

/** The newest backup of each of the last `count` spans of time in which one was made. */
function lastOfEach<Backup extends BackupTime>(newestFirst: readonly Backup[], span: number, count: number): Backup[] {
  const found = new Map<number, Backup>();
  for (const backup of newestFirst) {
    const at = Math.floor(Date.parse(backup.time) / span);
    if (found.size < count && !found.has(at)) found.set(at, backup);
  }
  return [...found.values()];
}
