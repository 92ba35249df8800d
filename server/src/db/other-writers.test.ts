import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { testPassword } from '@vitae/testkit/people';
import { sqlitePlace } from '../testing/databases.ts';
import { startTestServer } from '../testing/test-server.ts';
import { databaseFile } from './open-database.ts';

/** Writes until it is ended, as `vitae-server` does beside a running server. */
const writer = `
  const { workerData: { driver, file }, parentPort } = require('node:worker_threads');
  const write = new (require(driver))(file).prepare("update account set country = 'DE'");
  parentPort.postMessage('ready');
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (;; Atomics.wait(pause, 0, 0, 1)) write.run();
`;

it('people register while another program writes to the same file', async () => {
  const place = await sqlitePlace();
  const server = await startTestServer(place);
  const driver = createRequire(import.meta.url).resolve('better-sqlite3');
  const other = new Worker(writer, { eval: true, workerData: { driver, file: databaseFile(place) } });
  await new Promise((resolve) => other.once('message', resolve));
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => {
      const account = { name: 'Ada', email: `ada${at}@example.com`, password: testPassword };
      return server.call('POST', '/auth/sign-up', account, { 'x-forwarded-for': `198.51.100.${at}` });
    }),
  );
  await other.terminate();
  await server.stop();
  await place.remove();
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});
