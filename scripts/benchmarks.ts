import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findTestBrowser } from './browser.ts';

export const benchFolder = join(import.meta.dirname, '..', 'bench');

/** The names of all benchmarks: each is one file in `bench/`. */
export const benchmarkNames = (): string[] =>
  readdirSync(benchFolder).flatMap((entry) => /^([a-z0-9-]+)\.ts$/.exec(entry)?.[1] ?? []);

/**
 * Runs each benchmark for a few seconds, two at a time and without its budgets: a busy machine must not fail, but a
 * benchmark that no longer runs must. Prints what went wrong. Returns the names of those that failed.
 */
export async function failedSmokeRuns(): Promise<string[]> {
  const failed: string[] = [];
  const waiting = benchmarkNames().values();
  const runWaiting = async () => {
    for (const name of waiting) if (!(await smokeRun(name))) failed.push(name);
  };
  await Promise.all([runWaiting(), runWaiting()]);
  return failed;
}

async function smokeRun(name: string): Promise<boolean> {
  const started = performance.now();
  const run = spawn(process.execPath, [join(benchFolder, `${name}.ts`), '--smoke'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CHROMIUM: findTestBrowser() ?? '' },
    timeout: 180_000,
  });
  const printed = await Promise.all([text(run.stdout), text(run.stderr), once(run, 'close')]);
  const isSound = run.exitCode === 0;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${seconds.padStart(7)} s  ${name}${isSound ? '' : ': FAILED'}`);
  if (!isSound) console.log(printed.slice(0, 2).join(''));
  return isSound;
}
