import { isPageOf } from '@vitae/api';
import { shellOf, type Platform } from '../platform.ts';
import { notFound } from '../routing/not-found.ts';
import type { GuardException } from './guards.ts';
import { startHeldSession } from './held-session.ts';
import { nextParameter, pathWithNext } from './safe-path.ts';
import { startSession } from './start-session.ts';

type Shell = Pick<Platform, 'transport' | 'account' | 'hasLocalProfile'>;

/**
 * What a local profile, and a session that starts in the system's browser, change about the guards (behaviour PG-5).
 */
export function exceptionOf({ hasLocalProfile, account }: Shell): GuardException {
  const shell = shellOf({ account });
  return ({ pathname, searchParams }, page) => {
    if (hasLocalProfile && page.isLocal) return '';
    if (isPageOf(page, shell)) return null;
    // A session that the shell holds can only be started in one way.
    return page.guard === 'guest' ? pathWithNext('/login', searchParams.get(nextParameter)) : notFound(pathname);
  };
}

/** Starts the session in the shell if it holds it, otherwise as in any browser. */
export function startShellSession({ account, transport }: Shell, onChange: () => void): void {
  if (account && transport)
    startHeldSession({ account, transport, isOnline: () => navigator.onLine, watchOnline }, onChange);
  else startSession(transport, onChange);
}

const watchOnline = (listener: () => void): void =>
  ['online', 'offline'].forEach((name) => addEventListener(name, listener));
