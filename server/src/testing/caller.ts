import { Agent, request } from 'node:http';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';

/** A request to the API. */
export interface Call {
  method: string;
  /** Below `/api`. */
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

export interface Calls {
  /** Made in turn, repeatedly. */
  calls: readonly Call[];
  atOnce: number;
  /** The total number; without it they continue until `stop`. */
  count?: number;
}

const answerSchema = z.object({ times: z.array(z.number()) });
/** A message of a caller's thread about the calls of a number. */
const saidSchema = z.object({ run: z.number(), answers: z.nullable(answerSchema) });

/**
 * Milliseconds that the server's thread computed while each call was in progress, for any caller. A busy machine, which
 * takes the processor away, does not make them longer.
 */
export type Answers = z.infer<typeof answerSchema>;

/** A caller that calls the server from a separate thread, so that its work is not counted as the server's. */
export interface Caller {
  /** Starts; resolves once the first calls have been sent. */
  start: (calls: Calls) => Promise<void>;
  /** Resolves once they have finished. */
  answers: () => Promise<Answers>;
  stop: () => void;
  end: () => Promise<unknown>;
}

/**
 * `computed` is the total time that the server's thread has computed, in milliseconds (`watchLoop`); the answered calls
 * of this caller are counted too.
 */
export function createCaller(origin: string, computed: Float64Array<SharedArrayBuffer>): Caller {
  const worker = new Worker(new URL(import.meta.url), { workerData: { origin, computed } });
  let run = 0;
  let begun = Promise.withResolvers<void>();
  let answers = Promise.withResolvers<Answers>();
  // Messages about earlier calls, which a test may have left while they were in progress, are of no interest.
  worker.on('message', (message: unknown) => {
    const said = saidSchema.parse(message);
    if (said.run !== run) return;
    if (said.answers) answers.resolve(said.answers);
    else begun.resolve();
  });
  return {
    async start(calls) {
      run += 1;
      begun = Promise.withResolvers();
      answers = Promise.withResolvers();
      worker.postMessage({ run, calls });
      await begun.promise;
    },
    answers: () => answers.promise,
    stop: () => worker.postMessage('stop'),
    end: () => worker.terminate(),
  };
}

/** Makes a call and reads its answer; of an endless answer only the start. A missing answer counts too. */
const make = (agent: Agent, origin: string, { method, path, headers, body }: Call) =>
  new Promise<void>((resolve) => {
    const asked = request(`${origin}/api${path}`, { agent, method, headers }, (response) => {
      const isStream = response.headers['content-type']?.startsWith('text/event-stream') === true;
      response.once(isStream ? 'data' : 'end', () => {
        if (isStream) response.destroy();
        resolve();
      });
      response.once('error', () => resolve());
      response.resume();
    });
    asked.on('error', () => resolve());
    asked.end(body);
  });

interface Place {
  origin: string;
  computed: Float64Array;
}

interface Run {
  run: number;
  calls: Calls;
}

async function work({ origin, computed }: Place, { run, calls: given }: Run, ended: AbortSignal) {
  const { calls, atOnce, count = Infinity } = given;
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  ended.addEventListener('abort', () => agent.destroy());
  const answers: Answers = { times: [] };
  let made = 0;
  const caller = async () => {
    for (let call = calls[0]; call && made < count && !ended.aborted; call = calls[made % calls.length]) {
      made += 1;
      const began = computed[0] ?? 0;
      await make(agent, origin, call);
      answers.times.push((computed[0] ?? 0) - began);
      computed[1] = (computed[1] ?? 0) + 1;
    }
  };
  const callers = Array.from({ length: atOnce }, caller);
  parentPort?.postMessage({ run, answers: null });
  await Promise.all(callers);
  agent.destroy();
  parentPort?.postMessage({ run, answers });
}

if (!isMainThread && parentPort) {
  let ending = new AbortController();
  parentPort.on('message', (said: Run | 'stop') => {
    ending.abort();
    if (said === 'stop') return;
    ending = new AbortController();
    void work(workerData as Place, said, ending.signal);
  });
}
