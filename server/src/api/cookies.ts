import type { CookieOptions, Request, Response } from 'express';

/** The cookies that the tokens travel in; scripts cannot read them. */
export const accessCookie = 'vitae_access';
export const refreshCookie = 'vitae_refresh';

/** A cookie of a request, `''` without. */
export function cookieOf(request: Request, name: string): string {
  for (const part of (request.get('cookie') ?? '').split(';')) {
    const [key = '', ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return '';
}

/** Puts both tokens into cookies, or removes them. The refresh token goes to the calls of sign-in alone. */
export function setTokenCookies(
  response: Response,
  tokens: { accessToken: string; refreshToken: string } | null,
  { secure, days }: { secure: boolean; days: number },
): void {
  const options: CookieOptions = { httpOnly: true, sameSite: 'lax', secure };
  const access = { ...options, path: '/api' };
  const refresh = { ...options, path: '/api/auth' };
  if (tokens === null) {
    response.clearCookie(accessCookie, access).clearCookie(refreshCookie, refresh);
    return;
  }
  const maxAge = days * 24 * 60 * 60 * 1000;
  response
    .cookie(accessCookie, tokens.accessToken, { ...access, maxAge })
    .cookie(refreshCookie, tokens.refreshToken, { ...refresh, maxAge });
}
