import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { benchmarkNames, benchFolder } from './benchmarks.ts';

const [name = '', ...args] = process.argv.slice(2);
if (!benchmarkNames().includes(name)) {
  console.error(`Say which benchmark: npm run bench -- <${benchmarkNames().join(' | ')}>`);
  process.exit(2);
}
process.exit(spawnSync(process.execPath, [join(benchFolder, `${name}.ts`), ...args], { stdio: 'inherit' }).status ?? 1);
