import { interfaceLanguages, loadLanguage } from '@vitae/words/languages';
import { provideServerTexts } from '@vitae/words/server-languages';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { earlierCookiesUntil } from './api/cookies.ts';
import type { Config } from './config.ts';
import { keepStatistics } from './db/keep-statistics.ts';
import { migrate, openDatabase } from './db/open-database.ts';
import { bootOfMachine, endInOrder, hadPowerCut } from './db/power-cut.ts';
import { openAssets } from './features/assets/asset-store.ts';
import { applyAdminEmail } from './features/auth/accounts.ts';
import { refreshDays } from './features/auth/tokens.ts';
import { createRateLimits } from './features/auth/rate-limits.ts';
import { newEpoch } from './features/documents/documents.ts';
import { linkProcesses } from './features/events/between-processes.ts';
import { createEvaluator, type Evaluator } from './features/evaluations/evaluator.ts';
import { createEventHub } from './features/events/hub.ts';
import { createSamples } from './features/samples/samples.ts';
import { createPictures } from './features/samples/pictures.ts';
import { createDrawer, type Drawer } from './features/shares/drawer.ts';
import { jobs } from './jobs/jobs.ts';
import { createPaymentServices } from './features/payments/payment-services.ts';
import { ensurePlans } from './features/payments/plans.ts';
import { reviewPayments } from './features/payments/review-payments.ts';
import { createLocks } from './jobs/locks.ts';
import { startJobs, type RunningJobs } from './jobs/start-jobs.ts';
import { loadSecret } from './secret.ts';
import type { Services } from './services.ts';

/** The services and the background work. `stop` ends all of it. */
export interface Started {
  services: Services;
  jobs: RunningJobs;
  stop: () => Promise<void>;
}

/** Opens the database, migrates it, and starts the background work. */
export async function startServices(
  config: Config,
  log: Logger,
  now: () => Date = () => new Date(),
  boot: string = bootOfMachine(),
  evaluator: Evaluator = createEvaluator(),
  drawer: Drawer = createDrawer(),
): Promise<Started> {
  // Errors are answered in the language that a request asks for.
  await Promise.all(interfaceLanguages.map(loadLanguage));
  provideServerTexts();
  const db = openDatabase(config);
  await migrate(db);
  await keepStatistics(db);
  await ensurePlans(db, now());
  // PostgreSQL is mostly on another machine; after failing over to a replica that lags behind, start an epoch manually.
  const isEmbedded = config.databaseUrl === null;
  if (isEmbedded && (await hadPowerCut(db, boot))) {
    log.warn('the machine went down while the server ran: a new epoch begins');
    await newEpoch(db);
  }
  const changed = await applyAdminEmail(db, config);
  if (changed > 0) log.warn({ accounts: changed }, 'ADMIN_EMAIL changed who is an admin');
  const secret = loadSecret(config);
  const limits = createRateLimits({ ...config, secret });
  const hub = createEventHub();
  const link = config.databaseUrl === null ? null : linkProcesses(hub, { db, url: config.databaseUrl, log });
  const locks = createLocks({ db, url: config.databaseUrl, now });
  const pictures = createPictures({ folder: join(config.dataFolder, 'pictures'), log });
  const samples = createSamples({ db, now, pictures, site: config.site });
  const services: Services = {
    db,
    config,
    log,
    now,
    secret,
    limits,
    locks,
    events: link ?? hub,
    assets: openAssets(config),
    evaluator,
    payments: await createPaymentServices(config, { db, now, secret }),
    drawer,
    reviewPayments: reviewPayments(() => services),
    samples,
    earlierCookiesUntil: await earlierCookiesUntil(db, now(), refreshDays),
  };
  const running = startJobs(services, jobs);
  const stop = async () => {
    evaluator.stop();
    pictures.stop();
    drawer.stop();
    await Promise.all([running.stop(), link?.stop()]);
    await Promise.all([limits.stop(), locks.stop()]);
    if (isEmbedded) await endInOrder(db);
    await db.destroy();
  };
  return { services, jobs: running, stop };
}
