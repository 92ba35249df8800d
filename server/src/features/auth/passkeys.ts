import { createHmac } from 'node:crypto';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { PasskeyRequestOptions, SignInResult, UsedPasskeyCredential } from '@vitae/api/contract';
import { refusalWords } from '@vitae/words/refusals';
import { v7 as uuidv7 } from 'uuid';
import { apiFailure } from '../../api/api-failure.ts';
import { isoTime, type Services } from '../../services.ts';
import { signedIn, type Caller } from './sign-in.ts';

/** How long a user has to respond to their device, in milliseconds: as WebAuthn recommends (Level 3, 15.1). */
export const ceremonyMs = 5 * 60 * 1000;

/** The site that passkeys are for, and the pages that may request them. */
export function relyingParty({ config }: Pick<Services, 'config'>): { id: string; name: string; origins: string[] } {
  return {
    id: new URL(config.publicUrl).hostname,
    name: config.site.appName,
    origins: [config.publicUrl, ...config.allowedOrigins],
  };
}

/** The value to be signed for a challenge: no one else can know it beforehand. */
const challengeOf = ({ secret }: Pick<Services, 'secret'>, id: string): Buffer =>
  createHmac('sha256', secret).update(`passkey ${id}`).digest();

/**
 * Creates a challenge that a passkey answers within five minutes, for a session or before sign-in. Expired ones are
 * deleted, so that no more are kept than the limits allow in that time.
 */
export async function beginCeremony(
  services: Pick<Services, 'db' | 'now' | 'secret'>,
  sessionId: string | null,
): Promise<{ id: string; challenge: Buffer }> {
  const { db, now } = services;
  const id = uuidv7();
  await db.deleteFrom('passkey_ceremony').where('expires_at', '<=', isoTime(now())).execute();
  await db
    .insertInto('passkey_ceremony')
    .values({ id, session_id: sessionId, expires_at: isoTime(now().getTime() + ceremonyMs) })
    .execute();
  return { id, challenge: challengeOf(services, id) };
}

/**
 * Removes a challenge when it is answered, since there is only one answer. Returns it in base64url; null if there is
 * none.
 */
export async function takeCeremony(
  services: Pick<Services, 'db' | 'now' | 'secret'>,
  id: string,
  sessionId: string | null,
): Promise<string | null> {
  const { db, now } = services;
  const { numDeletedRows } = await db
    .deleteFrom('passkey_ceremony')
    .where('id', '=', id)
    .where('session_id', sessionId === null ? 'is' : '=', sessionId)
    .where('expires_at', '>', isoTime(now()))
    .executeTakeFirst();
  return numDeletedRows === 1n ? challengeOf(services, id).toString('base64url') : null;
}

/** The challenge for a sign-in with a passkey. It names no account, since the device knows it. */
export async function startPasskeySignIn(
  services: Services,
  { address }: Pick<Caller, 'address'>,
): Promise<{ challengeId: string; options: PasskeyRequestOptions }> {
  await services.limits.count('passkey address', address);
  const { id, challenge } = await beginCeremony(services, null);
  return {
    challengeId: id,
    options: {
      rpId: relyingParty(services).id,
      challenge: challenge.toString('base64url'),
      timeout: ceremonyMs,
      userVerification: 'required',
    },
  };
}

/**
 * Signs in with only a passkey: the user has it, and the device verified them. @throws `passkey-unknown` only if no
 * account has it, so that a device may forget it; `invalid-credentials` if it signed something else, or too late;
 * `forbidden` for a suspended account
 */
export async function passkeySignIn(
  services: Services,
  { challengeId, credential }: { challengeId: string; credential: UsedPasskeyCredential },
  caller: Caller,
): Promise<SignInResult> {
  const { db, now, limits } = services;
  await limits.count('sign-in address', caller.address);
  const refused = () => apiFailure('invalid-credentials', { message: refusalWords('passkeyRefused') });
  const challenge = await takeCeremony(services, challengeId, null);
  const passkey = await db
    .selectFrom('passkey')
    .innerJoin('account', 'account.id', 'passkey.account_id')
    .selectAll('passkey')
    .select('account.status')
    .where('credential_id', '=', credential.id)
    .executeTakeFirst();
  if (challenge === null) throw refused();
  if (!passkey) throw apiFailure('passkey-unknown', { message: refusalWords('passkeyUnknown') });
  const { userHandle } = credential.response;
  if (userHandle !== undefined && userHandle !== userHandleOf(passkey.account_id)) throw refused();
  const { id: rpId, origins } = relyingParty(services);
  const answer = await verifyAuthenticationResponse({
    response: {
      ...credential,
      rawId: credential.id,
      clientExtensionResults: {},
      response: {
        clientDataJSON: credential.response.clientDataJSON,
        authenticatorData: credential.response.authenticatorData,
        signature: credential.response.signature,
      },
    },
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: rpId,
    credential: {
      id: passkey.credential_id,
      publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
      counter: Number(passkey.counter),
    },
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    services.log.info({ err: cause }, 'the answer of a passkey was refused');
    return null;
  });
  if (answer?.verified !== true) throw refused();
  if (passkey.status !== 'active') throw apiFailure('forbidden', { message: refusalWords('accountSuspended') });
  await db
    .updateTable('passkey')
    .set({ counter: answer.authenticationInfo.newCounter, last_used_at: isoTime(now()) })
    .where('id', '=', passkey.id)
    .execute();
  return signedIn(services, passkey.account_id, caller, 'passkey');
}

/** The account as stored in a passkey, base64url, and returned at sign-in (WebAuthn, 14.6.1: it contains no name). */
export const userHandleOf = (accountId: string): string => Buffer.from(accountId).toString('base64url');
