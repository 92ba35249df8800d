import { startMailServer, type TestMailServer } from '@vitae/testkit/mail-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { repeat } from '../../background.ts';
import { createLog } from '../../log.ts';
import { onBothDatabases, type TestPlace } from '../../testing/databases.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { queueMail, sendMail } from './outbox.ts';

const minute = 60_000;

onBothDatabases('mail', (newPlace) => {
  let place: TestPlace;
  let smtp: TestMailServer;
  let server: TestServer;
  const lines: string[] = [];
  beforeEach(async () => {
    place = await newPlace();
    smtp = await startMailServer();
    lines.length = 0;
    server = await startTestServer(place, { environment: { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'Vitae <no-reply@vitae.example>' }, log: { write: (line) => void lines.push(line) } });
  });
  afterEach(async () => {
    await server.stop();
    await smtp.stop();
  });

  const queue = (to: string, more: { uselessAfter?: string } = {}) => queueMail(server.services.db, server.services.now(), { to, subject: 'Grüße', text: 'Hello', ...more });
  const state = async () => (await server.services.db.selectFrom('outbox').select(['attempts', 'sent_at', 'failed_at']).execute()).map((row) => ({ ...row, sent_at: row.sent_at !== null, failed_at: row.failed_at !== null }));

  it('goes out by SMTP: the code of a registration arrives and is right', async () => {
    const { body } = await server.call('POST', '/auth/sign-up', { name: 'Ada', email: 'ada@example.com', password: 'engine number one' });
    await server.mails();
    expect(smtp.received).toMatchObject([{ to: ['ada@example.com'] }]);
    const [, code] = /code to confirm your e-mail address is (\d{6})/.exec(smtp.received[0]?.source ?? '') ?? [];
    expect(smtp.received[0]?.source).toMatch(/^From: Vitae <no-reply@vitae\.example>/m);
    expect((await server.call('POST', '/auth/otp/verify', { challengeId: body['verifyEmail'], code })).body).toMatchObject({ user: { emailVerified: true } });
  });

  it('that is refused for now is tried again after 1, 5 and 30 minutes, and the others do not wait for it', async () => {
    smtp.refusals.push(...Array.from({ length: 3 }, () => ({ responseCode: 451, message: 'mailbox of ada@example.com is busy' })));
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

  it('that is refused for good has failed at once; that which never gets through, after the sixth try', async () => {
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

  it('waits while the mail server is down, and goes out when it is back', async () => {
    await smtp.stop();
    await queue('ada@example.com');
    await server.mails();
    expect(await state()).toEqual([{ attempts: 1, sent_at: false, failed_at: false }]);
    smtp = await startMailServer();
    const again = await startTestServer(place, { environment: { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` }, keepPlace: true });
    again.pass(minute);
    await again.mails();
    expect(smtp.received).toMatchObject([{ to: ['ada@example.com'] }]);
    await again.stop();
  });

  it('with a code that has run out is not sent', async () => {
    await smtp.stop();
    await queue('ada@example.com', { uselessAfter: new Date(server.services.now().getTime() + 10 * minute).toISOString() });
    await server.mails();
    server.pass(11 * minute);
    await server.mails();
    expect(await state()).toEqual([{ attempts: 2, sent_at: false, failed_at: true }]);
    smtp = await startMailServer();
  });

  it('goes out once, however many look', async () => {
    for (let count = 0; count < 5; count += 1) await queue(`person${count}@example.com`);
    await Promise.all(Array.from({ length: 4 }, () => sendMail(server.services)));
    expect(smtp.received.map(({ to }) => to[0] ?? '').toSorted((one, other) => one.localeCompare(other))).toEqual(Array.from({ length: 5 }, (_, count) => `person${count}@example.com`));
  });

  it('takes no header from an address or a subject', async () => {
    await queueMail(server.services.db, server.services.now(), { to: 'ada@example.com', subject: 'Hi\r\nBcc: evil@example.com', text: 'Hello' });
    await server.mails();
    expect(smtp.received[0]?.to).toEqual(['ada@example.com']);
    expect(smtp.received[0]?.source).not.toMatch(/^Bcc:/m);
  });
});

onBothDatabases('mail without SMTP', (newPlace) => {
  it("lands in DATA_DIR/outbox, and the log says where", async () => {
    const place = await newPlace();
    const lines: string[] = [];
    const server = await startTestServer(place, { log: { write: (line) => void lines.push(line) } });
    await server.call('POST', '/auth/password/forgot', { email: 'nobody@example.com' });
    await server.call('POST', '/auth/sign-up', { name: 'Ada', email: 'ada@example.com', password: 'engine number one' });
    expect(await server.mails()).toMatchObject([expect.stringContaining('To: ada@example.com')]);
    expect(lines.map((line) => (JSON.parse(line) as { file?: string }).file ?? '').filter(Boolean)).toEqual([expect.stringMatching(new RegExp(`^${place.dataFolder}/outbox/[\\w-]+\\.eml$`)) as string]);
    await server.stop();
  });
});

describe('a background job', () => {
  it('that is slow is not begun again before it is done', async () => {
    let running = 0;
    let most = 0;
    let rounds = 0;
    const job = repeat(
      async () => {
        running += 1;
        rounds += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => { setTimeout(resolve, 30); });
        running -= 1;
      },
      { everyMs: 1, log: createLog('silent'), name: 'test' },
    );
    await new Promise((resolve) => { setTimeout(resolve, 200); });
    await job.stop();
    const done = rounds;
    expect(most).toBe(1);
    expect(rounds).toBeLessThan(10);
    await new Promise((resolve) => { setTimeout(resolve, 50); });
    expect([rounds, running]).toEqual([done, 0]);
  });

  it('that fails is done again', async () => {
    const lines: string[] = [];
    let rounds = 0;
    const job = repeat(() => {
      rounds += 1;
      return Promise.reject(new Error('broken'));
    }, { everyMs: 1, log: createLog('info', { write: (line) => void lines.push(line) }), name: 'test' });
    await expect.poll(() => rounds).toBeGreaterThan(2);
    await job.stop();
    expect(lines[0]).toContain('a background job failed');
  });
});
