import { resolve } from 'node:path';
import { createChildProgram } from '../../child-program.ts';
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
/** The same place from the sources and from the built server. */
const builtProgram = resolve(import.meta.dirname, '../../../dist/evaluation/program.js');
const besideServer = resolve(import.meta.dirname, 'evaluation/program.js');

/** Evaluates each document in a process of its own. */
export function createEvaluator({ program = programFile(), milliseconds = longestMs } = {}): Evaluator {
  const child = createChildProgram<EvaluationTask, EvaluationOutcome>({ program, milliseconds, answer: outcomeSchema });
  return {
    async evaluate(task) {
      const outcome = await child.run(task);
      if (outcome === 'stopped') return null;
      return typeof outcome === 'string' ? { is: 'failed', code: outcome } : outcome;
    },
    stop: child.stop,
  };
}

const programFile = () => (import.meta.url.endsWith('.ts') ? builtProgram : besideServer);
