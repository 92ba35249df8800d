import type { SignInResult } from '@vitae/api/contract';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from '../../base/router/index.ts';
import { nextParameter, pathWithNext, safePath } from '../../base/session/safe-path.ts';

/** How long a mailed code is valid, and how often it may be tried: the server enforces it, these are for the texts. */
export const codeMinutes = 10;
export const codeTries = 5;

/**
 * The code requests of `/otp` and `/reset-password`. They are kept in the history entry, so that a reload keeps them
 * and no address carries them.
 */
export interface CodeRequest {
  challengeId: string;
  kind: 'verify-email' | 'otp' | 'totp' | 'reset';
  /** Where it was sent, `''` if unknown here. */
  email: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  triesLeft: number;
}

export const newCodeRequest = (given: Pick<CodeRequest, 'challengeId' | 'kind' | 'email'>): CodeRequest => ({
  ...given,
  sentAt: Date.now(),
  triesLeft: codeTries,
});

/** Reads a history entry. */
export function codeRequestOf(state: unknown): CodeRequest | null {
  return isCodeRequest(state) ? state : null;
}

function isCodeRequest(value: unknown): value is CodeRequest {
  if (typeof value !== 'object' || value === null) return false;
  const is = (type: string, ...keys: string[]) => keys.every((key) => typeof Reflect.get(value, key) === type);
  return is('string', 'challengeId', 'kind', 'email') && is('number', 'sentAt', 'triesLeft');
}

/** A provider's report of someone who has no account yet; it is kept like a `CodeRequest`. */
export interface JoinRequest {
  joinToken: string;
  email: string;
  name: string;
}

export function joinRequestOf(state: unknown): JoinRequest | null {
  return isJoinRequest(state) ? state : null;
}

function isJoinRequest(value: unknown): value is JoinRequest {
  if (typeof value !== 'object' || value === null) return false;
  return ['joinToken', 'email', 'name'].every((key) => typeof Reflect.get(value, key) === 'string');
}

/** The page that the user wanted, from this page's address; `null` if there is none. */
export function useNext(): string | null {
  return useSearchParams()[0].get(nextParameter);
}

/** Continues after a call that may have signed the user in: to the page they wanted, or to the next required step. */
export function useEntering(): (result: SignInResult, given: { email: string; next: string | null }) => void {
  const navigate = useNavigate();
  return useCallback(
    (result, { email, next }) => {
      const go = (page: string, state?: CodeRequest | JoinRequest) => void navigate(page, { replace: true, state });
      const ask = (challengeId: string, kind: CodeRequest['kind']) =>
        go(pathWithNext('/otp', next), newCodeRequest({ challengeId, kind, email }));
      switch (result.status) {
        case 'signed-in':
          if (result.verifyEmail === undefined) go(safePath(next));
          else ask(result.verifyEmail, 'verify-email');
          break;
        case 'challenge':
          ask(result.challengeId, result.kind);
          break;
        case 'join':
          go(pathWithNext('/register/join', next), {
            joinToken: result.joinToken,
            email: result.email,
            name: result.name,
          });
          break;
      }
    },
    [navigate],
  );
}
