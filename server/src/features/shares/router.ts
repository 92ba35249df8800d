import { api, personOf, writerOf } from '../../api/implementer.ts';
import { changeShare, createShare, listShares, revokeShare } from './shares.ts';

const { shares } = api;

export const sharesRouter = {
  list: shares.list.handler(async ({ input, context }) => ({
    links: await listShares(context.services, personOf(context).accountId, input.document),
  })),
  create: shares.create.handler(async ({ input, context }) => {
    const { accountId } = await writerOf(context);
    await context.services.limits.count('password account', accountId);
    return createShare(context.services, accountId, input);
  }),
  update: shares.update.handler(async ({ input, context }) => {
    const { accountId } = await writerOf(context);
    await context.services.limits.count('password account', accountId);
    return changeShare(context.services, accountId, input);
  }),
  revoke: shares.revoke.handler(async ({ input, context }) => {
    await revokeShare(context.services, (await writerOf(context)).accountId, input.id);
    return { done: true as const };
  }),
};
