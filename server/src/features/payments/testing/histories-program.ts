/**
 * Runs random histories of payments in a process of its own, by Node alone: proofs of very many start it more than once, to
 * keep all processors busy. Takes groups and answers what happened, over the channel to the process that started it.
 */
import { keepStatements } from '../../../testing/keep-statements.ts';
import { runGroup, type Group, type GroupAnswer } from './run-group.ts';

keepStatements();

async function answerTo(group: Group): Promise<GroupAnswer> {
  const steps = { passed: new Set<string>(), ended: new Set<string>() };
  try {
    const happened = await runGroup(group, steps);
    return { happened, passed: [...steps.passed], ended: [...steps.ended] };
  } catch (error) {
    const { stack = '', message, cause } = error instanceof Error ? error : new Error(String(error));
    return { failure: [message, stack, cause instanceof Error ? cause.stack : ''].join('\n') };
  }
}

process.on('message', (group: Group) => {
  void answerTo(group).then((answer) => process.send?.(answer));
});
