import type { InterfaceLanguage } from '@vitae/words/languages';
import { networkWords } from '@vitae/words/network';
import { refusalWords } from '@vitae/words/refusals';
import { isLoopback } from '@vitae/api';
import type { SignInResult } from '@vitae/api/contract';
import { jwtVerify, SignJWT } from 'jose';
import * as oidc from 'openid-client';
import { z } from 'zod';
import { apiFailure } from '../../api/api-failure.ts';
import type { Database } from '../../db/open-database.ts';
import { isoTime, type Services } from '../../services.ts';
import { noticeTo, notifyOwner } from '../mail/notify-owner.ts';
import { accountByEmail, claimAccount, createAccount, markEmailVerified } from './accounts.ts';
import { pastFirstFactor, signedIn, type Caller } from './sign-in.ts';
import { endAllSessions, notifySignedOut } from './tokens.ts';

/** What a provider reports about a user. */
const profileSchema = z.object({ subject: z.string().min(1), email: z.email(), name: z.string() });
export type SocialProfile = z.infer<typeof profileSchema>;

/** The answer of a provider, and what was stored when the user was sent there. */
export interface SocialAnswer {
  code: string;
  state: string;
  nonce: string;
  codeVerifier: string;
}

const joinMinutes = 30;
const joinType = 'join+jwt';

/** @throws the text of behaviour SE-10 for any provider but Google */
export function requireProvider(provider: string): void {
  if (provider !== 'google')
    throw apiFailure('bad-request', { message: networkWords('providerNotSupported', { provider }) });
}

/** Where the provider redirects to. */
const callbackUrl = ({ config }: Pick<Services, 'config'>) => new URL('/login?provider=google', config.publicUrl);

/** A provider's metadata is fetched once an hour. */
const discoveryMs = 60 * 60 * 1000;
const discovered = new WeakMap<Services['config'], { configuration: oidc.Configuration; until: number }>();

/** @throws `not-ready` if no provider is set up, or it does not respond */
async function discover({ config, log }: Pick<Services, 'config' | 'log'>): Promise<oidc.Configuration> {
  if (config.google === null) throw apiFailure('not-ready', { message: refusalWords('googleNotSetUp') });
  const known = discovered.get(config);
  if (known && known.until > Date.now()) return known.configuration;
  const issuer = new URL(config.google.issuer);
  const options = isLoopback(issuer) ? { execute: [oidc.allowInsecureRequests] } : {};
  const configuration = await oidc
    .discovery(issuer, config.google.clientId, config.google.clientSecret, undefined, options)
    .catch((error: unknown) => {
      log.error({ err: error }, 'the provider does not answer');
      throw apiFailure('not-ready', { message: refusalWords('googleNotReached') });
    });
  const redirectUri = callbackUrl({ config }).href;
  // The library leaves out the query of the callback URL, but providers compare the whole URL.
  configuration[oidc.customFetch] = (url, { body, ...request }) => {
    if (body instanceof URLSearchParams && body.has('redirect_uri')) body.set('redirect_uri', redirectUri);
    return fetch(url, { ...request, body: body ?? null });
  };
  discovered.set(config, { configuration, until: Date.now() + discoveryMs });
  return configuration;
}

/**
 * The URL of the provider's page (behaviour SE-11): scopes, state, offline access and a consent prompt, with nonce and
 * PKCE.
 */
export async function authorizationUrl(
  services: Services,
  { state, nonce, codeChallenge }: { state: string; nonce: string; codeChallenge: string },
): Promise<string> {
  const url = oidc.buildAuthorizationUrl(await discover(services), {
    redirect_uri: callbackUrl(services).href,
    scope: 'openid profile email',
    state,
    nonce,
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
    access_type: 'offline',
    prompt: 'consent',
  });
  return url.href;
}

/**
 * Exchanges a code for what the provider reports about the user. @throws `invalid-credentials` if any part does not
 * match
 */
