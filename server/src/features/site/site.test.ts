import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { onBothDatabases, sqlitePlace } from '../../testing/databases.ts';
import { signUp } from '../../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const dayMs = 86_400_000;

onBothDatabases('the newsletter', (newPlace) => {
  /** Those of the links in the text: one is in the head, too. */
  const tokensIn = (mail: string) =>
    [...mail.slice(mail.search(/\r?\n\r?\n/)).matchAll(/token=([\w.-]+)/g)].map(([, token = '']) => token);
  const rows = ({ services }: TestServer) => services.db.selectFrom('newsletter').selectAll().execute();

  it('starts once the owner of an address has confirmed, and ends with the link in the email', async () => {
    const server = await startTestServer(await newPlace());
    const done = { status: 200, body: { done: true } };
    expect(await server.call('POST', '/newsletter', { email: 'Ada@Example.com' })).toMatchObject(done);
    expect((await rows(server)).map(({ confirmed_at }) => confirmed_at)).toEqual([null]);
    const mails = await server.mails();
    const [confirm = '', unsubscribe = ''] = tokensIn(mails[0]?.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=') ?? '');
    // Each link does one thing.
    expect((await server.call('POST', '/newsletter/confirm', { token: unsubscribe })).status).toBe(401);
    expect((await server.call('POST', '/newsletter/confirm', { token: `${confirm}x` })).status).toBe(401);
    expect(await server.call('POST', '/newsletter/confirm', { token: confirm })).toMatchObject(done);
    expect((await rows(server))[0]?.confirmed_at).not.toBeNull();
    // The same answer for an address that is on the list, and no second mail.
    expect(await server.call('POST', '/newsletter', { email: 'ada@example.com' })).toMatchObject(done);
    expect(await server.mails()).toHaveLength(1);
    expect(await server.call('POST', '/newsletter/unsubscribe', { token: unsubscribe })).toMatchObject(done);
    expect(await server.call('POST', '/newsletter/unsubscribe', { token: unsubscribe })).toMatchObject(done);
    expect(await rows(server)).toEqual([]);
    expect((await server.call('POST', '/newsletter/confirm', { token: confirm })).status).toBe(401);
    await server.stop();
  });

  it('ends with one click in a mail program, which opens no page and sends no origin, in the language of its request', async () => {
    const server = await startTestServer(await newPlace());
    await server.call('POST', '/newsletter', { email: 'ada@example.com' }, { 'accept-language': 'de-AT' });
    const [mail = ''] = (await server.mails()).map((text) => text.replaceAll(/\r?\n[ \t]+/g, ' '));
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    const [, path = ''] = /^List-Unsubscribe: <http:\/\/localhost:\d+(\/de\/newsletter\/[^>]+)>\r?$/m.exec(mail) ?? [];
    const click = (address: string) =>
      fetch(server.origin + address, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      }).then(({ status }) => status);
    expect(mail.replaceAll(/=\r?\n/g, '')).toMatch(/http:\/\/localhost:\d+\/de\/newsletter\/confirm\?/);
    expect(await click(path.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')))).toBe(401);
    expect(await click('/newsletter/unsubscribe')).toBe(401);
    expect(await rows(server)).toHaveLength(1);
    expect([await click(path), await click(path)]).toEqual([200, 200]);
    expect(await rows(server)).toEqual([]);
    // Sent mail is kept without what is in it.
    const kept = await server.services.db.selectFrom('outbox').select(['text', 'unsubscribe']).execute();
    expect(kept).toEqual([{ text: '', unsubscribe: null }]);
    await server.stop();
  });

  it('drops what programs send, counts requests, and forgets those that nobody confirmed', async () => {
    const server = await startTestServer(await newPlace());
    expect((await server.call('POST', '/newsletter', { email: 'bot@example.com', hp: 'x' })).status).toBe(200);
    expect(await rows(server)).toEqual([]);
    await server.call('POST', '/newsletter', { email: 'eve@example.com' });
    const statuses = [];
    for (let count = 0; count < 9; count += 1)
      statuses.push((await server.call('POST', '/newsletter', { email: `a${count}@example.com` })).status);
    expect(statuses.at(-1)).toBe(429);
    server.pass(8 * dayMs);
    await server.housekeeping();
    expect(await rows(server)).toEqual([]);
    await server.stop();
  });
});

describe('the forms of the site', () => {
  it('turn the newsletter on and off for an account with a verified address', async () => {
    const server = await startTestServer(await sqlitePlace());
    const { headers } = await signUp(server);
    const own = async () => (await server.call('GET', '/account/newsletter', undefined, headers)).body;
    const set = (isOn: boolean) => server.call('PUT', '/account/newsletter', { isOn }, headers);
    const stored = async () => {
      const zip = await fetch(`${server.origin}/api/account/export`, {
        method: 'POST',
        headers: { origin: server.origin, ...headers },
      });
      const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
      return strFromU8(files['newsletter.json'] ?? new Uint8Array());
    };
    expect(await own()).toEqual({ isOn: false });
    // An address that is not verified may be somebody else's, who gets the newsletter.
    const { db } = server.services;
    const time = new Date().toISOString();
    const key = { email: 'ada@example.com', email_key: 'ada@example.com' };
    await db
      .insertInto('newsletter')
      .values({ id: randomUUID(), ...key, confirmed_at: time, created_at: time })
      .execute();
    expect([await own(), await stored()]).toEqual([{ isOn: false }, 'null\n']);
    expect([(await set(true)).status, (await set(false)).status]).toEqual([409, 409]);
    expect(await db.selectFrom('newsletter').select('confirmed_at').execute()).toEqual([{ confirmed_at: time }]);
    await db.deleteFrom('newsletter').execute();
    await db.updateTable('account').set({ email_verified_at: time }).execute();
    expect((await set(true)).body).toEqual({ isOn: true });
    expect(await own()).toEqual({ isOn: true });
    expect(await stored()).toMatch(/^\{"email":"ada@example\.com",.*"confirmedAt":"20/);
    expect((await set(false)).body).toEqual({ isOn: false });
    expect(await own()).toEqual({ isOn: false });
    expect((await server.call('GET', '/account/newsletter')).status).toBe(401);
    await server.stop();
  });

  it('pass an address on to the mailing service of the settings, and keep none', async () => {
    const received: string[] = [];
    const service = createServer((request, response) => {
      void text(request).then((body) => {
        received.push(body);
        response.end('Thank you');
      });
    });
    await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
    const address = service.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const environment = {
      NEWSLETTER_URL: `http://127.0.0.1:${port}/subscribe`,
      NEWSLETTER_LIST: 'l1',
      NEWSLETTER_SUBFORM: 's1',
    };
    const server = await startTestServer(await sqlitePlace(), { environment });
    expect((await server.call('POST', '/newsletter', { email: 'ada@example.com' })).status).toBe(200);
    expect(received).toEqual(['email=ada%40example.com&list=l1&subform=s1&hp=']);
    expect(await server.services.db.selectFrom('newsletter').selectAll().execute()).toEqual([]);
    await new Promise((closed) => service.close(closed));
    expect((await server.call('POST', '/newsletter', { email: 'ada@example.com' })).status).toBe(503);
    await server.stop();
  });

  it('keep a message and mail it to the people who run the site, a few times an hour', async () => {
    const server = await startTestServer(await sqlitePlace(), { environment: { CONTACT_EMAIL: 'team@example.com' } });
    const message = { name: 'Ada', email: 'ada@example.com', message: 'Where is my document?' };
    expect((await server.call('POST', '/contact', message)).status).toBe(200);
    expect((await server.call('POST', '/contact', { ...message, hp: 'x' })).status).toBe(200);
    expect((await server.call('POST', '/contact', { ...message, message: 'Short' })).status).toBe(422);
    expect((await server.call('POST', '/contact', { ...message, message: 'x'.repeat(5_001) })).status).toBe(422);
    expect(await server.services.db.selectFrom('contact_message').select(['name', 'message']).execute()).toEqual([
      { name: 'Ada', message: 'Where is my document?' },
    ]);
    const [mail = ''] = await server.mails();
    expect(mail).toContain('team@example.com');
    expect(mail).toContain('Where is my document?');
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await server.call('POST', '/contact', message)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    server.pass(366 * dayMs);
    await server.housekeeping();
    expect(await server.services.db.selectFrom('contact_message').selectAll().execute()).toEqual([]);
    await server.stop();
  });

  it('are not there where nobody would get a message', async () => {
    const server = await startTestServer(await sqlitePlace());
    const message = { name: 'Ada', email: 'ada@example.com', message: 'Where is my document?' };
    expect((await server.call('POST', '/contact', message)).status).toBe(404);
    await server.stop();
  });
});
