import type { Platform } from '../app/platform.ts';
import type { GuardException } from './guards.ts';
import { startHeldSession } from './held-session.ts';
import { nextParameter, pathWithNext } from './safe-path.ts';
import { startSession } from './start-session.ts';

type Shell = Pick<Platform, 'transport' | 'account' | 'hasLocalProfile'>;

/** What needs no account where documents belong to whoever uses the device (`product.md`, "Who may edit where"). */
const localPaths = /^\/account(\/(resumes|coverletters)(\/evaluations)?|\/settings)?$|^\/(resume|coverletter)\/evaluation\/start\/upload$/;
const otherEntries = /^\/(register|register\/join|forgot-password|reset-password)$/;

/** Whether the device's own profile satisfies the guard of a page. */
export const isLocalPath = (path: string): boolean => localPaths.test(path);

/** What a local profile, and a session that begins in the system's browser, change of the guards. */
export function exceptionOf({ hasLocalProfile, account }: Shell): GuardException {
  return ({ pathname, searchParams }) => {
    const path = pathname.replace(/(.)\/$/, '$1');
    if (hasLocalProfile && isLocalPath(path)) return '';
    // There is one way to begin such a session.
    return account && otherEntries.test(path) ? pathWithNext('/login', searchParams.get(nextParameter)) : null;
  };
}

/** Starts the session where the shell holds it, or else as in any browser. */
export function startShellSession({ account, transport }: Shell, onChange: () => void): void {
  if (account && transport) startHeldSession({ account, transport, isOnline: () => navigator.onLine, watchOnline }, onChange);
  else startSession(transport, onChange);
}

const watchOnline = (listener: () => void): void => ['online', 'offline'].forEach((name) => addEventListener(name, listener));
