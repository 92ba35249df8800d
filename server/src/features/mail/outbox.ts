import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { jobWords } from '@vitae/words/jobs';
import { sql, type Selectable } from 'kysely';
import { createTransport } from 'nodemailer';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../db/open-database.ts';
import type { Job } from '../../jobs/job.ts';
import type { OutboxTable } from '../../db/schema.ts';
import { queues } from '../../limits.ts';
import { isoTime, type Services } from '../../services.ts';
import { beginCode } from '../auth/challenges.ts';
import type { MailPermit } from './permit-mail.ts';

export interface Mail {
  subject: string;
  text: string;
  /** The same as a page, which mail programs show instead; what people typed is escaped in it. */
  html?: string | null;
  /** When it need not be sent any more, such as when its code has expired. */
  uselessAfter?: string;
  /**
   * The challenge that the code in it answers: such mail goes first, and the code's validity starts when it is sent.
   */
  challengeId?: string;
  /** It is written like any other, so that it takes as long, but never sent. */
  isForNobody?: boolean;
  /** The address that ends mails like it with one click (RFC 8058); mail programs show a button for it. */
  unsubscribe?: string;
}

/** Waiting times between attempts, in minutes; after the last one the mail has failed. */
const retryMinutes = [1, 5, 30, 120, 720] as const;
const minutesAfter = (attempts: number): number => retryMinutes[attempts] ?? 1;
const minuteMs = 60_000;
/** Between two mails to an address that got too many. */
const waitingMinutes = 2;
/** How long a mail server may take to respond. */
const smtpMs = 20_000;
const lookAgainMs = 200;

/** Puts mail into the outbox, in the caller's transaction: it is sent if and only if the transaction commits. */
export async function queueMail(
  db: Database,
  now: Date,
  { to, mustWait }: MailPermit,
  { subject, text, html = null, uselessAfter, challengeId, isForNobody = false, unsubscribe }: Mail,
): Promise<void> {
  const time = isoTime(now);
  // An earlier code for the same purpose is void, and need not be sent.
  if (challengeId !== undefined)
    await db
      .updateTable('outbox')
      .set({ failed_at: time, subject: '', text: '' })
      .where('challenge_id', '=', challengeId)
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .execute();
  const content = isForNobody
    ? { recipient: '', subject: '', text: '', html: null, unsubscribe: null, failed_at: time }
    : { recipient: to, subject, text, html, unsubscribe: unsubscribe ?? null, failed_at: null };
  const row = {
    id: uuidv7(),
    ...content,
    challenge_id: challengeId ?? null,
    next_attempt_at: mustWait ? await nextTurn(db, now, to) : time,
    useless_after: uselessAfter ?? null,
    sent_at: null,
    created_at: time,
  };
  await db.insertInto('outbox').values(row).execute();
}

/** When the next mail to an address that got too many is sent: after all that wait for it, so that they keep their order. */
async function nextTurn(db: Database, now: Date, recipient: string): Promise<string> {
  const { last } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.max('next_attempt_at').as('last'))
    .where('recipient', '=', recipient)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('attempts', '=', 0)
    .executeTakeFirstOrThrow();
  return isoTime(Math.max(now.getTime(), Date.parse(last ?? isoTime(now))) + waitingMinutes * minuteMs);
}

type DueMail = Selectable<OutboxTable>;

/** Sends mail as soon as it is queued. */
export const mailJob: Job = {
  name: 'mail',
  does: jobWords('mail'),
  everyMs: 1000,
  isDue: async ({ db, now }) => (await nextDue(db, now())) !== undefined,
  run: async (services) => ({ mails: await sendMail(services) }),
};

/** Whether a worker may be sending a mail: as long as no other one would take it, even after the first attempt. */
export function mayBeSending(
  { attempts, next_attempt_at }: Pick<DueMail, 'attempts' | 'next_attempt_at'>,
  time: Date,
): boolean {
  if (attempts === 0) return false;
  const claimedAt = Date.parse(next_attempt_at) - minutesAfter(attempts - 1) * minuteMs;
  return time.getTime() < claimedAt + minutesAfter(0) * minuteMs;
}

/** The mail to send next: codes first, then what has waited longest. */
const nextDue = (db: Database, time: Date, isForCodes = false): Promise<DueMail | undefined> =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '<=', isoTime(time))
    .$if(isForCodes, (query) => query.where('challenge_id', 'is not', null))
    .orderBy(sql`case when challenge_id is null then 1 else 0 end`)
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst();

/**
 * Sends queued mail, codes first, several at a time, each once even with several processes; retries failures later.
 * Some of the workers take only codes, so that a slow mail server with a long queue delays no code. Returns how many
 * were sent.
 */