export async function socialProfile(
  services: Services,
  { code, state, nonce, codeVerifier }: SocialAnswer,
): Promise<SocialProfile> {
  const configuration = await discover(services);
  const url = callbackUrl(services);
  url.searchParams.set('code', code);
  url.searchParams.set('state', state);
  url.searchParams.set('iss', configuration.serverMetadata().issuer);
  const claims = await oidc
    .authorizationCodeGrant(configuration, url, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    })
    .then((tokens) => tokens.claims())
    .catch((cause: unknown) => {
      services.log.info({ err: cause }, 'a provider’s answer was refused');
      return undefined;
    });
  const profile = profileSchema.safeParse({
    subject: claims?.sub,
    email: claims?.['email'],
    name: claims?.['name'] ?? '',
  });
  // An address that the provider has not verified may be anyone's.
  if (!profile.success || claims?.['email_verified'] !== true)
    throw apiFailure('invalid-credentials', { message: refusalWords('googleNotConfirmed') });
  return profile.data;
}

/** Signs in with a provider; a new user has to join first. */
export async function socialSignIn(services: Services, answer: SocialAnswer, caller: Caller): Promise<SignInResult> {
  await services.limits.count('sign-in address', caller.address);
  const profile = await socialProfile(services, answer);
  const { db } = services;
  const linked = await db
    .selectFrom('identity')
    .innerJoin('account', 'account.id', 'identity.account_id')
    .selectAll('account')
    .where('identity.provider', '=', 'google')
    .where('identity.subject', '=', profile.subject)
    .executeTakeFirst();
  if (linked) return pastFirstFactor(services, linked, caller, 'google');
  const known = await accountByEmail(db, profile.email);
  if (!known)
    return { status: 'join', joinToken: await joinToken(services, profile), email: profile.email, name: profile.name };
  const notice = await noticeTo(services, known, { address: caller.address, accountId: known.id });
  const ended = await db.transaction().execute(async (transaction) => {
    const isClaimed = known.email_verified_at === null;
    if (isClaimed) await claimAccount(transaction, known);
    await markEmailVerified(transaction, services, known);
    await link(transaction, services.now(), known.id, profile.subject);
    await notifyOwner(transaction, services, notice, 'googleLinked');
    return isClaimed ? endAllSessions(transaction, services.now(), known.id) : [];
  });
  notifySignedOut(services, known.id, ended);
  const account = await db.selectFrom('account').selectAll().where('id', '=', known.id).executeTakeFirstOrThrow();
  return pastFirstFactor(services, account, caller, 'google');
}

/**
 * Registers a user reported by a provider. @throws `invalid-code` if the token is not ours or too old; `email-taken`
 */
export async function socialJoin(
  services: Services,
  given: {
    joinToken: string;
    name: string;
    country?: string | undefined;
    locale?: string | undefined;
    language?: InterfaceLanguage;
  },
  caller: Caller,
): Promise<SignInResult> {
  await services.limits.count('sign-up address', caller.address);
  const profile = await readJoinToken(services, given.joinToken);
  const account = await services.db.transaction().execute(async (db) => {
    const created = await createAccount(db, services, {
      email: profile.email,
      name: given.name,
      country: given.country,
      locale: given.locale,
      ...(given.language && { language: given.language }),
      passwordHash: null,
      isVerified: true,
    });
    await link(db, services.now(), created.id, profile.subject);
    return created;
  });
  return signedIn(services, account.id, caller, 'google');
}

/** Links a provider's account. @throws `conflict` if it is linked to another account */
export async function link(db: Database, now: Date, accountId: string, subject: string): Promise<void> {
  const row = { provider: 'google', subject, account_id: accountId, created_at: isoTime(now) };
  await db
    .insertInto('identity')
    .values(row)
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .execute();
  const owner = await db
    .selectFrom('identity')
    .select('account_id')
    .where('provider', '=', 'google')
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  if (owner.account_id !== accountId) throw apiFailure('conflict', { message: refusalWords('googleLinkedElsewhere') });
}

async function joinToken({ secret, now }: Services, profile: SocialProfile): Promise<string> {
  const seconds = Math.floor(now().getTime() / 1000);
  return new SignJWT(profile)
    .setProtectedHeader({ alg: 'HS256', typ: joinType })
    .setExpirationTime(seconds + joinMinutes * 60)
    .sign(secret);
}

async function readJoinToken({ secret, now }: Services, token: string): Promise<SocialProfile> {
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], typ: joinType, currentDate: now() });
    return profileSchema.parse(payload);
  } catch {
    throw apiFailure('invalid-code', { message: refusalWords('signUpExpired') });
  }
}
