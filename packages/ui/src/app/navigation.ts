import type { SiteSettings } from '@vitae/api';
import type { EnglishCatalogue } from './i18n/en/index.ts';

export interface NavigationLink {
  label: keyof EnglishCatalogue['app']['nav'];
  to: string;
  external?: boolean;
}

export interface NavigationGroup {
  label: 'templates' | 'evaluate' | 'jobs' | 'resources';
  links: NavigationLink[];
}

/** The groups of the top navigation (specification, section 2); links to other sites appear where the site names them. */
export function navigationGroups({ jobsUrl, faqUrl }: SiteSettings): NavigationGroup[] {
  return [
    {
      label: 'templates',
      links: [
        { label: 'resumeTemplates', to: '/resume/templates' },
        { label: 'coverLetterTemplates', to: '/coverletter/templates' },
      ],
    },
    {
      label: 'evaluate',
      links: [
        { label: 'evaluateResume', to: '/resume/evaluation/start' },
        { label: 'evaluateCoverLetter', to: '/coverletter/evaluation/start' },
      ],
    },
    {
      label: 'jobs',
      links: [
        { label: 'resumeSamples', to: '/resumes' },
        { label: 'coverLetterSamples', to: '/coverletters' },
        ...external('remoteJobs', jobsUrl),
      ],
    },
    {
      label: 'resources',
      links: [{ label: 'blog', to: '/blog' }, ...(faqUrl ? external('faq', faqUrl) : [faq]), { label: 'contact', to: '/contact' }],
    },
  ];
}

const faq: NavigationLink = { label: 'faq', to: '/faq' };

function external(label: NavigationLink['label'], url: string | null): NavigationLink[] {
  return url === null ? [] : [{ label, to: url, external: true }];
}

/** The link columns of the footer. */
export function footerColumns(settings: SiteSettings): { label: 'resources' | 'company'; links: NavigationLink[] }[] {
  const [templates, evaluate, jobs] = navigationGroups(settings);
  return [
    { label: 'resources', links: [...(templates?.links ?? []), ...(evaluate?.links ?? []), ...(jobs?.links ?? [])] },
    {
      label: 'company',
      links: [
        { label: 'blog', to: '/blog' },
        ...(settings.faqUrl ? external('faq', settings.faqUrl) : [faq]),
        { label: 'contact', to: '/contact' },
        { label: 'privacy', to: '/privacy-policy' },
        { label: 'refund', to: '/refund-policy' },
        { label: 'terms', to: '/terms' },
      ],
    },
  ];
}

/** Where a social profile leads: its own page where the site names one, else the home page (specification, section 2). */
export function socialProfiles({ linkedinUrl, facebookUrl, instagramUrl }: SiteSettings): { name: SocialName; to: string; external: boolean }[] {
  const profile = (name: SocialName, url: string | null) => ({ name, to: url ?? '/', external: url !== null });
  return [
    profile('LinkedIn', linkedinUrl),
    profile('Facebook', facebookUrl),
    profile('Instagram', instagramUrl),
    profile('X', null),
    profile('Telegram', null),
    profile('YouTube', null),
  ];
}

export type SocialName = 'LinkedIn' | 'Facebook' | 'Instagram' | 'X' | 'Telegram' | 'YouTube';
