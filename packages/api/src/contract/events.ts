import { eventIterator } from '@orpc/contract';
import * as z from 'zod/mini';
import { personal } from './base.ts';

/** Something changed that a device should pull. */
export const serverEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('changed'),
    cursor: z.int(),
    /** What the account has or may do changed too, such as its plan: ask for the session again. */
    account: z.optional(z.boolean()),
  }),
  /** This session was ended elsewhere. */
  z.object({ type: z.literal('signed-out') }),
]);
export type ServerEvent = z.infer<typeof serverEventSchema>;

export const eventsContract = {
  stream: personal
    .route({ method: 'GET', path: '/events', tags: ['sync'], summary: 'A stream that tells when to pull' })
    .output(eventIterator(serverEventSchema)),
};
