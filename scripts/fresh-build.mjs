import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * The build targets: the folder of the vite config (the desktop has three, in a script of its own), and the output file
 * that shows that it was built.
 */
export const buildTargets = {
  web: { folder: join(root, 'web'), result: join(root, 'web/dist/index.html') },
  server: { folder: join(root, 'server'), result: join(root, 'server/dist/main.js') },
  cli: { folder: join(root, 'packages/cli'), result: join(root, 'packages/cli/dist/bundle/main.js') },
  desktop: { folder: join(root, 'desktop'), result: join(root, 'desktop/dist/main/index.js') },
};

const skippedFolders = new Set(['node_modules', 'dist', '.cache', 'e2e', 'testing', 'test-results']);

/** @param {string} folder @returns {string[]} */
const sourcesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : sourcesIn(path);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
  });

/** The folder itself and every workspace package that it depends on. @param {string} folder @returns {Set<string>} */
const withDependencies = (folder, found = new Set()) => {
  if (found.has(folder)) return found;
  found.add(folder);
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  // What the desktop bundles is not a dependency at run time; only its tests use the test kit.
  for (const name of Object.keys(folder === buildTargets.desktop.folder ? devDependencies : dependencies)) {
    if (name.startsWith('@vitae/') && name !== '@vitae/testkit')
      withDependencies(join(root, 'packages', name.slice('@vitae/'.length)), found);
  }
  return found;
};

/** Names, sizes and times of everything that the build depends on. @param {string} folder */
const sourceStamp = (folder) => {
  const hash = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml')));
  // The environment variables that the desktop's build reads.
  hash.update(`${process.env.VITAE_SERVER_URL ?? ''} ${process.env.VITAE_UPDATE_URL ?? ''}\n`);
  for (const file of [...withDependencies(folder)].flatMap(sourcesIn).sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(root, file)} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
};

/** @param {number} id of a process */
const isRunning = (id) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

/**
 * Waits while another process holds the lock; a lock left behind by a dead process is reclaimed. @param {string} lock
 */
const takeLock = async (lock) => {
  mkdirSync(dirname(lock), { recursive: true });
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const holder = Number(existsSync(lock) ? readFileSync(lock, 'utf8') : 0);
    if (holder && !isRunning(holder)) rmSync(lock, { force: true });
    else await pause(50);
  }
};

/** @type {Record<string, string[]>} */
const furtherConfigs = {
  web: ['vite.static.config.ts', 'vite.offline.config.ts'],
  server: ['vite.evaluation.config.ts'],
};

/** @param {keyof typeof buildTargets} name @param {'error' | 'warn'} logLevel */
const runBuild = async (name, logLevel) => {
  const { folder } = buildTargets[name];
  if (name === 'desktop') {
    const { buildDesktop } = await import(pathToFileURL(join(folder, 'build.ts')).href);
    return buildDesktop({ logLevel });
  }
  const vite = createRequire(join(root, 'package.json')).resolve('vite');
  const { build } = await import(pathToFileURL(vite).href);
  // After the web app its public pages and its service worker, into its folder; next to the server the program that it starts to evaluate
  // documents.
  for (const config of ['vite.config.ts', ...(furtherConfigs[name] ?? [])])
    await build({ root: folder, configFile: join(folder, config), logLevel });
};

/**
 * Tests build too: what they build has to run outside of them, where React has no development build.
 * @param {() => Promise<unknown>} build
 */
const inProduction = async (build) => {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
};

/**
 * Builds a target unless the last build was made from exactly the same sources. Processes that request it at the same
 * time wait for the one that is building.
 * @param {keyof typeof buildTargets} name
 * @param {{ quiet?: boolean }} [options]
 * @returns {Promise<string>} the built file
 */
export const ensureBuilt = async (name, { quiet = false } = {}) => {
  const { folder, result } = buildTargets[name];
  const stampFile = join(folder, '.cache', 'build-stamp');
  const isFresh = (/** @type {string} */ stamp) =>
    existsSync(result) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  const stamp = sourceStamp(folder);
  if (isFresh(stamp)) return result;
  const lock = join(folder, '.cache', 'build-lock');
  await takeLock(lock);
  try {
    if (isFresh(stamp)) return result;
    if (!quiet) console.log(`Building ${name} …`);
    rmSync(stampFile, { force: true });
    await inProduction(() => runBuild(name, quiet ? 'error' : 'warn'));
    writeFileSync(stampFile, stamp);
    return result;
  } finally {
    rmSync(lock, { force: true });
  }
};
