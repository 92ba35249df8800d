import { randomUUID } from 'node:crypto';
import { createResume, newId } from '@vitae/domain';
import { testPassword } from '@vitae/testkit/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onBothDatabases } from '../testing/databases.ts';
import { signUp, type Person } from '../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/*
 * Somebody who has, had or guesses a share link. Every file of a link may lie in a cache with its validator: asking with
 * it tells no more than asking without.
 */

const parts = ['', '/document.pdf', '/pages/1.svg'];

onBothDatabases('somebody who wants to read what others share', (newPlace) => {
  let server: TestServer;
  let ada: Person;
  beforeAll(async () => {
    server = await startTestServer(await newPlace(), { environment: { TRUST_PROXY: '1' } });
    ada = await signUp(server, 'ada@example.com');
  });
  afterAll(() => server.stop());

  const put = async (fullName: string, baseRev = 0, doc = createResume({ title: 'Shared' }), person = ada) => {
    const shown = { ...doc, basics: { ...doc.basics, fullName } };
    const { schemaVersion } = doc;
    await person.client.documents.put({
      id: doc.id,
      baseRev,
      pushId: randomUUID(),
      schemaVersion,
      deviceId: newId(),
      doc: shown,
    });
    return doc;
  };
  /** Each caller has an address of its own, unless it is said. */
  let callers = 0;
  const elsewhere = () => {
    callers += 1;
    return `198.51.${Math.floor(callers / 200)}.${callers % 200}`;
  };
  const open = (token: string, path = '', headers: Record<string, string> = {}) =>
    fetch(`${server.origin}/r/${token}${path}`, {
      redirect: 'manual',
      headers: { 'x-forwarded-for': elsewhere(), ...headers },
    });
  const enter = (token: string, password: string, headers: Record<string, string> = {}) =>
    fetch(`${server.origin}/r/${token}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ password }),
      headers: { 'x-forwarded-for': elsewhere(), 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  /** What somebody sees who asks for everything: without what they kept, and with each way to ask by a validator. */
  const seen = async (token: string, validators: readonly string[], cookie = '') => {
    const answers: string[] = [];
    for (const path of parts)
      for (const [name, value] of [
        ['accept', '*/*'],
        ...validators.map((etag) => ['if-none-match', etag] as const),
        ['if-none-match', '*'],
        ['if-modified-since', new Date(2100, 0).toUTCString()],
        ['range', 'bytes=0-99'],
      ] as const) {
        const answer = await open(token, path, { cookie, 'cache-control': 'max-age=0', [name]: value });
        const { status, headers } = answer;
        answers.push(`${status} ${headers.get('etag') ?? ''} ${await answer.text()}`);
      }
    return new Set(answers);
  };

  it('finds no token: guesses are refused alike, not counted as views, and stopped after 600', async () => {
    const doc = await put('Ada Park');
    const { token } = await ada.client.shares.create({ document: doc.id });
    expect(token).toMatch(/^[\w-]{32}$/);
    const gone = await seen('A'.repeat(32), []);
    expect([...gone].every((answer) => answer.startsWith('404 '))).toBe(true);
    const near = [
      token.slice(0, -1),
      `${token}A`,
      token.toLowerCase() === token ? token.toUpperCase() : token.toLowerCase(),
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      `${token}%00`,
      `${token.slice(0, 16)}%25${token.slice(17)}`,
      `%20${token}`,
      token.replace(/./, '_'),
      `..%2f${token}`,
    ].filter((guess) => guess !== token);
    for (const guess of near) {
      const answer = await open(guess);
      expect([answer.status, (await answer.text()).includes('Ada Park')], guess).toEqual([404, false]);
    }
    const from = { 'x-forwarded-for': '203.0.113.7' };
    const statuses: number[] = [];
    for (let tries = 0; tries < 601; tries += 50)
      for (const answer of await Promise.all(
        Array.from({ length: 50 }, () => open(randomUUID().replaceAll('-', ''), '', from)),
      ))
        statuses.push(answer.status);
    expect([statuses.filter((status) => status === 404).length, new Set(statuses.slice(600))]).toEqual([
      600,
      new Set([429]),
    ]);
    // The right one is then no exception, and others read on.
    expect([(await open(token, '', from)).status, (await open(token)).status]).toEqual([429, 200]);
    expect((await ada.client.shares.list({ document: doc.id })).links[0]?.views).toBe(1);
  });

  it('tries passwords 15 times, however they are sent, and learns nothing of the document by any of them', async () => {
    const doc = await put('Ada Park');
    const { token } = await ada.client.shares.create({ document: doc.id, password: 'correct horse battery' });
    const from = { 'x-forwarded-for': '203.0.113.8' };
    const right = 'correct horse battery';
    const odd: (string | URLSearchParams)[] = [
      'password[]=correct horse battery',
      'password[$ne]=x',
      'password=x&password=correct horse battery',
      'PASSWORD=correct horse battery',
      `password=${'x'.repeat(3000)}`,
      'password=',
      '',
    ];
    for (const body of odd) {
      const answer = await fetch(`${server.origin}/r/${token}`, {
        method: 'POST',
        redirect: 'manual',
        body,
        headers: { ...from, 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect([answer.status, answer.headers.getSetCookie()], String(body)).toEqual([401, []]);
    }
    // A body of another type carries no password; a large one is not read.
    for (const [type, body, status] of [
      ['application/json', JSON.stringify({ password: right }), 401],
      ['text/plain', `password=${right}`, 401],
      ['application/x-www-form-urlencoded', `password=${'x'.repeat(5000)}`, 413],
    ] as const) {
      const answer = await fetch(`${server.origin}/r/${token}`, {
        method: 'POST',
        redirect: 'manual',
        body,
        headers: { ...from, 'content-type': type },
      });
      expect([answer.status, answer.headers.getSetCookie()], type).toEqual([status, []]);
    }
    const statuses = [];
    for (let tries = 0; tries < 7; tries += 1) statuses.push((await enter(token, `guess ${tries}`, from)).status);
    expect(statuses.slice(-1)).toEqual([429]);
    expect((await enter(token, right, from)).status).toBe(429);
    expect([...(await seen(token, ['"x"']))].join('\n')).not.toContain('Ada Park');
    // Whoever knows it and is elsewhere still gets in.
    expect((await enter(token, right)).status).toBe(303);
  });

  it('breaks no download by a name, and hides nothing in it', async () => {
    const owner = await signUp(server, `${randomUUID()}@example.com`);
    const doc = await put('Ada', 0, undefined, owner);
    const { token } = await owner.client.shares.create({ document: doc.id });
    const names: Record<string, string> = {
      [`${'x'.repeat(99)}😀`]: `${'x'.repeat(99)}😀.pdf`,
      'Ada \uD800 Park': 'Ada \uFFFD Park.pdf',
      'Ada\r\nSet-Cookie: x=y': 'Ada Set-Cookie  x=y.pdf',
      'Ada"; filename=a.html': 'Ada ; filename=a.html.pdf',
      '..\\../Ada': '.. .. Ada.pdf',
      'Ada \u202Efdp.exe': 'Ada  fdp.exe.pdf',
      '/': 'Shared document.pdf',
    };
    let rev = 1;
    for (const [fullName, expected] of Object.entries(names)) {
      await put(fullName, rev, doc, owner);
      rev += 1;
      const answer = await open(token, '/document.pdf');
      const said = answer.headers.get('content-disposition') ?? '';
      const [, coded = ''] = /filename\*=UTF-8''([^;]+)/.exec(said) ?? [];
      const [, plain = ''] = /filename="([^"]+)"/.exec(said) ?? [];
      expect([answer.status, decodeURIComponent(coded) || plain], fullName).toEqual([200, expected]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  const ends: Record<string, (document: string, share: string, owner: Person) => Promise<unknown>> = {
    'was revoked': (_document, id, { client }) => client.shares.revoke({ id }),
    expired: (_document, id) =>
      server.services.db
        .updateTable('share_link')
        .set({ expires_at: server.services.now().toISOString() })
        .where('id', '=', id)
        .execute(),
    'shows a document that is in the trash': (id, _share, { client }) => client.documents.delete({ id, baseRev: 1 }),
    'shows a document that was deleted for ever': async (id, _share, { client }) => {
      await client.documents.delete({ id, baseRev: 1 });
      await client.documents.purge({ id });
    },
    'is of an account that is about to be deleted': (_document, _share, { client }) =>
      client.account.remove({ currentPassword: testPassword }),
    'got a password': (_document, id, { client }) => client.shares.update({ id, password: 'another horse altogether' }),
  };
  it.each(Object.keys(ends))('reads no more of a link that %s, by whatever was kept of it', async (how) => {
    const owner = await signUp(server, `${randomUUID()}@example.com`);
    const doc = await put('Grace Secret', 0, undefined, owner);
    const { id, token } = await owner.client.shares.create({ document: doc.id });
    const kept: string[] = [];
    for (const path of parts) {
      const answer = await open(token, path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([
        200,
        path === '' ? 'private, no-store' : 'private, no-cache',
      ]);
      kept.push(answer.headers.get('etag') ?? '"none"');
    }
    await ends[how]?.(doc.id, id, owner);
    const after = await seen(token, kept);
    expect([...after].join('\n')).not.toMatch(/Grace Secret|^(?:304|206)/m);
    // Files are as if they had never been; the page, too, unless it only asks for a password now.
    if (how === 'got a password') expect([...after].filter((answer) => answer.startsWith('200')).length).toBe(1);
    else expect(after).toEqual(await seen('A'.repeat(32), kept));
  });

  it('reads no more with the pass of a password that was changed, taken away and set again, or of 12 hours ago', async () => {
    const doc = await put('Ada Park');
    const password = 'correct horse battery';
    const { id, token } = await ada.client.shares.create({ document: doc.id, password });
    const passFor = async (word: string) =>
      (await enter(token, word)).headers.getSetCookie()[0]?.split(';')[0] ?? 'none';
    const pass = await passFor(password);
    const file = await open(token, '/document.pdf', { cookie: pass });
    const etag = file.headers.get('etag') ?? '';
    expect(file.status).toBe(200);
    await ada.client.shares.update({ id, password: null });
    await ada.client.shares.update({ id, password });
    const asked = { cookie: pass, 'if-none-match': etag, 'cache-control': 'max-age=0' };
    expect((await open(token, '/document.pdf', asked)).status).toBe(404);
    const again = await passFor(password);
    expect((await open(token, '/document.pdf', { ...asked, cookie: again })).status).toBe(304);
    server.pass(12 * 60 * 60 * 1000 + 1);
    expect((await open(token, '/document.pdf', { ...asked, cookie: again })).status).toBe(404);
  });
});
