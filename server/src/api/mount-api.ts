import { onError, ORPCError, ValidationError, type Router } from '@orpc/server';
import { OpenAPIHandler } from '@orpc/openapi/node';
import { apiErrorSchema, type ApiError } from '@vitae/api';
import { type Contract } from '@vitae/api/contract';
import type { RequestHandler } from 'express';
import { apiFailure, invalidInput } from './api-failure.ts';
import type { ApiContext } from './context.ts';
import { requestContext } from './request-context.ts';
import type { Services } from '../services.ts';

/** Streams are kept open through proxies that close what is silent. */
const keepAliveMs = 20_000;

/** Answers every endpoint of the contract, its body read already; leaves other paths to who comes next. */
export function mountApi(router: Router<Contract, ApiContext>, services: Services): RequestHandler {
  const handler = new OpenAPIHandler<ApiContext>(router, {
    customErrorResponseBodyEncoder: errorBody,
    eventIteratorKeepAliveInterval: keepAliveMs,
    clientInterceptors: [
      (call) => {
        call.context.setRoute(`/api${call.procedure['~orpc'].route.path ?? ''}`);
        return call.next();
      },
      onError((error, { context }) => {
        if (isInvalidInput(error)) throw invalidInput(error.cause.issues);
        if (error instanceof ORPCError && error.status < 500) return;
        context.services.log.error({ id: context.requestId, err: error }, 'request failed');
      }),
    ],
  });
  return async (request, response, next) => {
    const { matched } = await handler.handle(request, response, { prefix: '/api', context: await requestContext(request, response, services) });
    if (!matched) next();
  };
}

/** The one shape of an error, whatever threw it. */
export function errorBody(error: ORPCError<string, unknown>): ApiError {
  const { code, message, data } = error;
  const known = apiErrorSchema.shape.code.safeParse(code);
  if (!known.success) return { code: error.status < 500 ? 'bad-request' : 'internal', message: error.status < 500 ? message : apiFailure('internal').message };
  return { code: known.data, message, ...(typeof data === 'object' && data !== null ? data : {}) };
}

type InvalidInput = ORPCError<string, unknown> & { cause: ValidationError };

const isInvalidInput = (error: unknown): error is InvalidInput =>
  error instanceof ORPCError && error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError;
