import { pageOf, pages } from '@vitae/api';
import { matchRoutes, PageError, Redirect } from '../base/router/index.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { statedErrorText } from '../base/error-text.ts';
import { allRoutes } from './other-routes.ts';
import { passGuard, setGuardException } from '../base/session/guards.ts';
import { startHeldSession } from '../base/session/held-session.ts';
import { pathWithNext, safePath } from '../base/session/safe-path.ts';
import { exceptionOf } from '../base/session/shell-session.ts';
import { provideSession } from '../base/session/start-session.ts';
import { createFakeAccount } from '../base/session/testing/fake-account.ts';
import { ada } from '@vitae/testkit/people';

const paths = pages.map(({ path }) => path);
const guardOf = (path: string) => pageOf(path)?.guard ?? null;
const isLocalPath = (path: string) => pageOf(path)?.isLocal === true;
const entryOf = (path: string) => {
  const page = pageOf(path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return page;
};
const transport = { url: 'https://vitae.test/api', fetch: () => Promise.reject(new TypeError('Failed to fetch')) };
const guarded = (guard: 'auth' | 'guest') => paths.filter((path) => guardOf(path) === guard).toSorted();

describe('guards (behaviour PG-2, PG-3)', () => {
  it('guest-only: exactly the pages of signing in and up', () => {
    expect(guarded('guest')).toEqual(['/forgot-password', '/login', '/register', '/register/join', '/reset-password']);
  });

  it('auth: exactly the pages of the account, the administration and the uploads for evaluation', () => {
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

  it.each(['/otp', '/signout', '/payment', '/resume/start', '/resume/evaluation/start'])(
    '%s is open to everyone',
    (path) => {
      expect(guardOf(path)).toBeNull();
    },
  );

  it.each(paths.filter((path) => guardOf(path) !== null))('%s has its guard on the route itself', (path) => {
    const route = matchRoutes(allRoutes, path.replace(/:\w+/g, 'some-thing'))?.at(-1)?.route;
    expect(route?.path).toBe(path);
    expect(route?.loader).toBeTypeOf('function');
  });
});

describe('guards where documents belong to the user of the device (behaviour PG-5)', () => {
  // "On the desktop a local profile satisfies the `auth` guard on `/account`, `/account/resumes`,
  // `/account/coverletters`, both evaluation lists, `/account/settings` and the two evaluation uploads"
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
    const loader = matchRoutes(allRoutes, path.split('?')[0] ?? '')?.at(-1)?.route.loader;
    if (typeof loader !== 'function') throw new Error(`${path} has no guard.`);
    const url = new URL(path, 'https://vitae.test');
    try {
      await loader({ url, params: {} });
      return null;
    } catch (answer) {
      return answer instanceof Redirect ? answer.to : String(answer);
    }
  };
  const start = (hasLocalProfile?: true) => {
    const lent = { transport, account: shell.account, ...(hasLocalProfile && { hasLocalProfile }) };
    setGuardException(exceptionOf(lent));
    startHeldSession(lent, () => undefined);
  };
  afterEach(() => setGuardException(() => null));

  it('a local profile satisfies exactly these', () => {
    expect(paths.filter(isLocalPath).toSorted()).toEqual(local);
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

  it('requests no session before local pages, since there may be no server at all', async () => {
    provideSession(() => Promise.reject(new Error('Nobody should ask.')));
    setGuardException(exceptionOf({ hasLocalProfile: true }));
    expect(await visit('/account/resumes/')).toBeNull();
    await expect(visit('/account/pricing')).resolves.toContain('Nobody should ask.');
  });

  it.each(guarded('guest').filter((path) => path !== '/login'))(
    '%s leads to /login, where the browser signs people in',
    async (path) => {
      start(true);
      expect(await visit(`${path}?next=/account/resumes`)).toBe('/login?next=%2Faccount%2Fresumes');
      expect(await visit('/login?provider=google')).toBeNull();
      setGuardException(() => null);
      expect(await visit(path)).toBeNull();
    },
  );
});

describe('pages of administrators', () => {
  const visit = async (role: 'user' | 'admin'): Promise<unknown> => {
    const { account } = createFakeAccount({ user: { ...ada, role }, hasToken: true });
    startHeldSession({ transport, account }, () => undefined);
    return passGuard(entryOf('/admin/users'), new URL('https://vitae.test/admin/users')).then(
      () => 'let through',
      (error: unknown) => error,
    );
  };

  it('let administrators through', async () => {
    expect(await visit('admin')).toBe('let through');
  });

  it('refuse everyone else with status 403, and show who is signed in', async () => {
    const refusal = await visit('user');
    expect(refusal).toBeInstanceOf(PageError);
    expect(refusal).toMatchObject({ status: 403 });
    expect(statedErrorText(refusal)).toContain(ada.email);
  });

  it('are all those whose path starts with /admin', () => {
    expect(paths.filter((path) => pageOf(path)?.role === 'admin')).toEqual(
      paths.filter((path) => /^\/admin(\/|$)/.test(path)),
    );
  });
});

describe('pages of one shell', () => {
  it('are not found in the other', async () => {
    setGuardException();
    const page = { ...entryOf('/faq'), shell: 'desktop' as const };
    await expect(passGuard(page, new URL('https://vitae.test/faq'))).rejects.toMatchObject({ status: 404 });
    setGuardException(exceptionOf({ account: createFakeAccount().account }));
    await expect(passGuard(page, new URL('https://vitae.test/faq'))).resolves.toBeUndefined();
    await expect(passGuard({ ...page, shell: 'web' }, new URL('https://vitae.test/faq'))).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('safePath', () => {
  it.each(['/account/resumes', '/resume/builder/x?step=1#top'])('keeps %s', (path) => {
    expect(safePath(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'account',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
  ])('does not lead to another site: %j', (path) => {
    expect(safePath(path, '/')).toBe('/');
  });

  it('is unchanged by a round trip', () => {
    expect(pathWithNext('/login', '/account/resumes?sort=title')).toBe(
      '/login?next=%2Faccount%2Fresumes%3Fsort%3Dtitle',
    );
  });
});
