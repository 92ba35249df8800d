import { apiFailure } from '../../api/api-failure.ts';
import { api } from '../../api/implementer.ts';

const { samples } = api;

export const samplesRouter = {
  list: samples.list.handler(async ({ input, context }) => ({
    samples: [...(await context.services.samples.list(input.kind))],
  })),
  get: samples.get.handler(async ({ input, context }) => {
    const sample = await context.services.samples.get(input.kind, input.slug);
    if (!sample) throw apiFailure('not-found');
    return sample;
  }),
};
