import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../../db/open-database.ts';
import { isoTime, type Services } from '../../services.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** When it need not be sent any more, such as when its code has run out. */
  uselessAfter?: string;
  /** It is written like any other, so that it takes as long, and never sent. */
  isForNobody?: boolean;
}

/** Waiting times between attempts, in minutes; after the last the mail has failed. */
const retryMinutes = [1, 5, 30, 120, 720] as const;
const minuteMs = 60_000;
/** How long a mail server may be silent. */
const smtpMs = 20_000;

/** Puts mail into the outbox, in the caller's transaction: it is sent if and only if that commits. */
export async function queueMail(db: Database, now: Date, { to, subject, text, uselessAfter, isForNobody = false }: Mail): Promise<void> {
  const time = isoTime(now);
  const content = isForNobody ? { recipient: '', subject: '', text: '', failed_at: time } : { recipient: to, subject, text, failed_at: null };
  const row = { id: uuidv7(), ...content, next_attempt_at: time, useless_after: uselessAfter ?? null, sent_at: null, created_at: time };
  await db.insertInto('outbox').values(row).execute();
}

/** Sends what waits, oldest first, each once even where several processes look; tries again later what fails. Returns how many went out. */
export async function sendMail(services: Services): Promise<number> {
  const { db, now, log } = services;
  let send: Delivery | undefined;
  let sent = 0;
  for (;;) {
    const time = now();
    const due = await db
      .selectFrom('outbox')
      .selectAll()
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('next_attempt_at', '<=', isoTime(time))
      .orderBy('next_attempt_at')
      .limit(1)
      .executeTakeFirst();
    if (!due) return sent;
    const wait = retryMinutes[due.attempts];
    // Whoever moves the time of the next attempt sends it; the others find it not due.
    const claim = await db
      .updateTable('outbox')
      .set({ attempts: due.attempts + 1, next_attempt_at: isoTime(time.getTime() + (wait ?? 1) * minuteMs) })
      .where('id', '=', due.id)
      .where('attempts', '=', due.attempts)
      .executeTakeFirst();
    if (claim.numUpdatedRows === 0n) continue;
    if (due.useless_after !== null && due.useless_after <= isoTime(time)) {
      await close(services, due.id, 'failed_at');
      continue;
    }
    try {
      send ??= deliver(services);
      await send({ to: due.recipient, subject: due.subject, text: due.text }, due.id);
      await close(services, due.id, 'sent_at');
      sent += 1;
    } catch (error) {
      log.warn({ mail: due.id, attempt: due.attempts + 1, err: error }, 'mail was not sent');
      if (wait === undefined || isRefusedForGood(error)) await close(services, due.id, 'failed_at');
    }
  }
}

/** The row stays for a while to tell what happened; its text, with the code in it, does not. */
async function close({ db, now }: Services, id: string, how: 'sent_at' | 'failed_at'): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ [how]: isoTime(now()), subject: '', text: '' })
    .where('id', '=', id)
    .execute();
}

/** Answers of 500 and above are final (RFC 5321, 4.2.1), but for those about signing in to the mail server: its settings may be corrected. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || typeof error.responseCode !== 'number') return false;
  return error.responseCode >= 500 && !('code' in error && error.code === 'EAUTH');
}

type Delivery = (mail: Mail, id: string) => Promise<void>;

/** By SMTP; without it into a file, and the log says where. */
function deliver({ config, log }: Services): Delivery {
  if (config.smtpUrl === null) {
    return async (mail, id) => {
      const folder = join(config.dataFolder, 'outbox');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${id}.eml`);
      const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({ ...mail, from: config.mailFrom });
      await writeFile(file, message, { mode: 0o600 });
      log.info({ file }, 'mail is in a file, since SMTP_URL is not set');
    };
  }
  const transport = createTransport({ url: config.smtpUrl, connectionTimeout: smtpMs, greetingTimeout: smtpMs, socketTimeout: smtpMs }, { from: config.mailFrom });
  return async (mail) => {
    await transport.sendMail(mail);
  };
}
