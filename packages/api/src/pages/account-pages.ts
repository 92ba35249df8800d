import { firstVersion as first, type Page } from './page.ts';

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
    coming: 'payment',
    head: { title: 'Pricing' },
    places: { side: { group: 'billing', icon: 'tag' } },
  },
  {
    path: '/account/payments',
    layout: 'admin',
    guard: 'auth',
    coming: 'payment',
    head: { title: 'Payments' },
    places: { side: { group: 'billing', icon: 'card' } },
  },
  {
    path: '/account/payments/wallet',
    layout: 'admin',
    guard: 'auth',
    coming: 'payment',
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
  { path: '/payment', layout: 'admin', coming: 'payment', head: { title: 'Payment' } },
];

const adminPage = (path: string, title: string, hasPlace = true): Page => ({
  path: path ? `/admin/${path}` : '/admin',
  layout: 'admin',
  guard: 'auth',
  role: 'admin',
  coming: 'admin',
  head: { title },
  ...(hasPlace && { places: { side: { group: 'admin', icon: 'shield' } } }),
});

/** The pages for people who run the site. */
export const admin: readonly Page[] = [
  adminPage('', 'Key figures'),
  adminPage('users', 'Users'),
  adminPage('users/:id', 'User', false),
  adminPage('plans', 'Plans'),
  adminPage('coupons', 'Coupons'),
  adminPage('reports', 'Reports'),
  adminPage('resumes', 'Resumes of users'),
  adminPage('resumes/:slug', 'Resume of a user', false),
  adminPage('payments', 'Payments'),
  adminPage('templates', 'Templates'),
  adminPage('evaluations', 'Evaluations'),
  adminPage('evaluations/:id', 'Evaluation', false),
  adminPage('template-samples', 'Samples'),
  adminPage('template-samples/:slug', 'Sample', false),
];
