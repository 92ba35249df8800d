import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './fresh-build.mjs';

process.env['NODE_ENV'] ??= 'production';
// On an address of this machine the payments of the test provider can be tried.
if (/^(http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/?)?$/.test(process.env['PUBLIC_URL'] ?? ''))
  process.env['PAYMENT_TEST_IN_PRODUCTION'] ??= '1';
// The folder of the repository, wherever this was started from.
process.env['DATA_DIR'] ||= join(import.meta.dirname, '../data');
await ensureBuilt('web');
const server = await ensureBuilt('server');
await import(pathToFileURL(server).href);
