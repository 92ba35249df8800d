/** The query parameter that says where to go after signing in. */
export const nextParameter = 'next';
/** Where a sign-in without such a parameter leads. */
export const landingPath = '/account';

/**
 * A path on this site, or `fallback` for anything else: the address to go to after signing in may have been set by
 * anyone.
 */
export function safePath(path: string | null | undefined, fallback: string = landingPath): string {
  if (!path?.startsWith('/')) return fallback;
  const base = 'https://vitae.invalid';
  try {
    const { origin, pathname, search, hash } = new URL(path, base);
    const isElsewhere = origin !== base || pathname.startsWith('//');
    return isElsewhere ? fallback : pathname + search + hash;
  } catch {
    return fallback;
  }
}

/** A sign-in page that leads back afterwards. */
export function pathWithNext(page: string, next: string | null): string {
  return next === null || next === landingPath
    ? page
    : `${page}?${new URLSearchParams({ [nextParameter]: next }).toString()}`;
}
