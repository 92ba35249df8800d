/**
 * The ledger: postings a second against bare inserts of the same rows, a statement of 10,000 postings, and the check of
 * what an account is entitled to. The server's code on SQLite, in a process of its own.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { reportBudget, sized } from './harness/smoke.ts';
import { milliseconds, percentile, printTable } from './harness/table.ts';

const postings = sized(10_000, 200);
const leastShare = 0.4;
const mostStatementMs = 50;
const mostCheckMs = 0.1;

const program = join(import.meta.dirname, '../server/src/features/payments/testing/measure-money.ts');
const folder = mkdtempSync(join(tmpdir(), 'vitae-bench-'));
const { status, stdout } = spawnSync(process.execPath, [program, folder, String(postings)], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
  maxBuffer: 64 * 1024 * 1024,
});
rmSync(folder, { recursive: true });
if (status !== 0) throw new Error('The ledger could not be measured.');
const times = z.array(z.number());
const measured = z
  .object({ post: times, bare: times, statement: times, page: times, read: times, entitlement: z.number() })
  .parse(JSON.parse(stdout));

const sumOf = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0);
const aSecond = (list: readonly number[]) => (list.length * 1000) / sumOf(list);
const medianOf = (list: readonly number[]) => percentile(list, 0.5);
const share = aSecond(measured.post) / aSecond(measured.bare);
const row = (name: string, list: readonly number[], more: string) => ({
  name,
  cells: [medianOf(list).toFixed(3), percentile(list, 0.99).toFixed(3), more],
});
printTable(
  `${postings} postings in transactions of their own, in turn with bare inserts (ms)`,
  ['median', 'p99', 'a second'],
  [
    row('posting', measured.post, aSecond(measured.post).toFixed(0)),
    row('bare inserts of the same rows', measured.bare, aSecond(measured.bare).toFixed(0)),
    row(`statement of all ${postings}`, measured.statement, ''),
    row('its newest page of 50', measured.page, ''),
    row('what an account may, with its row read', measured.read, ''),
    { name: 'what an account may', cells: [measured.entitlement.toFixed(4), '', ''] },
  ],
);
const statement = medianOf(measured.statement);
reportBudget(`postings at ${leastShare} × bare inserts a second`, share >= leastShare, `: ${share.toFixed(2)} ×`);
reportBudget(
  `a statement of 10,000 postings within ${mostStatementMs} ms (median)`,
  statement <= mostStatementMs,
  `: ${milliseconds(statement)}`,
);
reportBudget(
  `a check of what an account may within ${mostCheckMs} ms`,
  measured.entitlement <= mostCheckMs,
  `: ${milliseconds(measured.entitlement)}`,
);
