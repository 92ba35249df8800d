import { pipeline } from 'node:stream/promises';
import { onError, ORPCError, ValidationError, type Router } from '@orpc/server';
import { StandardHandler } from '@orpc/server/standard';
import { StandardOpenAPICodec, StandardOpenAPIMatcher } from '@orpc/openapi/standard';
import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard';
import { sendStandardResponse, toStandardLazyRequest } from '@orpc/standard-server-node';
import { apiErrorSchema, type ApiError } from '@vitae/api';
import { type Contract } from '@vitae/api/contract';
import express, { type RequestHandler } from 'express';
import { accountTurn, addressTurn, turnOf } from './account-turn.ts';
import { apiFailure, invalidInput, inWords } from './api-failure.ts';
import type { ApiContext } from './context.ts';
import { endpoints } from './endpoints.ts';
import { FileStream } from './file-stream.ts';
import { JsonText } from './json-text.ts';
import { originCheck } from './origin-check.ts';
import { readBody } from './read-body.ts';
import type { Services } from '../services.ts';

/** Streams send something regularly, since proxies close silent connections. */
const keepAliveMs = 20_000;

/**
 * How input and answers are serialized: as OpenAPI requires, except text that is already JSON, and files that are
 * generated while being sent.
 */
class Codec extends StandardOpenAPICodec {
  override encode(...[output, procedure]: Parameters<StandardOpenAPICodec['encode']>) {
    if (output instanceof FileStream) return { status: 200, headers: {}, body: output };
    return output instanceof JsonText ? { status: 200, headers: {}, body: output } : super.encode(output, procedure);
  }
}

/**
 * The single entry point of the contract, the same for every endpoint: a plain path, its name for the log, the origin
 * check, the account's turn, the body, the address's turn, then access, input, handler and answer. Other paths are left to the next handler.
 */
export function entryPoint(router: Router<Contract, ApiContext>, services: Services): express.Router {
  const way = express.Router();
  way.use(plainPath, nameEndpoint(router), originCheck(services.config));
  way.use(accountTurn(services), ...readBody(), addressTurn(), answerCall(router));
  return way;
}

/**
 * Paths are taken literally: no endpoint has dots, escapes or empty parts in its own path, which one reader would
 * resolve and another would not, such as `/auth/x/../token/refresh`.
 */
const plainPath: RequestHandler = (request, _response, next) => {
  next(/^(?:\/[\w-]+)+$/.test(request.path) ? undefined : 'router');
};

/**
 * Says which endpoint is called before anything can be refused: its pattern, for the log, which never has the path, and
 * who may call it.
 */
function nameEndpoint(router: Router<Contract, ApiContext>): RequestHandler {
  const matcher = new StandardOpenAPIMatcher();
  matcher.init(router);
  const accessOf = new Map(endpoints().map(({ method, path, access }) => [`${method} ${path}`, access]));
  return async (request, response, next) => {
    const found = await matcher.match(request.method, `/${request.path.slice(1)}`);
    if (found) {
      const { path = '' } = found.procedure['~orpc'].route;
      Object.assign(response.locals, { route: `/api${path}`, access: accessOf.get(`${request.method} ${path}`) });
    }
    next();
  };
}

function answerCall(router: Router<Contract, ApiContext>): RequestHandler {
  const codec = new Codec(
    new StandardOpenAPISerializer(new StandardOpenAPIJsonSerializer(), new StandardBracketNotationSerializer()),
    { customErrorResponseBodyEncoder: errorBody },
  );
  const handler = new StandardHandler<ApiContext>(router, new StandardOpenAPIMatcher(), codec, {
    clientInterceptors: [
      onError((error, { context }) => {
        if (isInvalidInput(error)) throw inWords(invalidInput(error.cause.issues), context.locale);
        const isFailure = isApiError(error);
        if (!isFailure || error.status >= 500)
          context.services.log.error({ id: context.requestId, err: error }, 'request failed');
        if (isFailure) throw inWords(error, context.locale);
      }),
    ],
  });
  return async (request, response, next) => {
    const { context, end } = turnOf(response);
    const known = await context();
    const called = handler.handle(toStandardLazyRequest(request, response), { prefix: '/api', context: known });
    const { matched, response: answer } = await called;
    // Any other answer takes memory or work until the client has it, and so long it has the account's turn.
    if (matched && isEndless(answer.body)) end();
    if (!matched) next();
    else if (answer.body instanceof FileStream) await sendFile(response, answer.body);
    else if (answer.body instanceof JsonText) response.set('Content-Type', 'application/json').end(answer.body.text);
    else await sendStandardResponse(response, answer, { eventIteratorKeepAliveInterval: keepAliveMs });
  };
}

/** Whether an answer ends only when somebody leaves: events, which have a limit of their own. */
const isEndless = (body: unknown): boolean => typeof body === 'object' && body !== null && Symbol.asyncIterator in body;

/** Sends it as fast as the client reads it; a client that disconnects ends it. */
async function sendFile(response: express.Response, { name, type, stream }: FileStream): Promise<void> {
  // Quoted: `response.attachment` leaves a plain name bare, and the client of the contract does not read it then.
  response.set('Content-Disposition', `attachment; filename="${name}"`).type(type);
  // After the first byte the only possible answer is to end the connection.
  await pipeline(stream, response).catch(() => undefined);
}

/** The single format of errors, whatever threw them. */
function errorBody(error: ORPCError<string, unknown>): ApiError {
  const { code, message, data } = error;
  const known = apiErrorSchema.shape.code.safeParse(code);
  if (!known.success)
    return {
      code: error.status < 500 ? 'bad-request' : 'internal',
      message: error.status < 500 ? message : apiFailure('internal').message,
    };
  return { code: known.data, message, ...(typeof data === 'object' && data !== null ? data : {}) };
}

const isApiError = (error: unknown): error is ORPCError<string, unknown> => error instanceof ORPCError;

type InvalidInput = ORPCError<string, unknown> & { cause: ValidationError };

const isInvalidInput = (error: unknown): error is InvalidInput =>
  error instanceof ORPCError && error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError;
