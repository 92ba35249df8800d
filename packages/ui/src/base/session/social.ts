import type { SignInResult, User } from '@vitae/api/contract';
import { networkText } from '../i18n/network-text.ts';
import type { Session } from './session.ts';
import { safePath } from './safe-path.ts';

const storageKey = 'vitae.social';
/** Where a social sign-in leads that was started without a return address (behaviour SE-9). */
const defaultCallback = '/';

/** The data kept in this tab while the user is at the provider. */
interface Attempt {
  state: string;
  nonce: string;
  codeVerifier: string;
  /** The path to go to afterwards. */
  callbackUrl: string;
  /** `link` adds the provider to the account of the signed-in user. */
  purpose: 'sign-in' | 'link';
}

export interface SocialOptions {
  session: Session;
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/**
 * Stores a random state, a nonce and a PKCE verifier, and returns the URL of the provider's page. @throws ApiFailure;
 * an Error for an unknown provider
 */
export async function startSocial(
  provider: string,
  {
    session,
    storage = sessionStorage,
    callbackUrl = defaultCallback,
    purpose = 'sign-in',
  }: SocialOptions & { callbackUrl?: string; purpose?: Attempt['purpose'] },
): Promise<string> {
  requireProvider(provider);
  const attempt: Attempt = {
    state: randomText(),
    nonce: randomText(),
    codeVerifier: randomText(),
    callbackUrl,
    purpose,
  };
  const codeChallenge = await challengeOf(attempt.codeVerifier);
  const { url } = await session.api.auth.social.start({
    provider,
    state: attempt.state,
    nonce: attempt.nonce,
    codeChallenge,
  });
  storage.setItem(storageKey, JSON.stringify(attempt));
  return url;
}

/** The result of a social sign-in, and where to go. */
export type SocialEnd = { callbackUrl: string } & (
  | { kind: 'entered'; result: SignInResult }
  | { kind: 'linked'; user: User }
  | { kind: 'declined' }
);

/**
 * Reads the provider's answer from the address that it redirected to. The stored data is removed, whatever the outcome.
 * @throws an Error with a text that can be shown (behaviour SE-9, SE-10); ApiFailure
 */
export async function finishSocial(
  answer: URLSearchParams,
  { session, storage = sessionStorage }: SocialOptions,
): Promise<SocialEnd> {
  const provider = answer.get('provider') ?? '';
  const attempt = takeAttempt(storage);
  requireProvider(provider);
  const state = answer.get('state') ?? '';
  if (!attempt || state === '' || state !== attempt.state) throw new Error(networkText('invalidState'));
  const code = answer.get('code');
  const { nonce, codeVerifier, purpose } = attempt;
  const callbackUrl = safePath(attempt.callbackUrl, defaultCallback);
  if (code === null) return { kind: 'declined', callbackUrl };
  const given = { code, state, nonce, codeVerifier };
  if (purpose === 'link') {
    const user = await session.api.account.google.link(given);
    session.setUser(user);
    return { kind: 'linked', user, callbackUrl };
  }
  return {
    kind: 'entered',
    result: await session.enter(session.api.auth.social.signIn({ provider, ...given })),
    callbackUrl,
  };
}

function requireProvider(provider: string): void {
  if (provider !== 'google') throw new Error(networkText('providerNotSupported', { provider }));
}

function takeAttempt(storage: Pick<Storage, 'getItem' | 'removeItem'>): Attempt | null {
  const text = storage.getItem(storageKey);
  storage.removeItem(storageKey);
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    return isAttempt(found) ? found : null;
  } catch {
    return null;
  }
}

function isAttempt(value: unknown): value is Attempt {
  if (typeof value !== 'object' || value === null) return false;
  return ['state', 'nonce', 'codeVerifier', 'callbackUrl', 'purpose'].every(
    (key) => typeof Reflect.get(value, key) === 'string',
  );
}

/** 256 random bits in the characters that PKCE allows (RFC 7636, 4.1). */
function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

async function challengeOf(verifier: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
