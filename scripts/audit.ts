import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { dependencyRules } from './dependencies.ts';
import { pnpm } from './node-runtime.mjs';

const root = dirname(import.meta.dirname);
/** Exit codes: nothing found; something found; no answer available. */
const [fine, found, unknown] = [0, 1, 2];

let code = fine;
for (const [rule, violations] of Object.entries(dependencyRules)) {
  const broken = violations(root);
  console.log(
    broken.length === 0 ? `✓ Every dependency ${rule}.` : `✗ Not every dependency ${rule}:\n  ${broken.join('\n  ')}`,
  );
  if (broken.length > 0) code = found;
}

console.log('Asking the registry for known holes in what ships …');
const { status, stdout, stderr } = spawnSync('npx', ['-y', pnpm, 'audit', '--prod'], {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const said = `${stdout}${stderr}`.trim();
if (status === 0) {
  console.log(`✓ ${said}`);
} else if (status === null || /ERR_PNPM|npm error/.test(said)) {
  console.log(`? The registry gave no answer: whether there are known holes was not looked at. It said:\n${said}`);
  code ||= unknown;
} else {
  console.log(`✗ ${said}`);
  code = found;
}
process.exitCode = code;
