import { builderPaths, coverLetterKind, printPath, resumeKind, sectionOf } from '@vitae/domain';
import type { ComingTopic, Page, PageWords } from './page.ts';

const first = '0.1.0';

const site: readonly Page[] = [
  {
    path: '/',
    layout: 'main',
    since: first,
    screen: 'site/home-page',
    words: ['site', 'library'],
    head: {
      title: '',
      description:
        'Build a resume in your browser: the pages follow every key, and the PDF is exactly those pages. No account, no watermark.',
    },
  },
  {
    path: '/home',
    layout: 'main',
    since: first,
    screen: 'site/home-page',
    words: ['site', 'library'],
    head: { title: '', canonical: '/' },
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
  {
    path: '/faq',
    layout: 'main',
    since: first,
    screen: 'site/content-page',
    words: ['site'],
    elsewhere: 'faqUrl',
    head: {
      title: 'Questions and answers',
      description: 'What it costs, where your documents are kept, and which files can be read and written.',
    },
    places: { top: { group: 'resources' }, footer: { group: 'company' } },
  },
  {
    path: '/contact',
    layout: 'main',
    since: first,
    screen: 'site/content-page',
    words: ['site'],
    head: { title: 'Contact', description: 'How to reach the people who run this site.' },
    places: { top: { group: 'resources' }, footer: { group: 'company' } },
  },
  {
    path: '/privacy-policy',
    layout: 'main',
    since: first,
    screen: 'site/content-page',
    words: ['site'],
    head: { title: 'Privacy policy', description: 'Which data this site keeps, where, and for how long.' },
    places: { footer: { group: 'company' } },
  },
  {
    path: '/refund-policy',
    layout: 'main',
    since: first,
    screen: 'site/content-page',
    words: ['site'],
    head: { title: 'Refund policy', description: 'What you can buy here, and how to get your money back.' },
    places: { footer: { group: 'company' } },
  },
  {
    path: '/terms',
    layout: 'main',
    since: first,
    screen: 'site/content-page',
    words: ['site'],
    head: { title: 'Terms', description: 'The terms under which you use this site.' },
    places: { footer: { group: 'company' } },
  },
  {
    path: '/licences',
    layout: 'main',
    since: '0.2.0',
    screen: 'site/licences-page',
    words: ['site'],
    head: { title: 'Open-source licences' },
  },
];

const onboard: readonly Page[] = [
  {
    path: '/login',
    layout: 'onboard',
    guard: 'guest',
    since: first,
    screen: 'onboard/login-page',
    words: ['onboard', 'account'],
    head: { title: 'Sign in', description: 'Sign in to get your documents on every device.' },
  },
  {
    path: '/register',
    layout: 'onboard',
    guard: 'guest',
    shell: 'web',
    since: first,
    screen: 'onboard/register-page',
    words: ['onboard', 'account'],
    head: { title: 'Create your account', description: 'Create an account to get your documents on every device.' },
  },
  {
    path: '/register/join',
    layout: 'onboard',
    guard: 'guest',
    shell: 'web',
    since: first,
    screen: 'onboard/join-page',
    words: ['onboard', 'account'],
    head: { title: 'One last look' },
  },
  {
    path: '/forgot-password',
    layout: 'onboard',
    guard: 'guest',
    shell: 'web',
    since: first,
    screen: 'onboard/forgot-password-page',
    words: ['onboard', 'account'],
    head: { title: 'Forgot your password?' },
  },
  {
    path: '/reset-password',
    layout: 'onboard',
    guard: 'guest',
    shell: 'web',
    since: first,
    screen: 'onboard/reset-password-page',
    words: ['onboard', 'account'],
    head: { title: 'Set a new password' },
  },
  {
    path: '/otp',
    layout: 'onboard',
    since: first,
    screen: 'onboard/otp-page',
    words: ['onboard', 'account'],
    head: { title: 'Enter your code' },
  },
  {
    path: '/connect',
    layout: 'onboard',
    since: first,
    screen: 'onboard/connect-page',
    words: ['onboard', 'account'],
    head: { title: 'Connect the desktop app' },
  },
  {
    path: '/signout',
    layout: 'onboard',
    since: first,
    screen: 'onboard/sign-out-page',
    words: ['onboard', 'account'],
    head: { title: 'Sign out' },
  },
];

const account: readonly Page[] = [
  {
    path: '/account',
    layout: 'admin',
    guard: 'auth',
    isLocal: true,
    since: first,
    screen: 'account/overview/overview-page',
    words: ['account', 'library'],
    head: { title: 'Overview' },
    places: { side: { group: 'documents', icon: 'house' } },
  },
  {
    path: resumeKind.list,
    layout: 'admin',
    guard: 'auth',
    isLocal: true,
    since: first,
    screen: 'library/resumes/resumes-page',
    words: ['account', 'library'],
    head: { title: 'Resumes' },
    places: { side: { group: 'documents', icon: 'file' } },
  },
  {
    path: '/account/resumes/evaluations',
    layout: 'admin',
    guard: 'auth',
    isLocal: true,
    coming: 'evaluation',
    head: { title: 'Resume evaluations' },
    places: { side: { group: 'documents', icon: 'gauge' } },
  },
  {
    path: coverLetterKind.list,
    layout: 'admin',
    guard: 'auth',
    isLocal: true,
    coming: 'coverLetter',
    head: { title: 'Cover letters' },
    places: { side: { group: 'documents', icon: 'letter' } },
  },
  {
    path: '/account/coverletters/evaluations',
    layout: 'admin',
    guard: 'auth',
    isLocal: true,
    coming: 'evaluation',
    head: { title: 'Cover letter evaluations' },
    places: { side: { group: 'documents', icon: 'mail-check', label: 'Letter evaluations' } },
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

/** The pages of one document of a kind whose builder is still to come. */
const comingBuilder = (kind: Pick<typeof coverLetterKind, 'root' | 'steps'>, coming: ComingTopic, title: string) => [
  ...builderPaths(kind).map((path): Page => ({ path, layout: 'default', coming, head: { title } })),
  { path: printPath(kind), layout: 'default', coming, head: { title: 'Print' } } as const,
];

/** What draws the steps of the resume builder that edit no section, what they are called, and whose words they show too. */
const resumeSteps: Readonly<Record<string, [screen: string, title: string, ...words: PageWords[]]>> = {
  prequest: ['prequest-step', 'Your target'],
  extra: ['extra-step', 'More sections'],
  'extra/:key': ['custom-section-step', 'Your own section'],
  summary: ['summary-step', 'Summary'],
  template: ['template-step', 'Template', 'preview', 'library'],
  finalize: ['finalize-step', 'Finish', 'preview'],
};

const [resumeBuilder = ''] = builderPaths(resumeKind);

const resumeStep = (address: string): Page => {
  const [screen, title, ...words] = resumeSteps[address] ?? ['section-step', sectionOf(address)?.headings.en ?? ''];
  return {
    path: `${resumeBuilder}/${address}`,
    inside: resumeBuilder,
    layout: 'builder',
    since: first,
    screen: `editor/kinds/resume/forms/${screen}`,
    words,
    head: { title },
  };
};

const resume: readonly Page[] = [
  {
    path: '/resume/start',
    layout: 'default',
    since: first,
    screen: 'library/start-page',
    words: ['library'],
    head: {
      title: 'Your resumes',
      description: 'Start a resume from scratch, from a file you have, or from a sample. It stays on your device.',
    },
    places: {
      side: { group: 'create', icon: 'new-file', label: 'New resume' },
      palette: { icon: 'folder', label: 'All resumes' },
    },
  },
  {
    path: '/resume/start/upload',
    layout: 'builder',
    since: first,
    screen: 'review/upload-page',
    words: ['review'],
    head: {
      title: 'Start from a file',
      description: 'Turn a PDF, Word, text or JSON file into a resume that you can edit. It is read on your device.',
    },
    places: { palette: { icon: 'import', label: 'Import a file' } },
  },
  {
    path: '/resume/templates',
    layout: 'default',
    since: first,
    screen: 'library/templates-page',
    words: ['library'],
    head: {
      title: 'Resume templates',
      description: 'Every template drawn as real pages, free and without a watermark. Switch at any time.',
    },
    places: {
      top: { group: 'templates' },
      side: { group: 'create', icon: 'templates', label: 'Templates' },
      palette: { icon: 'templates', label: 'Browse templates' },
    },
  },
  {
    path: resumeBuilder,
    layout: 'builder',
    since: first,
    screen: 'editor/screen/builder-page',
    index: 'editor/kinds/resume/forms/personal-step',
    words: ['editor'],
    head: { title: 'Resume builder' },
  },
  ...resumeKind.steps.map(resumeStep),
  {
    path: printPath(resumeKind),
    layout: 'viewer',
    since: first,
    screen: 'editor/print/print-page',
    words: ['preview'],
    head: { title: 'Print' },
  },
];

const coverLetter: readonly Page[] = [
  {
    path: '/coverletter/start',
    layout: 'default',
    coming: 'coverLetter',
    head: { title: 'Start a cover letter' },
  },
  {
    path: '/coverletter/start/upload',
    layout: 'default',
    coming: 'coverLetter',
    head: { title: 'Start a cover letter from a file' },
  },
  {
    path: '/coverletter/templates',
    layout: 'default',
    coming: 'coverLetter',
    head: { title: 'Cover letter templates' },
    places: { top: { group: 'templates' } },
  },
  ...comingBuilder(coverLetterKind, 'coverLetter', 'Cover letter builder'),
];

const evaluation = (kind: 'resume' | 'coverletter', name: string, label: string): Page[] => [
  {
    path: `/${kind}/evaluation/start`,
    layout: 'default',
    coming: 'evaluation',
    head: { title: `Evaluate your ${name}` },
    places: { top: { group: 'evaluate', label } },
  },
  {
    path: `/${kind}/evaluation/start/upload`,
    layout: 'default',
    guard: 'auth',
    isLocal: true,
    coming: 'evaluation',
    head: { title: `Evaluate a ${name} from a file` },
  },
  {
    path: `/${kind}/evaluation/:slug`,
    layout: 'default',
    coming: 'evaluation',
    head: { title: `Evaluation of a ${name}` },
  },
];

const samples = (
  kind: 'resumes' | 'coverletters',
  coming: 'resumeSamples' | 'coverLetterSamples',
  title: string,
): Page[] => [
  { path: `/${kind}`, layout: 'default', coming, head: { title }, places: { top: { group: 'jobs' } } },
  { path: `/${kind}/:slug`, layout: 'default', coming, head: { title } },
];

const admin = (path: string, title: string, hasPlace = true): Page => ({
  path: path ? `/admin/${path}` : '/admin',
  layout: 'admin',
  guard: 'auth',
  role: 'admin',
  coming: 'admin',
  head: { title },
  ...(hasPlace && { places: { side: { group: 'admin', icon: 'shield' } } }),
});

/**
 * Every page. From this list alone come the statuses and heads that the server sends, the routes and guards of the
 * interface, its navigation and palette, and what is said of a page that is still to come. Navigation keeps its order.
 */
export const pages: readonly Page[] = [
  ...site,
  ...onboard,
  ...account,
  ...resume,
  ...coverLetter,
  ...evaluation('resume', 'resume', 'Evaluate My CV/Resume'),
  ...evaluation('coverletter', 'cover letter', 'Evaluate My Coverletter'),
  ...samples('resumes', 'resumeSamples', 'Resume samples by job title'),
  ...samples('coverletters', 'coverLetterSamples', 'Cover letter samples by job title'),
  admin('', 'Key figures'),
  admin('users', 'Users'),
  admin('users/:id', 'User', false),
  admin('plans', 'Plans'),
  admin('coupons', 'Coupons'),
  admin('reports', 'Reports'),
  admin('resumes', 'Resumes of users'),
  admin('resumes/:slug', 'Resume of a user', false),
  admin('payments', 'Payments'),
  admin('templates', 'Templates'),
  admin('evaluations', 'Evaluations'),
  admin('evaluations/:id', 'Evaluation', false),
  admin('template-samples', 'Samples'),
  admin('template-samples/:slug', 'Sample', false),
];
