import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import { outcomeSchema, type EvaluationOutcome, type EvaluationTask } from '../../evaluation-program/messages.ts';

/** Evaluates documents and files, apart from the server's own thread. */
export interface Evaluator {
  /**
   * Never rejects for what is wrong with a document; `null` if it was stopped before it was done.
   */
  evaluate: (task: EvaluationTask) => Promise<EvaluationOutcome | null>;
  /** Ends what is running. */
  stop: () => void;
}

/** The longest that one evaluation may take, in milliseconds; reading a file has 30 seconds of its own. */
const longestMs = 60_000;
/** The most memory of the program's own heap, in MiB; its threads have limits of their own. */
const heapMebibytes = 384;
/** The same place from the sources and from the built server. */
const builtProgram = resolve(import.meta.dirname, '../../../dist/evaluation/program.js');
const besideServer = resolve(import.meta.dirname, 'evaluation/program.js');

/**
 * One process for each evaluation: its memory goes back to the system, what it hangs on is ended with it, and nothing
 * of the server's environment is in it. It may read files and start threads, and nothing else.
 */
export function createEvaluator({ program = programFile(), milliseconds = longestMs } = {}): Evaluator {
  const running = new Set<() => void>();
  let isStopped = false;
  return {
    evaluate: (task) =>
      new Promise((done) => {
        if (isStopped) {
          done(null);
          return;
        }
        const child = fork(program, [], {
          serialization: 'advanced',
          env: {},
          execArgv: [`--max-old-space-size=${heapMebibytes}`, '--permission', '--allow-fs-read=*', '--allow-worker'],
          stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        });
        const end = (outcome: EvaluationOutcome | null) => {
          clearTimeout(timer);
          running.delete(stop);
          child.kill('SIGKILL');
          done(outcome);
        };
        const stop = () => end(null);
        const timer = setTimeout(() => end({ is: 'failed', code: 'timeout' }), milliseconds);
        running.add(stop);
        child.once('message', (message) => {
          const outcome = outcomeSchema.safeParse(message);
          end(outcome.data ?? { is: 'failed', code: 'failed' });
        });
        child.once('error', () => end({ is: 'failed', code: 'failed' }));
        child.once('exit', () => end({ is: 'failed', code: 'failed' }));
        child.send(task, () => undefined);
      }),
    stop() {
      isStopped = true;
      for (const stop of running) stop();
    },
  };
}

const programFile = () => (import.meta.url.endsWith('.ts') ? builtProgram : besideServer);
