// Plain Node (20 or newer), built-ins only: installs what the lockfile requires if something changed, then runs the
// named task on Node 24. `npm start`, `npm test` and the others all go through this script.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode24, handOver, majorOf, pnpm } from './node-runtime.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tasks = [
  'start',
  'test',
  'dev',
  'build',
  'desktop',
  'bench',
  'golden',
  'sheets',
  'documents',
  'letters',
  'import-files',
  'import-score',
  'import-walk',
  'fuzz',
  'audit',
  'format',
];
const [task = '', ...args] = process.argv.slice(2);

/** @type {(message: string) => never} */
const refuse = (message) => {
  console.error(message);
  process.exit(1);
};

const installHash = () => {
  const folders = readdirSync(join(root, 'packages')).map((name) => join('packages', name));
  const manifests = ['.', 'web', 'server', 'desktop', 'bench', ...folders].map((at) => join(at, 'package.json'));
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${pnpm}`);
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.pnpmfile.cjs', ...manifests.sort()]) {
    const file = join(root, name);
    if (existsSync(file)) hash.update(name).update(readFileSync(file));
  }
  return hash.digest('hex');
};

const installIfChanged = () => {
  const stamp = join(root, 'node_modules', '.vitae-installed');
  const hash = installHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Installing dependencies …');
  const { status } = spawnSync('npx', ['-y', pnpm, 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) refuse('The installation failed; its message stands above.');
  writeFileSync(stamp, hash);
};

if (majorOf(process.versions.node) < 20) refuse(`Vitae needs Node 20 or newer; this is ${process.version}.`);
if (!tasks.includes(task)) refuse(`Say which task: ${tasks.join(', ')}.`);
installIfChanged();
const node =
  findNode24(root) ??
  refuse('Vitae runs on Node 24, and npm has none for this system: install it from https://nodejs.org.');
const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
handOver(node, [join(root, 'scripts', `${task}.ts`), ...args], { cwd: root, env: { ...process.env, PATH: path } });
