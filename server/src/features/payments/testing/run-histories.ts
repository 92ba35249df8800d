import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { NewPlace } from '../../../testing/databases.ts';
import type { Steps } from './histories.ts';
import { groupAnswerSchema, runGroup, type Group } from './run-group.ts';

/*
 * Random histories of payments: people, the provider and the clock do what they like, calls lose their answers, and the
 * server ends at any step. `npm run fuzz -- payments` runs 200,000 on each database. SEED reproduces one; PAYMENTS_FIRST
 * goes on with a run that was stopped, by the number that it printed last.
 */

const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
const first = Number(process.env['PAYMENTS_FIRST'] ?? 0);
/** Seldom enough that fewer histories may lack some of what can happen. */
const thorough = 2000;
const saidEveryMs = 60_000;

/** Where histories run, and how many. */
export interface Run {
  database: string;
  newPlace: NewPlace;
  histories: number;
  /** In each database, one after the other. What each costs does not grow with those before it. */
  inOneDatabase: number;
  /** Processes of their own for them; 0 runs them in this one, which starts sooner. */
  processes: number;
}

/** What runs groups, one after the other. */
interface Runner {
  run: (group: Group, steps: Steps, isOver: () => boolean) => Promise<readonly string[]>;
  stop: () => void;
}

const inThisProcess: Runner = { run: runGroup, stop: () => undefined };

/** A process for groups. Node reads its code as it is: without what the test runner adds it takes half of the time. */
function ownProcess(): Runner {
  const child = fork(join(import.meta.dirname, 'histories-program.ts'), { execArgv: [] });
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`A process of histories ended with ${String(code)}.`);
  });
  gone.catch(() => undefined);
  return {
    async run({ place: { databaseUrl, dataFolder }, ...group }, steps) {
      const answered = once(child, 'message');
      child.send({ ...group, place: { databaseUrl, dataFolder } });
      const answer = groupAnswerSchema.parse((await Promise.race([answered, gone]))[0]);
      if ('failure' in answer) throw new Error(answer.failure);
      for (const step of answer.passed) steps.passed.add(step);
      for (const step of answer.ended) steps.ended.add(step);
      return answer.happened;
    },
    stop: () => child.kill('SIGKILL'),
  };
}

/** Declares the test that runs histories. */
export function itKeepsBooks({ database, newPlace, histories, inOneDatabase, processes }: Run): void {
  it.skipIf(first >= histories)(
    `books of ${histories} random histories add up on ${database}, wherever the server ended`,
    { timeout: 360_000_000 },
    async () => {
      const seen = new Set<string>();
      const steps: Steps = { passed: new Set(), ended: new Set() };
      const running = new Set<number>();
      let next = first;
      let done = 0;
      const failed = new AbortController();
      const isOver = () => failed.signal.aborted;
      const started = Date.now();
      let saidAt = started;
      const say = (last: boolean) => {
        if (!last && Date.now() - saidAt < saidEveryMs) return;
        saidAt = Date.now();
        const seconds = Math.max(1, Math.round((saidAt - started) / 1000));
        // What comes before the earliest group that is under way is done.
        const all = Math.min(next, histories, ...running);
        process.stdout.write(
          `${database}: ${done} histories in ${seconds} s, ${(done / seconds).toFixed(1)} a second; all below ${all} of ${histories} since SEED=${seed} (PAYMENTS_FIRST=${all} goes on)\n`,
        );
      };
      const lane = async ({ run, stop }: Runner) => {
        try {
          while (next < histories && !isOver()) {
            const from = next;
            const until = Math.min(histories, from + inOneDatabase);
            next = until;
            running.add(from);
            const { remove, ...place } = await newPlace();
            try {
              for (const what of await run({ place, seed, from, until }, steps, isOver)) seen.add(what);
            } finally {
              await remove();
            }
            running.delete(from);
            done += until - from;
            say(false);
          }
        } finally {
          stop();
        }
      };
      const runners = processes === 0 ? [inThisProcess] : Array.from({ length: processes }, ownProcess);
      const lanes = runners.map((runner) =>
        lane(runner).catch((error: unknown) => {
          failed.abort();
          throw error;
        }),
      );
      // All come to an end before the test does.
      const ended = await Promise.allSettled(lanes);
      if (histories >= thorough) say(true);
      for (const one of ended) if (one.status === 'rejected') throw one.reason;
      // Histories in which nothing happens would prove nothing.
      const wanted = ['paid plan', 'paid renewal', 'paid review', 'paid top-up', 'refunded plan', 'expired plan'];
      if (done >= 100) expect([...seen]).toEqual(expect.arrayContaining([...wanted, 'USD', 'JPY', 'KWD']));
      if (done < thorough) return;
      expect([...seen]).toEqual(
        expect.arrayContaining(['late', 'lost dispute', 'refund failed', 'refund returned', 'taxed refund']),
      );
      expect([...steps.passed].filter((step) => !steps.ended.has(step))).toEqual([]);
    },
  );
}
