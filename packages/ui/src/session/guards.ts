import { redirect, type LoaderFunction, type RouteObject } from 'react-router';
import { guarded } from '../app/screen.ts';
import { nextParameter, pathWithNext, safePath } from './safe-path.ts';
import { session } from './start-session.ts';

/** Where a visit leads instead of through its guard; `''` lets it pass, `null` leaves it to the guard. */
export type GuardException = (visit: URL) => string | null;
let exception: GuardException = () => null;

/** Makes an exception to the guards; before the first page. */
export function setGuardException(made: GuardException): void {
  exception = made;
}

/** For routes that only signed-in people see: others sign in first and come back. */
const auth: LoaderFunction = async ({ request }) => {
  const { status } = await (await guarded(session)).settled();
  if (status === 'authenticated') return null;
  const { pathname, search } = new URL(request.url);
  throw redirect(pathWithNext('/login', pathname + search));
};

/** For routes that only anonymous people see: others go where they wanted to. The answer of a provider is heard in any case. */
const guest: LoaderFunction = async ({ request }) => {
  const { searchParams } = new URL(request.url);
  if (searchParams.has('provider')) return null;
  const { status } = await (await guarded(session)).settled();
  if (status !== 'authenticated') return null;
  throw redirect(safePath(searchParams.get(nextParameter)));
};

const guestPaths = ['/login', '/register', '/register/join', '/reset-password', '/forgot-password'];
const authPaths = /^\/(account|admin)(\/|$)|^\/(resume|coverletter)\/evaluation\/start\/upload$/;

/** The restriction of a page: sections 2 and 6 of the specification. */
export function guardOf(path: string): 'auth' | 'guest' | null {
  if (guestPaths.includes(path)) return 'guest';
  return authPaths.test(path) ? 'auth' : null;
}

const excepting = (guard: LoaderFunction): LoaderFunction => (visit, context) => {
  const instead = exception(new URL(visit.request.url));
  if (instead) throw redirect(instead);
  return instead === '' ? null : guard(visit, context);
};

const loaders = { auth: excepting(auth), guest: excepting(guest) };

/** The same routes, each with the guard of its path. Guards run on a visit, not when a page is fetched ahead. */
export function withGuards(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    if (route.children) return { ...route, children: withGuards(route.children) };
    const guard = route.path === undefined ? null : guardOf(route.path);
    return guard === null ? route : { ...route, loader: loaders[guard] };
  });
}
