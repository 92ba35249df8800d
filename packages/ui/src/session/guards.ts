import { redirect, type LoaderFunction, type RouteObject } from 'react-router';
import type { Platform } from '../app/platform.ts';
import { guarded } from '../app/screen.ts';
import { nextParameter, pathWithNext, safePath } from './safe-path.ts';
import { session } from './start-session.ts';

type Shell = Pick<Platform, 'hasLocalProfile' | 'account'>;
let shell: Shell = {};

/** Tells guards what the shell lends; before the first page. */
export function setGuardedShell(given: Shell): void {
  shell = given;
}

/** What needs no account where documents belong to whoever uses the device (`product.md`, "Who may edit where"). */
const localPaths = /^\/account(\/(resumes|coverletters)(\/evaluations)?|\/settings)?$|^\/(resume|coverletter)\/evaluation\/start\/upload$/;

/** Whether the device's own profile satisfies the guard of a page. */
export const isLocalPath = (path: string): boolean => localPaths.test(path);

/** For routes that only signed-in people see: others sign in first and come back. */
const auth: LoaderFunction = async ({ request }) => {
  const { pathname, search } = new URL(request.url);
  if (shell.hasLocalProfile && isLocalPath(pathname.replace(/\/$/, ''))) return null;
  const { status } = await (await guarded(session)).settled();
  if (status === 'authenticated') return null;
  throw redirect(pathWithNext('/login', pathname + search));
};

/**
 * For routes that only anonymous people see: others go where they wanted to. The answer of a provider is heard in any case. Where the shell holds
 * the session there is one way to begin it, at `/login`.
 */
const guest: LoaderFunction = async ({ request }) => {
  const { pathname, searchParams } = new URL(request.url);
  if (searchParams.has('provider') && !shell.account) return null;
  const { status } = await (await guarded(session)).settled();
  const next = searchParams.get(nextParameter);
  if (status === 'authenticated') throw redirect(safePath(next));
  if (shell.account && !/^\/login\/?$/.test(pathname)) throw redirect(pathWithNext('/login', next));
  return null;
};

const guestPaths = ['/login', '/register', '/register/join', '/reset-password', '/forgot-password'];
const authPaths = /^\/(account|admin)(\/|$)|^\/(resume|coverletter)\/evaluation\/start\/upload$/;

/** The restriction of a page: sections 2 and 6 of the specification. */
export function guardOf(path: string): 'auth' | 'guest' | null {
  if (guestPaths.includes(path)) return 'guest';
  return authPaths.test(path) ? 'auth' : null;
}

const loaders = { auth, guest };

/** The same routes, each with the guard of its path. Guards run on a visit, not when a page is fetched ahead. */
export function withGuards(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    if (route.children) return { ...route, children: withGuards(route.children) };
    const guard = route.path === undefined ? null : guardOf(route.path);
    return guard === null ? route : { ...route, loader: loaders[guard] };
  });
}
