import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { startServices } from '../start-services.ts';
import { loadWebApp } from '../web-app.ts';

let origin: string;
let server: Server;
let stop: () => Promise<void>;
const folder = mkdtempSync(join(tmpdir(), 'new-page-'));

beforeAll(async () => {
  const html =
    '<!doctype html><html><head><meta name="description" content="" /><title>Vitae</title></head><body></body></html>';
  writeFileSync(join(folder, 'index.html'), html);
  const started = await startServices(readConfig({ DATA_DIR: join(folder, 'data') }), pino({ level: 'silent' }));
  stop = started.stop;
  const web = loadWebApp(folder, started.services.config.site);
  server = createServer(createApp({ services: started.services, web, isReady: () => true }));
  await new Promise<void>((listening) => server.listen(0, listening));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  origin = `http://localhost:${address.port}`;
});

afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await stop();
  rmSync(folder, { recursive: true });
});

it('is answered with status 200 and its own title and description', async () => {
  const answer = await fetch(`${origin}/account/reminders`);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain('<title>Reminders · Vitae</title>');
  expect(html).toContain('<meta name="description" content="What to send again, and when."');
});

it('does not turn adjacent paths into pages', async () => {
  expect((await fetch(`${origin}/account/reminder`)).status).toBe(404);
  expect((await fetch(`${origin}/account/reminders/more`)).status).toBe(404);
});
