// Random tests, many more than in `npm test`. `SEED=… npm run fuzz -- WHAT` reproduces a failure. `npm run fuzz` runs
// random histories of three devices and a server; RUNS sets how many. `npm run fuzz -- server` sends 2,000 malformed
// calls to every endpoint on SQLite and 200 on PostgreSQL; FUZZ_SQLITE and FUZZ_POSTGRES set how many. `npm run fuzz --
// pages` ends the pages of every template in each of twelve places.
import { spawnSync } from 'node:child_process';

const {
  RUNS = '20000',
  SEED = String(Date.now() % 2 ** 31),
  FUZZ_SQLITE = '2000',
  FUZZ_POSTGRES = '200',
} = process.env;
const [what = 'sync'] = process.argv.slice(2);
const targets: Readonly<Record<string, { project: string; file: string; settings: Record<string, string> }>> = {
  sync: { project: 'unit', file: 'packages/sync/src/histories.property.test.ts', settings: { SEED, RUNS } },
  server: {
    project: 'server',
    file: 'server/src/security/fuzz.test.ts',
    settings: { SEED, FUZZ_SQLITE, FUZZ_POSTGRES },
  },
  pages: { project: 'alone', file: 'packages/templates/src/templates.pdf.test.ts', settings: { PAGE_ENDS: '12' } },
};
const target = targets[what];
if (!target) {
  console.error(`There is nothing to fuzz by the name of ${what}: ${Object.keys(targets).join(', ')}.`);
  process.exit(1);
}
const said = Object.entries(target.settings).map(([name, value]) => `${name}=${value}`);
console.log(`To see this again: ${said.join(' ')} npm run fuzz -- ${what}`);
const { status } = spawnSync('vitest', ['run', '--project', target.project, target.file], {
  env: { ...process.env, ...target.settings },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
