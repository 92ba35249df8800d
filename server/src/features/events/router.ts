import { api, personOf } from '../../api/implementer.ts';
import { currentCursor } from '../documents/documents.ts';

export const eventsRouter = {
  stream: api.events.stream.handler(({ context, signal }) => {
    const { services } = context;
    const person = personOf(context);
    return services.events.subscribe(person, { cursor: currentCursor(services.db, person.accountId), signal });
  }),
};
