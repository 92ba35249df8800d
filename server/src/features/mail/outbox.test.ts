import { randomUUID } from 'node:crypto';
import { startMailServer, type TestMailServer } from '@vitae/testkit/mail-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testPassword } from '@vitae/testkit/people';
import { onBothDatabases, type TestPlace } from '../../testing/databases.ts';
import { signUp } from '../../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { queueMail, sendMail } from './outbox.ts';
import type { MailPermit } from './permit-mail.ts';

const minute = 60_000;

/** Outside of tests only `permitMail` gives one: counting is tested in `mail-counts.test.ts`. */
const permitTo = (to: string) => ({ to }) as MailPermit;

onBothDatabases('mail', (newPlace) => {
  let place: TestPlace;
  let smtp: TestMailServer;
  let server: TestServer;
  const lines: string[] = [];
  beforeEach(async () => {
    place = await newPlace();
    smtp = await startMailServer();
    lines.length = 0;
    server = await startTestServer(place, {
      environment: { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'Vitae <no-reply@vitae.example>' },
      log: { write: (line) => void lines.push(line) },
    });
  });
  afterEach(async () => {
    await server.stop();
    await smtp.stop();
  });

  const queue = (to: string, more: { uselessAfter?: string; challengeId?: string } = {}) =>
    queueMail(server.services.db, server.services.now(), permitTo(to), { subject: 'Grüße', text: 'Hello', ...more });
  const state = async () =>
    (await server.services.db.selectFrom('outbox').select(['attempts', 'sent_at', 'failed_at']).execute()).map(
      (row) => ({ ...row, sent_at: row.sent_at !== null, failed_at: row.failed_at !== null }),
    );

  it('is sent by SMTP: the code of a registration arrives and is correct', async () => {
    const { body } = await server.call('POST', '/auth/sign-up', {
      name: 'Ada',
      email: 'ada@example.com',
      password: testPassword,
    });
    await server.mails();
    expect(smtp.received).toMatchObject([{ to: ['ada@example.com'] }]);
    const [, code] = /code to confirm your email address is (\d{6})/.exec(smtp.received[0]?.source ?? '') ?? [];
    expect(smtp.received[0]?.source).toMatch(/^From: Vitae <no-reply@vitae\.example>/m);
    expect(
      (
        await server.call(
          'POST',
          '/auth/otp/verify',
          { challengeId: body['verifyEmail'], code },
          { authorization: `Bearer ${String(body['accessToken'])}` },
        )
      ).body,
    ).toMatchObject({ user: { emailVerified: true } });
  });

  it('that is refused temporarily is retried after 1, 5 and 30 minutes, without delaying other mail', async () => {
    smtp.refusals.push(
      ...Array.from({ length: 3 }, () => ({ responseCode: 451, message: 'mailbox of ada@example.com is busy' })),
    );
    await queue('ada@example.com');
    await server.mails();
    expect([smtp.received.length, await state()]).toEqual([0, [{ attempts: 1, sent_at: false, failed_at: false }]]);
    for (const wait of [1, 5]) {
      server.pass(wait * minute - 2000);
      await server.mails();
      const before = (await state())[0]?.attempts ?? 0;
      server.pass(2000);
      await server.mails();
      expect((await state())[0]?.attempts).toBe(before + 1);
    }
    await queue('bob@example.com');
    await server.mails();
    expect(smtp.received.map(({ to }) => to)).toEqual([['bob@example.com']]);
    server.pass(30 * minute);
    await server.mails();
    expect(smtp.received.map(({ to }) => to)).toEqual([['bob@example.com'], ['ada@example.com']]);
    expect(lines.join('')).toContain('mail was not sent');
    expect(lines.join('')).not.toMatch(/ada@|bob@/);
  });

  it('that is refused permanently fails at once, and any other after the sixth attempt', async () => {
    smtp.refusals.push({ responseCode: 550, message: 'no such user' });
    await queue('nobody@example.com');
    await server.mails();
    expect(await state()).toEqual([{ attempts: 1, sent_at: false, failed_at: true }]);
    smtp.refusals.push(...Array.from({ length: 6 }, () => ({ responseCode: 451, message: 'later' })));
    await queue('later@example.com');
    for (let time = 0; time < 7; time += 1) {
      await server.mails();
      server.pass(12 * 60 * minute);
    }
    expect((await state()).at(-1)).toEqual({ attempts: 6, sent_at: false, failed_at: true });
    expect(smtp.received).toEqual([]);
  });

  it('waits while the mail server is down, and is sent when it is back', async () => {
    await smtp.stop();
    await queue('ada@example.com');
    await server.mails();
    expect(await state()).toEqual([{ attempts: 1, sent_at: false, failed_at: false }]);
    smtp = await startMailServer();
    const again = await startTestServer(place, {
      environment: { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` },
      keepPlace: true,
    });
    again.pass(minute);
    await again.mails();
    expect(smtp.received).toMatchObject([{ to: ['ada@example.com'] }]);
    await again.stop();
  });

  it('with a code that has expired is not sent', async () => {
    await smtp.stop();
    await queue('ada@example.com', {
      uselessAfter: new Date(server.services.now().getTime() + 10 * minute).toISOString(),
    });
    await server.mails();
    server.pass(11 * minute);
    await server.mails();
    expect(await state()).toEqual([{ attempts: 2, sent_at: false, failed_at: true }]);
    smtp = await startMailServer();
  });

  it('is sent several at a time, codes first, and a slow mail server with a long queue delays no code', async () => {
    smtp.delayMs = 400;
    for (let count = 0; count < 12; count += 1) await queue(`notice${count}@example.com`);
    await queue('code@example.com', { challengeId: randomUUID() });
    const sending = sendMail(server.services);
    await expect.poll(() => smtp.received.length, { timeout: 15_000 }).toBeGreaterThan(0);
    // Two workers take only codes, so a code that is queued while the others are busy does not wait.
    await queue('late@example.com', { challengeId: randomUUID() });
    await sending;
    await expect.poll(() => smtp.received.length, { timeout: 15_000 }).toBe(14);
    const order = smtp.received.map(({ to }) => to[0] ?? '');
    expect(order).toHaveLength(14);
    expect(order.slice(0, 5)).toContain('code@example.com');
    expect(order.indexOf('late@example.com')).toBeLessThan(10);
  });

  it('with a code is valid for ten minutes from its delivery, not from the request', async () => {
    await smtp.stop();
    const { body } = await server.call('POST', '/auth/password/forgot', { email: 'nobody@example.com' });
    expect(body).toMatchObject({ challengeId: expect.any(String) as string });
    const signedUp = await server.call('POST', '/auth/sign-up', {
      name: 'Ada',
      email: 'ada@example.com',
      password: testPassword,
    });
    const expiry = async () =>
      (
        await server.services.db
          .selectFrom('challenge')
          .select('expires_at')
          .where('id', '=', String(signedUp.body['verifyEmail']))
          .executeTakeFirstOrThrow()
      ).expires_at;
    // The mail server is down for 36 minutes.
    for (const wait of [0, 1, 5]) {
      server.pass(wait * minute);
      await server.mails();
    }
    smtp = await startMailServer();
    const again = await startTestServer(place, {
      environment: { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` },
      keepPlace: true,
    });
    again.pass(40 * minute);
    await again.mails();
    expect(smtp.received.map(({ to }) => to)).toEqual([['ada@example.com']]);
    const left = Date.parse(await expiry()) - again.services.now().getTime();
    expect(left).toBeGreaterThan(9 * minute);
    expect(left).toBeLessThanOrEqual(10 * minute);
    const [, code] = /code to confirm your email address is (\d{6})/.exec(smtp.received[0]?.source ?? '') ?? [];
    again.pass(9 * minute);
    const { refreshToken } = signedUp.body;
    const { access_token: token } = (await again.call('POST', '/auth/token/refresh', { refreshToken })).body;
    expect(
      (
        await again.call(
          'POST',
          '/auth/otp/verify',
          { challengeId: signedUp.body['verifyEmail'], code },
          { authorization: `Bearer ${String(token)}` },
        )
      ).body,
    ).toMatchObject({ user: { emailVerified: true } });
    await again.stop();
  });

  it('with a code that another one has replaced is not sent', async () => {
    const challengeId = randomUUID();
    await queue('ada@example.com', { challengeId });
    await queue('ada@example.com', { challengeId });
    await server.mails();
    expect(smtp.received).toHaveLength(1);
    expect(await state()).toEqual([
      { attempts: 0, sent_at: false, failed_at: true },
      { attempts: 1, sent_at: true, failed_at: false },
    ]);
  });

  it('is sent once, however many workers there are', async () => {
    for (let count = 0; count < 5; count += 1) await queue(`person${count}@example.com`);
    await Promise.all(Array.from({ length: 4 }, () => sendMail(server.services)));
    expect(smtp.received.map(({ to }) => to[0] ?? '').toSorted((one, other) => one.localeCompare(other))).toEqual(
      Array.from({ length: 5 }, (_, count) => `person${count}@example.com`),
    );
  });

  it('allows no header injection through an address or a subject', async () => {
    await queueMail(server.services.db, server.services.now(), permitTo('ada@example.com'), {
      subject: 'Hi\r\nBcc: evil@example.com',
      text: 'Hello',
    });
    await server.mails();
    expect(smtp.received[0]?.to).toEqual(['ada@example.com']);
    expect(smtp.received[0]?.source).not.toMatch(/^Bcc:/m);
  });
});

onBothDatabases('mail without SMTP', (newPlace) => {
  it('is written to DATA_DIR/outbox, and its path is logged', async () => {
    const place = await newPlace();
    const lines: string[] = [];
    const server = await startTestServer(place, { log: { write: (line) => void lines.push(line) } });
    await server.call('POST', '/auth/password/forgot', { email: 'nobody@example.com' });
    await signUp(server);
    expect(await server.mails()).toMatchObject([expect.stringContaining('To: ada@example.com')]);
    expect(lines.map((line) => (JSON.parse(line) as { file?: string }).file ?? '').filter(Boolean)).toEqual([
      expect.stringMatching(new RegExp(`^${place.dataFolder}/outbox/[\\w-]+\\.eml$`)) as string,
    ]);
    await server.stop();
  });
});
