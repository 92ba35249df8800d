import { existsSync } from 'node:fs';
import { join } from 'node:path';

const wanted = 24;

/** @param {string} version as in process.versions.node */
export const majorOf = (version) => Number(version.split('.')[0]);

/**
 * The Node 24 to run on: the host's own if it is new enough, else the one installed through npm.
 * @param {string} root the clone's root folder
 * @returns {string | null} path of the executable, null where none is to be had
 */
export const findNode24 = (root) => {
  if (majorOf(process.versions.node) >= wanted) return process.execPath;
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const folder = join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin');
  return [join(folder, 'node'), join(folder, 'node.exe')].find((file) => existsSync(file)) ?? null;
};
