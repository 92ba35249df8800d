import { siteRoutes } from '@vitae/api';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { routes } from '../app/routes.ts';
import { guardOf } from './guards.ts';
import { pathWithNext, safePath } from './safe-path.ts';

const guarded = (guard: 'auth' | 'guest') => siteRoutes.filter((path) => guardOf(path) === guard).toSorted();

describe('guards (specification, section 2)', () => {
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
