import { setTimeout as pause } from 'node:timers/promises';
import { serverEventSchema } from '@vitae/api/contract';
import { sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../../db/open-database.ts';
import type { Audience, EventHub } from './hub.ts';

const channel = 'vitae_events';
/** A notification holds at most 8,000 bytes (PostgreSQL, NOTIFY). */
const sessionsPerNotification = 100;
const firstPauseMs = 100;
const longestPauseMs = 5000;
/** A connection that died silently is noticed within this time. */
const heartbeatMs = 15_000;

const notificationSchema = z.union([
  z.object({
    from: z.string(),
    audience: z.object({ accountId: z.string(), sessionIds: z.array(z.string()).optional() }),
    event: serverEventSchema,
  }),
  /** A process has started: one that ended before may not have published all its changes. */
  z.object({ from: z.string(), hasStarted: z.literal(true) }),
]);
type Notification = z.infer<typeof notificationSchema>;

/**
 * The hub of one of several processes on PostgreSQL: it publishes to the others with NOTIFY and receives from them with
 * LISTEN. When the listening connection breaks, it is opened again, and every stream is sent the current cursor of its
 * account, so that nothing is missed.
 */
export function linkProcesses(
  hub: EventHub,
  { db, url, log }: { db: Database; url: string; log: Logger },
): EventHub & { stop: () => Promise<void> } {
  const self = crypto.randomUUID();
  const stopping = new AbortController();
  let current: pg.Client | null = null;
  /** Whether the others know about this process. */
  let isKnown = false;

  const notify = async (notification: Notification, within: Database = db) => {
    await sql`select pg_notify(${channel}, ${JSON.stringify(notification)})`.execute(within);
  };

  const receive = (payload: string | undefined) => {
    const { data } = notificationSchema.safeParse(parsed(payload ?? ''));
    if (!data || data.from === self) return;
    if ('event' in data) hub.deliver(data.audience, data.event);
    else catchUp(hub, db).catch((error: unknown) => log.warn({ err: error }, 'streams could not catch up'));
  };

  /** One connection, from start to end. */
  const listen = async (begun: () => void) => {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      query_timeout: heartbeatMs,
      connectionTimeoutMillis: heartbeatMs,
    });
    const ended = new Promise<void>((resolve) => {
      client.once('end', resolve);
      client.on('error', () => resolve());
    });
    try {
      client.on('notification', ({ payload }) => receive(payload));
      await client.connect();
      if (stopping.signal.aborted) return;
      current = client;
      await client.query(`listen ${channel}`);
      begun();
      await catchUp(hub, db);
      if (!isKnown) await notify({ from: self, hasStarted: true });
      isKnown = true;
      while ((await Promise.race([ended.then(() => 'ended'), pause(heartbeatMs, 'alive', { ref: false })])) === 'alive')
        await client.query('select 1');
    } finally {
      current = null;
      await client.end().catch(() => undefined);
    }
  };

  const run = async () => {
    let pauseMs = firstPauseMs;
    while (!stopping.signal.aborted) {
      await listen(() => {
        pauseMs = firstPauseMs;
      }).catch((error: unknown) => log.warn({ err: error }, 'events of other processes: no connection'));
      if (stopping.signal.aborted) return;
      await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  };
  const running = run();

  const partsOf = ({ accountId, sessionIds }: Audience) =>
    (sessionIds ? chunks(sessionIds, sessionsPerNotification) : [undefined]).map((part) => ({
      accountId,
      sessionIds: part,
    }));

  return {
    ...hub,
    announce: async (transaction, audience, event) => {
      for (const part of partsOf(audience)) await notify({ from: self, audience: part, event }, transaction);
    },
    publish: (audience, event) => {
      hub.deliver(audience, event);
      for (const part of partsOf(audience)) {
        notify({ from: self, audience: part, event }).catch((error: unknown) =>
          log.warn({ err: error }, 'an event did not reach other processes'),
        );
      }
    },
    stop: async () => {
      stopping.abort();
      await current?.end().catch(() => undefined);
      await running;
    },
  };
}

/** Sends every stream its account's cursor, and signed-out to those whose session has ended. */
async function catchUp(hub: EventHub, db: Database): Promise<void> {
  const listeners = hub.listeners();
  for (const part of chunks(listeners, 500)) {
    const rows = await db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(['session.id', 'session.ended_at', 'account.sync_seq'])
      .where(
        'session.id',
        'in',
        part.map(({ sessionId }) => sessionId),
      )
      .execute();
    const known = new Map(rows.map((row) => [row.id, row]));
    for (const { accountId, sessionId } of part) {
      const row = known.get(sessionId);
      const isAlive = row?.ended_at === null;
      hub.deliver(
        { accountId, sessionIds: [sessionId] },
        isAlive ? { type: 'changed', cursor: row.sync_seq } : { type: 'signed-out' },
      );
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
