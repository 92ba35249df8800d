import type { DocumentKind } from '@vitae/domain';

/** The version in which the first pages appeared. */
export const firstVersion = '0.1.0';

/** Who may see a page: signed-in users, or only signed-out ones. */
export type PageGuard = 'auth' | 'guest';

/** The layout around a page: each has a file in `ui/src/shell/layouts`. */
export type PageLayout = 'main' | 'onboard' | 'default' | 'admin' | 'builder' | 'viewer';

/** Where the interface runs: in a browser, or in the desktop app. */
export type PageShell = 'web' | 'desktop';

/** An area of the catalogue (`ui/src/base/i18n`) that a screen shows. */
export type PageWords =
  | 'account'
  | 'billing'
  | 'admin'
  | 'editor'
  | 'letter'
  | 'library'
  | 'onboard'
  | 'preview'
  | 'report'
  | 'review'
  | 'samples'
  | 'site'
  | 'steps';

/** The text of a page until its feature exists: in the catalogue, under `site.later`. */
export type ComingTopic = 'admin';

/** An icon of the side navigation and the command palette: `ui/src/parts/page-icon.ts` draws them. */
export type PageIcon =
  | 'card'
  | 'chart'
  | 'file'
  | 'folder'
  | 'gauge'
  | 'house'
  | 'import'
  | 'letter'
  | 'mail-check'
  | 'new-file'
  | 'settings'
  | 'tag'
  | 'templates'
  | 'users'
  | 'wallet';

/** The groups of each place in the navigation, in display order. */
export const navigationGroupsOf = {
  top: ['templates', 'evaluate', 'jobs', 'resources'],
  side: ['documents', 'create', 'billing', 'account', 'admin'],
  footer: ['company'],
} as const;

export type TopGroup = (typeof navigationGroupsOf.top)[number];
export type SideGroup = (typeof navigationGroupsOf.side)[number];
export type FooterGroup = (typeof navigationGroupsOf.footer)[number];

/** The places of a page in the navigation. A link shows the title of the page unless it has its own `label`. */
export interface PagePlaces {
  /** A menu in the bar at the top; the footer lists its links too, except those of `resources`. */
  top?: { group: TopGroup; label?: string };
  /** A column of the footer. */
  footer?: { group: FooterGroup; label?: string };
  /** The navigation next to the account and administration pages. */
  side?: { group: SideGroup; icon: PageIcon; label?: string };
  /** The command palette of the builder. */
  palette?: { icon: PageIcon; label?: string };
}

export interface PageHead {
  /** The title of the page in the tab, navigation and search results. The start page has only the product's name. */
  title: string;
  /** One or two sentences for search results. A page without a description is not listed. */
  description?: string;
  /** The path under which search engines should list the page, if it is a different one. */
  canonical?: string;
}

interface AnyPage {
  /** A segment with a colon matches any one segment. */
  path: string;
  layout: PageLayout;
  head: PageHead;
  guard?: PageGuard;
  /** The role that a signed-in user needs. */
  role?: 'admin';
  /** Whether the local profile of the desktop app satisfies the guard, so that no account is needed there. */
  isLocal?: true;
  /** The only shell that has the page. */
  shell?: PageShell;
  places?: PagePlaces;
  /** The kind of document that the page deals with. */
  kind?: DocumentKind;
  /** The setting with the address of another site that has this page; if set, the navigation links there. */
  elsewhere?: 'faqUrl';
}

/** Rows on the server that a page shows. */
export type PageFeed = 'samples' | 'plans' | 'templates';

/** A page that exists. */
export interface DrawnPage extends AnyPage {
  /** The version of the product in which it first appeared. */
  since: string;
  /** The file that draws it, below `ui/src/rooms` and without its extension: `site/home-page` exports `HomePage`. */
  screen: string;
  words: readonly PageWords[];
  /** The page inside which it is drawn: a step of the builder. */
  inside?: string;
  /** For a page that contains others: the file that renders its own path. */
  index?: string;
  /** What is shown in it, besides its texts: rows on the server that may change at any time. */
  fed?: PageFeed;
  coming?: never;
}

/** A page that does not exist yet: it says what it will be and what can be done now. */
export interface ComingPage extends AnyPage {
  coming: ComingTopic;
  since?: never;
  inside?: never;
}

export type Page = DrawnPage | ComingPage;

/** Whether a shell has a page. */
export const isPageOf = (page: Page, shell: PageShell): boolean => page.shell === undefined || page.shell === shell;
