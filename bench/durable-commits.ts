/**
 * What it costs that the server's SQLite has every commit on the disk before it answers: the rows of a push written with
 * `synchronous=FULL`, as the server does, and with `NORMAL`, after which a power cut may lose what was acknowledged.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { reportBudget, isSmoke, sized } from './harness/smoke.ts';
import { milliseconds, percentile, printTable } from './harness/table.ts';

const pushes = sized(2_000, 20);
/** Characters of a document. */
const size = 32_000;
const mostMilliseconds = 10;

const folder = mkdtempSync(join(tmpdir(), 'vitae-bench-'));

/** Writes one push, and resolves when the database says that it is committed. */
function openWriter(synchronous: 'FULL' | 'NORMAL'): (push: number) => void {
  const database = new Sqlite(join(folder, `${synchronous}.db`));
  database.pragma('journal_mode = WAL');
  database.pragma(`synchronous = ${synchronous}`);
  database.exec(`create table account (id text primary key, sync_seq integer not null);
    create table document (id text primary key, head_rev integer not null, doc text not null, change_seq integer not null);
    create table document_revision (document_id text, rev integer, doc text not null, primary key (document_id, rev));
    insert into account values ('ada', 0);`);
  const next = database.prepare('update account set sync_seq = sync_seq + 1 where id = ?');
  const head = database.prepare(`insert into document values (?, ?, ?, ?) on conflict (id) do update
    set head_rev = excluded.head_rev, doc = excluded.doc, change_seq = excluded.change_seq`);
  const version = database.prepare('insert into document_revision values (?, ?, ?)');
  return database.transaction((push: number) => {
    const text = `${push} `.repeat(size).slice(0, size);
    next.run('ada');
    head.run('resume', push, text, push);
    version.run('resume', push, text);
  });
}

const writers = { FULL: openWriter('FULL'), NORMAL: openWriter('NORMAL') };
const times = { FULL: [] as number[], NORMAL: [] as number[] };
// In turn, so that a busy disk affects both.
for (let push = 1; push <= pushes; push += 1)
  for (const synchronous of ['FULL', 'NORMAL'] as const) {
    const started = performance.now();
    writers[synchronous](push);
    times[synchronous].push(performance.now() - started);
  }
rmSync(folder, { recursive: true });

const row = (name: string, samples: readonly number[]) => ({
  name,
  cells: [
    milliseconds(percentile(samples, 0.5)),
    milliseconds(percentile(samples, 0.99)),
    `${(percentile(samples, 0.5) / percentile(times.NORMAL, 0.5)).toFixed(2)} ×`,
  ],
});
printTable(
  `${pushes} pushes of 32 KB written in turn`,
  ['median', 'p99', 'to baseline'],
  [row('synchronous=FULL, as the server', times.FULL), row('synchronous=NORMAL', times.NORMAL)],
);
const median = percentile(times.FULL, 0.5);
reportBudget(
  `a commit takes ${mostMilliseconds} ms at most (median)`,
  isSmoke || median <= mostMilliseconds,
  `: ${milliseconds(median)}`,
);
