import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createResume } from '@vitae/domain';
import { addDocuments, signUp, startPlain, startServer } from './server/harness.ts';
import { readLoad, writeLoad, type Load } from './server/load.ts';
import { isSmoke, sized } from './harness/smoke.ts';
import { milliseconds, percentile, printTable } from './harness/table.ts';

const seconds = sized(5, 1);
const rounds = sized(3, 1);
const manyDocuments = sized(10_000, 200);
const streamCount = sized(200, 20);
const documentBytes = 30_000;
const leastShare = 0.6;

/** A resume of 30 KB whose bodies are made of words. */
function docOf(id: string): string {
  const resume = createResume({ title: 'Software engineer' });
  const [first] = Object.values(resume.sections);
  if (!first) throw new Error('A resume has sections.');
  const body =
    'Reduced the time of the nightly build from forty to six minutes by caching what had not changed. '.repeat(9);
  const item = (at: number) => ({
    id: `0190a5c2-7b1e-7000-8000-${String(at).padStart(12, '0')}`,
    hidden: false,
    breakBefore: false,
    keepTogether: true,
    position: 'Engineer',
    employer: `Company ${at}`,
    location: '',
    start: '2019-04',
    end: '2021-03',
    current: false,
    url: '',
    body,
  });
  const doc = {
    ...resume,
    id,
    sections: {
      ...resume.sections,
      experience: { ...resume.sections['experience'], items: Array.from({ length: 27 }, (_, at) => item(at)) },
    },
  };
  const text = JSON.stringify(doc);
  return JSON.stringify({ ...doc, summary: 'x'.repeat(Math.max(0, documentBytes - text.length)) });
}

const best = (loads: readonly Load[]): Load =>
  loads.toSorted((one, other) => other.perSecond - one.perSecond)[0] ?? { perSecond: 0, p50: 0, p99: 0 };

const ours = await startServer();
const { accountId, sessionId, token } = await signUp(ours.origin, ours.dataFolder, 'load@example.com');
const targets = addDocuments(ours.dataFolder, accountId, 50, docOf);
const plainFile = join(ours.dataFolder, 'plain.db');
copyFileSync(join(ours.dataFolder, 'vitae.db'), plainFile);
copyFileSync(join(ours.dataFolder, 'vitae.db-wal'), `${plainFile}-wal`);
const plain = await startPlain(plainFile);
const plainTargets = targets.map((target) => ({ ...target }));
const headers = { authorization: `Bearer ${token}` };
const plainHeaders = { 'x-account': accountId, 'x-session': sessionId };

const loads: Record<'get' | 'put' | 'plainGet' | 'plainPut', Load[]> = { get: [], put: [], plainGet: [], plainPut: [] };
if (!isSmoke) {
  await readLoad(ours.origin, headers, targets, 1);
  await readLoad(plain.origin, plainHeaders, plainTargets, 1);
}
// Alternating, so that a busy machine affects both.
for (let round = 0; round < rounds; round += 1) {
  loads.get.push(await readLoad(ours.origin, headers, targets, seconds));
  loads.plainGet.push(await readLoad(plain.origin, plainHeaders, plainTargets, seconds));
  loads.put.push(await writeLoad(ours.origin, headers, targets, seconds));
  loads.plainPut.push(await writeLoad(plain.origin, plainHeaders, plainTargets, seconds));
}
await plain.stop();

const shares = {
  get: best(loads.get).perSecond / best(loads.plainGet).perSecond,
  put: best(loads.put).perSecond / best(loads.plainPut).perSecond,
};
const cells = ({ perSecond, p50, p99 }: Load, share: number) => [
  `${Math.round(perSecond)}/s`,
  milliseconds(p50),
  milliseconds(p99),
  `${share.toFixed(2)} ×`,
];
printTable(
  `Documents of ${Math.round((targets[0]?.doc.length ?? 0) / 1000)} KB, 50 connections, the best of ${rounds} runs of ${seconds} s in turn`,
  ['answers', 'median', 'p99', 'share'],
  [
    { name: 'GET, the server', cells: cells(best(loads.get), shares.get) },
    { name: 'GET, bare Express', cells: cells(best(loads.plainGet), 1) },
    { name: 'PUT, the server', cells: cells(best(loads.put), shares.put) },
    { name: 'PUT, bare Express', cells: cells(best(loads.plainPut), 1) },
  ],
);

