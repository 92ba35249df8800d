import type {
  NewPasskeyCredential,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  SignInResult,
  UsedPasskeyCredential,
} from '@vitae/api/contract';
import { session } from './start-session.ts';

/**
 * Why the device returned no passkey: the user cancelled or time ran out, it already has one for this account, it
 * cannot verify the user, or anything else.
 */
export type PasskeyTrouble = 'givenUp' | 'alreadyHere' | 'unfit' | 'failed';

export class PasskeyError extends Error {
  readonly trouble: PasskeyTrouble;
  constructor(trouble: PasskeyTrouble, cause: unknown) {
    super(`The device gave no passkey: ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

/** Whether this browser supports passkeys at all; not on pages without https, nor in the desktop app's window. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window && window.isSecureContext;

/** Makes the device create a passkey. @throws PasskeyError */
export const makePasskey = async (options: PasskeyCreationOptions): Promise<NewPasskeyCredential> => {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON: options }).catch(troubled);
};

/** Makes the device answer with a passkey that the user chooses. @throws PasskeyError */
const givePasskey = async (options: PasskeyRequestOptions): Promise<UsedPasskeyCredential> => {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: options }).catch(troubled);
};

/** Signs in with a passkey. @throws PasskeyError; ApiFailure */
export async function signInWithPasskey(): Promise<SignInResult> {
  const own = await session();
  const { challengeId, options } = await own.api.auth.passkey.start();
  const credential = await givePasskey(options);
  return own.enter(own.api.auth.passkey.signIn({ challengeId, credential }));
}

/** The names of errors are those of WebAuthn (Level 3, 5.1.3 and 5.1.4). */
function troubled(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyError('givenUp', error);
  if (name === 'InvalidStateError') throw new PasskeyError('alreadyHere', error);
  if (name === 'ConstraintError' || name === 'NotSupportedError') throw new PasskeyError('unfit', error);
  throw new PasskeyError('failed', error);
}
