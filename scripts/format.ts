import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';

const { status } = spawnSync('oxfmt', ['.'], {
  cwd: dirname(import.meta.dirname),
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
