import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { NewPasskeyCredential, Passkey, PasskeyCreationOptions } from '@vitae/api/contract';
import { refusalWords } from '@vitae/words/refusals';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { apiFailure, notFound } from '../../api/api-failure.ts';
import type { Caller, Person } from '../../api/context.ts';
import type { Database } from '../../db/open-database.ts';
import type { PasskeyTable } from '../../db/schema.ts';
import { quotas } from '../../limits.ts';
import { isoTime, type Services } from '../../services.ts';
import { beginCeremony, ceremonyMs, relyingParty, takeCeremony, userHandleOf } from '../auth/passkeys.ts';
import { noticeTo, notifyOwner } from '../mail/notify-owner.ts';
import { confirmPerson } from './confirm-person.ts';

/** COSE algorithms of the keys that are accepted: Ed25519, ES256, RS256 (IANA COSE Algorithms). */
const algorithms = [-8, -7, -257];

const passkeyOf = (row: Pick<PasskeyTable, 'id' | 'name' | 'created_at' | 'last_used_at'>): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
});

const rowsOf = (db: Database, { accountId }: Person) =>
  db.selectFrom('passkey').selectAll().where('account_id', '=', accountId).orderBy('created_at').execute();

/** The passkeys of an account, the oldest first. */
export async function listPasskeys({ db }: Services, person: Person): Promise<Passkey[]> {
  return (await rowsOf(db, person)).map(passkeyOf);
}

const requireRoom = (count: number): void => {
  if (count >= quotas.passkeys)
    throw apiFailure('limit-reached', { message: refusalWords('passkeysFull', { count: quotas.passkeys }) });
};

/** The options from which the browser creates a passkey. @throws `invalid-credentials`; `limit-reached` */
export async function startPasskey(
  services: Services,
  person: Person,
  currentPassword: string | undefined,
): Promise<{ challengeId: string; options: PasskeyCreationOptions }> {
  const account = await confirmPerson(services, person, currentPassword);
  await services.limits.count('passkey account', account.id);
  const known = await rowsOf(services.db, person);
  requireRoom(known.length);
  const { id, challenge } = await beginCeremony(services, person.sessionId);
  const party = relyingParty(services);
  return {
    challengeId: id,
    options: {
      rp: { id: party.id, name: party.name },
      user: { id: userHandleOf(account.id), name: account.email, displayName: account.name },
      challenge: challenge.toString('base64url'),
      pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
      timeout: ceremonyMs,
      excludeCredentials: known.map((row) => ({
        id: row.credential_id,
        type: 'public-key',
        transports: transportsSchema.parse(JSON.parse(row.transports)),
      })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    },
  };
}

const transportsSchema = z.array(z.string());

/**
 * Stores the passkey that the browser made, and notifies the owner. Its name is the device's unless one is given.
 * @throws `invalid-code` if it answers no challenge of this session; `conflict` if it already exists
 */
export async function addPasskey(
  services: Services,
  person: Caller,
  given: { challengeId: string; name?: string | undefined; credential: NewPasskeyCredential },
): Promise<Passkey> {
  const { db, now } = services;
  const { credential } = given;
  const refused = () => apiFailure('invalid-code', { message: refusalWords('passkeyNotAdded') });
  const challenge = await takeCeremony(services, given.challengeId, person.sessionId);
  if (challenge === null) throw refused();
  const { id: rpId, origins } = relyingParty(services);
  const answer = await verifyRegistrationResponse({
    response: {
      ...credential,
      rawId: credential.id,
      clientExtensionResults: {},
      response: {
        clientDataJSON: credential.response.clientDataJSON,
        attestationObject: credential.response.attestationObject,
      },
    },
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch((cause: unknown) => {
    services.log.info({ err: cause }, 'a new passkey was refused');
    return null;
  });
  if (answer?.verified !== true) throw refused();
  const { id: credentialId, publicKey, counter } = answer.registrationInfo.credential;
  const owner = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', person.accountId)
    .executeTakeFirstOrThrow();
  const notice = await noticeTo(services, owner, person);
  const row = {
    id: uuidv7(),
    account_id: person.accountId,
    credential_id: credentialId,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(credential.response.transports ?? []),
    name: given.name ?? person.device,
    created_at: isoTime(now()),
    last_used_at: null,
  };
  await db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('passkey')
      .values(row)
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) throw apiFailure('conflict', { message: refusalWords('passkeyTaken') });
    requireRoom((await rowsOf(transaction, person)).length - 1);
    await notifyOwner(transaction, services, notice, 'passkeyAdded');
  });
  return passkeyOf(row);
}

/** @throws `not-found` for a passkey of someone else */
export async function renamePasskey(
  { db }: Services,
  { accountId }: Person,
  { id, name }: { id: string; name: string },
): Promise<Passkey> {
  const row = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirstOrThrow(notFound);
  return passkeyOf(row);
}

/** @throws `not-found` for a passkey of someone else; `invalid-credentials` */
export async function removePasskey(
  services: Services,
  person: Caller,
  { id, currentPassword }: { id: string; currentPassword?: string | undefined },
): Promise<void> {
  const { db } = services;
  await db
    .selectFrom('passkey')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', person.accountId)
    .executeTakeFirstOrThrow(notFound);
  const account = await confirmPerson(services, person, currentPassword);
  const notice = await noticeTo(services, account, person);
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('passkey').where('id', '=', id).execute();
    await notifyOwner(transaction, services, notice, 'passkeyRemoved');
  });
}
