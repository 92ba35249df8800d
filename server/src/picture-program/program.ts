/** A program of its own: it draws the pages of the documents that its parent sends, one after the other. */
import { constants, setPriority } from 'node:os';
import { drawPictures } from './draw-pictures.ts';
import { pictureTaskSchema } from './messages.ts';

// Requests go first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
let work = Promise.resolve();
process.on('message', (message) => {
  const task = pictureTaskSchema.parse(message);
  work = work.then(async () => {
    const outcome = await drawPictures(task);
    process.send?.(outcome);
  });
});
// The parent has ended, or needs no more pictures.
process.once('disconnect', () => process.exit(0));