/** Milliseconds per pull from a cursor near the end, for an account with this many documents. */
async function pullTimes(count: number): Promise<{ near: number; beginning: number }> {
  const account = await signUp(ours.origin, ours.dataFolder, `pull${count}@example.com`);
  addDocuments(ours.dataFolder, account.accountId, count, (id) => JSON.stringify({ id }));
  const pull = async (since: number) => {
    const started = performance.now();
    const response = await fetch(`${ours.origin}/api/sync?since=${since}`, {
      headers: { authorization: `Bearer ${account.token}` },
    });
    if (!response.ok) throw new Error(`A pull was answered with ${response.status}.`);
    await response.text();
    return performance.now() - started;
  };
  const times = async (since: number) => {
    for (let warm = 0; warm < sized(100, 5); warm += 1) await pull(since);
    const samples: number[] = [];
    for (let time = 0; time < sized(400, 20); time += 1) samples.push(await pull(since));
    return percentile(samples, 0.5);
  };
  return { near: await times(count - 5), beginning: await times(0) };
}
const [few, many] = [await pullTimes(10), await pullTimes(manyDocuments)];
console.log('');
printTable(
  'A pull with a cursor, median',
  ['5 changes since', 'from the beginning (at most 200)'],
  [
    { name: '10 documents', cells: [milliseconds(few.near), milliseconds(few.beginning)] },
    { name: `${manyDocuments} documents`, cells: [milliseconds(many.near), milliseconds(many.beginning)] },
  ],
);

const ending = new AbortController();
const accounts = await Promise.all(
  Array.from({ length: 20 }, (_, at) => signUp(ours.origin, ours.dataFolder, `stream${at}@example.com`)),
);
const writers = accounts.map((account) => ({
  ...account,
  target: addDocuments(ours.dataFolder, account.accountId, 1, docOf)[0],
}));
const heard: number[] = [];
let written = 0;
const listen = async (bearer: string): Promise<{ ended: Promise<void> }> => {
  const response = await fetch(`${ours.origin}/api/events`, {
    headers: { authorization: `Bearer ${bearer}` },
    signal: ending.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const reading = async () => {
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) return;
      if (part.value.includes('"cursor":2')) heard.push(performance.now() - written);
    }
  };
  return { ended: reading().catch(() => undefined) };
};
const streams = await Promise.all(
  Array.from({ length: streamCount }, (_, at) => listen(accounts[at % accounts.length]?.token ?? '')),
);
written = performance.now();
await Promise.all(
  writers.map(async ({ token: bearer, target }) => {
    const body = `{"baseRev":1,"pushId":"${crypto.randomUUID()}","schemaVersion":1,"deviceId":"${crypto.randomUUID()}","doc":${target?.doc}}`;
    await fetch(`${ours.origin}/api/documents/${target?.id}`, {
      method: 'PUT',
      body,
      headers: { authorization: `Bearer ${bearer}`, origin: ours.origin, 'content-type': 'application/json' },
    });
  }),
);
const until = performance.now() + 5000;
while (heard.length < streamCount && performance.now() < until)
  await new Promise((resolve) => {
    setTimeout(resolve, 10);
  });
const beside = await readLoad(ours.origin, headers, targets, seconds);
console.log('');
printTable(
  `${streamCount} open event streams of 20 accounts, each of which writes once`,
  ['heard', 'median', 'last', 'GET beside them'],
  [
    {
      name: 'the server',
      cells: [
        `${heard.length}`,
        milliseconds(percentile(heard, 0.5)),
        milliseconds(Math.max(...heard)),
        `${Math.round(beside.perSecond)}/s`,
      ],
    },
  ],
);
ending.abort();
await Promise.all(streams.map(({ ended }) => ended));
await ours.stop();
rmSync(ours.dataFolder, { recursive: true, force: true });

const missed = [
  ...(!isSmoke && shares.get < leastShare ? [`GET is below ${leastShare} × of bare Express.`] : []),
  ...(!isSmoke && shares.put < leastShare ? [`PUT is below ${leastShare} × of bare Express.`] : []),
  ...(!isSmoke && many.near > few.near * 1.5 + 0.3 ? ['A pull costs more with more documents.'] : []),
  ...(heard.length < streamCount ? ['Not every stream heard of a change.'] : []),
];
for (const line of missed) console.log(line);
process.exitCode = missed.length === 0 ? 0 : 1;
