// Random tests, many more than in `npm test`. `SEED=… npm run fuzz -- WHAT` reproduces a failure. `npm run fuzz` runs
// random histories of three devices and a server; RUNS sets how many. `npm run fuzz -- server` sends 2,000 malformed
// calls to every endpoint on SQLite and 200 on PostgreSQL; FUZZ_SQLITE and FUZZ_POSTGRES set how many. `npm run fuzz --
// pages` draws every document in every template on both paper sizes, and ends pages in each of twelve places. `npm run
// fuzz -- guards` removes every guard of the desktop app, one at a time, and watches its attack succeed. `npm run fuzz --
// stall` lets one account do its worst with every endpoint on both databases, and 40 accounts download. `npm run fuzz --
// migrations` ends every migration half way. `npm run fuzz -- linear` reads texts and
// files of up to a megabyte with every parser. `npm run fuzz -- kills` kills the server 40 times on each
// database while three devices edit, and the desktop app 20 times while text is typed. `npm run fuzz -- samples` draws
// all samples, reads them back and evaluates them. `npm run fuzz -- files` plants faults in files of the corpus, takes
// information out of them, and counts in how many each check finds something. `npm run fuzz -- repeated` evaluates a resume
// and a letter a thousand times. `npm run fuzz -- evaluations` evaluates every shared file by the server's program and by the
// command line, and on both databases. `npm run fuzz -- scans` recognises scans that are upright or lie on their side.
// `npm run fuzz -- grammar` checks grammar in Node, on the desktop and in a browser. `npm run fuzz --
// payments` runs 200,000 random histories of payments on each database, with the server ended at any step, and kills one of
// two servers on one PostgreSQL 50 times while people pay; PAYMENTS_SQLITE, PAYMENTS_POSTGRES and PAYMENTS_KILLS set how
// many, PAYMENTS_FIRST goes on with a run that was stopped, PAYMENTS_PROCESSES says how many processes ask PostgreSQL.
// `npm run fuzz -- journeys` runs every journey, and those of the desktop app that `npm test` leaves out.
// `npm run fuzz -- hostile-files` reads 20,000 damaged copies of files of every format; HOSTILE_FILES sets how many.
// `npm run fuzz -- processes` runs three servers on one PostgreSQL behind a balancer, kills one of them 12 times (PROCESS_KILLS)
// while people use them, and replaces all, one by one; they begin with the program of 0.1.0, or of PREVIOUS=COMMIT, or today's.
// `npm run fuzz -- s3` stores pictures in a bucket of S3rver, which it fetches from the registry.
import { spawnSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { join } from 'node:path';
import { findTestBrowser } from './browser.ts';
import { ensureBuilt } from './fresh-build.mjs';
import { pnpm } from './node-runtime.mjs';

const {
  RUNS = '20000',
  SEED = String(Date.now() % 2 ** 31),
  FUZZ_SQLITE = '2000',
  FUZZ_POSTGRES = '200',
  PAYMENTS_SQLITE = '200000',
  PAYMENTS_POSTGRES = '200000',
  PAYMENTS_FIRST = '0',
  PAYMENTS_KILLS = '50',
  HOSTILE_FILES = '20000',
  PROCESS_KILLS = '12',
  PREVIOUS = '0.1.0',
} = process.env;
const [what = 'sync'] = process.argv.slice(2);
interface Target {
  projects: readonly string[];
  files: readonly string[];
  settings: Record<string, string>;
  /** Whether temporary files are kept in memory: very many that nobody keeps, or many commits that wait for a disk. */
  inMemory?: boolean;
  /** Journeys, in `web/e2e`. */
  journeys?: readonly string[];
}
const everyCase = { EVERY_CASE: '1' };

const memory = '/dev/shm';
const roomBytes = 4 * 1024 ** 3;
/** Where temporary files are in memory, if this system has such a place with room for them. */
function memoryFolder(): { TMPDIR?: string } {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= roomBytes ? { TMPDIR: memory } : {};
  } catch {
    return {};
  }
}

