import type { Services } from '../services.ts';

/** Who asks, as their access token says; session and account were alive when the token was checked. */
export interface Person {
  accountId: string;
  sessionId: string;
  role: 'user' | 'admin';
  /** The name of the session's device. */
  device: string;
}

/** One request to the API. */
export interface ApiContext {
  services: Services;
  person: Person | null;
  cookies: { accessToken: string; refreshToken: string };
  /** Puts both tokens into the answer's cookies, or removes them. */
  setTokens: (tokens: { accessToken: string; refreshToken: string } | null) => void;
  /** Tells the log which endpoint it is: its pattern, never the path. */
  setRoute: (pattern: string) => void;
  /** The address that limits are counted for; never logged, and stored as a keyed hash only. */
  address: string;
  /** Browser and system in words. */
  device: string;
  requestId: string;
}
