/**
 * The desktop's store on disk: the time until an edit is durable, and the list of 2,000 documents, compared with bare
 * better-sqlite3 doing the same writes and reads.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createResume, newId, type Resume } from '@vitae/domain';
import { openSqliteStore } from '@vitae/store/sqlite';
import { openPlainStore } from './desktop/plain-store.ts';
import { isSmoke, sized } from './harness/smoke.ts';
import { milliseconds, percentile, printTable } from './harness/table.ts';

const COUNT = sized(2_000, 40);
const EDITS = sized(1_000, 20);
const LISTS = sized(30, 2);
const EDIT_BUDGET = 10;
const LIST_BUDGET = 50;

/** A resume of 30 KB whose body is made of words. */
const resumeOf = (number: number): Resume => ({
  ...createResume({ title: `Software engineer ${number}` }),
  summary: 'led delivered improved planned '.repeat(940),
});

const folder = mkdtempSync(join(tmpdir(), 'vitae-bench-'));
const { store } = await openSqliteStore({ folder });
const plain = openPlainStore(join(folder, 'plain.sqlite'));
const asRow = (doc: Resume, rev: number) => ({
  key: doc.id,
  document: JSON.stringify({ rev, trashedAt: null, doc }),
  summary: JSON.stringify({ ...summary, id: doc.id, title: doc.title }),
});

let opened = await store.create(resumeOf(0));
const [summary] = await store.list();
plain.save(asRow(opened.doc, 1));
for (let number = 1; number < COUNT; number += 1) {
  const doc = number % 20 === 0 ? resumeOf(number) : { ...createResume({ title: `Resume ${number}` }), id: newId() };
  await store.create(doc);
  plain.save(asRow(doc, 1));
}

const times = { edit: [] as number[], plainEdit: [] as number[], list: [] as number[], plainList: [] as number[] };
async function timed(samples: number[], work: () => unknown): Promise<void> {
  const start = performance.now();
  await work();
  samples.push(performance.now() - start);
}

// Alternating, so that a busy disk affects both.
for (let edit = 1; edit <= EDITS; edit += 1) {
  const doc = { ...opened.doc, summary: `${opened.doc.summary}x`, updatedAt: new Date().toISOString() };
  await timed(times.edit, async () => {
    opened = await store.save(opened, doc);
  });
  const row = asRow(doc, edit);
  await timed(times.plainEdit, () => plain.save(row));
}
for (let round = 0; round < LISTS; round += 1) {
  await timed(times.list, () => store.list());
  await timed(times.plainList, () => plain.list());
}
const listed = (await store.list()).length;
await store.close();
plain.close();
rmSync(folder, { recursive: true });

const cells = (samples: readonly number[], baseline: readonly number[]) => [
  milliseconds(percentile(samples, 0.5)),
  milliseconds(percentile(samples, 0.99)),
  `${(percentile(samples, 0.5) / percentile(baseline, 0.5)).toFixed(2)} ×`,
];
printTable(
  `A document of 30 KB edited ${EDITS} times among ${listed}, and the list of them ${LISTS} times, in turn`,
  ['median', 'p99', 'to baseline'],
  [
    { name: 'edit to durable, the store', cells: cells(times.edit, times.plainEdit) },
    { name: 'edit to durable, bare better-sqlite3', cells: cells(times.plainEdit, times.plainEdit) },
    { name: 'list, the store', cells: cells(times.list, times.plainList) },
    { name: 'list, bare better-sqlite3', cells: cells(times.plainList, times.plainList) },
  ],
);

const missed = [
  ...(listed === COUNT ? [] : [`The list has ${listed} documents.`]),
  ...(isSmoke || percentile(times.edit, 0.99) <= EDIT_BUDGET
    ? []
    : [`An edit takes more than ${EDIT_BUDGET} ms (p99).`]),
  ...(isSmoke || percentile(times.list, 0.5) <= LIST_BUDGET
    ? []
    : [`The list takes more than ${LIST_BUDGET} ms (median).`]),
];
for (const line of missed) console.log(line);
process.exitCode = missed.length === 0 ? 0 : 1;
