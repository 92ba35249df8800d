import { firstVersion as first, type Page, type PageIcon, type PageWords } from './page.ts';

/** The pages of an account, except those of its documents. */
export const account: readonly Page[] = [
  {
    path: '/account',
    layout: 'admin',
    guard: 'auth',
    isLocal: true,
    since: first,
    screen: 'account/overview/overview-page',
    words: ['account', 'library', 'letter'],
    head: { title: 'Overview' },
    places: { side: { group: 'documents', icon: 'house' } },
  },
  {
    path: '/account/pricing',
    layout: 'admin',
    guard: 'auth',
    since: '0.2.0',
    screen: 'billing/pricing-page',
    words: ['billing', 'account'],
    head: { title: 'Pricing' },
    places: { side: { group: 'billing', icon: 'tag' } },
  },
  {
    path: '/account/payments',
    layout: 'admin',
    guard: 'auth',
    since: '0.2.0',
    screen: 'billing/payments-page',
    words: ['billing', 'account'],
    head: { title: 'Payments' },
    places: { side: { group: 'billing', icon: 'card' } },
  },
  {
    path: '/account/payments/wallet',
    layout: 'admin',
    guard: 'auth',
    since: '0.2.0',
    screen: 'billing/wallet-page',
    words: ['billing', 'account'],
    head: { title: 'Wallet' },
    places: { side: { group: 'billing', icon: 'wallet' } },
  },
  {
    path: '/account/settings',
    layout: 'admin',
    guard: 'auth',
    isLocal: true,
    since: first,
    screen: 'account/settings/settings-page',
    words: ['account', 'library'],
    head: { title: 'Settings' },
    places: { side: { group: 'account', icon: 'settings' } },
  },
  {
    path: '/payment',
    layout: 'admin',
    since: '0.2.0',
    screen: 'billing/payment-page',
    words: ['billing', 'account'],
    head: { title: 'Payment' },
  },
];

const adminPage = (
  path: string,
  title: string,
  { screen, words = [], icon }: { screen?: string; words?: readonly PageWords[]; icon?: PageIcon } = {},
): Page => {
  const page = {
    path: path ? `/admin/${path}` : '/admin',
    layout: 'admin',
    guard: 'auth',
    role: 'admin',
    head: { title },
    ...(icon && { places: { side: { group: 'admin' as const, icon } } }),
  } as const;
  return screen === undefined
    ? { ...page, coming: 'admin' }
    : { ...page, since: '0.2.0', screen: `admin/${screen}`, words: ['admin', ...words] };
};

/** The pages for people who run the site. */
export const admin: readonly Page[] = [
  adminPage('', 'Key figures', { screen: 'figures/overview-page', icon: 'gauge' }),
  adminPage('users', 'Users', { screen: 'users/users-page', icon: 'users' }),
  adminPage('users/:id', 'User', { screen: 'users/user-page' }),
  adminPage('plans', 'Plans', { screen: 'plans/plans-page', icon: 'tag', words: ['billing'] }),
  adminPage('coupons', 'Coupons', { screen: 'coupons/coupons-page', icon: 'tag' }),
  adminPage('reports', 'Reports', { screen: 'figures/reports-page', icon: 'chart' }),
  adminPage('resumes', 'Resumes of users', { screen: 'documents/resumes-page', icon: 'file' }),
  adminPage('resumes/:slug', 'Resume of a user', { screen: 'documents/resume-page', words: ['library'] }),
  adminPage('payments', 'Payments', { screen: 'payments/payments-page', icon: 'card' }),
  adminPage('templates', 'Templates', {
    screen: 'templates/templates-page',
    words: ['library', 'preview'],
    icon: 'templates',
  }),
  adminPage('evaluations', 'Expert reviews', { screen: 'reviews/queue-page', icon: 'mail-check' }),
  adminPage('evaluations/:id', 'Expert review', { screen: 'reviews/review-page', words: ['report'] }),
  adminPage('template-samples', 'Samples', { screen: 'samples/template-samples-page', icon: 'folder' }),
  adminPage('template-samples/:slug', 'Sample', {
    screen: 'samples/template-sample-page',
    words: ['samples', 'library', 'account'],
  }),
];
