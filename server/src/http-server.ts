import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { patience, type Patience } from './limits.ts';

/**
 * The server's edge: connections of clients that neither send nor read, or only just, are closed. Otherwise they would
 * hold the memory of their requests and answers for as long as they like.
 */
export function createHttpServer(app: RequestListener, waits: Patience = patience): Server {
  /** Answers that a connection still has to take, the next one first. */
  const answersOf = new WeakMap<Socket, ServerResponse[]>();
  const unanswered = (socket: Socket) => answersOf.get(socket)?.filter(({ closed }) => !closed) ?? [];
  const options = {
    headersTimeout: Math.min(waits.headersMs, waits.requestMs),
    requestTimeout: waits.requestMs,
    connectionsCheckingInterval: Math.min(waits.requestMs, 10_000),
  };
  const server = createServer(options, (request, response) => {
    const { socket } = request;
    const open = unanswered(socket);
    // Node answers one request after the other, but begins all that a client sends at once.
    if (open.length >= waits.requestsAhead) socket.destroy();
    if (socket.destroyed) return;
    answersOf.set(socket, [...open, response]);
    endSlowAnswer(response, waits.answerMs);
    // A proxy may take the other one for the one that is meant (RFC 9112, 3.2).
    if ((request.headersDistinct.host?.length ?? 0) > 1) {
      response.writeHead(400, { Connection: 'close' }).end();
      return;
    }
    inTurn(() => {
      if (!socket.destroyed) app(request, response);
    });
  });
  const inTurn = afterConnections(server);
  // Any byte that is sent or taken starts this time again, and an answer that takes the server long starts it late.
  server.setTimeout(waits.idleMs, (socket) => {
    const [next] = unanswered(socket);
    const isComputing = next !== undefined && next.req.complete && !next.headersSent;
    if (!isComputing) socket.destroy();
  });
  return server;
}

/** How long requests wait for connections, and how long they are begun in one turn of the thread, in milliseconds. */
const mostAcceptingMs = 50;
const mostBeginningMs = 5;

/**
 * Begins requests in their order, after the connections that wait. Node accepts one connection in a turn of its thread:
 * of a hundred that come together, each would wait for that many turns full of the requests of those before it.
 */
function afterConnections(server: Server): (begin: () => void) => void {
  const waiting: (() => void)[] = [];
  let hasAccepted = false;
  let since = 0;
  server.on('connection', () => (hasAccepted = true));
  const turn = () => {
    const now = performance.now();
    if (!hasAccepted || now - since > mostAcceptingMs) {
      do waiting.shift()?.();
      while (waiting.length > 0 && performance.now() - now < mostBeginningMs);
      since = performance.now();
    }
    hasAccepted = false;
    if (waiting.length > 0) setImmediate(turn);
  };
  return (begin) => {
    waiting.push(begin);
    if (waiting.length > 1) return;
    since = performance.now();
    setImmediate(turn);
  };
}

/** Closes the connection if an answer that is complete is not taken in time. */
function endSlowAnswer(response: ServerResponse, answerMs: number): void {
  response.once('prefinish', () => {
    const timer = setTimeout(() => response.destroy(), answerMs);
    response.once('close', () => clearTimeout(timer));
  });
}
