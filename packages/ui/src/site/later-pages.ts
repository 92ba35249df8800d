/** A page whose feature this version does not have: it says what the feature is and what can be done now. */
export interface LaterPage {
  path: string;
  layout: 'default' | 'admin';
  /** Which words of the catalogue it shows. */
  topic: LaterTopic;
}

export type LaterTopic = 'account' | 'payment' | 'evaluation' | 'coverLetter' | 'resumeSamples' | 'coverLetterSamples' | 'admin';

const pages = (layout: LaterPage['layout'], topic: LaterTopic, ...paths: string[]): LaterPage[] => paths.map((path) => ({ path, layout, topic }));

export const laterPages: readonly LaterPage[] = [
  ...pages(
    'admin',
    'account',
    '/account/resumes/evaluations',
    '/account/coverletters',
    '/account/coverletters/evaluations',
  ),
  ...pages('admin', 'payment', '/account/pricing', '/account/payments', '/account/payments/wallet', '/payment'),
  ...pages('default', 'resumeSamples', '/resumes', '/resumes/:slug'),
  ...pages('default', 'coverLetterSamples', '/coverletters', '/coverletters/:slug'),
  ...pages('default', 'evaluation', '/resume/evaluation/start', '/resume/evaluation/start/upload', '/resume/evaluation/:slug'),
  ...pages('default', 'evaluation', '/coverletter/evaluation/start', '/coverletter/evaluation/start/upload', '/coverletter/evaluation/:slug'),
  ...pages(
    'default',
    'coverLetter',
    '/coverletter/start',
    '/coverletter/start/upload',
    '/coverletter/templates',
    '/coverletter/builder/:slug',
    '/coverletter/builder/:slug/content',
    '/coverletter/builder/:slug/finalize',
    '/coverletter/builder/:slug/template',
    '/coverletter/viewer/print/:slug',
  ),
  ...pages(
    'admin',
    'admin',
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
  ),
];
