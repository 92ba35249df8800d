import { ORPCError } from '@orpc/server';
import { documentInputSchema, pushSchema } from '@vitae/api/contract';
import { Router, type Request, type Response } from 'express';
import { z } from 'zod/mini';
import { invalidInput } from '../../api/api-failure.ts';
import type { Person } from '../../api/context.ts';
import { personOf } from '../../api/implementer.ts';
import { errorBody } from '../../api/mount-api.ts';
import { readBody } from '../../api/read-body.ts';
import { personOfRequest } from '../../api/request-context.ts';
import type { Services } from '../../services.ts';
import { documentText, pushDocument } from './documents.ts';

/**
 * The two calls that devices make all the time, `documents.get` and `documents.put` of the contract, without what the general way costs (`bench/`). A
 * document that is read goes out as the text that is stored; it was checked when it was written. Access, input and errors are as the contract says:
 * the tests of documents, of the client and of other people run through this.
 */
export function documentRoutes(services: Services): Router {
  const router = Router();
  const answer = async (request: Request, response: Response, work: (person: Person) => Promise<string>) => {
    response.locals['route'] = '/api/documents/{id}';
    try {
      const text = await work(personOf({ person: await personOfRequest(request, services) }));
      response.set('Content-Type', 'application/json').end(text);
    } catch (error) {
      const failure: unknown = error;
      if (!isFailure(failure)) throw error;
      response.status(failure.status).json(errorBody(failure));
    }
  };
  router.get('/documents/:id', (request, response) =>
    answer(request, response, ({ accountId }) => documentText(services.db, accountId, checked(documentInputSchema, { ...request.query, id: request.params.id }))),
  );
  router.put('/documents/:id', readBody(), (request, response) => {
    const body: unknown = request.body;
    return answer(request, response, async (person) => {
      const push = checked(pushSchema, { ...(typeof body === 'object' ? body : {}), id: request.params.id });
      return JSON.stringify({ rev: await pushDocument(services, person, push) });
    });
  });
  return router;
}

const isFailure = (error: unknown): error is ORPCError<string, unknown> => error instanceof ORPCError;

/** @throws `invalid` with a text for each field that is wrong */
function checked<Value>(schema: z.ZodMiniType<Value>, given: unknown): Value {
  const { data, error } = z.safeParse(schema, given);
  if (error) throw invalidInput(error.issues);
  return data;
}
