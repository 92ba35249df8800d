import type { Logger } from 'pino';
import { repeat, type Background } from './background.ts';
import type { Config } from './config.ts';
import { migrate, openDatabase } from './db/open-database.ts';
import { createRateLimits } from './features/auth/rate-limits.ts';
import { linkProcesses } from './features/events/between-processes.ts';
import { createEventHub } from './features/events/hub.ts';
import { housekeepingMs, keepHouse } from './features/housekeeping/housekeeping.ts';
import { sendMail } from './features/mail/outbox.ts';
import { loadSecret } from './secret.ts';
import type { Services } from './services.ts';

const mailMs = 1000;

/** The services, and the work that goes on beside requests. `stop` ends all of it. */
export interface Started {
  services: Services;
  mail: Background;
  housekeeping: Background;
  stop: () => Promise<void>;
}

/** Opens the database, migrates it, and begins the work that goes on beside requests. */
export async function startServices(config: Config, log: Logger, now: () => Date = () => new Date()): Promise<Started> {
  const db = openDatabase(config);
  await migrate(db);
  const secret = loadSecret(config);
  const limits = createRateLimits({ databaseUrl: config.databaseUrl, secret });
  const hub = createEventHub();
  const link = config.databaseUrl === null ? null : linkProcesses(hub, { db, url: config.databaseUrl, log });
  const services: Services = { db, config, log, now, secret, limits, events: link ?? hub };
  const mail = repeat(() => sendMail(services), { everyMs: mailMs, log, name: 'mail' });
  const housekeeping = repeat(() => keepHouse(services), { everyMs: housekeepingMs, log, name: 'housekeeping' });
  const stop = async () => {
    await Promise.all([mail.stop(), housekeeping.stop(), link?.stop()]);
    await limits.stop();
    await db.destroy();
  };
  return { services, mail, housekeeping, stop };
}
