import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createResume, newId } from '@vitae/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from './api/endpoints.ts';
import { createLog, errorForLog } from './log.ts';
import { onBothDatabases } from './testing/databases.ts';
import { samplePicture } from './testing/sample-picture.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

/** Placeholders for private data; none may be found in the log. */
const secret = {
  name: 'Zzname Quellwort',
  email: 'zzmail@privat.example',
  newEmail: 'zznew@privat.example',
  password: 'zzpassword is long',
  text: 'Zztext of the document',
  device: 'Zzdevice of a person',
  label: 'Zzlabel of a version',
  agent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0 Zzagent',
  address: '203.0.113.77',
};

onBothDatabases('a run through all endpoints', (newPlace) => {
  let server: TestServer;
  const lines: string[] = [];
  beforeEach(async () => {
    lines.length = 0;
    server = await startTestServer(await newPlace(), {
      log: { write: (line) => void lines.push(line) },
      environment: { TRUST_PROXY: '1' },
    });
  });
  afterEach(() => server.stop());

  it('leaves no address, token, code, text or id in the log, only one line per request, with its pattern', async () => {
    const always = { 'user-agent': secret.agent, 'x-forwarded-for': secret.address };
    const joined = await server.call(
      'POST',
      '/auth/sign-up',
      { name: secret.name, email: secret.email, password: secret.password },
      always,
    );
    const { accessToken, refreshToken, verifyEmail } = joined.body as Record<string, string>;
    const mine = {
      ...always,
      authorization: `Bearer ${accessToken}`,
      cookie: joined.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; '),
    };
    const codeVerifier = randomBytes(32).toString('base64url');
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const { code: appCode } = (await server.call('POST', '/auth/native/grant', { codeChallenge }, mine)).body as Record<
      string,
      string
    >;
    const app = (
      await server.call('POST', '/auth/native/exchange', { code: appCode, codeVerifier, device: secret.device }, always)
    ).body as Record<string, string>;
    // A second time: the log shows that it happened, but not the values.
    await server.call('POST', '/auth/native/exchange', { code: appCode, codeVerifier, device: secret.device }, always);
    const doc = createResume({ title: secret.text });
    const { sha256 } = samplePicture();
    const codes = (await server.mails()).flatMap((mail) => /is (\d{6})/.exec(mail)?.[1] ?? []);
    const params: Record<string, string> = {
      '{id}': doc.id,
      '{name}': 'mail',
      '{rev}': '1',
      '{sha256}': sha256,
      '{provider}': 'google',
      '{key}': 'pro',
      '{kind}': 'resume',
      '{slug}': 'nurse',
    };
    const bodies: Record<string, unknown> = {
      'documents.put': { baseRev: 0, pushId: randomUUID(), schemaVersion: doc.schemaVersion, deviceId: newId(), doc },
      'documents.delete': { baseRev: 1 },
      'documents.revisions.label': { label: secret.label },
      'auth.otp.verify': { challengeId: verifyEmail, code: codes[0] },
      'auth.token.refresh': { refreshToken },
      'account.update': { name: secret.name },
      'account.email.change': { email: secret.newEmail, currentPassword: secret.password },
    };
    const usual = {
      name: secret.name,
      email: secret.email,
      password: secret.password,
      currentPassword: secret.password,
      challengeId: randomUUID(),
      code: '123456',
      accessToken,
      refreshToken,
      state: secret.text,
      nonce: secret.text,
    };
    const late = ['auth.otp.verify', 'auth.signOut', 'auth.signOutEverywhere', 'account.changePassword'];
    const order = endpoints().toSorted((one, other) => late.indexOf(one.name) - late.indexOf(other.name));
    for (const { name, method, path } of order) {
      if (name === 'events.stream') continue;
      const at = path.replaceAll(/\{\w+\}/g, (key) => params[key] ?? key);
      await server.call(method, at, method === 'GET' ? undefined : (bodies[name] ?? usual), mine);
      // And once wrong in every field, as errors may quote their input.
      await server.call(
        method,
        at,
        method === 'GET' ? undefined : { ...usual, email: secret.text, code: secret.text, doc: secret.text },
        mine,
      );
    }
    const streaming = new AbortController();
    await fetch(`${server.origin}/api/events?token=${accessToken}`, { headers: mine, signal: streaming.signal });
    streaming.abort();
    await fetch(`${server.origin}/api/auth/sign-in`, {
      method: 'POST',
      headers: { ...mine, origin: server.origin, 'content-type': 'application/json' },
      body: `{"email":"${secret.email}`,
    });
    await server.call('GET', `/nothing/${secret.email}`, undefined, mine);
    await server.mails();
    await server.stop();

    const log = lines.join('');
    expect(app['accessToken']).toBeDefined();
    const found = [
      ...Object.values(secret),
      accessToken,
      refreshToken,
      appCode,
      codeVerifier,
      codeChallenge,
      app['accessToken'],
      app['refreshToken'],
      ...codes,
      doc.id,
      sha256,
      '127.0.0.1',
      'privat',
      'Zz',
      'zz',
    ].filter((word) => word !== undefined && log.includes(word));
    expect(found).toEqual([]);
    const routes = new Set(lines.map((line) => (JSON.parse(line) as { route?: string }).route));
    for (const { path, name } of endpoints()) expect(routes, name).toContain(`/api${path}`);
    expect(log).not.toMatch(/"level":(50|60)/);
    server = await startTestServer(await newPlace());
  });
});

describe('an error in the log', () => {
  it('has its type, code and location, without a message that may quote user data', () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const cause = Object.assign(new Error(`duplicate key (${secret.email})`), { code: '23505', detail: secret.email });
    log.error({ err: new TypeError(`Unexpected token in ${secret.text}`, { cause }) }, 'request failed');
    expect(lines.join('')).not.toMatch(/zz/i);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      msg: 'request failed',
      err: { kind: 'TypeError', cause: { kind: 'Error', code: '23505' } },
    });
    expect(errorForLog(new Error('x')).at[0]).toMatch(/^at .*log\.test\.ts/);
    expect(errorForLog('text')).toEqual({ kind: 'string', at: [] });
  });

  it('has no stack frames taken from a multi-line message', () => {
    expect(JSON.stringify(errorForLog(new Error('first\n    at ada@example.com (private.ts:1:1)')))).not.toContain(
      'ada@',
    );
  });
});
