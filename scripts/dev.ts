import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { ensureBuilt } from './fresh-build.mjs';

const root = join(import.meta.dirname, '..');
const port = Number(process.env['PORT'] ?? 3000);
const apiPort = port + 1;

// The API process is built once; the pages reload automatically.
const server = await ensureBuilt('server');
const api = spawn(process.execPath, [server], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(apiPort), WEB_ROOT: 'none' },
});

const pages = await createServer({
  root: join(root, 'web'),
  configFile: join(root, 'web', 'vite.config.ts'),
  server: { port, strictPort: true, proxy: { '/api': `http://localhost:${apiPort}` } },
});
await pages.listen();
pages.printUrls();

const stop = () => {
  api.kill();
  void pages.close().then(() => process.exit(0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
