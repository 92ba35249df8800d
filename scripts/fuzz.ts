// Lets three devices and a server live through random histories, many more than `npm test` does.
// `RUNS=50000 npm run fuzz` for another number, `SEED=… RUNS=… npm run fuzz` to see a failure again.
import { spawnSync } from 'node:child_process';

const { RUNS = '20000', SEED = String(Date.now() % 2 ** 31) } = process.env;
console.log(`Seed ${SEED}, ${RUNS} histories: SEED=${SEED} RUNS=${RUNS} npm run fuzz`);
const { status } = spawnSync('vitest', ['run', '--project', 'unit', 'packages/sync/src/histories.property.test.ts'], {
  env: { ...process.env, RUNS, SEED },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
