import { ORPCError } from '@orpc/server';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import { apiFailure } from '../../api/api-failure.ts';
import { errorBody } from '../../api/mount-api.ts';
import { personOf } from '../../api/implementer.ts';
import { personOfRequest } from '../../api/request-context.ts';
import type { Services } from '../../services.ts';
import { documentText } from './documents.ts';

const inputSchema = z.object({ id: z.uuid(), epoch: z.string().optional() });

/**
 * `documents.get` of the contract without what the general way costs: the document was checked when it was written, and goes out as the text that is
 * stored. Who asks, and for what, is checked as there; `client.test.ts` and the cases of other people run through this.
 */
export function documentRoute(services: Services): RequestHandler<{ id: string }> {
  return async (request, response) => {
    response.locals['route'] = '/api/documents/{id}';
    try {
      const person = personOf({ person: await personOfRequest(request, services) });
      const input = inputSchema.safeParse({ ...request.query, id: request.params.id });
      if (!input.success) throw apiFailure('invalid', { fields: Object.fromEntries(input.error.issues.map(({ path, message }) => [path.join('.'), message])) });
      const text = await documentText(services.db, person.accountId, input.data);
      response.set('Content-Type', 'application/json').end(text);
    } catch (error) {
      if (!(error instanceof ORPCError)) throw error;
      response.status(error.status).json(errorBody(error));
    }
  };
}
