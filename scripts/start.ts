import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './fresh-build.mjs';

process.env['NODE_ENV'] ??= 'production';
// The folder of the repository, wherever this was started from.
process.env['DATA_DIR'] ||= join(import.meta.dirname, '../data');
await ensureBuilt('web');
const server = await ensureBuilt('server');
await import(pathToFileURL(server).href);
