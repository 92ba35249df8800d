import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import { z } from 'zod';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createHttpServer } from '../http-server.ts';
import { createLog } from '../log.ts';
import { housekeepingJobs } from '../features/housekeeping/housekeeping.ts';
import type { Drawer } from '../features/shares/drawer.ts';
import type { Evaluator } from '../features/evaluations/evaluator.ts';
import { startServices } from '../start-services.ts';
import type { Services } from '../services.ts';
import type { TestPlace } from './databases.ts';

/** An answer of the API with its parsed JSON body. */
export interface Answer {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
}

/** The real server on its own port, with a clock that tests can move. */
export interface TestServer {
  origin: string;
  services: Services;
  /** Runs all of housekeeping now. */
  housekeeping: () => Promise<void>;
  /** Makes the evaluations that wait. */
  evaluate: () => Promise<void>;
  /** Moves the clock. */
  pass: (ms: number) => void;
  /** Makes a call as a page of the server's own origin does. */
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  /** Texts of the mails sent so far, the oldest first. */
  mails: () => Promise<string[]>;
  stop: () => Promise<void>;
}

export interface TestServerOptions {
  environment?: Record<string, string>;
  /** Takes the lines of the log. */
  log?: DestinationStream;
  /** Identifies the boot of the machine that the server runs on. */
  boot?: string;
  /** By default the engine itself, in this process. */
  evaluator?: Evaluator;
  /** By default in this process, too. */
  drawer?: Drawer;
  /** Another process keeps using the same location. */
  keepPlace?: boolean;
}

/** The engine, which the real server runs in a process of its own. */
const inProcess: Evaluator = {
  evaluate: async (task) => (await import('../evaluation-program/evaluate-task.ts')).evaluateTask(task),
  stop: () => undefined,
};

const drawnInProcess: Drawer = {
  draw: async (task) => {
    const { drawTask } = await import('../evaluation-program/draw-task.ts');
    return drawTask(task).catch(() => null);
  },
  stop: () => undefined,
};

export async function startTestServer(
  place: TestPlace,
  {
    environment = {},
    log,
    boot,
    keepPlace = false,
    evaluator = inProcess,
    drawer = drawnInProcess,
  }: TestServerOptions = {},
): Promise<TestServer> {
  let shift = 0;
  const config = readConfig({
    DATA_DIR: place.dataFolder,
    TOKEN_SECRET: 'a secret of tests that is long enough',
    // Tests write faster than people do.
    WRITES_A_MINUTE: '1000000',
    ...environment,
  });
  const { services, jobs, stop } = await startServices(
    { ...config, databaseUrl: place.databaseUrl },
    createLog(log ? 'debug' : 'silent', log),
    () => new Date(Date.now() + shift),
    boot,
    evaluator,
    drawer,
  );
  const server = createHttpServer(createApp({ services, web: null, isReady: () => true }));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    services,
    housekeeping: () => jobs.now(...housekeepingJobs.map(({ name }) => name)),
    evaluate: () => jobs.now('evaluations'),
    pass: (ms) => {
      shift += ms;
    },
    async call(method, path, body, headers = {}) {
      const response = await fetch(`${origin}/api${path}`, {
        method,
        headers: { origin, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return {
        status: response.status,
        body: text.startsWith('{') ? z.record(z.string(), z.unknown()).parse(JSON.parse(text)) : {},
        headers: response.headers,
      };
    },
    async mails() {
      await jobs.now('mail');
      const folder = join(place.dataFolder, 'outbox');
      if (!existsSync(folder)) return [];
      return readdirSync(folder)
        .sort()
        .map((file) => readFileSync(join(folder, file), 'utf8'));
    },
    async stop() {
      services.events.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await stop();
      if (!keepPlace) await place.remove();
    },
  };
}
