// Every check, each with a heading and its duration. The last line is the total.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { findBrowser, findTestBrowser, obtainTestPrograms } from './browser.ts';
import { failedSmokeRuns } from './benchmarks.ts';
import { checkBundleSize } from './bundle-size.ts';
import { noElectron } from './find-electron.ts';
import { ensureBuilt } from './fresh-build.mjs';
import { memoryFolder } from './memory-folder.ts';

const root = join(import.meta.dirname, '..');
const reports = join(root, '.cache', 'test-reports');
const sum = { passed: 0, failed: 0, skipped: 0 };

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const closingLine = (): string => `${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`;

/** One check. The first that fails ends the run: later ones would only hide it. */
const check = async (name: string, run: () => boolean | Promise<boolean>): Promise<void> => {
  const started = performance.now();
  console.log(`\n== ${name}`);
  let passed = false;
  try {
    passed = await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  console.log(`== ${name}: ${passed ? 'ok' : 'FAILED'}, ${seconds(started)}`);
  if (passed) return;
  if (sum.failed === 0) sum.failed = 1;
  console.log(`\nStopped at "${name}".\n\n${closingLine()}`);
  process.exit(1);
};

/** No colours in a log. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/** Runs a program of node_modules/.bin with the current Node. */
const runs = (
  program: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): boolean => {
  const { status } = spawnSync(program, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...plain, ...options.env },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
};

const readReport = <T>(file: string, schema: z.ZodType<T>): T => schema.parse(JSON.parse(readFileSync(file, 'utf8')));

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

/** Prints the files that took longest: where to look when a stage becomes slow. */
const printSlowest = (files: z.infer<typeof vitestReport>['testResults'], count = 10): void => {
  const timed = files.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
  console.log('Slowest files:');
  for (const { name, seconds: took } of timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, count))
    console.log(`${took.toFixed(1).padStart(7)} s  ${name}`);
};

const vitest = (
  name: string,
  projects: string[],
  { env = {}, more = [] }: { env?: Record<string, string>; more?: string[] } = {},
): boolean => {
  const file = join(reports, `${name}.json`);
  const selection = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=minimal', '--silent=false', '--reporter=json', `--outputFile.json=${file}`];
  const passed = runs('vitest', ['run', ...selection, ...reporters, ...more], { env });
  if (!existsSync(file)) return false;
  const report = readReport(file, vitestReport);
  sum.passed += report.numPassedTests;
  sum.failed += report.numFailedTests;
  sum.skipped += report.numPendingTests + report.numTodoTests;
  printSlowest(report.testResults);
  return passed && report.numFailedTests === 0 && report.numPassedTests > 0;
};

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

const journeys = (): boolean => {
  const file = join(reports, 'journeys.json');
  const env = { CHROMIUM: findTestBrowser() ?? '', PLAYWRIGHT_REPORT: file };
  const passed = runs(process.execPath, [join(root, 'web/node_modules/@playwright/test/cli.js'), 'test'], {
    cwd: join(root, 'web'),
    env,
  });
  if (!existsSync(file)) return false;
  console.log('Journeys tagged @long did not run here: `npm run fuzz -- journeys` runs all.');
  const { stats } = readReport(file, playwrightReport);
  sum.passed += stats.expected + stats.flaky;
  sum.failed += stats.unexpected;
  sum.skipped += stats.skipped;
  return passed && stats.expected > 0;
};

const started = performance.now();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
// Hundreds of threads, servers and apps are started from the same sources: Node compiles each file once in a run.
const compiled = join(root, '.cache', 'compiled');
rmSync(compiled, { recursive: true, force: true });
process.env['NODE_COMPILE_CACHE'] = compiled;

await check('Programs the tests need', () => {
  obtainTestPrograms();
  console.log(`Browser: ${findBrowser()}; for most tests: ${findTestBrowser()}`);
  return true;
});
await check('Format (oxfmt)', () => runs('oxfmt', ['--list-different', '.']));
await check('Types (tsc -b)', () => runs('tsc', ['-b']));
await check('Lint (oxlint, type-aware, with the import rules)', () => runs('oxlint', []));
await check('Unused code and dependencies (knip)', () => runs('knip', []));
await check('Package graph and registries', () => vitest('workspace', ['workspace']));
// Every project without a stage of its own, so that a new one is never left out.
await check('Unit, property, conformance and PDF tests (vitest)', () =>
  vitest('unit', ['!workspace', '!server', '!server-alone', '!desktop']),
);
await check('The server, on SQLite and PostgreSQL (vitest)', () => {
  const folder = memoryFolder();
  console.log(`Temporary files: ${folder === null ? tmpdir() : `${folder}, in memory`}`);
  return vitest('server', ['server', 'server-alone'], folder === null ? {} : { env: { TMPDIR: folder } });
});
await check('Build', async () => {
  for (const target of ['web', 'server', 'cli', 'desktop'] as const) await ensureBuilt(target);
  return true;
});
await check('Bundle size', () => checkBundleSize());
await check(
  'Benchmarks, a few seconds each, without their budgets',
  async () => (await failedSmokeRuns()).length === 0,
);
await check('Desktop: the built main process over a stand-in for Electron, in Chromium (vitest)', () => {
  // Each app has a browser, and tests of guards and kills measure time: a third one at a time makes them wait.
  const passed = vitest('desktop', ['desktop'], { more: [`--maxWorkers=${availableParallelism()}`] });
  const reason = noElectron();
  console.log('Depth 1, Node against real SQLite: ran, with the unit tests above.');
  console.log('Depth 2, the real main process and preload over the stand-in, in Chromium without a network: ran here.');
  console.log(`Depth 3, Electron itself: ${reason === '' ? 'ran here.' : `did not run: ${reason}.`}`);
  return passed;
});
await check('Journeys (Playwright)', () => journeys());

console.log(`\nEverything passed in ${seconds(started)}.\n\n${closingLine()}`);
