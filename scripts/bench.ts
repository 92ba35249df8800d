import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', 'bench');
const [name = '', ...args] = process.argv.slice(2);
const file = join(folder, `${name}.ts`);
if (!/^[a-z0-9-]+$/.test(name) || !existsSync(file)) {
  const names = readdirSync(folder).flatMap((entry) => /^([a-z0-9-]+)\.ts$/.exec(entry)?.[1] ?? []);
  console.error(`Say which benchmark: npm run bench -- <${names.join(' | ')}>`);
  process.exit(2);
}
process.exit(spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' }).status ?? 1);
