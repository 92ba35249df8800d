import { api, personOf, writerOf } from '../../api/implementer.ts';
import { storedJson } from '../../api/json-text.ts';
import { deleteEvaluation, evaluationText, keepReport, listEvaluations } from './evaluations.ts';
import { evaluateSent, evaluateStored, retryEvaluation } from './request-evaluation.ts';

const { evaluations } = api;

export const evaluationsRouter = {
  create: evaluations.create.handler(async ({ input, context }) =>
    evaluateStored(context.services, (await writerOf(context)).accountId, input),
  ),
  upload: evaluations.upload.handler(async ({ input, context }) =>
    evaluateSent(context.services, (await writerOf(context)).accountId, {
      ...input.query,
      bytes: Buffer.from(await input.body.arrayBuffer()),
    }),
  ),
  list: evaluations.list.handler(({ input, context }) =>
    listEvaluations(context.services, personOf(context).accountId, input),
  ),
  get: evaluations.get.handler(async ({ input, context }) =>
    storedJson(await evaluationText(context.services.db, personOf(context).accountId, input.id)),
  ),
  keep: evaluations.keep.handler(async ({ input, context }) => ({
    id: await keepReport(context.services, (await writerOf(context)).accountId, input),
  })),
  delete: evaluations.delete.handler(async ({ input, context }) => {
    await deleteEvaluation(context.services, (await writerOf(context)).accountId, input.id);
    return { done: true as const };
  }),
  retry: evaluations.retry.handler(async ({ input, context }) =>
    retryEvaluation(context.services, (await writerOf(context)).accountId, input.id),
  ),
};
