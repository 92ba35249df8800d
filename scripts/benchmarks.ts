import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const benchFolder = join(import.meta.dirname, '..', 'bench');

/** The names of all benchmarks: each is one file of `bench/`. */
export const benchmarkNames = (): string[] =>
  readdirSync(benchFolder).flatMap((entry) => /^([a-z0-9-]+)\.ts$/.exec(entry)?.[1] ?? []);

/**
 * Runs each benchmark for a few seconds, without its budgets: a busy machine must not fail, a benchmark that does not
 * run any more must. Prints what went wrong. Returns the names of those that did.
 */
export const failedSmokeRuns = (): string[] =>
  benchmarkNames().filter((name) => {
    const started = performance.now();
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(benchFolder, `${name}.ts`), '--smoke'], {
      encoding: 'utf8',
      timeout: 180_000,
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${seconds.padStart(7)} s  ${name}${status === 0 ? '' : ': FAILED'}`);
    if (status !== 0) console.log(`${stdout}${stderr}`);
    return status !== 0;
  });
