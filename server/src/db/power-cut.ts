import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';
import type { Database } from './open-database.ts';

const key = 'running-since-boot';

/** Names the time from one start of the machine to its end. */
export function bootOfMachine(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    // Other systems than Linux: the minute of the start, as the clock tells it.
    return new Date(Date.now() - uptime() * 1000).toISOString().slice(0, 16);
  }
}

/**
 * Whether the machine went down while the server ran on this database, and notes that it runs now. A process that
 * merely dies loses nothing of what the system has taken; a machine that goes down may, where a disk says that it has
 * written what it has not.
 */
export async function hadPowerCut(db: Database, boot: string): Promise<boolean> {
  const known = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  await db
    .insertInto('setting')
    .values({ key, value: boot })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: boot }))
    .execute();
  return known !== undefined && known.value !== boot;
}

/** Notes that the server ended in order. */
export async function endInOrder(db: Database): Promise<void> {
  await db.deleteFrom('setting').where('key', '=', key).execute();
}
