import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { RequestHandler } from 'express';
import { jobs } from '../jobs/jobs.ts';
import type { Services } from '../services.ts';

/** Upper bounds of the histogram of request times, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Mail is counted no further than this. */
const mostMails = 10_000;
const nanoseconds = 1e9;

/** A request that has ended: its pattern, never its path. */
export interface EndedRequest {
  method: string;
  route: string;
  status: number;
  ms: number;
}

/** Figures of this process for Prometheus. */
export interface Metrics {
  note: (request: EndedRequest) => void;
  /** Answers callers who have the token with the text format of Prometheus, and others as if there were nothing. */
  answer: RequestHandler;
}

const line = (name: string, labels: Readonly<Record<string, string | number>>, value: number): string => {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${String(text).replaceAll(/["\\\n]/g, '_')}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
};

const isSame = (given: string, wanted: string): boolean => {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
};

/** Counts requests, and answers with what was counted and with the state of jobs and mail. */
export function createMetrics(services: Services): Metrics {
  const requests = new Map<string, { request: Omit<EndedRequest, 'ms'>; count: number }>();
  const times = buckets.map(() => 0);
  let [seconds, ended] = [0, 0];
  const delay = monitorEventLoopDelay({ resolution: 20 });
  const token = services.config.metricsToken;
  if (token !== null) delay.enable();
  const text = async () => {
    const { jobRows, mails } = await states(services);
    const cpu = process.cpuUsage();
    const lines = [
      '# TYPE vitae_requests_total counter',
      ...[...requests.values()].map(({ request: { method, route, status }, count }) =>
        line('vitae_requests_total', { method, route, status }, count),
      ),
      '# TYPE vitae_request_seconds histogram',
      ...buckets.map((le, index) => line('vitae_request_seconds_bucket', { le }, times[index] ?? 0)),
      line('vitae_request_seconds_bucket', { le: '+Inf' }, ended),
      line('vitae_request_seconds_sum', {}, seconds),
      line('vitae_request_seconds_count', {}, ended),
      '# TYPE vitae_event_loop_delay_seconds gauge',
      line('vitae_event_loop_delay_seconds', { quantile: '0.99' }, delay.percentile(99) / nanoseconds),
      '# TYPE process_resident_memory_bytes gauge',
      line('process_resident_memory_bytes', {}, process.memoryUsage.rss()),
      '# TYPE process_cpu_seconds_total counter',
      line('process_cpu_seconds_total', {}, (cpu.user + cpu.system) / 1e6),
      '# TYPE process_start_time_seconds gauge',
      line('process_start_time_seconds', {}, Math.round(performance.timeOrigin / 1000)),
      '# TYPE vitae_mails gauge',
      ...Object.entries(mails).map(([state, count]) => line('vitae_mails', { state }, count)),
      '# TYPE vitae_job_failed gauge',
      ...jobRows.map(({ name, outcome }) => line('vitae_job_failed', { job: name }, outcome === 'failed' ? 1 : 0)),
      '# TYPE vitae_job_finished_timestamp_seconds gauge',
      ...jobRows.flatMap(({ name, finished_at: finished }) =>
        finished === null
          ? []
          : [line('vitae_job_finished_timestamp_seconds', { job: name }, Math.round(Date.parse(finished) / 1000))],
      ),
    ];
    delay.reset();
    return `${lines.join('\n')}\n`;
  };
  return {
    note({ method, route, status, ms }) {
      if (token === null) return;
      // Methods are what a client sends; of made-up ones there are as many as it likes.
      const request = { method: methods.has(method) ? method : 'other', route, status };
      const key = Object.values(request).join(' ');
      const known = requests.get(key) ?? { request, count: 0 };
      known.count += 1;
      requests.set(key, known);
      ended += 1;
      seconds += ms / 1000;
      for (const [index, most] of buckets.entries()) if (ms / 1000 <= most) times[index] = (times[index] ?? 0) + 1;
    },
    answer: async (request, response, next) => {
      const given = /^Bearer (\S+)$/.exec(request.get('authorization') ?? '')?.[1] ?? '';
      if (token === null || !isSame(given, token)) {
        next();
        return;
      }
      response.locals['route'] = '/metrics';
      response.set({ 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
      response.end(await text());
    },
  };
}

/** The last runs of jobs, and how many mails wait or failed. */
async function states({ db }: Services) {
  const known = new Set(jobs.map(({ name }) => name));
  const rows = await db.selectFrom('job').select(['name', 'outcome', 'finished_at']).execute();
  const waiting = await db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .limit(mostMails)
    .execute();
  const failed = await db
    .selectFrom('outbox')
    .select('id')
    .where('failed_at', 'is not', null)
    .limit(mostMails)
    .execute();
  return {
    jobRows: rows.filter(({ name }) => known.has(name)),
    mails: { waiting: waiting.length, failed: failed.length },
  };
}
