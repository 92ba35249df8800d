import { expect, it } from 'vitest';
import { createFairQueue, QueueFull } from './fair-queue.ts';

/** Jobs that end on demand. */
function jobs() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const job = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((done) => setImmediate(done));
  };
  return { started, job, end };
}

it('gives everyone a turn before anyone gets a second one', async () => {
  const queue = createFairQueue({ atOnce: 1, mostWaiting: 10 });
  const { started, job, end } = jobs();
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) void queue(name.slice(0, 1), job(name));
  expect(started).toEqual(['a1']);
  for (const name of ['a1', 'b1', 'c1', 'a2']) await end(name);
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});

it('never runs two jobs of one key, nor more than allowed', async () => {
  const queue = createFairQueue({ atOnce: 2, mostWaiting: 10 });
  const { started, job, end } = jobs();
  const results = ['a1', 'a2', 'b1', 'c1'].map((name) => queue(name.slice(0, 1), job(name)));
  expect(started).toEqual(['a1', 'b1']);
  await end('b1');
  expect(started).toEqual(['a1', 'b1', 'c1']);
  await end('c1');
  expect(started).toEqual(['a1', 'b1', 'c1']);
  await end('a1');
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2']);
  await end('a2');
  expect(await Promise.all(results)).toEqual(['a1', 'a2', 'b1', 'c1']);
});

it('runs several jobs of one key if it is allowed to, and other keys beside them', async () => {
  const queue = createFairQueue({ atOnce: 3, ofOneKey: 2, mostWaiting: 10 });
  const { started, job, end } = jobs();
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) void queue(name.slice(0, 1), job(name));
  expect(started).toEqual(['a1', 'a2', 'b1']);
  await end('a1');
  expect(started).toEqual(['a1', 'a2', 'b1', 'b2']);
  await end('b1');
  expect(started).toEqual(['a1', 'a2', 'b1', 'b2', 'a3']);
});

it('refuses too many jobs of one key, and continues after a failure', async () => {
  const queue = createFairQueue({ atOnce: 1, mostWaiting: 1 });
  const { started, job, end } = jobs();
  const failing = queue('a', () => Promise.reject(new Error('no')));
  const waits = queue('a', job('a2'));
  await expect(queue('a', job('a3'))).rejects.toBeInstanceOf(QueueFull);
  await expect(failing).rejects.toThrow('no');
  await end('a2');
  expect([await waits, started]).toEqual(['a2', ['a2']]);
});
