import { afterAll, beforeAll, expect, it } from 'vitest';
import { sqlitePlace } from '../testing/databases.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const token = 'a-token-of-tests-that-is-long-enough';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(await sqlitePlace(), { environment: { METRICS_TOKEN: token } });
});
afterAll(() => server.stop());

const metrics = (given = token, at = server) =>
  fetch(`${at.origin}/metrics`, { headers: { authorization: `Bearer ${given}` } });

it('metrics are given to whoever has the token, by patterns and never by paths', async () => {
  const id = '0190a5c2-7b1e-7000-8000-000000000000';
  await server.call('GET', `/documents/${id}`);
  await server.call('GET', '/health');
  await fetch(`${server.origin}/api/health`, { method: 'BREW' }).catch(() => undefined);
  await server.mails();
  const answer = await metrics();
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect(text).toContain('vitae_requests_total{method="GET",route="/api/documents/{id}",status="401"} 1');
  expect(text).toMatch(/vitae_request_seconds_count [1-9]/);
  expect(text).toContain('vitae_mails{state="waiting"} 0');
  expect(text).toMatch(/process_resident_memory_bytes \d{7,}/);
  expect(text).not.toContain(id);
  for (const line of text.trim().split('\n')) expect(line).toMatch(/^(# TYPE \w+ \w+|\w+(\{.+\})? [\d.e+-]+)$/);
});

it('there is nothing for others, nor without the setting', async () => {
  expect((await metrics('another')).status).toBe(404);
  const plain = await startTestServer(await sqlitePlace());
  expect((await metrics(token, plain)).status).toBe(404);
  await plain.stop();
});
