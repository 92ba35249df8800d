import { navigationGroupsOf, pages, type Page, type SiteSettings, type TopGroup } from '@vitae/api';
import { registeredText } from '@vitae/words/catalogue';
import { textsOf } from '../../base/i18n/index.ts';
import type { PageLink } from '../../base/page-links.ts';

export interface NavigationLink extends PageLink {
  external?: boolean;
}

export interface NavigationGroup {
  label: TopGroup;
  links: NavigationLink[];
}

/** The groups of the top navigation (behaviour NV-1); links to other sites appear if the settings contain them. */
export function navigationGroups(settings: SiteSettings): NavigationGroup[] {
  return navigationGroupsOf.top.map((label) => ({
    label,
    links: [
      ...pages.flatMap((page) =>
        page.places?.top?.group === label ? [linkTo(page, page.places.top.label, settings)] : [],
      ),
      ...(label === 'jobs' && settings.jobsUrl !== null
        ? [{ label: textsOf('app').t('nav.remoteJobs'), to: settings.jobsUrl, external: true }]
        : []),
    ],
  }));
}

function linkTo({ path, head, elsewhere }: Page, label: string | undefined, settings: SiteSettings): NavigationLink {
  const other = elsewhere ? settings[elsewhere] : null;
  return { label: registeredText(label ?? head.title), to: other ?? path, ...(other !== null && { external: true }) };
}

/** The link columns of the footer: the menus of the bar at the top, and the pages about the site itself. */
export function footerColumns(settings: SiteSettings): { label: 'resources' | 'company'; links: NavigationLink[] }[] {
  const menus = navigationGroups(settings).filter(({ label }) => label !== 'resources');
  const company = pages.flatMap((page) =>
    page.places?.footer ? [linkTo(page, page.places.footer.label, settings)] : [],
  );
  return [
    { label: 'resources', links: menus.flatMap(({ links }) => links) },
    { label: 'company', links: company },
  ];
}

/** Where a social profile leads: its own page if the site names one, otherwise the home page (behaviour NV-6). */
export function socialProfiles({
  linkedinUrl,
  facebookUrl,
  instagramUrl,
}: SiteSettings): { name: SocialName; to: string; external: boolean }[] {
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
