import { api, callerOf, personOf, writerOf } from '../../api/implementer.ts';
import { streamedFile } from '../../api/file-stream.ts';
import { storedJson } from '../../api/json-text.ts';
import { annotateReview, endReview, exportQueue, listQueue, queuedText, takeReview } from './review-queue.ts';
import { cancelReview, requestReview, reviewOf } from './reviews.ts';

const { review } = api.evaluations;
const { evaluations: queue } = api.admin;

export const reviewsRouter = {
  get: review.get.handler(({ input, context }) => reviewOf(context.services, personOf(context).accountId, input.id)),
  request: review.request.handler(async ({ input, context }) => {
    await writerOf(context);
    return requestReview(context.services, callerOf(context), input);
  }),
  cancel: review.cancel.handler(async ({ input, context }) => {
    await writerOf(context);
    return cancelReview(context.services, callerOf(context), input.id);
  }),
};

export const reviewQueueRouter = {
  list: queue.list.handler(({ input, context }) => listQueue(context.services, personOf(context), input)),
  export: queue.export.handler(async ({ input, context }) =>
    streamedFile({ name: 'reviews.csv', type: 'text/csv', stream: await exportQueue(context, input) }),
  ),
  get: queue.get.handler(async ({ input, context }) =>
    storedJson(await queuedText(context.services, personOf(context), input.id)),
  ),
  take: queue.take.handler(({ input, context }) => takeReview(context, input.id)),
  annotate: queue.annotate.handler(({ input, context }) => annotateReview(context, input)),
  deliver: queue.deliver.handler(({ input, context }) => endReview(context, input, 'deliver')),
  handBack: queue.handBack.handler(({ input, context }) => endReview(context, input, 'hand-back')),
  decline: queue.decline.handler(({ input, context }) => endReview(context, input, 'decline')),
};
