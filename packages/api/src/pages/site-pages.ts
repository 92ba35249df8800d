import { firstVersion as first, type DrawnPage, type Page } from './page.ts';

const contentPage = (path: string, page: Pick<DrawnPage, 'head' | 'places' | 'elsewhere'>): Page => ({
  path,
  layout: 'main',
  since: first,
  screen: 'site/content-page',
  words: ['site'],
  ...page,
});

const onboardPage = (path: string, screen: string, page: Pick<DrawnPage, 'head' | 'guard' | 'shell'>): Page => ({
  path,
  layout: 'onboard',
  since: first,
  screen: `onboard/${screen}`,
  words: ['onboard', 'account'],
  ...page,
});

/** The public pages: product and legal. */
export const site: readonly Page[] = [
  {
    path: '/',
    layout: 'main',
    since: first,
    screen: 'site/home-page',
    words: ['site', 'library'],
    fed: 'plans',
    head: {
      title: 'Resume builder, free and without an account',
      description:
        'Build a resume in your browser: the pages follow every keystroke, and the PDF is exactly those pages. No account needed, no watermark.',
    },
  },
  {
    path: '/home',
    layout: 'main',
    since: first,
    screen: 'site/home-page',
    words: ['site', 'library'],
    fed: 'plans',
    head: { title: 'Resume builder, free and without an account', canonical: '/' },
  },
  {
    path: '/blog',
    layout: 'main',
    since: first,
    screen: 'site/blog-page',
    words: ['site'],
    head: { title: 'Blog', description: 'Advice on resumes, cover letters and applications.' },
    places: { top: { group: 'resources' }, footer: { group: 'company' } },
  },
  contentPage('/faq', {
    elsewhere: 'faqUrl',
    head: {
      title: 'Questions and answers',
      description: 'What it costs, where your documents are kept, and which files can be read and written.',
    },
    places: { top: { group: 'resources' }, footer: { group: 'company' } },
  }),
  {
    path: '/contact',
    layout: 'main',
    since: first,
    screen: 'site/contact-page',
    words: ['site'],
    head: { title: 'Contact', description: 'How to reach the people who run this site.' },
    places: { top: { group: 'resources' }, footer: { group: 'company' } },
  },
  contentPage('/privacy-policy', {
    head: { title: 'Privacy policy', description: 'Which data this site keeps, where, and for how long.' },
    places: { footer: { group: 'company' } },
  }),
  contentPage('/refund-policy', {
    head: { title: 'Refund policy', description: 'What you can buy here, and how to get your money back.' },
    places: { footer: { group: 'company' } },
  }),
  contentPage('/terms', {
    head: { title: 'Terms', description: 'The terms under which you use this site.' },
    places: { footer: { group: 'company' } },
  }),
  {
    path: '/licences',
    layout: 'main',
    since: '0.2.0',
    screen: 'site/licences-page',
    words: ['site'],
    head: { title: 'Open-source licences' },
  },
];

/** The pages that links in emails of the newsletter open. */
const newsletterPage = (name: 'confirm' | 'unsubscribe', title: string): Page => ({
  path: `/newsletter/${name}`,
  layout: 'onboard',
  shell: 'web',
  since: '0.2.0',
  screen: 'onboard/newsletter-page',
  words: ['onboard'],
  head: { title },
});

/** The pages for signing in and out. */
export const onboard: readonly Page[] = [
  onboardPage('/login', 'login-page', {
    guard: 'guest',
    head: { title: 'Sign in', description: 'Sign in to get your documents on every device.' },
  }),
  onboardPage('/register', 'register-page', {
    guard: 'guest',
    shell: 'web',
    head: { title: 'Create your account', description: 'Create an account to get your documents on every device.' },
  }),
  onboardPage('/register/join', 'join-page', {
    guard: 'guest',
    shell: 'web',
    head: { title: 'One last step' },
  }),
  onboardPage('/forgot-password', 'forgot-password-page', {
    guard: 'guest',
    shell: 'web',
    head: { title: 'Forgot your password?' },
  }),
  onboardPage('/reset-password', 'reset-password-page', {
    guard: 'guest',
    shell: 'web',
    head: { title: 'Set a new password' },
  }),
  onboardPage('/otp', 'otp-page', {
    head: { title: 'Enter your code' },
  }),
  onboardPage('/connect', 'connect-page', {
    head: { title: 'Connect the desktop app' },
  }),
  newsletterPage('confirm', 'Confirm the newsletter'),
  newsletterPage('unsubscribe', 'End the newsletter'),
  onboardPage('/signout', 'sign-out-page', {
    head: { title: 'Sign out' },
  }),
];
