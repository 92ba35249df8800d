import type { DocumentKind } from '@vitae/domain';

/** The version that the first pages came with. */
export const firstVersion = '0.1.0';

/** Who may see a page: people who are signed in, or only those who are not. */
export type PageGuard = 'auth' | 'guest';

/** The layout around a page: `ui/src/shell/layouts` has one file for each. */
export type PageLayout = 'main' | 'onboard' | 'default' | 'admin' | 'builder' | 'viewer';

/** Where the interface runs: in a browser, or in the desktop program. */
export type PageShell = 'web' | 'desktop';

/** An area of the catalogue (`ui/src/base/i18n`) that a screen shows. */
export type PageWords = 'account' | 'editor' | 'library' | 'onboard' | 'preview' | 'review' | 'site';

/** The text of a page until its feature exists: it is in the catalogue, under `site.later`. */
export type ComingTopic = 'payment' | 'evaluation' | 'coverLetter' | 'resumeSamples' | 'coverLetterSamples' | 'admin';

/** An icon of the side navigation and the command palette: `ui/src/parts/page-icon.ts` draws them. */
export type PageIcon =
  | 'card'
  | 'file'
  | 'folder'
  | 'gauge'
  | 'house'
  | 'import'
  | 'letter'
  | 'mail-check'
  | 'new-file'
  | 'settings'
  | 'shield'
  | 'tag'
  | 'templates'
  | 'wallet';

/** The groups of each place of the navigation, in the order in which they are shown. */
export const navigationGroupsOf = {
  top: ['templates', 'evaluate', 'jobs', 'resources'],
  side: ['documents', 'create', 'billing', 'account', 'admin'],
  footer: ['company'],
} as const;

export type TopGroup = (typeof navigationGroupsOf.top)[number];
export type SideGroup = (typeof navigationGroupsOf.side)[number];
export type FooterGroup = (typeof navigationGroupsOf.footer)[number];

/** The places of a page in the navigation. A link is named by the title of the page unless it has its own `label`. */
export interface PagePlaces {
  /** A menu of the bar at the top; the footer lists its links too, but for `resources`. */
  top?: { group: TopGroup; label?: string };
  /** A column of the footer. */
  footer?: { group: FooterGroup; label?: string };
  /** The navigation beside account and administration. */
  side?: { group: SideGroup; icon: PageIcon; label?: string };
  /** The command palette of the builder. */
  palette?: { icon: PageIcon; label?: string };
}

export interface PageHead {
  /** The title of the page in the tab, navigation and search results. The start page has just the product's name. */
  title: string;
  /** One or two sentences for search results. A page without one asks not to be listed. */
  description?: string;
  /** The path under which search engines shall list the page, where it is another. */
  canonical?: string;
}

interface AnyPage {
  /** A segment with a colon matches any one segment. */
  path: string;
  layout: PageLayout;
  head: PageHead;
  guard?: PageGuard;
  /** The role that a signed-in person needs. */
  role?: 'admin';
  /** Whether the local profile of the desktop program satisfies the guard, so that no account is needed there. */
  isLocal?: true;
  /** The only shell that has the page. */
  shell?: PageShell;
  places?: PagePlaces;
  /** The kind of document that the page is about. */
  kind?: DocumentKind;
  /** The setting that names another site where this page is found, if somebody has set it; the navigation leads there. */
  elsewhere?: 'faqUrl';
}

/** A page that is there. */
export interface DrawnPage extends AnyPage {
  /** The version of the product that first had it. */
  since: string;
  /** The file that draws it, below `ui/src/rooms` and without its ending: `site/home-page` exports `HomePage`. */
  screen: string;
  words: readonly PageWords[];
  /** The page inside which it is drawn: a step of the builder. */
  inside?: string;
  /** For a page with others inside it: the file that renders its own path. */
  index?: string;
  coming?: never;
}

/** A page that is still to come: it says what it will be and what can be done now. */
export interface ComingPage extends AnyPage {
  coming: ComingTopic;
  since?: never;
  inside?: never;
}

export type Page = DrawnPage | ComingPage;
