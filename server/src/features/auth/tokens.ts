import { closeAllChallenges } from './challenges.ts';
import { createHash, createHmac, randomBytes, type webcrypto } from 'node:crypto';
import type { Tokens } from '@vitae/api/contract';
import { devicesWords } from '@vitae/words/devices';
import { defaultLocale } from '@vitae/words/reader';
import { jwtVerify, SignJWT } from 'jose';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Person } from '../../api/context.ts';
import type { Database } from '../../db/open-database.ts';
import type { SignedInBy } from '../../db/schema.ts';
import { quotas } from '../../limits.ts';
import { isoTime, type Services } from '../../services.ts';

/** How long an access token is valid, in seconds. */
export const accessSeconds = 15 * 60;
/** How long a device stays signed in without being used, in days. */
export const refreshDays = 60;
/** For this long a rotated refresh token returns its successor: for a second tab, or a lost response. */
export const graceMs = 30_000;

const dayMs = 24 * 60 * 60 * 1000;
/** How many sessions one sign-in ends at most. */
const mostEnded = 1000;
const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid() });

/** A session and its owner. */
type SessionOf = Pick<Person, 'accountId' | 'sessionId'>;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** The successor of a token. It is derived, so that it can be issued again without being stored. */
const successorOf = ({ secret }: Pick<Services, 'secret'>, token: string) =>
  createHmac('sha256', secret).update(`refresh ${token}`).digest('base64url');

const keys = new WeakMap<Uint8Array, Promise<webcrypto.CryptoKey>>();

