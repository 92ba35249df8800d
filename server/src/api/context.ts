import type { Services } from '../services.ts';

/** The caller, from their access token; session and account were valid when the token was checked. */
export interface Person {
  accountId: string;
  sessionId: string;
  role: 'user' | 'admin';
  /** The name of the session's device. */
  device: string;
}

/** The caller and their address. */
export interface Caller extends Person {
  /** The address that limits are counted for; never logged, and stored only as a keyed hash. */
  address: string;
}

/** One request to the API. */
export interface ApiContext {
  services: Services;
  person: Person | null;
  cookies: { accessToken: string; refreshToken: string };
  /** Puts both tokens into the answer's cookies, or removes them. */
  setTokens: (tokens: { accessToken: string; refreshToken: string } | null) => void;
  /** The address that limits are counted for; never logged, and stored only as a keyed hash. */
  address: string;
  /** Browser and system as text. */
  device: string;
  requestId: string;
  /** The entry of the audit log that is open for this call: only while an admin changes something. */
  auditId: string | null;
  /** The language of error messages (BCP 47), as the request asks for it. */
  locale: string;
}
