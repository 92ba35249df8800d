import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { migrate, openDatabase } from './db/open-database.ts';
import { createRateLimits } from './features/auth/rate-limits.ts';
import { createEventHub } from './features/events/hub.ts';
import { sendMail } from './features/mail/outbox.ts';
import { loadSecret } from './secret.ts';
import type { Services } from './services.ts';

const mailMs = 1000;

/** Opens the database, migrates it, and begins the work that goes on beside requests. `stop` ends all of it. */
export async function startServices(config: Config, log: Logger, now: () => Date = () => new Date()): Promise<{ services: Services; stop: () => Promise<void> }> {
  const db = openDatabase(config);
  await migrate(db);
  const services: Services = { db, config, log, now, secret: loadSecret(config), limits: createRateLimits(), events: createEventHub() };
  let sending = Promise.resolve();
  const timer = setInterval(() => {
    sending = sending.then(async () => {
      await sendMail(services).catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read'));
    });
  }, mailMs);
  const stop = async () => {
    clearInterval(timer);
    await sending;
    await db.destroy();
  };
  return { services, stop };
}