/** The secret as the key of access tokens, imported once because every call checks one. */
function tokenKey(secret: Uint8Array): Promise<webcrypto.CryptoKey> {
  const known = keys.get(secret);
  if (known) return known;
  const key = crypto.subtle.importKey('raw', Uint8Array.from(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
  keys.set(secret, key);
  return key;
}

async function accessTokenFor(
  { secret, now }: Pick<Services, 'secret' | 'now'>,
  { accountId, sessionId }: SessionOf,
): Promise<string> {
  const seconds = Math.floor(now().getTime() / 1000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setSubject(accountId)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + accessSeconds)
    .setJti(uuidv7())
    .sign(await tokenKey(secret));
}

/**
 * The user that an access token belongs to; null if it is invalid, its session has ended, or the account is blocked.
 */
export async function readAccessToken(
  services: Pick<Services, 'secret' | 'now' | 'db'>,
  token: string,
): Promise<Person | null> {
  const claims = await jwtVerify(token, await tokenKey(services.secret), {
    algorithms: ['HS256'],
    typ: 'at+jwt',
    currentDate: services.now(),
  }).then(
    ({ payload }) => claimsSchema.safeParse(payload).data,
    () => undefined,
  );
  if (!claims) return null;
  const { sub: accountId, sid: sessionId } = claims;
  const row = await services.db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['session.ended_at', 'session.device', 'account.status', 'account.role'])
    .where('session.id', '=', sessionId)
    .where('session.account_id', '=', accountId)
    .executeTakeFirst();
  return row?.ended_at === null && row.status === 'active'
    ? { accountId, sessionId, role: row.role, device: row.device }
    : null;
}

/**
 * The name of a device among those where the account is signed in: a second one of the same name is numbered,
 * "Firefox on Linux (2)". Sessions, versions and conflicts all show this name.
 */
function distinctName(device: string, taken: ReadonlySet<string>): string {
  let name = device;
  for (let number = 2; taken.has(name); number += 1)
    name = devicesWords('numbered', { name: device, number })(defaultLocale);
  return name;
}

/** A session that has just started. */
export interface StartedSession {
  sessionId: string;
  /** Its first pair of tokens. */
  tokens: Tokens;
  /** Sessions that ended because there would be too many. Notify their devices after the commit. */
  ended: readonly string[];
}

/**
 * Starts a session on a device, within a transaction. `replaced` is the session that this device had before and that
 * ends now: its name is free. An account has a limited number of sessions, since each sign-in reads all of them: the
 * ones that were used longest ago end.
 */
export async function startSession(
  db: Database,
  services: Services,
  accountId: string,
  device: string,
  signedInBy: SignedInBy | null,
  replaced?: string,
): Promise<StartedSession> {
  const { now } = services;
  const live = await db
    .selectFrom('session')
    .select(['id', 'device'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .$if(replaced !== undefined, (query) => query.where('id', '<>', replaced ?? ''))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const ended = live.slice(quotas.sessions - 1).map(({ id }) => id);
  // As many as one statement takes, should there be thousands from before there was a limit.
  await endSessions(db, now(), ended.slice(0, mostEnded));
  const session = {
    id: uuidv7(),
    account_id: accountId,
    device: distinctName(device, new Set(live.map((one) => one.device))),
    created_at: isoTime(now()),
    last_seen_at: isoTime(now()),
    signed_in_by: signedInBy,
    confirmed_at: null,
    ended_at: null,
  };
  const refreshToken = randomBytes(32).toString('base64url');
  await db.insertInto('session').values(session).execute();
  await noteActivity(db, now(), accountId);
  await insertRefreshToken(db, services, session.id, refreshToken);
  return {
    sessionId: session.id,
    tokens: { accessToken: await accessTokenFor(services, { accountId, sessionId: session.id }), refreshToken },
    ended: ended.slice(0, mostEnded),
  };
}

/** What completed the sign-in of a session; null if nobody knows. What a session starts keeps it. */
export async function signedInByOf(db: Database, sessionId: string | undefined): Promise<SignedInBy | null> {
  if (sessionId === undefined) return null;
  const row = await db.selectFrom('session').select('signed_in_by').where('id', '=', sessionId).executeTakeFirst();
  return row?.signed_in_by ?? null;
}

/**
 * Exchanges a refresh token for its successor. One that was exchanged within the last 30 s returns the same successor
 * again; an older one has been stolen or restored, and ends the whole family. Null if the user has to sign in again.
 * @throws `too-many-requests`
 */
export async function rotate(
  services: Services,
  refreshToken: string,
): Promise<{ tokens: Tokens; accountId: string } | null> {
  const { db, now, log, limits } = services;
  const time = now();
  const hash = hashOf(refreshToken);
  const successor = successorOf(services, refreshToken);
  // Strangers can send any number of unknown tokens: each costs one query, and no connection for a transaction.
  const known = await db
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .select('session.account_id')
    .where('refresh_token.hash', '=', hash)
    .executeTakeFirst();
  if (!known) return null;
  await limits.count('refresh account', known.account_id);
  const found = await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('refresh_token')
      .innerJoin('session', 'session.id', 'refresh_token.session_id')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select([
        'refresh_token.session_id',
        'refresh_token.rotated_at',
        'refresh_token.expires_at',
        'session.account_id',
        'session.ended_at',
        'account.status',
      ])
      .where('refresh_token.hash', '=', hash)
      .executeTakeFirst();
    if (!row || row.ended_at !== null || row.status !== 'active' || row.expires_at <= isoTime(time)) return null;
    const session = { accountId: row.account_id, sessionId: row.session_id };
    if (row.rotated_at !== null && time.getTime() - Date.parse(row.rotated_at) > graceMs) {
      await endSessions(transaction, time, [row.session_id]);
      return { ...session, isReused: true };
    }
    await transaction
      .updateTable('refresh_token')
      .set({ rotated_at: isoTime(time) })
      .where('hash', '=', hash)
      .where('rotated_at', 'is', null)
      .execute();
    await insertRefreshToken(transaction, services, row.session_id, successor);
    await transaction
      .updateTable('session')
      .set({ last_seen_at: isoTime(time) })
      .where('id', '=', row.session_id)
      .execute();
    await noteActivity(transaction, time, row.account_id);
    return { ...session, isReused: false };
  });
  if (found?.isReused) {
    log.warn({ session: found.sessionId }, 'a refresh token was used again: its session has ended');
    notifySignedOut(services, found.accountId, [found.sessionId]);
    return null;
  }
  return (
    found && {
      tokens: { accessToken: await accessTokenFor(services, found), refreshToken: successor },
      accountId: found.accountId,
    }
  );
}

/** Notes that someone is here today. Apps refresh their tokens every quarter of an hour while they are used. */
async function noteActivity(db: Database, time: Date, accountId: string): Promise<void> {
  await db
    .insertInto('activity')
    .values({ day: isoTime(time).slice(0, 10), account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether both tokens belong to one live family, and the refresh token has not been exchanged. */
export async function isLivePair(services: Services, { accessToken, refreshToken }: Tokens): Promise<boolean> {
  const person = await readAccessToken(services, accessToken);
  if (!person) return false;
  const row = await services.db
    .selectFrom('refresh_token')
    .select(['session_id', 'rotated_at', 'expires_at'])
    .where('hash', '=', hashOf(refreshToken))
    .executeTakeFirst();
  return row?.session_id === person.sessionId && row.rotated_at === null && row.expires_at > isoTime(services.now());
}

/** The session that a refresh token belongs to, for signing out with only that token. */
export async function sessionOfRefreshToken(
  { db }: Pick<Services, 'db'>,
  refreshToken: string,
): Promise<SessionOf | null> {
  const row = await db
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .select(['session.id', 'session.account_id'])
    .where('refresh_token.hash', '=', hashOf(refreshToken))
    .executeTakeFirst();
  return row ? { accountId: row.account_id, sessionId: row.id } : null;
}

/** Ends sessions: their tokens are refused from now on. Notify their devices after the commit (`notifySignedOut`). */
export async function endSessions(db: Database, time: Date, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  await db
    .updateTable('session')
    .set({ ended_at: isoTime(time) })
    .where('id', 'in', sessionIds)
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * Ends every session of an account, except one that may stay, and voids the pending codes; returns the ended sessions.
 */
export async function endAllSessions(
  db: Database,
  time: Date,
  accountId: string,
  except: string | null = null,
): Promise<string[]> {
  const sessions = await db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute();
  const ids = sessions.map(({ id }) => id).filter((id) => id !== except);
  await endSessions(db, time, ids);
  await closeAllChallenges(db, time, accountId);
  return ids;
}

/** Notifies the devices of ended sessions. */
export function notifySignedOut(
  { events }: Pick<Services, 'events'>,
  accountId: string,
  sessionIds: readonly string[],
): void {
  if (sessionIds.length > 0) events.publish({ accountId, sessionIds }, { type: 'signed-out' });
}

async function insertRefreshToken(
  db: Database,
  { now }: Pick<Services, 'now'>,
  sessionId: string,
  token: string,
): Promise<void> {
  const row = {
    hash: hashOf(token),
    session_id: sessionId,
    rotated_at: null,
    expires_at: isoTime(now().getTime() + refreshDays * dayMs),
  };
  await db
    .insertInto('refresh_token')
    .values(row)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}
