import type { Services } from '../services.ts';

/** Who asks, as their access token says; the session it belongs to was alive when the token was checked. */
export interface Person {
  accountId: string;
  sessionId: string;
}

/** One request to the API. */
export interface ApiContext {
  services: Services;
  person: Person | null;
  cookies: { accessToken: string; refreshToken: string };
  /** Puts both tokens into the answer's cookies, or removes them. */
  setTokens: (tokens: { accessToken: string; refreshToken: string } | null) => void;
  /** The address that limits are counted for; never logged or stored. */
  address: string;
  /** Browser and system in words. */
  device: string;
  requestId: string;
}
