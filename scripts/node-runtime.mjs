import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const wanted = 24;

/** The package manager, which comes with npm. */
export const pnpm = 'pnpm@12.21.0';

/** @param {string} version as in process.versions.node */
export const majorOf = (version) => Number(version.split('.')[0]);

/**
 * The Node 24 to run on: the host's own if it is new enough, otherwise the one installed through npm.
 * @param {string} root the clone's root folder
 * @returns {string | null} path of the executable, null if there is none
 */
export const findNode24 = (root) => {
  if (majorOf(process.versions.node) >= wanted) return process.execPath;
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const folder = join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin');
  return [join(folder, 'node'), join(folder, 'node.exe')].find((file) => existsSync(file)) ?? null;
};

/**
 * Runs a program in place of this process: it gets the terminal and the signals, and its exit code becomes ours.
 * @param {string} node
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export const handOver = (node, args, options = {}) => {
  const child = spawn(node, args, { ...options, stdio: 'inherit' });
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  // npm's shell forwards no signals: ending `npm start` ends the shell, which shows as a different parent process.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();
  child.on('exit', (code) => process.exit(code ?? 1));
};
