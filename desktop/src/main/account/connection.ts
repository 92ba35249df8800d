import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { desktopText } from '@vitae/words/desktop';
import { networkText } from '@vitae/words/network';
import { ShellError } from '../shell-error.ts';
import type { Secrets } from './secrets.ts';

type SignIn = NonNullable<Secrets['signIn']>;

/** How long a sign-in waits for the browser, in milliseconds: as long as the server's code is valid. */
export const signInMs = 10 * 60_000;
/** For an answer to a different sign-in (behaviour SE-9). */
export const foreignStateText = networkText('invalidState');
export const noSignInText = desktopText('signInNotBegun');
export const unreadableText = desktopText('signInUnreadable');

/** The target of the browser's link. */
const linkStart = 'vitae://signed-in';
/** The longest text that is parsed. */
const longestText = 512;
const codePattern = /^[\w.~-]{8,128}$/;
const statePattern = /^[\w-]{1,128}$/;

const secret = () => randomBytes(32).toString('base64url');

/** A sign-in with new secrets (RFC 7636, 4.1; RFC 6749, 10.12). */
export const beginSignIn = (startedAt: number): SignIn => ({ verifier: secret(), state: secret(), startedAt });

/** The page where the user lets this program sign in. */
export function connectAddress(serverUrl: string, { verifier, state }: SignIn): string {
  const url = new URL('/connect', serverUrl);
  url.searchParams.set('challenge', createHash('sha256').update(verifier).digest('base64url'));
  url.searchParams.set('state', state);
  return url.href;
}

/** The browser's answer: a code, and with a link also the state. */
export interface Handed {
  code: string;
  state: string | null;
}

/** Reads a link of the form `vitae://signed-in?code=…&state=…`, or a pasted code. @throws with a text for the user */
export function readHanded(text: string): Handed {
  const trimmed = text.trim();
  if (trimmed.length > longestText) throw new ShellError(unreadableText);
  if (codePattern.test(trimmed)) return { code: trimmed, state: null };
  if (!trimmed.startsWith(`${linkStart}?`) && !trimmed.startsWith(`${linkStart}/?`))
    throw new ShellError(unreadableText);
  const given = new URLSearchParams(trimmed.slice(trimmed.indexOf('?') + 1));
  const [code, ...moreCodes] = given.getAll('code');
  const [state, ...moreStates] = given.getAll('state');
  const isWhole =
    code !== undefined && state !== undefined && moreCodes.length === 0 && moreStates.length === 0 && given.size === 2;
  if (!isWhole || !codePattern.test(code) || !statePattern.test(state)) throw new ShellError(unreadableText);
  return { code, state };
}

/** Whether both are the same, compared in constant time. */
export function isSameSecret(a: string, b: string): boolean {
  const [one, other] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return a !== '' && one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
