#!/usr/bin/env node
// Plain Node: finds a recent enough runtime, rebuilds the bundle if it is missing or older than its sources, and runs
// it.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findNode24, handOver, majorOf } from '../../../scripts/node-runtime.mjs';

const self = fileURLToPath(import.meta.url);

/** @type {(message: string) => never} */
const refuse = (message) => {
  console.error(message);
  process.exit(1);
};

const bundle = async () => {
  const { ensureBuilt } = await import('../../../scripts/fresh-build.mjs');
  try {
    return await ensureBuilt('cli', { quiet: true });
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    return refuse(`vitae could not be built (${reason}): \`npm run build\` says more.`);
  }
};

if (majorOf(process.versions.node) < 22) {
  const node = findNode24(join(dirname(self), '../../..'));
  if (!node) refuse(`vitae needs Node 22 or newer; this is ${process.version}.`);
  handOver(node, [self, ...process.argv.slice(2)]);
} else {
  await import(pathToFileURL(await bundle()).href);
}
