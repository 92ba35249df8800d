import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createResume, newId } from '@vitae/domain';
import { testPassword } from '@vitae/testkit/people';
import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { databaseFile } from './db/open-database.ts';
import { jobs } from './jobs/jobs.ts';
import { sqlitePlace } from './testing/databases.ts';
import { programOn } from './testing/server-program.ts';

const watch = join(import.meta.dirname, 'testing/watch-connections.ts');

it('a server calls the mail server of its settings and nobody else, whatever people, admins and its jobs do', async () => {
  const place = await sqlitePlace();
  const seen = join(place.dataFolder, 'connections');
  const mail = createServer((socket) => socket.end());
  await new Promise<void>((listening) => mail.listen(0, '127.0.0.1', listening));
  const { port } = z.object({ port: z.number() }).parse(mail.address());
  const server = programOn(place, {
    NODE_OPTIONS: `--import ${watch}`,
    CONNECTIONS_FILE: seen,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
  await server.start();
  const call = async (method: string, path: string, body?: object, token = '') => {
    const response = await fetch(`${server.origin()}/api${path}`, {
      method,
      headers: {
        origin: server.origin(),
        'content-type': 'application/json',
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    // A job may run by itself at that moment.
    expect([path, [200, 409].includes(response.status)]).toEqual([path, true]);
    return z.record(z.string(), z.unknown()).parse(await response.json());
  };
  const person = { name: 'Ada', email: 'ada@example.com', password: testPassword };
  const token = String((await call('POST', '/auth/sign-up', person))['accessToken']);
  const doc = createResume({ title: 'Engineer' });
  const push = { baseRev: 0, pushId: newId(), schemaVersion: doc.schemaVersion, deviceId: newId(), doc };
  await call('PUT', `/documents/${doc.id}`, push, token);
  await call('GET', '/plans');
  const database = new Sqlite(databaseFile(place));
  database.prepare(`update account set role = 'admin'`).run();
  database.close();
  for (const { name } of jobs) await call('POST', `/admin/jobs/${name}/run`, { reason: 'To see whom it calls' }, token);
  await expect.poll(() => existsSync(seen), { timeout: 20_000 }).toBe(true);
  const lines = readFileSync(seen, 'utf8').trim().split('\n');
  expect(lines.filter((line) => !line.includes(`"port":${port}`))).toEqual([]);
  await server.kill();
  await new Promise((closed) => mail.close(closed));
  await place.remove();
}, 60_000);
