import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';
import type { Database } from './open-database.ts';

const key = 'running-since-boot';

/** Identifies the time from one boot of the machine to the next. */
export function bootOfMachine(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    // On systems other than Linux: the minute of the boot, by the clock.
    return new Date(Date.now() - uptime() * 1000).toISOString().slice(0, 16);
  }
}

/**
 * Whether the machine went down while the server ran on this database; also records that it is running now. A process
 * that merely dies loses nothing that the system has accepted; a machine that goes down may, if its disk reports data
 * as written too early.
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

/** Records that the server shut down cleanly. */
export async function endInOrder(db: Database): Promise<void> {
  await db.deleteFrom('setting').where('key', '=', key).execute();
}
