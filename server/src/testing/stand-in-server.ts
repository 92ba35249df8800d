import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An event as a provider posts it. */
export interface SignedEvent {
  bytes: Buffer;
  headers: Record<string, string>;
}

/** What came of a card on the provider's page. */
export type PageAnswer = 'paid' | 'declined' | 'authenticate' | 'closed';
/** What a card does, also when it is charged again. */
export type CardKind = 'pays' | 'declines' | 'authenticates' | 'declines-renewals';

/** A payment provider with what people, banks and its own staff do there. */
export interface ProviderWorld {
  /** The settings of a server that uses it. */
  environment: Record<string, string>;
  /** What somebody does on its page, or on ours for the test provider. */
  pay: (ref: string, card: CardKind) => Promise<PageAnswer>;
  authenticate: (ref: string, isApproved: boolean) => Promise<PageAnswer>;
  /** Gives back by hand; in a test provider nobody can. */
  refundByHand: ((ref: string, amount: number) => void) | null;
  /** Opens a dispute of a charge, of all of it or of an amount, or decides on the one that is open. */
  dispute: (ref: string, state: 'open' | 'won' | 'lost', amounts?: { amount?: number; lost?: number }) => Promise<void>;
  /** An event about a charge, signed at a time; always with the same id for the same name. */
  event: (name: string, ref: string, at: Date) => SignedEvent;
  /** Events that it has to tell, the oldest first; each is given out once. Empty for one that tells none. */
  takeEvents: () => SignedEvent[];
  /** How often money was taken and given back; null where the server's own database says it. */
  moved: () => { charges: number; refunds: number } | null;
  /** The next call that changes something gets no answer; null where there is no network. */
  breakNext: ((when: 'before' | 'after') => void) | null;
  /** Refunds wait from now on until `finishRefunds`; null where they never do. */
  delayRefunds: (() => void) | null;
  finishRefunds: (isGood: boolean) => void;
  /** Refunds that were made fail after all, as the card's bank returns them; null where they never do. */
  returnRefunds: (() => void) | null;
  stop: () => Promise<void>;
}

/** A request as a stand-in sees it. */
export interface StandInRequest {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}

/** How the next call to change something ends: without an answer, before or after it was carried out. */
export type Trouble = 'none' | 'before' | 'after';

/** A local server that answers as a provider's API; `answer` says with which status and JSON. */
export async function startStandIn(
  answer: (request: StandInRequest) => { status: number; body: unknown; headers?: Record<string, string> },
) {
  const state = { trouble: 'none' as Trouble };
  const server = createServer((request, response) => {
    void (async () => {
      const body = (await buffer(request)).toString();
      const url = new URL(request.url ?? '/', 'http://stand-in');
      const { trouble } = state;
      const isBroken = trouble !== 'none' && request.method === 'POST';
      if (isBroken) state.trouble = 'none';
      if (isBroken && trouble === 'before') {
        request.socket.destroy();
        return;
      }
      const {
        status,
        body: json,
        headers,
      } = answer({
        method: request.method ?? '',
        url,
        headers: request.headers,
        body,
      });
      if (isBroken) {
        request.socket.destroy();
        return;
      }
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(json));
    })();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The stand-in has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    state,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
