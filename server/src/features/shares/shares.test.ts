import { randomUUID } from 'node:crypto';
import { coverLetterKind, createResume, newId, readDocument, visibleContent, type AnyDocument } from '@vitae/domain';
import { testPassword } from '@vitae/testkit/people';
import { readPdf } from '@vitae/testkit/read-pdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onBothDatabases } from '../../testing/databases.ts';
import { personOf, signUp, type Person } from '../../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A resume with something of every sort that others must not see. */
function privateResume(): AnyDocument {
  const doc = createResume({ title: 'For the Acme job SECRET-title' });
  doc.basics = {
    ...doc.basics,
    fullName: '<img src=x onerror=alert(1)>Ada Park',
    headline: '</title><script>alert(2)</script>',
  };
  doc.target = { ...doc.target, jobTitle: 'SECRET-target' };
  doc.tags = ['SECRET-tag'];
  // The data of an imported file, as it could be sent by hand.
  const job = (position: string, hidden: boolean) => ({ id: newId(), hidden, position, url: 'javascript:alert(3)' });
  return readDocument({
    ...doc,
    sections: {
      ...doc.sections,
      experience: { ...doc.sections.experience, items: [job('Welder', false), job('SECRET-entry', true)] },
    },
  });
}

onBothDatabases('share links', (newPlace) => {
  let server: TestServer;
  let ada: Person;
  let email: string;

  const join = async () => {
    email = `${randomUUID()}@example.com`;
    ada = await signUp(server, email);
  };
  /** Tokens end sooner than the days that tests let pass. */
  const signIn = async () => {
    ada = personOf(server, (await server.call('POST', '/auth/sign-in', { email, password: testPassword })).body);
    return ada.client;
  };
  const put = async (doc: AnyDocument, baseRev = 0, person = ada) => {
    const { rev } = await person.client.documents.put({
      id: doc.id,
      baseRev,
      pushId: randomUUID(),
      schemaVersion: doc.schemaVersion,
      deviceId: newId(),
      doc: { ...doc },
    });
    return rev;
  };
  const open = (token: string, path = '', init: RequestInit = {}) =>
    fetch(`${server.origin}/r/${token}${path}`, { redirect: 'manual', ...init });
  const enter = (token: string, password: string, headers: Record<string, string> = {}) =>
    open(token, '', {
      method: 'POST',
      body: new URLSearchParams({ password }),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const nameOfPerson = (doc: AnyDocument, fullName: string): AnyDocument =>
    doc.kind === 'resume' ? { ...doc, basics: { ...doc.basics, fullName } } : doc;

  beforeAll(async () => {
    server = await startTestServer(await newPlace());
    await join();
  });
  afterAll(() => server.stop());

  it('show the visible content as text, pictures and a file, to nobody else and to no search engine', async () => {
    const doc = privateResume();
    await put(doc);
    expect(JSON.stringify(visibleContent(doc))).not.toContain('SECRET-entry');
    const link = await ada.client.shares.create({ document: doc.id });
    expect(link).toMatchObject({ hasPassword: false, rev: null, views: 0, expiresAt: null });
    const page = await open(link.token);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('Welder');
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toMatch(/<script|<img src=x|href="javascript:|SECRET/);
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'x-robots-tag': expect.stringContaining('noindex') as string,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; img-src 'self' data:; style-src 'sha256-/,
      ) as string,
    });
    expect(page.headers.getSetCookie()).toEqual([]);

    const picture = await open(link.token, '/pages/1.svg');
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(picture.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await picture.text()).toMatch(/^<svg [^>]*>.*<\/svg>$/s);
    expect((await open(link.token, '/pages/2.svg')).status).toBe(404);
    expect((await open(link.token, '/pages/0.svg')).status).toBe(404);

    const file = await open(link.token, '/document.pdf');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"\\/]*\.pdf"/);
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.toString('latin1')).not.toMatch(/SECRET|javascript:|EmbeddedFile/);
    const read = await readPdf(bytes);
    expect(read.text).toContain('Welder');
    expect(JSON.stringify(read)).not.toMatch(/SECRET/);
    // An unchanged file is not sent again, but asked for.
    const again = await open(link.token, '/document.pdf', {
      headers: { 'if-none-match': file.headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  });

  it('count views of the page, not of files, heads or what a browser fetches ahead', async () => {
    const doc = nameOfPerson(createResume({ title: 'One' }), 'Ada Park');
    await put(doc);
    const { id, token } = await ada.client.shares.create({ document: doc.id });
    await open(token);
    await open(token);
    await open(token, '', { method: 'HEAD' });
    await open(token, '', { headers: { 'sec-purpose': 'prefetch' } });
    await open(token, '/document.pdf');
    const { links } = await ada.client.shares.list({ document: doc.id });
    expect(links.map((one) => [one.id, one.views])).toEqual([[id, 2]]);
  });

  it('follow the document, or stay at a version that is not thinned out', async () => {
    const doc = nameOfPerson(createResume({ title: 'Two' }), 'First Name');
    await put(doc);
    let rev = await put(nameOfPerson(doc, 'Second Name'), 1);
    const follows = await ada.client.shares.create({ document: doc.id });
    const stays = await ada.client.shares.create({ document: doc.id, follows: false });
    expect(stays.rev).toBe(rev);
    for (const name of ['Third Name', 'Fourth Name']) rev = await put(nameOfPerson(doc, name), rev);
    server.pass(40 * dayMs);
    await server.housekeeping();
    expect(await (await open(follows.token)).text()).toContain('Fourth Name');
    expect(await (await open(stays.token)).text()).toContain('Second Name');
    await (await signIn()).shares.update({ id: stays.id, follows: true });
    expect(await (await open(stays.token)).text()).toContain('Fourth Name');
  });

  it('end at once: revoked, at their time, in the trash, with an account that ends or is suspended', async () => {
    await join();
    const doc = nameOfPerson(coverLetterKind.create({ title: 'Letter' }), '');
    await put(doc);
    let { client } = ada;
    const { accountId } = ada;
    const { id, token } = await client.shares.create({
      document: doc.id,
      expiresAt: new Date(server.services.now().getTime() + dayMs).toISOString(),
    });
    const gone = await (await open('x'.repeat(32))).text();
    const status = async () => {
      const answers = await Promise.all(['', '/document.pdf', '/pages/1.svg'].map((path) => open(token, path)));
      for (const answer of answers) if (answer.status === 404) expect(await answer.text()).toBe(gone);
      return new Set(answers.map((answer) => answer.status));
    };
    const works = new Set([200]);
    const ended = new Set([404]);
    expect(await status()).toEqual(works);
    await client.documents.delete({ id: doc.id, baseRev: 1 });
    expect(await status()).toEqual(ended);
    await client.documents.restore({ id: doc.id });
    expect(await status()).toEqual(works);
    const { db } = server.services;
    const account = (values: { status?: 'active' | 'suspended'; delete_after?: string | null }) =>
      db.updateTable('account').set(values).where('id', '=', accountId).execute();
    await account({ status: 'suspended' });
    expect(await status()).toEqual(ended);
    await account({ status: 'active', delete_after: server.services.now().toISOString() });
    expect(await status()).toEqual(ended);
    await account({ delete_after: null });
    server.pass(2 * dayMs);
    expect(await status()).toEqual(ended);
    client = await signIn();
    await client.shares.update({ id, expiresAt: null });
    expect(await status()).toEqual(works);
    await client.shares.revoke({ id });
    expect(await status()).toEqual(ended);
    const other = await client.shares.create({ document: doc.id });
    await client.documents.delete({ id: doc.id, baseRev: 1 });
    await client.documents.purge({ id: doc.id });
    expect((await client.shares.list({})).links).toEqual([]);
    expect((await open(other.token)).status).toBe(404);
    await account({ delete_after: server.services.now().toISOString() });
    await server.housekeeping();
    expect(await db.selectFrom('share_link').select('id').where('account_id', '=', accountId).execute()).toEqual([]);
  });

  it('ask for a password, which counts for this link until it is changed, and is tried a limited number of times', async () => {
    await join();
    const doc = nameOfPerson(createResume({ title: 'Three' }), 'Ada Park');
    await put(doc);
    const { client } = ada;
    const [first, second] = [
      await client.shares.create({ document: doc.id, password: 'correct horse' }),
      await client.shares.create({ document: doc.id, password: 'correct horse' }),
    ];
    expect(JSON.stringify(await client.shares.list({}))).not.toMatch(/argon|correct/);
    const asked = await open(first.token);
    const form = await asked.text();
    expect([asked.status, form.includes('Ada Park'), form.includes('type="password"')]).toEqual([200, false, true]);
    for (const path of ['/document.pdf', '/pages/1.svg']) expect((await open(first.token, path)).status).toBe(404);
    expect((await enter(first.token, 'wrong')).status).toBe(401);
    expect((await enter(first.token, 'correct horse', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const right = await enter(first.token, 'correct horse');
    expect([right.status, right.headers.get('location')]).toEqual([303, `/r/${first.token}`]);
    const [setCookie = ''] = right.headers.getSetCookie();
    expect(setCookie).toMatch(new RegExp(`; Path=/r/${first.token};.*HttpOnly; SameSite=Lax`));
    const [cookie = ''] = setCookie.split(';');
    expect(await (await open(first.token, '', { headers: { cookie } })).text()).toContain('Ada Park');
    expect((await open(first.token, '/document.pdf', { headers: { cookie } })).status).toBe(200);
    // Neither for another link, nor made up, nor once the password is another one, nor for ever.
    const [, value = ''] = cookie.split('=');
    const forSecond = `${cookie.split('=')[0]?.replace(first.id, second.id)}=${value}`;
    expect(await (await open(second.token, '', { headers: { cookie: forSecond } })).text()).toBe(
      form.replaceAll(first.token, second.token),
    );
    const later = `${cookie.split('=')[0]}=${value.replace(/^\d+/, '99999999999999')}`;
    expect(await (await open(first.token, '', { headers: { cookie: later } })).text()).toBe(form);
    await client.shares.update({ id: first.id, password: 'another horse' });
    expect(await (await open(first.token, '', { headers: { cookie } })).text()).toBe(form);
    // From many addresses: the link itself has a limit, and the right password is then no exception.
    const { limits } = server.services;
    for (let tries = await limits.countOf('share password link', second.id); tries < 30; tries += 1)
      await limits.count('share password link', second.id);
    expect((await enter(second.token, 'correct horse')).status).toBe(429);
    await client.shares.update({ id: second.id, password: null });
    expect(await (await open(second.token)).text()).toContain('Ada Park');
  });

  it('are limited in number, end ahead, and are for documents in use', async () => {
    await join();
    const doc = createResume({ title: 'Four' });
    await put(doc);
    const { client } = ada;
    await expect(client.shares.create({ document: newId() })).rejects.toMatchObject({ code: 'not-found' });
    for (const days of [-1, 3000]) {
      const expiresAt = new Date(server.services.now().getTime() + days * dayMs).toISOString();
      await expect(client.shares.create({ document: doc.id, expiresAt })).rejects.toMatchObject({ code: 'invalid' });
    }
    const made = await Promise.allSettled(Array.from({ length: 7 }, () => client.shares.create({ document: doc.id })));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const refused = made.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { code: 'limit-reached' } });
    await client.documents.delete({ id: doc.id, baseRev: 1 });
    await expect(client.shares.create({ document: doc.id })).rejects.toMatchObject({ code: 'not-found' });
  });
});
