import { z } from 'zod';
import { carriedRequestSchema, maxRequestBytes } from '../account/carried-request.ts';
import { handler, type CallLimit } from '../ipc.ts';
import type { CallContext } from './context.ts';

const boundedSchema = carriedRequestSchema.extend({
  headers: carriedRequestSchema.shape.headers.refine((headers) => Object.keys(headers).length <= 32, 'are too many'),
  body: z
    .instanceof(Uint8Array)
    .refine(({ byteLength }) => byteLength <= maxRequestBytes, 'is too large')
    .nullable(),
});

/** Each may hold as much as a request and an answer may have. */
const callsToServer: CallLimit = { atOnce: 8, waiting: 100 };

/** The connection to the server. The account decides the allowed targets and headers of a call. */
export const network = {
  fetch: handler(boundedSchema, (request, { account }: CallContext) => account.fetch(request), callsToServer),
};
