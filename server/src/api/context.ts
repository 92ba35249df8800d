import type { Services } from '../services.ts';

/** The caller, as their access token says; session and account were alive when the token was checked. */
export interface Person {
  accountId: string;
  sessionId: string;
  role: 'user' | 'admin';
  /** The name of the session's device. */
  device: string;
}

/** The caller and their address. */
export interface Caller extends Person {
  /** The address that limits are counted for; never logged, and stored as a keyed hash only. */
  address: string;
}

/** One request to the API. */
export interface ApiContext {
  services: Services;
  person: Person | null;
  cookies: { accessToken: string; refreshToken: string };
  /** Puts both tokens into the answer's cookies, or removes them. */
  setTokens: (tokens: { accessToken: string; refreshToken: string } | null) => void;
  /** The address that limits are counted for; never logged, and stored as a keyed hash only. */
  address: string;
  /** Browser and system in words. */
  device: string;
  requestId: string;
  /** The language of error messages (BCP 47), as the request asks for it. */
  locale: string;
}
