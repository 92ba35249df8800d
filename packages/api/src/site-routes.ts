import { sections } from '@vitae/domain';

/**
 * The path of every page, from which the server knows that a path is none (status 404) and the interface that it draws
 * them all. A segment after a colon stands for any one segment.
 */
export const siteRoutes: readonly string[] = [
  '/',
  '/home',
  '/faq',
  '/terms',
  '/contact',
  '/refund-policy',
  '/privacy-policy',
  '/blog',
  '/login',
  '/register',
  '/register/join',
  '/reset-password',
  '/forgot-password',
  '/otp',
  '/signout',
  '/connect',
  '/account',
  '/account/pricing',
  '/account/resumes',
  '/account/payments',
  '/account/payments/wallet',
  '/account/settings',
  '/account/resumes/evaluations',
  '/account/coverletters',
  '/account/coverletters/evaluations',
  '/payment',
  '/resumes',
  '/resumes/:slug',
  '/coverletters',
  '/coverletters/:slug',
  '/resume/start',
  '/resume/start/upload',
  '/resume/templates',
  '/resume/builder/:slug',
  '/resume/builder/:slug/prequest',
  ...sections.map(({ key }) => `/resume/builder/:slug/${key}`),
  '/resume/builder/:slug/extra',
  '/resume/builder/:slug/extra/:key',
  '/resume/builder/:slug/summary',
  '/resume/builder/:slug/finalize',
  '/resume/builder/:slug/template',
  '/resume/evaluation/start',
  '/resume/evaluation/start/upload',
  '/resume/evaluation/:slug',
  '/resume/viewer/print/:slug',
  '/coverletter/start',
  '/coverletter/start/upload',
  '/coverletter/templates',
  '/coverletter/builder/:slug',
  '/coverletter/builder/:slug/content',
  '/coverletter/builder/:slug/finalize',
  '/coverletter/builder/:slug/template',
  '/coverletter/evaluation/start',
  '/coverletter/evaluation/start/upload',
  '/coverletter/evaluation/:slug',
  '/coverletter/viewer/print/:slug',
  '/admin',
  '/admin/users',
  '/admin/users/:id',
  '/admin/plans',
  '/admin/coupons',
  '/admin/reports',
  '/admin/resumes',
  '/admin/resumes/:slug',
  '/admin/payments',
  '/admin/templates',
  '/admin/evaluations',
  '/admin/evaluations/:id',
  '/admin/template-samples',
  '/admin/template-samples/:slug',
];

const segmentsOf = (path: string): string[] => path.replace(/\/$/, '').split('/');

/** The pattern a path belongs to, null for a path that is no page. A closing slash makes no difference. */
export const siteRouteOf = (path: string): string | null => {
  const segments = segmentsOf(path);
  const matches = (pattern: string): boolean => {
    const expected = segmentsOf(pattern);
    if (expected.length !== segments.length) return false;
    return expected.every((part, at) => (part.startsWith(':') ? segments[at] !== '' : part === segments[at]));
  };
  return siteRoutes.find(matches) ?? null;
};
