/**
 * The built desktop app from its start to a window, and through its list to a changed field of a resume; with the
 * stand-in for Electron that its tests use. The time of Electron's own start is not included: the result is the ratio
 * to an empty window of the same stand-in and browser.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import { sized, reportBudget } from './harness/smoke.ts';
import { milliseconds, percentile, printTable } from './harness/table.ts';

const ROUNDS = sized(8, 1);
/** The time to the first edit, as a multiple of that of an empty window with a text box. */
const BUDGET = 2;
const timesSchema = z.object({ window: z.number(), editable: z.number() });
const startsSchema = z.array(z.object({ app: timesSchema, empty: timesSchema })).length(ROUNDS);

const run = (script: string, ...args: string[]): string =>
  spawnSync(process.execPath, [join(import.meta.dirname, '..', script), ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).stdout;

run('scripts/build.ts');
const starts = startsSchema.parse(JSON.parse(run('desktop/testing/time-starts.ts', String(ROUNDS))));

const timesOf = (which: 'app' | 'empty', what: 'window' | 'editable') => starts.map((start) => start[which][what]);
const ratioOf = (what: 'window' | 'editable') =>
  percentile(timesOf('app', what), 0.5) / percentile(timesOf('empty', what), 0.5);
const row = (name: string, what: 'window' | 'editable') => ({
  name,
  cells: [
    milliseconds(percentile(timesOf('app', what), 0.5)),
    milliseconds(Math.max(...timesOf('app', what))),
    milliseconds(percentile(timesOf('empty', what), 0.5)),
    `${ratioOf(what).toFixed(2)} ×`,
  ],
});
printTable(
  `Start of the desktop app under the stand-in for Electron, ${ROUNDS} times, against an empty window with a text box`,
  ['median', 'slowest', 'baseline', 'ratio'],
  [row('start to window', 'window'), row('start to first edit, over the list', 'editable')],
);
reportBudget(`the first edit ≤ ${BUDGET} × the empty window's`, ratioOf('editable') <= BUDGET);
