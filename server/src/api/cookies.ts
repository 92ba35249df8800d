import type { CookieOptions, Request, Response } from 'express';
import type { Database } from '../db/open-database.ts';

interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

interface Named {
  name: string;
  path: string;
}

/**
 * The cookies that carry the tokens; scripts cannot read them. Over https their names bind them to this host (RFC
 * 6265bis, 4.1.3.2): no other host of the domain can replace them. That requires the path `/`.
 */
const hostCookies = {
  access: { name: '__Host-vitae_access', path: '/' },
  refresh: { name: '__Host-vitae_refresh', path: '/' },
};
/** The names without https, and those used before the host-bound ones existed. */
const plainCookies = {
  access: { name: 'vitae_access', path: '/api' },
  refresh: { name: 'vitae_refresh', path: '/api/auth' },
};

const cookiesFor = (secure: boolean) => (secure ? hostCookies : plainCookies);

/** The name of the cookie that signs in. */
export const accessCookieName = (secure: boolean): string => cookiesFor(secure).access.name;

/** How long a device stays signed in by its cookies, in milliseconds: as long as its refresh token. */
const lifeMs = (days: number) => days * 24 * 60 * 60 * 1000;

/**
 * The tokens in a request's cookies, `''` if there are none. Cookies with the earlier names count until `earlierUntil`.
 */
export function tokenCookies(
  request: Request,
  { secure, now, earlierUntil }: { secure: boolean; now: Date; earlierUntil: number },
): TokenPair {
  const read = ({ access, refresh }: { access: Named; refresh: Named }) => ({
    accessToken: cookieOf(request, access.name),
    refreshToken: cookieOf(request, refresh.name),
  });
  const held = read(cookiesFor(secure));
  const isNone = held.accessToken === '' && held.refreshToken === '';
  return secure && isNone && now.getTime() < earlierUntil ? read(plainCookies) : held;
}

/** Puts both tokens into cookies, or removes them. Cookies with the earlier names are removed. */
export function setTokenCookies(
  request: Request,
  response: Response,
  tokens: TokenPair | null,
  { secure, days }: { secure: boolean; days: number },
): void {
  const options: CookieOptions = { httpOnly: true, sameSite: 'lax', secure };
  const clear = ({ name, path }: Named) => response.clearCookie(name, { ...options, path });
  const { access, refresh } = cookiesFor(secure);
  if (secure)
    for (const earlier of Object.values(plainCookies)) if (cookieOf(request, earlier.name) !== '') clear(earlier);
  if (tokens === null) {
    clear(access);
    clear(refresh);
    return;
  }
  const maxAge = lifeMs(days);
  response
    .cookie(access.name, tokens.accessToken, { ...options, path: access.path, maxAge })
    .cookie(refresh.name, tokens.refreshToken, { ...options, path: refresh.path, maxAge });
}

/** The value of a cookie of a request; `''` if there is none. */
export function cookieOf(request: Request, name: string): string {
  for (const part of (request.get('cookie') ?? '').split(';')) {
    const [key = '', ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return '';
}

const sinceKey = 'host-cookies-since';

/**
 * Until when cookies with the earlier names count, in milliseconds since 1970: as long after the update as such a
 * cookie is valid, so that the update ends no session. Not at all if there were no accounts before.
 */
export async function earlierCookiesUntil(db: Database, now: Date, days: number): Promise<number> {
  const account = await db.selectFrom('account').select('id').limit(1).executeTakeFirst();
  await db
    .insertInto('setting')
    .values({ key: sinceKey, value: String(account ? now.getTime() : -lifeMs(days)) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', sinceKey)
    .executeTakeFirstOrThrow();
  return Number(value) + lifeMs(days);
}