export async function sendMail(services: Services): Promise<number> {
  if (!(await nextDue(services.db, services.now()))) return 0;
  const delivery = deliver(services);
  let busy = 0;
  let sent = 0;
  const work = async (isForCodes: boolean) => {
    for (;;) {
      const due = await claimMail(services, isForCodes);
      if (due) {
        busy += 1;
        if (await send(services, delivery, due).finally(() => (busy -= 1))) sent += 1;
      } else if (busy === 0) return;
      // Other workers are still busy, and a code may be queued meanwhile.
      else await pause(lookAgainMs);
    }
  };
  try {
    await Promise.all(Array.from({ length: queues.mailsAtOnce }, (_, index) => work(index < queues.mailsForCodes)));
  } finally {
    delivery.close();
  }
  return sent;
}

/** The next mail to send, which no other worker is sending now. */
async function claimMail({ db, now }: Services, isForCodes: boolean): Promise<DueMail | null> {
  for (;;) {
    const time = now();
    const due = await nextDue(db, time, isForCodes);
    if (!due) return null;
    // The worker that sets the time of the next attempt sends it; for the others it is then not due.
    const claim = await db
      .updateTable('outbox')
      .set({
        attempts: due.attempts + 1,
        next_attempt_at: isoTime(time.getTime() + minutesAfter(due.attempts) * minuteMs),
      })
      .where('id', '=', due.id)
      .where('attempts', '=', due.attempts)
      .executeTakeFirst();
    if (claim.numUpdatedRows === 1n) return due;
  }
}

/** Delivers one mail to the mail server; returns whether it was sent. */
async function send(services: Services, delivery: Delivery, due: DueMail): Promise<boolean> {
  if (due.useless_after !== null && due.useless_after <= isoTime(services.now())) {
    await close(services, due, 'failed_at');
    return false;
  }
  try {
    const { recipient: to, subject, text, html } = due;
    await delivery.hand({ to, subject, text, ...(html !== null && { html }), headers: headersOf(due) }, due.id);
    await close(services, due, 'sent_at');
    return true;
  } catch (error) {
    services.log.warn({ mail: due.id, attempt: due.attempts + 1, err: error }, 'mail was not sent');
    if (due.attempts >= retryMinutes.length || isRefusedForGood(error)) await close(services, due, 'failed_at');
    return false;
  }
}

/** What mail programs need to offer an end of the mails with one click. */
const headersOf = ({ unsubscribe }: DueMail): Record<string, string> =>
  unsubscribe === null
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/**
 * The row stays for a while as a record, but without its text, which may contain a code; only mail without a code that
 * failed keeps it, so that an admin can send it again.
 */
async function close({ db, now }: Services, due: DueMail, how: 'sent_at' | 'failed_at'): Promise<void> {
  const isKept = how === 'failed_at' && due.challenge_id === null && due.useless_after === null;
  await db
    .updateTable('outbox')
    .set({ [how]: isoTime(now()), ...(isKept ? {} : { subject: '', text: '', html: null, unsubscribe: null }) })
    .where('id', '=', due.id)
    .execute();
  if (how === 'sent_at' && due.challenge_id !== null) await beginCode(db, now(), due.challenge_id);
}

/**
 * Answers of 500 and above are final (RFC 5321, 4.2.1), except those about signing in to the mail server: its settings
 * may be corrected.
 */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || typeof error.responseCode !== 'number') return false;
  return error.responseCode >= 500 && !('code' in error && error.code === 'EAUTH');
}

interface Delivery {
  hand: (
    mail: { to: string; subject: string; text: string; html?: string; headers: Record<string, string> },
    id: string,
  ) => Promise<void>;
  close: () => void;
}

/** Where unsent mail is kept. */
export const outboxFolder = ({ config }: Pick<Services, 'config'>): string => join(config.dataFolder, 'outbox');

/** By SMTP; without a mail server to a file, whose path is logged. */
function deliver(services: Services): Delivery {
  const { config, log } = services;
  if (config.smtpUrl === null) {
    return {
      async hand(mail, id) {
        const folder = outboxFolder(services);
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const file = join(folder, `${id}.eml`);
        const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
          ...mail,
          from: config.mailFrom,
        });
        await writeFile(file, message, { mode: 0o600 });
        log.info({ file }, 'mail is in a file, since SMTP_URL is not set');
      },
      close: () => undefined,
    };
  }
  const transport = createTransport(
    {
      url: config.smtpUrl,
      pool: true,
      maxConnections: queues.mailsAtOnce,
      connectionTimeout: smtpMs,
      greetingTimeout: smtpMs,
      socketTimeout: smtpMs,
    },
    { from: config.mailFrom },
  );
  return {
    async hand(mail) {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}
