import Sqlite from 'better-sqlite3';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { databaseFile } from '../db/open-database.ts';
import { sqlitePlace } from '../testing/databases.ts';
import { startTestServer } from '../testing/test-server.ts';
import { jobs } from './jobs.ts';

const minute = 60_000;
const planSchema = z.array(z.object({ detail: z.string() }));

afterEach(() => vi.restoreAllMocks());

it('what runs every minute or more often reads no whole table that grows, on SQLite', async () => {
  const place = await sqlitePlace();
  const asked = new Set<string>();
  const prepare = Sqlite.prototype.prepare;
  vi.spyOn(Sqlite.prototype, 'prepare').mockImplementation(function (this: Sqlite.Database, text: string) {
    asked.add(text);
    return Reflect.apply(prepare, this, [text]);
  });
  const server = await startTestServer(place);
  asked.clear();
  for (const { everyMs, isDue, run } of jobs)
    if (everyMs <= minute) {
      await isDue?.(server.services);
      await run(server.services);
    }
  vi.restoreAllMocks();
  await server.services.db.destroy();
  const reader = new Sqlite(databaseFile(place));
  const scans = [...asked]
    .filter((text) => /^\s*(?:select|update|delete|with)\b/i.test(text))
    .flatMap((text) => {
      const values = (text.match(/\?/g) ?? []).map(() => null);
      return planSchema.parse(reader.prepare(`explain query plan ${text}`).all(values));
    })
    .map(({ detail }) => detail)
    .filter((detail) => detail.startsWith('SCAN'));
  reader.close();
  await server.stop().catch(() => undefined);
  expect(asked.size).toBeGreaterThan(10);
  expect(scans.sort()).toEqual([
    // The first row alone.
    'SCAN account USING COVERING INDEX account_created',
    // Two days, those before are counted and gone.
    'SCAN activity USING COVERING INDEX sqlite_autoindex_activity_1',
    'SCAN ledger_posting USING COVERING INDEX ledger_posting_at',
    // That index has nothing but refunds that are open.
    'SCAN refund USING INDEX refund_open',
    'SCAN sample',
  ]);
});
