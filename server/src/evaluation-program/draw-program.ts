/** A program of its own: it draws the one document that its parent sends, answers, and ends. */
import { constants, setPriority } from 'node:os';
import { drawTask } from './draw-task.ts';
import { drawTaskSchema } from './shared-messages.ts';

// Requests go first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.once('message', (message) => {
  drawTask(drawTaskSchema.parse(message)).then(
    (drawn) => process.send?.(drawn, undefined, undefined, () => process.exit(0)),
    () => process.exit(1),
  );
});
// The parent has ended.
process.once('disconnect', () => process.exit(1));
