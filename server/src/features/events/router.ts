import { api, personOf } from '../../api/implementer.ts';

export const eventsRouter = {
  stream: api.events.stream.handler(({ context, signal }) => context.services.events.subscribe(personOf(context).accountId, signal)),
};