const targets: Readonly<Record<string, Target>> = {
  sync: { projects: ['unit'], files: ['packages/sync/src/histories.property.test.ts'], settings: { SEED, RUNS } },
  server: {
    projects: ['server'],
    files: ['server/src/security/fuzz.test.ts'],
    settings: { SEED, FUZZ_SQLITE, FUZZ_POSTGRES },
    inMemory: true,
  },
  pages: {
    projects: ['unit', 'drawn', 'alone'],
    files: [
      'packages/templates/src/templates.pdf.test.ts',
      'packages/templates/src/scripts.pdf.test.ts',
      'packages/templates/src/right-to-left.pdf.test.ts',
      'packages/templates/src/two-column/estimates.pdf.test.ts',
      'packages/templates/src/letters/letters.pdf.test.ts',
      'packages/renderer/src/pdf/structure.pdf.test.ts',
      'packages/renderer/src/ink.test.ts',
      'packages/renderer/src/jobs-and-groups.test.ts',
      'packages/renderer/src/one-piece.test.ts',
      'packages/renderer/src/separators.test.ts',
      'packages/renderer/src/overleaf.test.ts',
      'packages/renderer/src/official.property.test.ts',
      'packages/renderer/src/page-breaks.property.test.ts',
      'packages/renderer/src/page-fill.test.ts',
      'packages/renderer/src/official.test.ts',
      'packages/renderer/src/render-pdf.test.ts',
      'packages/renderer/src/bounded-text.test.ts',
      'packages/renderer/src/fonts/font-bytes.test.ts',
      'packages/renderer/src/preview/preview.chromium.test.ts',
      'packages/templates/src/render-template.property.test.ts',
      'packages/testkit/src/golden/golden.test.ts',
      'packages/cli/src/command-line.test.ts',
      'packages/testkit/src/pdf/enclosed-document.test.ts',
      'packages/testkit/src/corpus/documents.test.ts',
    ],
    settings: everyCase,
    journeys: ['preview.spec.ts', 'photo.spec.ts', 'real-files.spec.ts'],
  },
  linear: {
    projects: ['unit', 'dom', 'dom-alone'],
    // All tests of this name: every parser of people's text.
    files: ['linear'],
    settings: everyCase,
  },
  payments: {
    projects: ['server'],
    files: [
      'server/src/features/payments/histories-sqlite.property.test.ts',
      'server/src/features/payments/histories-postgres.property.test.ts',
      'server/src/features/payments/payments-kill.test.ts',
    ],
    settings: { SEED, PAYMENTS_SQLITE, PAYMENTS_POSTGRES, PAYMENTS_FIRST, PAYMENTS_KILLS },
    inMemory: true,
  },
  scans: {
    projects: ['alone'],
    files: ['packages/cli/src/scans.test.ts'],
    settings: everyCase,
    journeys: ['scans.spec.ts'],
  },
  samples: { projects: ['alone'], files: ['packages/cli/src/sample-scores.test.ts'], settings: everyCase },
  'hostile-files': {
    projects: ['unit'],
    files: ['packages/importer/src/hostile-files.test.ts', 'packages/importer/src/pdf/predefined-maps.test.ts'],
    settings: { SEED, HOSTILE_FILES, ...everyCase },
  },
  files: {
    projects: ['unit'],
    files: [
      'packages/importer/src/evaluation/file-pairs.test.ts',
      'packages/importer/src/evaluation/file-removal.test.ts',
      'packages/importer/src/evaluation/file-shares.test.ts',
    ],
    settings: everyCase,
  },
  review: {
    projects: ['unit'],
    files: ['packages/ui/src/rooms/review/assign.property.test.ts'],
    settings: everyCase,
  },
  repeated: {
    projects: ['unit'],
    files: ['packages/evaluation/src/evaluate.property.test.ts'],
    settings: everyCase,
  },
  // In Node, on the desktop and in a browser.
  grammar: {
    projects: ['unit', 'desktop'],
    files: ['packages/grammar/src/node.test.ts', 'desktop/e2e/grammar.test.ts'],
    settings: everyCase,
    journeys: ['grammar.spec.ts'],
  },
  evaluations: {
    projects: ['server'],
    files: ['server/src/evaluation-program/program.test.ts', 'server/src/features/evaluations/evaluations.test.ts'],
    settings: everyCase,
  },
  stall: {
    projects: ['server', 'server-alone'],
    files: ['server/src/security/every-endpoint.stall.test.ts', 'server/src/features/account/export-account.test.ts'],
    settings: everyCase,
  },
  migrations: { projects: ['server'], files: ['server/src/db/open-database.test.ts'], settings: everyCase },
  s3: { projects: ['server'], files: ['server/src/features/assets/s3-assets.test.ts'], settings: { S3_REAL: '1' } },
  processes: {
    projects: ['server'],
    files: ['server/src/processes.test.ts'],
    settings: { PROCESS_KILLS, PREVIOUS, PNPM: pnpm },
  },
  kills: {
    projects: ['server', 'desktop', 'alone'],
    files: [
      'server/src/features/documents/sync-kill.test.ts',
      'desktop/e2e/kill.test.ts',
      'packages/store/src/sqlite/crash.test.ts',
    ],
    settings: { SEED, ...everyCase },
  },
  // The reports of a browser, the desktop and the command line are the same, of every shared file.
  scores: {
    projects: ['desktop'],
    files: ['desktop/e2e/evaluation.test.ts'],
    settings: everyCase,
    journeys: ['scores.spec.ts'],
  },
  journeys: {
    projects: ['desktop'],
    files: ['desktop/e2e/offline.test.ts', 'desktop/e2e/letter.test.ts', 'desktop/e2e/evaluation.test.ts'],
    settings: everyCase,
    journeys: ['.spec.ts'],
  },
  guards: { projects: ['desktop'], files: ['desktop/e2e/attacks-guards.test.ts'], settings: everyCase },
};
const target = targets[what];
if (!target) {
  console.error(`There is nothing to fuzz by the name of ${what}: ${Object.keys(targets).join(', ')}.`);
  process.exit(1);
}
const said = Object.entries(target.settings).map(([name, value]) => `${name}=${value}`);
console.log(`To see this again: ${said.join(' ')} npm run fuzz -- ${what}`);
if (target.projects.includes('desktop')) await ensureBuilt('desktop');
if (target.projects.length > 0) {
  const { status } = spawnSync(
    'vitest',
    // Each test is named as it ends, so that a run that stands still shows where; a megabyte on a busy machine takes time.
    [
      'run',
      '--reporter=verbose',
      '--testTimeout=1800000',
      ...target.projects.map((name) => `--project=${name}`),
      ...target.files,
    ],
    {
      env: { ...process.env, ...(target.inMemory ? memoryFolder() : {}), ...target.settings },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}
const { journeys } = target;
if (!journeys) process.exit(0);
await ensureBuilt('web');
await ensureBuilt('server');
const program = join(import.meta.dirname, '../web/node_modules/@playwright/test/cli.js');
const played = spawnSync(process.execPath, [program, 'test', ...journeys], {
  cwd: join(import.meta.dirname, '../web'),
  env: { ...process.env, ...target.settings, CHROMIUM: findTestBrowser() ?? '' },
  stdio: 'inherit',
});
process.exit(played.status ?? 1);
