import { defaultSiteSettings, siteSettingsSchema, type SiteSettings } from '@vitae/api';
import { createMemoryStore } from '@vitae/store/memory';
import { sessionRefreshRetries } from '@vitae/api/client';
import { defaultCountry } from '@vitae/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCheckTimes } from '../base/build-check.ts';
import { chunkReloadWindow } from '../base/routing/chunk-guard.ts';
import { loadingBarTimes } from '../base/routing/loading-bar.ts';
import { preloadConcurrency } from '../base/routing/route-preload.ts';
import { stickyThreshold } from './navigation/top-navigation.tsx';
import { renderStaticPage } from './static-page.tsx';

const never = (): never => {
  throw new Error('Nothing is called while a page is rendered.');
};

const settings: SiteSettings = {
  ...defaultSiteSettings,
  appName: 'Testfolio',
  newsletter: true,
  jobsUrl: 'https://jobs.example.com/',
  linkedinUrl: 'https://www.linkedin.com/company/example',
  facebookUrl: 'https://www.facebook.com/example',
  instagramUrl: 'https://www.instagram.com/example',
};

const htmlAt = async (path: string, own: SiteSettings = settings): Promise<string> => {
  const { html } = await renderStaticPage(
    path,
    {
      settings: own,
      documents: { ...createMemoryStore(), durable: true },
      files: { pick: never, save: never },
      createImportWorker: never,
      transport: { url: '/api', fetch: never },
    },
    'en',
  );
  return html.join('');
};
const documentAt = async (path: string): Promise<Document> =>
  new DOMParser().parseFromString(await htmlAt(path), 'text/html');

