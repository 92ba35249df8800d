import { siteRoutes } from '@vitae/api';
import { matchRoutes, RouterContextProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { routes } from '../app/routes.ts';
import { guardOf, setGuardException } from './guards.ts';
import { startHeldSession } from './held-session.ts';
import { pathWithNext, safePath } from './safe-path.ts';
import { exceptionOf, isLocalPath } from './shell-session.ts';
import { provideSession } from './start-session.ts';
import { createFakeAccount } from './testing/fake-account.ts';

const guarded = (guard: 'auth' | 'guest') => siteRoutes.filter((path) => guardOf(path) === guard).toSorted();

describe("guards (specification, section 2; section 6: 'Middleware 'auth' guards account, admin, evaluation-upload routes; 'guest' guards login, register, reset-password and forgot-password.')", () => {
  it('guest-only: exactly the pages of signing in and up', () => {
    expect(guarded('guest')).toEqual(['/forgot-password', '/login', '/register', '/register/join', '/reset-password']);
  });

  it("'auth' guards account, admin, evaluation-upload routes, and no other", () => {
    expect(guarded('auth')).toEqual([
      '/account',
      '/account/coverletters',
      '/account/coverletters/evaluations',
      '/account/payments',
      '/account/payments/wallet',
      '/account/pricing',
      '/account/resumes',
      '/account/resumes/evaluations',
      '/account/settings',
      '/admin',
      '/admin/coupons',
      '/admin/evaluations',
      '/admin/evaluations/:id',
      '/admin/payments',
      '/admin/plans',
      '/admin/reports',
      '/admin/resumes',
      '/admin/resumes/:slug',
      '/admin/template-samples',
      '/admin/template-samples/:slug',
      '/admin/templates',
      '/admin/users',
      '/admin/users/:id',
      '/coverletter/evaluation/start/upload',
      '/resume/evaluation/start/upload',
    ]);
  });

  it.each(['/otp', '/signout', '/payment', '/resume/start', '/resume/evaluation/start'])('%s is open to everyone', (path) => {
    expect(guardOf(path)).toBeNull();
  });

  it.each(siteRoutes.filter((path) => guardOf(path) !== null))('%s has its guard on the route itself', (path) => {
    const route = matchRoutes(routes, path.replace(/:\w+/g, 'some-thing'))?.at(-1)?.route;
    expect(route?.path).toBe(path);
    expect(route?.loader).toBeTypeOf('function');
  });
});

describe('guards where documents belong to whoever uses the device (product.md, "Who may edit where")', () => {
  // "On the desktop a local profile satisfies the `auth` guard on `/account`, `/account/resumes`, `/account/coverletters`, both evaluation
  // lists, `/account/settings` and the two evaluation uploads"
  const local = [
    '/account',
    '/account/coverletters',
    '/account/coverletters/evaluations',
    '/account/resumes',
    '/account/resumes/evaluations',
    '/account/settings',
    '/coverletter/evaluation/start/upload',
    '/resume/evaluation/start/upload',
  ];
  const shell = createFakeAccount();
  const visit = async (path: string): Promise<string | null> => {
    const loader = matchRoutes(routes, path.split('?')[0] ?? '')?.at(-1)?.route.loader;
    if (typeof loader !== 'function') throw new Error(`${path} has no guard.`);
    const url = new URL(path, 'https://vitae.test');
    try {
      await loader({ request: new Request(url), url, params: {}, context: new RouterContextProvider(), pattern: '' });
      return null;
    } catch (answer) {
      return answer instanceof Response ? answer.headers.get('location') : String(answer);
    }
  };
  const transport = { url: 'https://vitae.test/api', fetch: () => Promise.reject(new TypeError('Failed to fetch')) };
  const start = (hasLocalProfile?: true) => {
    const lent = { transport, account: shell.account, ...(hasLocalProfile && { hasLocalProfile }) };
    setGuardException(exceptionOf(lent));
    startHeldSession(lent, () => undefined);
  };
  afterEach(() => setGuardException(() => null));

  it('a local profile satisfies exactly these', () => {
    expect(siteRoutes.filter(isLocalPath).toSorted()).toEqual(local);
  });

  it.each(guarded('auth'))('%s', async (pattern) => {
    const path = pattern.replace(/:\w+/g, 'some-thing');
    const login = `/login?next=${encodeURIComponent(path)}`;
    const plainLogin = path === '/account' ? '/login' : login;
    start(true);
    expect(await visit(path)).toBe(local.includes(pattern) ? null : login);
    start();
    expect(await visit(path)).toBe(plainLogin);
  });

  it('asks for no session on the way to what is local: there may be no server at all', async () => {
    provideSession(() => Promise.reject(new Error('Nobody should ask.')));
    setGuardException(exceptionOf({ hasLocalProfile: true }));
    expect(await visit('/account/resumes/')).toBeNull();
    await expect(visit('/account/pricing')).resolves.toContain('Nobody should ask.');
  });

  it.each(guarded('guest').filter((path) => path !== '/login'))('%s leads to /login, where the browser signs people in', async (path) => {
    start(true);
    expect(await visit(`${path}?next=/account/resumes`)).toBe('/login?next=%2Faccount%2Fresumes');
    expect(await visit('/login?provider=google')).toBeNull();
    setGuardException(() => null);
    expect(await visit(path)).toBeNull();
  });
});

describe('safePath', () => {
  it.each(['/account/resumes', '/resume/builder/x?step=1#top'])('keeps %s', (path) => {
    expect(safePath(path)).toBe(path);
  });

  it.each([null, '', 'account', 'https://evil.example/', '//evil.example', '/\\evil.example', '/\t/evil.example', '/..//evil.example', 'javascript:alert(1)'])(
    'leads to no other site: %j',
    (path) => {
      expect(safePath(path, '/')).toBe('/');
    },
  );

  it('comes back as it was', () => {
    expect(pathWithNext('/login', '/account/resumes?sort=title')).toBe('/login?next=%2Faccount%2Fresumes%3Fsort%3Dtitle');
  });
});
