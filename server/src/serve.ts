import { resolve } from 'node:path';
import { isStatic, pages } from '@vitae/api';
import { operationsText } from '@vitae/words/operations';
import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { createHttpServer } from './http-server.ts';
import { createLog } from './log.ts';
import { seedSamples } from './features/samples/seed-samples.ts';
import type { Services } from './services.ts';
import { startServices } from './start-services.ts';
import { loadWebApp, WebAppMissing, type WebApp } from './web-app.ts';

const builtWebApp = resolve(import.meta.dirname, '../../web/dist');
const shutdownMs = 10_000;

const start = () => {
  try {
    const config = readConfig(process.env);
    const web = config.webRoot === 'none' ? null : loadWebApp(config.webRoot ?? builtWebApp, config.site);
    return { config, web };
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof WebAppMissing)) throw error;
    console.error(error.message);
    process.exit(1);
  }
};

/** Renders the public pages before the first request: later each would hold up the requests of others. */
const renderPublicPages = async ({ staticPages }: WebApp, log: Services['log']): Promise<void> => {
  for (const page of pages.filter(isStatic))
    await staticPages(page).catch((error: unknown) =>
      log.error({ err: error, path: page.path }, 'the page could not be rendered'),
    );
};

/**
 * Starts the server with the settings of the environment and shuts it down cleanly when the process is told to stop.
 */
export const serve = async (): Promise<void> => {
  const { config, web } = start();
  const log = createLog(config.logLevel);
  const { services, stop } = await startServices(config, log).catch((error: unknown) => {
    const place = config.databaseUrl === null ? config.dataFolder : 'DATABASE_URL';
    console.error(
      operationsText('databaseNotOpened', {
        place,
        reason: error instanceof Error ? error.message : String(error),
      }),
    );
    process.exit(1);
  });
  let closing = false;
  await seedSamples(services);
  if (web) await renderPublicPages(web, log);
  const server = createHttpServer(createApp({ services, web, isReady: () => !closing }));

  server.once('error', (error: NodeJS.ErrnoException) => {
    const inUse = error.code === 'EADDRINUSE';
    console.error(
      inUse
        ? operationsText('portInUse', { port: config.port })
        : operationsText('cannotListen', { reason: error.message }),
    );
    process.exit(1);
  });
  await new Promise<void>((listening) => {
    server.listen({ port: config.port, host: config.host }, listening);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  console.log(operationsText('ready', { appName: config.site.appName, url: `http://localhost:${port}` }));

  // Open requests may finish; the readiness check fails before new ones are refused.
  const close = () => {
    if (closing) return;
    closing = true;
    services.events.close();
    server.close(() => void stop().finally(() => process.exit(0)));
    server.closeIdleConnections();
    setTimeout(() => process.exit(1), shutdownMs).unref();
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
};
