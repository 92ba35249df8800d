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
    app(request, response);
  });
  // Any byte that is sent or taken starts this time again, and an answer that takes the server long starts it late.
  server.setTimeout(waits.idleMs, (socket) => {
    const [next] = unanswered(socket);
    const isComputing = next !== undefined && next.req.complete && !next.headersSent;
    if (!isComputing) socket.destroy();
  });
  return server;
}

/** Closes the connection if an answer that is complete is not taken in time. */
function endSlowAnswer(response: ServerResponse, answerMs: number): void {
  response.once('prefinish', () => {
    const timer = setTimeout(() => response.destroy(), answerMs);
    response.once('close', () => clearTimeout(timer));
  });
}
