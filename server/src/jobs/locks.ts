import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../db/open-database.ts';
import { isoTime } from '../services.ts';

/** Makes sure that only one process at a time does some work. */
export interface Locks {
  /** Does the work while it holds the lock; false, without doing it, if the lock is already held, here or elsewhere. */
  hold: (name: string, work: () => Promise<void>) => Promise<boolean>;
  stop: () => Promise<void>;
}

/** How one kind of database records who holds a lock. */
interface Holder {
  take: (name: string) => Promise<boolean>;
  release: (name: string) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * On PostgreSQL with advisory locks, which end with their process; on SQLite, which has none, with rows that have a
 * time.
 */
export function createLocks(options: { db: Database; url: string | null; now: () => Date }): Locks {
  const holder = options.url === null ? rowHolder(options) : advisoryHolder(options.url);
  const held = new Set<string>();
  return {
    async hold(name, work) {
      if (held.has(name)) return false;
      held.add(name);
      try {
        if (!(await holder.take(name))) return false;
        try {
          await work();
        } finally {
          await holder.release(name);
        }
        return true;
      } finally {
        held.delete(name);
      }
    },
    stop: holder.stop,
  };
}

/** The first of the two numbers of an advisory lock: it distinguishes the app's locks in a shared database. */
const space = 0x76_69_74_61;
const numberOf = (name: string) => createHash('sha256').update(name).digest().readInt32BE(0);

/**
 * One separate connection holds all locks of the process: one of the pool would be missing for the work that the lock
 * protects. If it breaks, PostgreSQL releases its locks, and the next lock opens a new one.
 */
function advisoryHolder(url: string): Holder {
  let opening: Promise<pg.Client> | null = null;
  const open = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    const forget = () => {
      opening = null;
    };
    client.on('error', forget);
    client.on('end', forget);
    await client.connect();
    return client;
  };
  const connection = () => {
    opening ??= open().catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };
  // In sequence, since a connection runs one query at a time.
  let last: Promise<unknown> = Promise.resolve();
  const ask = (client: pg.Client, call: string, name: string) => {
    const answer = last.then(() =>
      client.query<{ said: boolean }>(`select ${call}($1, $2) as said`, [space, numberOf(name)]),
    );
    last = answer.catch(() => undefined);
    return answer;
  };
  return {
    async take(name) {
      const { rows } = await ask(await connection(), 'pg_try_advisory_lock', name);
      return rows[0]?.said === true;
    },
    async release(name) {
      // Without the connection that took it, the lock is already released.
      const client = await opening?.catch(() => null);
      if (client) await ask(client, 'pg_advisory_unlock', name).catch(() => undefined);
    },
    async stop() {
      const client = await opening?.catch(() => null);
      await client?.end().catch(() => undefined);
    },
  };
}

/** A process that died holds its rows no longer than this; a running one renews them. */
const rowMs = 15 * 60 * 1000;

function rowHolder({ db, now }: { db: Database; now: () => Date }): Holder {
  const mine = new Map<string, { value: string; renewal: NodeJS.Timeout }>();
  const keyOf = (name: string) => `lease ${name}`;
  const newValue = () => `${isoTime(now().getTime() + rowMs)} ${crypto.randomUUID()}`;
  const renew = async (name: string) => {
    const lease = mine.get(name);
    if (!lease) return;
    const value = newValue();
    const { numUpdatedRows } = await db
      .updateTable('setting')
      .set({ value })
      .where('key', '=', keyOf(name))
      .where('value', '=', lease.value)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) lease.value = value;
  };
  return {
    async take(name) {
      const value = newValue();
      const row = await db
        .insertInto('setting')
        .values({ key: keyOf(name), value })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({ value }).where('setting.value', '<', isoTime(now())),
        )
        .returning('value')
        .executeTakeFirst();
      if (row?.value !== value) return false;
      const renewal = setInterval(() => void renew(name).catch(() => undefined), rowMs / 3);
      renewal.unref();
      mine.set(name, { value, renewal });
      return true;
    },
    async release(name) {
      const lease = mine.get(name);
      if (!lease) return;
      mine.delete(name);
      clearInterval(lease.renewal);
      await db.deleteFrom('setting').where('key', '=', keyOf(name)).where('value', '=', lease.value).execute();
    },
    stop: () => Promise.resolve(),
  };
}
