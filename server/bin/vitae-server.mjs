#!/usr/bin/env node
// Plain Node: finds a recent enough runtime, builds the server if its sources are newer, and runs its command line.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findNode24, handOver, majorOf } from '../../scripts/node-runtime.mjs';

const self = fileURLToPath(import.meta.url);
const root = join(dirname(self), '../..');

/** @type {(message: string) => never} */
const refuse = (message) => {
  console.error(message);
  process.exit(1);
};

const bundle = async () => {
  const { ensureBuilt } = await import('../../scripts/fresh-build.mjs');
  try {
    return join(dirname(await ensureBuilt('server', { quiet: true })), 'vitae-server.js');
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    return refuse(`vitae-server could not be built (${reason}): \`npm run build\` says more.`);
  }
};

if (majorOf(process.versions.node) < 22) {
  const node = findNode24(root);
  if (!node) refuse(`vitae-server needs Node 22 or newer; this is ${process.version}.`);
  handOver(node, [self, ...process.argv.slice(2)]);
} else {
  // The same data as `npm start`, wherever the command is run from.
  process.env.DATA_DIR ||= join(root, 'data');
  await import(pathToFileURL(await bundle()).href);
}
