/** A program of its own: it evaluates the one document or file that its parent sends, answers, and ends. */
import { constants, setPriority } from 'node:os';
import { evaluateTask } from './evaluate-task.ts';
import { taskSchema } from './messages.ts';

// Requests go first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.once('message', (message) => {
  void evaluateTask(taskSchema.parse(message)).then((outcome) =>
    process.send?.(outcome, undefined, undefined, () => process.exit(0)),
  );
});
// The parent has ended.
process.once('disconnect', () => process.exit(1));
