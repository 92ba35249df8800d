import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './fresh-build.mjs';

process.env['NODE_ENV'] ??= 'production';
await ensureBuilt('web');
const server = await ensureBuilt('server');
await import(pathToFileURL(server).href);