const texts = (place: ParentNode, selector: string): string[] =>
  [...place.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
const labels = (place: ParentNode, selector: string): (string | null)[] =>
  [...place.querySelectorAll(selector)].map((element) => element.getAttribute('aria-label'));
const hrefs = (page: Document): (string | null)[] =>
  [...page.querySelectorAll('header a, footer a')].map((link) => link.getAttribute('href'));
const textOfLink = (page: Document, href: string): string[] =>
  texts(page, `header a[href="${href}"], footer a[href="${href}"]`);

/** Rules of the site, and what the HTML of the start page has to contain for each. */
const rules: readonly (readonly [rule: string, title: string, holds: (page: Document) => void])[] = [
  ['behaviour NV-2', 'links to the blog', (page) => expect(hrefs(page)).toContain('/blog')],
  ['behaviour NV-2', 'links to the home page', (page) => expect(hrefs(page)).toContain('/')],
  [
    'behaviour NV-3',
    'links to the login without a session',
    (page) => expect(textOfLink(page, '/login')).toEqual(['Login']),
  ],
  [
    'behaviour NV-2',
    'has the button to build a resume',
    (page) => expect(textOfLink(page, '/resume/start')).toContain('Build Resume'),
  ],
  [
    'behaviour NV-2',
    'links to samples and galleries',
    (page) =>
      expect(hrefs(page)).toEqual(
        expect.arrayContaining(['/resumes', '/coverletters', '/resume/templates', '/coverletter/templates']),
      ),
  ],
  [
    'behaviour NV-2',
    'links to the evaluation of resumes',
    (page) => expect(textOfLink(page, '/resume/evaluation/start')).toContain('Evaluate My CV/Resume'),
  ],
  [
    'behaviour NV-2',
    'links to the evaluation of cover letters',
    (page) => expect(textOfLink(page, '/coverletter/evaluation/start')).toContain('Evaluate My Coverletter'),
  ],
  [
    'behaviour NV-2',
    'links to contact and policies',
    (page) =>
      expect(hrefs(page)).toEqual(expect.arrayContaining(['/contact', '/privacy-policy', '/refund-policy', '/terms'])),
  ],
  [
    'behaviour NV-1',
    'has its four menus',
    (page) => expect(texts(page, 'header [data-group]')).toEqual(['Templates', 'Evaluate', 'Jobs', 'Resources']),
  ],
  [
    'behaviour NV-1',
    'has closed menus at first',
    (page) => {
      for (const button of page.querySelectorAll('header [data-group]')) {
        expect(button.getAttribute('aria-expanded')).toBe('false');
        expect(page.getElementById(button.getAttribute('aria-controls') ?? '')?.hidden).toBe(true);
      }
    },
  ],
  [
    'behaviour NV-1',
    'has one button for the menu on a phone',
    (page) => expect(labels(page, 'header [data-mobile-toggle]')).toEqual(['Open menu']),
  ],
  [
    'behaviour NV-4',
    'has a bar without a background at the top',
    (page) => expect(page.querySelector('header')?.dataset['solid']).toBe('false'),
  ],
  [
    'behaviour NV-6',
    'links to the site with jobs',
    (page) => expect(hrefs(page)).toContain('https://jobs.example.com/'),
  ],
  [
    'behaviour NV-6',
    'links to social profiles',
    (page) =>
      expect(
        [...page.querySelectorAll('footer ul[aria-label="Social profiles"] a')].map((link) => [
          link.getAttribute('aria-label'),
          link.getAttribute('href'),
        ]),
      ).toEqual([
        ['LinkedIn', settings.linkedinUrl],
        ['Facebook', settings.facebookUrl],
        ['Instagram', settings.instagramUrl],
        ['X', '/'],
        ['Telegram', '/'],
        ['YouTube', '/'],
      ]),
  ],
  [
    'behaviour NV-5',
    'has the columns of the footer',
    (page) => expect(texts(page, 'footer h2')).toEqual(['Resources', 'Company', 'Newsletter']),
  ],
  [
    'behaviour NV-5',
    'has a line with year and name',
    (page) => expect(texts(page, 'footer p')).toContain(`© ${new Date().getFullYear()} Testfolio`),
  ],
  [
    'behaviour NV-5',
    'has the brands of cards',
    (page) =>
      expect(labels(page, 'footer [aria-label="Card brands"] [role="img"]')).toEqual([
        'American Express',
        'Discover',
        'Mastercard',
        'Verve',
        'Visa',
      ]),
  ],
  [
    'behaviour NV-7',
    'asks for an email address',
    (page) => {
      const email = page.querySelector('footer form input[name="email"]');
      expect([email?.getAttribute('type'), email?.hasAttribute('required')]).toEqual(['email', true]);
    },
  ],
  [
    'behaviour NV-7',
    'hides a field from people',
    (page) => {
      const honeypot = page.querySelector('footer form input[name="hp"]');
      expect([honeypot?.getAttribute('aria-hidden'), honeypot?.classList.contains('hidden')]).toEqual(['true', true]);
    },
  ],
  [
    'behaviour NV-12',
    'accepts ids of a tag manager only',
    () => {
      const isAccepted = (tagManagerId: string) => siteSettingsSchema.safeParse({ ...settings, tagManagerId }).success;
      expect(['GTM-AB12', 'G-1A2B', 'gtm-ab12', 'GTM-', 'UA-12', 'G-1a', 'xG-1', 'G-1&x'].map(isAccepted)).toEqual([
        true,
        true,
        ...Array<boolean>(6).fill(false),
      ]);
    },
  ],
];

describe('the start page as HTML', () => {
  let page: Document;
  let lost: Document;
  beforeAll(async () => {
    [page, lost] = await Promise.all([documentAt('/'), documentAt('/lost/here')]);
  });

  it.each(rules)('%s: %s', (_rule, _title, holds) => holds(page));

  it.each(['Page not found', 'Page Not Found: /lost/here', 'Back to home', '404'])(
    'says of a path without a page: %s (behaviour PG-10)',
    (text) => expect(lost.body.textContent).toContain(text),
  );

  it('has its sections: templates, how it works, evaluation with a drop zone, questions', () => {
    expect(texts(page, 'main h2')).toEqual(
      expect.arrayContaining([
        'Real pages, not pictures of pages',
        'How it works',
        'See how good your resume is',
        'Questions',
      ]),
    );
    expect(page.querySelectorAll('main ul[aria-labelledby="looks"] > li')).toHaveLength(12);
    expect(page.querySelectorAll('main details')).toHaveLength(6);
    expect(texts(page, 'main button')).toContain('Choose a file');
  });
});

it.each([
  ['behaviour SE-3', sessionRefreshRetries, 2],
  ['behaviour NV-10', chunkReloadWindow, 10_000],
  ['behaviour NV-4', stickyThreshold, 50],
  ['behaviour NV-8', loadingBarTimes, { throttle: 200, duration: 2000, hideDelay: 500, resetDelay: 400 }],
  ['behaviour NV-9', preloadConcurrency, 4],
  ['behaviour NV-11', buildCheckTimes.first, 1000],
  ['the country of a new document', defaultCountry, 'US'],
])('the figure of %s', (_rule, actual, expected) => expect(actual).toEqual(expected));

describe('a page whose header and footer were rendered before', () => {
  it.each(['/faq', '/contact', '/resume/start'])('is the same HTML: %s', async (path) => {
    // Other settings: nothing is known of them yet.
    const whole = await htmlAt(path, { ...settings });
    const own = { ...settings };
    for (const other of ['/terms', '/resumes/none', '/coverletter/start', path]) await htmlAt(other, own);
    expect(await htmlAt(path, own)).toBe(whole);
    expect(whole).toContain('<footer');
  });

  it('shows the name of the site that is meant', async () => {
    await htmlAt('/faq');
    expect(await htmlAt('/faq', { ...settings, appName: 'Another' })).not.toContain('Testfolio');
  });
});
