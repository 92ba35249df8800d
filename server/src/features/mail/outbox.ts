import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../../db/open-database.ts';
import { isoTime, type Services } from '../../services.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Waiting times between attempts, in minutes; after the last the mail has failed. */
const retryMinutes = [1, 5, 30, 120, 720] as const;
const keepDays = 7;
const minuteMs = 60_000;

/** Puts mail into the outbox, in the caller's transaction: it is sent if and only if that commits. */
export async function queueMail(db: Database, now: Date, { to, subject, text }: Mail): Promise<void> {
  const time = isoTime(now);
  const row = { id: uuidv7(), recipient: to, subject, text, next_attempt_at: time, sent_at: null, failed_at: null, created_at: time };
  await db.insertInto('outbox').values(row).execute();
}

/** Sends what waits, oldest first, each once even where several processes look; tries again later what fails. Returns how many went out. */
export async function sendMail(services: Services): Promise<number> {
  const { db, now } = services;
  const send = deliver(services);
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
    if (!due) break;
    const wait = retryMinutes[due.attempts];
    // Whoever moves the time of the next attempt sends it; the others find it not due.
    const claim = await db
      .updateTable('outbox')
      .set({ attempts: due.attempts + 1, next_attempt_at: isoTime(time.getTime() + (wait ?? 1) * minuteMs) })
      .where('id', '=', due.id)
      .where('attempts', '=', due.attempts)
      .executeTakeFirst();
    if (claim.numUpdatedRows === 0n) continue;
    try {
      await send({ to: due.recipient, subject: due.subject, text: due.text }, due.id);
      await db.updateTable('outbox').set({ sent_at: isoTime(now()) }).where('id', '=', due.id).execute();
      sent += 1;
    } catch (error) {
      services.log.warn({ mail: due.id, attempt: due.attempts + 1, reason: error instanceof Error ? error.message : 'unknown' }, 'mail was not sent');
      if (wait === undefined) await db.updateTable('outbox').set({ failed_at: isoTime(now()) }).where('id', '=', due.id).execute();
    }
  }
  await db.deleteFrom('outbox').where('sent_at', '<', isoTime(now().getTime() - keepDays * 24 * 60 * minuteMs)).execute();
  return sent;
}

/** By SMTP; without it into a file, and the log says where. */
function deliver({ config, log }: Services): (mail: Mail, id: string) => Promise<void> {
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
  const transport: Transporter = createTransport(config.smtpUrl, { from: config.mailFrom });
  return async (mail) => {
    await transport.sendMail(mail);
  };
}
