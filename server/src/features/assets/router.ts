import { api, personOf, writerOf } from '../../api/implementer.ts';
import { putAsset, readAsset } from './assets.ts';

export const assetsRouter = {
  put: api.assets.put.handler(async ({ input, context }) => {
    await putAsset(
      context.services,
      (await writerOf(context)).accountId,
      input.params.sha256,
      new Uint8Array(await input.body.arrayBuffer()),
    );
    return { done: true as const };
  }),
  get: api.assets.get.handler(async ({ input, context }) => {
    const { bytes, type } = await readAsset(context.services, personOf(context).accountId, input.sha256);
    return new File([new Uint8Array(bytes)], input.sha256, { type });
  }),
};
