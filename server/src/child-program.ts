import { fork } from 'node:child_process';
import type { z } from 'zod';

/** A program that the server starts for each task, apart from its own thread. */
export interface ChildProgram<Task, Answer> {
  /** Its answer, or why there is none; never rejects. */
  run: (task: Task) => Promise<Answer | 'failed' | 'timeout' | 'stopped'>;
  /** Ends what is running. */
  stop: () => void;
}

interface ChildProgramOptions<Answer> {
  /** The built file. */
  program: string;
  /** The longest that a task may take. */
  milliseconds: number;
  /** The form of its answer. */
  answer: z.ZodType<Answer>;
}

/** The most memory of the program's own heap, in MiB; its threads have limits of their own. */
const heapMebibytes = 384;

/**
 * One process for each task: its memory goes back to the system, what it hangs on is ended with it, and nothing of the
 * server's environment is in it. It may read files and start threads, and nothing else.
 */
export function createChildProgram<Task extends object, Answer>({
  program,
  milliseconds,
  answer,
}: ChildProgramOptions<Answer>): ChildProgram<Task, Answer> {
  const running = new Set<() => void>();
  let isStopped = false;
  return {
    run: (task) =>
      new Promise((done) => {
        if (isStopped) {
          done('stopped');
          return;
        }
        const child = fork(program, [], {
          serialization: 'advanced',
          env: {},
          execArgv: [`--max-old-space-size=${heapMebibytes}`, '--permission', '--allow-fs-read=*', '--allow-worker'],
          stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        });
        const end = (outcome: Answer | 'failed' | 'timeout' | 'stopped') => {
          clearTimeout(timer);
          running.delete(stop);
          child.kill('SIGKILL');
          done(outcome);
        };
        const stop = () => end('stopped');
        const timer = setTimeout(() => end('timeout'), milliseconds);
        running.add(stop);
        child.once('message', (message) => {
          const { data } = answer.safeParse(message);
          end(data ?? 'failed');
        });
        child.once('error', () => end('failed'));
        child.once('exit', () => end('failed'));
        child.send(task, () => undefined);
      }),
    stop() {
      isStopped = true;
      for (const stop of running) stop();
    },
  };
}
