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

const documentAt = async (path: string): Promise<Document> => {
  const { html } = await renderStaticPage(
    path,
    {
      settings,
      documents: { ...createMemoryStore(), durable: true },
      files: { pick: never, save: never },
      createImportWorker: never,
      transport: { url: '/api', fetch: never },
    },
    'en',
  );
  return new DOMParser().parseFromString(html, 'text/html');
};

const texts = (place: ParentNode, selector: string): string[] =>
  [...place.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
const labels = (place: ParentNode, selector: string): (string | null)[] =>
  [...place.querySelectorAll(selector)].map((element) => element.getAttribute('aria-label'));
const hrefs = (page: Document): (string | null)[] =>
  [...page.querySelectorAll('header a, footer a')].map((link) => link.getAttribute('href'));
const textOfLink = (page: Document, href: string): string[] =>
  texts(page, `header a[href="${href}"], footer a[href="${href}"]`);

/** Sentences of the specification, and what the HTML of the start page has to contain for each. */
const quotes: readonly (readonly [section: number, quote: string, holds: (page: Document) => void])[] = [
  [2, 'The top navigation and footer also link to /blog.', (page) => expect(hrefs(page)).toContain('/blog')],
  [2, 'Links: / (home)', (page) => expect(hrefs(page)).toContain('/')],
  [2, '/login when no session token exists', (page) => expect(textOfLink(page, '/login')).toEqual(['Login'])],
  [
    2,
    '/resume/start (Build Resume button)',
    (page) => expect(textOfLink(page, '/resume/start')).toContain('Build Resume'),
  ],
  [
    2,
    '/resumes; /coverletters; /resume/templates; /coverletter/templates',
    (page) =>
      expect(hrefs(page)).toEqual(
        expect.arrayContaining(['/resumes', '/coverletters', '/resume/templates', '/coverletter/templates']),
      ),
  ],
  [
    2,
    '/resume/evaluation/start (Evaluate My CV/Resume)',
    (page) => expect(textOfLink(page, '/resume/evaluation/start')).toContain('Evaluate My CV/Resume'),
  ],
  [
    2,
    '/coverletter/evaluation/start (Evaluate My Coverletter)',
    (page) => expect(textOfLink(page, '/coverletter/evaluation/start')).toContain('Evaluate My Coverletter'),
  ],
  [
    2,
    '/contact; /privacy-policy; /refund-policy; /terms',
    (page) =>
      expect(hrefs(page)).toEqual(expect.arrayContaining(['/contact', '/privacy-policy', '/refund-policy', '/terms'])),
  ],
  [
    2,
    'Menu groups: Templates, Evaluate, Jobs, Resources.',
    (page) => expect(texts(page, 'header [data-group]')).toEqual(['Templates', 'Evaluate', 'Jobs', 'Resources']),
  ],
  [
    2,
    'Submenus expand or collapse on click.',
    (page) => {
      for (const button of page.querySelectorAll('header [data-group]')) {
        expect(button.getAttribute('aria-expanded')).toBe('false');
        expect(page.getElementById(button.getAttribute('aria-controls') ?? '')?.hidden).toBe(true);
      }
    },
  ],
  [
    2,
    'A mobile toggle shows and hides the menu.',
    (page) => expect(labels(page, 'header [data-mobile-toggle]')).toEqual(['Open menu']),
  ],
  [
    2,
    'The bar becomes sticky with a background once the page has scrolled more than 50 px.',
    (page) => expect(page.querySelector('header')?.dataset['solid']).toBe('false'),
  ],
  [2, 'External links: a remote jobs site', (page) => expect(hrefs(page)).toContain('https://jobs.example.com/')],
  [
    2,
    'social profiles (LinkedIn, Facebook, Instagram; X, Telegram and YouTube point to the home page)',
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
    2,
    'Footer: columns Resources, Company and Newsletter',
    (page) => expect(texts(page, 'footer h2')).toEqual(['Resources', 'Company', 'Newsletter']),
  ],
  [
    2,
    'a copyright line with the current year and app name',
    (page) => expect(texts(page, 'footer p')).toContain(`© ${new Date().getFullYear()} Testfolio`),
  ],
  [
    2,
    'card brand icons for American Express, Discover, Mastercard, Verve and Visa',
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
    5,
    'Newsletter email: type email, required.',
    (page) => {
      const email = page.querySelector('footer form input[name="email"]');
      expect([email?.getAttribute('type'), email?.hasAttribute('required')]).toEqual(['email', true]);
    },
  ],
  [
    5,
    'A hidden honeypot field exists against spam.',
    (page) => {
      const honeypot = page.querySelector('footer form input[name="hp"]');
      expect([honeypot?.getAttribute('aria-hidden'), honeypot?.classList.contains('hidden')]).toEqual(['true', true]);
    },
  ],
  [
    5,
    'The tag manager id, when configured, must match GTM- or G- followed by upper-case letters and digits.',
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

describe('the specification of the site', () => {
  let page: Document;
  let lost: Document;
  beforeAll(async () => {
    [page, lost] = await Promise.all([documentAt('/'), documentAt('/lost/here')]);
  });

  it.each(quotes)('section %i: %s', (_section, _quote, holds) => holds(page));

  it.each([
    ["Title 'Page not found' for status 404", 'Page not found'],
    ['Route 404: ’Page Not Found: {path}’', 'Page Not Found: /lost/here'],
    ["A 'Back to home' button", 'Back to home'],
    ['and the status code', '404'],
  ])('section 8: %s', (_quote, text) => expect(lost.body.textContent).toContain(text));

  it.each([
    ['Session refresh retries: 2', sessionRefreshRetries, 2],
    ['Chunk-reload guard window: 10000 ms', chunkReloadWindow, 10_000],
    ['Nav sticky threshold: 50 px', stickyThreshold, 50],
    [
      'Loading bar: throttle 200 ms, duration 2000 ms, hide delay 500 ms, reset delay 400 ms',
      loadingBarTimes,
      {
        throttle: 200,
        duration: 2000,
        hideDelay: 500,
        resetDelay: 400,
      },
    ],
    ['Route preloading: at most 4 concurrent', preloadConcurrency, 4],
    ['manifest prefetch delayed 1000 ms', buildCheckTimes.first, 1000],
    ['Default country: US', defaultCountry, 'US'],
  ])('section 9: %s', (_quote, actual, expected) => expect(actual).toEqual(expected));

  it('of the start page: templates, how it works, evaluation with a drop zone, questions', () => {
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
